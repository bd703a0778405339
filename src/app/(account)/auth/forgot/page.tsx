import { getTranslations } from "next-intl/server";
import { formTexts } from "~/app/(account)/form-texts";
import { nextPage, type Query, withNext } from "~/app/(account)/next-page";
import { TextLink } from "~/app/(account)/text-link";
import { AccountCard } from "~/features/system/account/components/account-card";
import { MailForm } from "~/features/system/account/components/mail-form";

export async function generateMetadata() {
  const t = await getTranslations("auth.forgot");
  return { title: t("title") };
}

export default async function ForgotPage({ searchParams }: { searchParams: Query }) {
  const next = await nextPage(searchParams);
  const t = await getTranslations("auth");
  const words = {
    email: t("email"),
    submit: t("forgot.submit"),
    sentTitle: t("forgot.sentTitle"),
    sent: t.raw("forgot.sentText"),
  };
  return (
    <AccountCard
      title={t("forgot.title")}
      text={t("forgot.text")}
      footer={<TextLink href={withNext("/auth/login", next)}>{t("forgot.back")}</TextLink>}
    >
      <MailForm call="forgot" texts={await formTexts()} words={words} />
    </AccountCard>
  );
}
