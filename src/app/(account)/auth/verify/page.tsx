import { getTranslations } from "next-intl/server";
import { formTexts, sentTexts } from "~/app/(account)/form-texts";
import type { Query } from "~/app/(account)/next-page";
import { TextLink } from "~/app/(account)/text-link";
import { AccountCard } from "~/features/system/account/components/account-card";
import { VerifyForm } from "~/features/system/account/components/link-forms";
import { MailForm } from "~/features/system/account/components/mail-form";
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
    const signInHref = { confirmed: "/auth/login?note=confirmed", confirmedApprove: "/auth/login?note=confirmedApprove" };
    return (
      <AccountCard
        title={t(address === null ? "verify.title" : "verify.changeTitle")}
        text={address === null ? t("verify.text") : t("verify.changeText", { address })}
      >
        <VerifyForm
          token={token}
          signInHref={signInHref}
          submit={address === null ? t("verify.submit") : t("verify.changeSubmit", { address })}
          texts={texts}
        />
      </AccountCard>
    );
  }
  const words = { email: t("email"), submit: t("verify.submitAgain"), ...(await sentTexts()) };
  return (
    <AccountCard
      title={t("verify.expiredTitle")}
      text={t("verify.expiredText")}
      footer={<TextLink href="/auth/login">{t("forgot.back")}</TextLink>}
    >
      <MailForm call="resendConfirmation" texts={texts} words={words} />
    </AccountCard>
  );
}
