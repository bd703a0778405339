import { getTranslations } from "next-intl/server";
import { AccountLink } from "~/app/(account)/account-link";
import { formTexts } from "~/app/(account)/form-texts";
import { NewPassword } from "~/app/(account)/new-password";
import { leaveIfSignedIn, nextPage, type Query } from "~/app/(account)/next-page";
import { AccountCard } from "~/features/system/account/components/account-card";
import { AccountField } from "~/features/system/account/components/account-fields";
import { StepForm } from "~/features/system/account/components/step-form";
import { nameBounds } from "~/features/system/account/schema";
import { withNext } from "~/lib/urls";
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
  const footer = (
    <>
      {t("signUp.hasAccount")} <AccountLink href={withNext("/auth/login", next)}>{t("signUp.signIn")}</AccountLink>
    </>
  );
  if (!rules.signUp) return <AccountCard title={t("signUp.closedTitle")} text={t("signUp.closedText")} footer={footer} />;
  const steps = rules.confirmEmail ? (rules.approveAccounts ? "both" : "confirm") : rules.approveAccounts ? "approve" : "neither";
  return (
    <AccountCard title={t("signUp.title")} text={t(`signUp.steps.${steps}`)} footer={footer}>
      <StepForm call="signUp" texts={texts} submit={t("signUp.submit")} next={next}>
        <AccountField
          name="name"
          label={t("name")}
          hint={t("nameHint", nameBounds)}
          autoComplete="name"
          minLength={nameBounds.min}
          maxLength={nameBounds.max}
          autoFocus
        />
        <AccountField name="email" label={t("email")} type="email" autoComplete="username" maxLength={254} />
        <NewPassword label={t("password")} rules={rules} />
      </StepForm>
    </AccountCard>
  );
}
