import { getTranslations } from "next-intl/server";
import { AccountLink } from "~/app/(account)/account-link";
import { formTexts, sentTexts } from "~/app/(account)/form-texts";
import { nextPage, type Query } from "~/app/(account)/next-page";
import { AccountCard } from "~/features/system/account/components/account-card";
import { MailForm } from "~/features/system/account/components/mail-form";
import { withNext } from "~/lib/urls";
import { database } from "~/server/db/client";
import { deliversMail } from "~/server/mail/outbox";

export async function generateMetadata() {
  const t = await getTranslations("auth.forgot");
  return { title: t("title") };
}

export default async function ForgotPage({ searchParams }: { searchParams: Query }) {
  const next = await nextPage(searchParams);
  const t = await getTranslations("auth");
  const hasMail = await deliversMail(database());
  const words = { email: t("email"), submit: t("forgot.submit"), ...(await sentTexts()) };
  return (
    <AccountCard
      title={t("forgot.title")}
      text={t(hasMail ? "forgot.text" : "forgot.textNoMail")}
      footer={<AccountLink href={withNext("/auth/login", next)}>{t("forgot.back")}</AccountLink>}
    >
      <MailForm call="forgot" texts={await formTexts()} words={words} />
    </AccountCard>
  );
}
