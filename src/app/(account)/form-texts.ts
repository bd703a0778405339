import { getMessages, getTranslations } from "next-intl/server";
import type { FormTexts } from "~/features/system/account/components/account-form";
import { database } from "~/server/db/client";
import { deliversMail } from "~/server/mail/outbox";

/** Texts after a link was asked for. */
export async function sentTexts() {
  const t = await getTranslations("auth.forgot");
  const hasMail = await deliversMail(database());
  return {
    sentTitle: t(hasMail ? "sentTitle" : "sentTitleNoMail"),
    sent: String(t.raw(hasMail ? "sentText" : "sentTextNoMail")),
  };
}

export async function formTexts(): Promise<FormTexts> {
  const { codes } = await getMessages();
  const [t, common] = await Promise.all([getTranslations("validation"), getTranslations("common")]);
  return {
    codes,
    somethingWrong: common("somethingWrong"),
    validation: {
      input: t("input"),
      email: t("email"),
      passwordMismatch: t("passwordMismatch"),
      commonPassword: t("commonPassword"),
      invalid: t("invalid"),
    },
  };
}
