import { getTranslations } from "next-intl/server";
import { formTexts } from "~/app/(account)/form-texts";
import { leaveIfSignedIn, nextPage, type Query, withNext } from "~/app/(account)/next-page";
import { TextLink } from "~/app/(account)/text-link";
import { AccountCard } from "~/features/system/account/components/account-card";
import { SignUpForm } from "~/features/system/account/components/sign-up-form";
import { nameBounds } from "~/features/system/account/schema";
import { accountRules } from "~/server/auth/account-rules";
import { database } from "~/server/db/client";

export async function generateMetadata() {
  const t = await getTranslations("auth.signUp");
  return { title: t("title") };
}

export default async function RegisterPage({ searchParams }: { searchParams: Query }) {
  const next = await nextPage(searchParams);
  await leaveIfSignedIn(next);
  const [t, rules, texts] = await Promise.all([getTranslations("auth"), accountRules(database()), formTexts()]);
  const signInHref = (note: string) => withNext(`/auth/login?note=${note}`, next);
  const footer = (
    <>
      {t("signUp.hasAccount")} <TextLink href={withNext("/auth/login", next)}>{t("signUp.signIn")}</TextLink>
    </>
  );
  if (!rules.signUp) return <AccountCard title={t("signUp.closedTitle")} text={t("signUp.closedText")} footer={footer} />;
  const password = { min: rules.passwordMin, max: rules.passwordMax };
  const steps = rules.confirmEmail ? (rules.approveAccounts ? "both" : "confirm") : rules.approveAccounts ? "approve" : "neither";
  const words = {
    name: t("name"),
    nameHint: t("nameHint", nameBounds),
    email: t("email"),
    password: t("password"),
    passwordHint: t("passwordHint", password),
    confirmPassword: t("confirmPassword"),
    showPassword: t("showPassword"),
    submit: t("signUp.submit"),
  };
  return (
    <AccountCard title={t("signUp.title")} text={t(`signUp.steps.${steps}`)} footer={footer}>
      <SignUpForm
        signInHref={{ confirm: signInHref("confirm"), approve: signInHref("approve"), ready: signInHref("ready") }}
        bounds={{ name: nameBounds, password }}
        texts={texts}
        words={words}
      />
    </AccountCard>
  );
}
