import { getTranslations } from "next-intl/server";
import { formTexts } from "~/app/(account)/form-texts";
import type { Query } from "~/app/(account)/next-page";
import { TextLink } from "~/app/(account)/text-link";
import { AccountCard } from "~/features/system/account/components/account-card";
import { ResetPasswordForm } from "~/features/system/account/components/link-forms";
import { accountRules } from "~/server/auth/account-rules";
import { isLinkGood } from "~/server/auth/links";
import { database } from "~/server/db/client";

export async function generateMetadata() {
  const t = await getTranslations("auth.reset");
  return { title: t("title") };
}

/** Sets a new password: after a forgotten one, or first for an invited account. */
export default async function ResetPage({ searchParams }: { searchParams: Query }) {
  const { token } = await searchParams;
  const now = new Date();
  const t = await getTranslations("auth");
  const isGood = (purpose: "reset" | "invite") => isLinkGood(database(), String(token), [purpose], now);
  const [isReset, isInvitation] = await Promise.all([isGood("reset"), isGood("invite")]);
  if (!isReset && !isInvitation) {
    const footer = <TextLink href="/auth/forgot">{t("reset.again")}</TextLink>;
    return <AccountCard title={t("reset.expiredTitle")} text={t("reset.expiredText")} footer={footer} />;
  }
  const { passwordMin, passwordMax } = await accountRules(database());
  const bounds = { min: passwordMin, max: passwordMax };
  const words = {
    newPassword: t("newPassword"),
    passwordHint: t("passwordHint", bounds),
    confirmPassword: t("confirmPassword"),
    showPassword: t("showPassword"),
    submit: t("reset.submit"),
  };
  return (
    <AccountCard
      title={t(isInvitation ? "reset.inviteTitle" : "reset.title")}
      text={t(isInvitation ? "reset.inviteText" : "reset.text")}
    >
      <ResetPasswordForm
        token={String(token)}
        signInHref="/auth/login?note=reset"
        bounds={bounds}
        texts={await formTexts()}
        words={words}
      />
    </AccountCard>
  );
}
