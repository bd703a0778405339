import { getTranslations } from "next-intl/server";
import { AccountLink } from "~/app/(account)/account-link";
import { formTexts } from "~/app/(account)/form-texts";
import { NewPassword } from "~/app/(account)/new-password";
import type { Query } from "~/app/(account)/next-page";
import { AccountCard } from "~/features/system/account/components/account-card";
import { StepForm } from "~/features/system/account/components/step-form";
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
    const footer = <AccountLink href="/auth/forgot">{t("reset.again")}</AccountLink>;
    return <AccountCard title={t("reset.expiredTitle")} text={t("reset.expiredText")} footer={footer} />;
  }
  return (
    <AccountCard
      title={t(isInvitation ? "reset.inviteTitle" : "reset.title")}
      text={t(isInvitation ? "reset.inviteText" : "reset.text")}
    >
      <StepForm call="reset" texts={await formTexts()} extra={{ token: String(token) }} submit={t("reset.submit")}>
        <NewPassword label={t("newPassword")} rules={await accountRules(database())} autoFocus />
      </StepForm>
    </AccountCard>
  );
}
