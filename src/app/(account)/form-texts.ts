import { getTranslations } from "next-intl/server";
import { buildFormTexts, type FormTexts } from "~/features/system/account/components/account-texts";
import { database } from "~/server/db/client";
import { deliversMail } from "~/server/mail/outbox";

/** Texts after a link was asked for. `{email}` is left to the form. */
export async function sentTexts() {
  const t = await getTranslations("auth.forgot");
  const hasMail = await deliversMail(database());
  return {
    sentTitle: t(hasMail ? "sentTitle" : "sentTitleNoMail"),
    sent: t(hasMail ? "sentText" : "sentTextNoMail", { email: "{email}" }),
  };
}

export async function formTexts(): Promise<FormTexts> {
  const [codes, common, validation] = await Promise.all([
    getTranslations("codes"),
    getTranslations("common"),
    getTranslations("validation"),
  ]);
  return buildFormTexts({ codes, common, validation });
}
