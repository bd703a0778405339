import { getTranslations } from "next-intl/server";
import { AccountLink } from "~/app/(account)/account-link";
import { formTexts, sentTexts } from "~/app/(account)/form-texts";
import type { Query } from "~/app/(account)/next-page";
import { AccountCard } from "~/features/system/account/components/account-card";
import { MailForm } from "~/features/system/account/components/mail-form";
import { StepForm } from "~/features/system/account/components/step-form";
import { findLink } from "~/server/auth/links";
import { database } from "~/server/db/client";

export async function generateMetadata() {
  const t = await getTranslations("auth.verify");
  return { title: t("title") };
}

export default async function VerifyPage({ searchParams }: { searchParams: Query }) {
  const { token } = await searchParams;
  const [t, texts] = await Promise.all([getTranslations("auth"), formTexts()]);
  const link = typeof token === "string" ? await findLink(database(), token, ["verify", "email"], new Date()) : null;
  if (link && typeof token === "string") {
    const address = link.email;
    return (
      <AccountCard
        title={t(address === null ? "verify.title" : "verify.changeTitle")}
        text={address === null ? t("verify.text") : t("verify.changeText", { address })}
      >
        {/* Confirms only after a click: link scanners must not use up the token. */}
        <StepForm
          call="verify"
          texts={texts}
          extra={{ token }}
          submit={address === null ? t("verify.submit") : t("verify.changeSubmit", { address })}
        />
      </AccountCard>
    );
  }
  const words = { email: t("email"), submit: t("verify.submitAgain"), ...(await sentTexts()) };
  return (
    <AccountCard
      title={t("verify.expiredTitle")}
      text={t("verify.expiredText")}
      footer={<AccountLink href="/auth/login">{t("forgot.back")}</AccountLink>}
    >
      <MailForm call="resendConfirmation" texts={texts} words={words} />
    </AccountCard>
  );
}
