import { getTranslations } from "next-intl/server";
import { Alert } from "~/components/ui/alert";
import { AccountCard } from "~/features/system/account/components/account-card";
import { SignInPageForm } from "~/features/system/account/components/sign-in-form";
import { withNext } from "~/lib/urls";
import { accountRules } from "~/server/auth/account-rules";
import { database } from "~/server/db/client";
import { deliversMail } from "~/server/mail/outbox";
import { AccountLink } from "./account-link";
import { formTexts } from "./form-texts";
import { leaveIfSignedIn, nextPage, type Query } from "./next-page";

/** Notices that other account pages redirect here with. */
const notes = ["confirm", "approve", "ready", "confirmed", "confirmedApprove", "reset", "ended"] as const;
const news: readonly string[] = ["confirm", "approve", "ended"];

/** The page of both sign-in addresses. */
export async function SignInPage({ searchParams }: { searchParams: Query }) {
  const next = await nextPage(searchParams);
  await leaveIfSignedIn(next);
  const { note: noteName } = await searchParams;
  const note = notes.find((name) => name === noteName);
  const [t, rules, texts, hasMail] = await Promise.all([
    getTranslations("auth"),
    accountRules(database()),
    formTexts(),
    deliversMail(database()),
  ]);
  const noteText = note === "confirm" && !hasMail ? "confirmNoMail" : note;
  const words = {
    email: t("email"),
    password: t("password"),
    showPassword: t("showPassword"),
    submit: t("signIn.submit"),
    resend: t("signIn.resend"),
    resent: t(hasMail ? "signIn.resent" : "signIn.resentNoMail"),
    code: t("signIn.code"),
    codeHint: t("signIn.codeHint"),
    back: t("signIn.back"),
  };
  return (
    <AccountCard
      title={t("signIn.title")}
      text={note ? undefined : t("signIn.text")}
      note={note && noteText && <Alert variant={news.includes(note) ? "info" : "success"}>{t(`notes.${noteText}`)}</Alert>}
      footer={
        rules.signUp && (
          <>
            {t("signIn.noAccount")} <AccountLink href={withNext("/auth/register", next)}>{t("signIn.signUp")}</AccountLink>
          </>
        )
      }
    >
      <SignInPageForm
        next={withNext("/admin", next)}
        texts={texts}
        words={words}
        aside={
          <a href={withNext("/auth/forgot", next)} className="text-primary-text text-sm underline-offset-4 hover:underline">
            {t("signIn.forgot")}
          </a>
        }
      />
    </AccountCard>
  );
}

export async function generateMetadata() {
  const t = await getTranslations("auth.signIn");
  return { title: t("title") };
}
