import { createTranslator } from "next-intl";
import { isLocale } from "~/i18n/routing";
import { accountRules } from "~/server/auth/account-rules";
import type { Db } from "~/server/db/client";
import en from "../../../messages/en.json";
import vi from "../../../messages/vi.json";
import { sendMail } from "./outbox";

const messages = { en, vi };

/** The mails about someone's account, by their names in the message namespace `mail`. */
type AccountMail = "verify" | "reset" | "invite" | "approved";

/** Writes to somebody about their account, in their language. */
export async function sendAccountMail(
  db: Db,
  mail: AccountMail,
  person: { name: string; email: string; locale: string },
  link: string,
): Promise<void> {
  const locale = isLocale(person.locale) ? person.locale : "en";
  const t = createTranslator({ locale, messages: messages[locale], namespace: "mail" });
  const { siteNameEn, siteNameVi } = await accountRules(db);
  const values = { name: person.name, site: locale === "vi" ? siteNameVi : siteNameEn };
  const text = [t("greeting", values), t(`${mail}Text`, values), link, t(`${mail}Note`, values), t("closing", values)];
  await sendMail(db, { to: person.email, subject: t(`${mail}Subject`, values), text: text.join("\n\n"), link });
}
