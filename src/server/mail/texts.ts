import { isLocale, type Locale } from "~/i18n/routing";
import { type messages, translatorFor } from "~/server/platform/translator";
import { LINK_PLACEHOLDER } from "./outbox";

type KindOf<Key> = Key extends `${infer Kind}Note` ? Kind : never;

/** Mails whose text, note, subject and button are messages named after them. */
export type MailKind = KindOf<keyof (typeof messages)["en"]["mail"]>;

type MailValues = {
  /** Left out of mails that requests without a session cause: the name is unconfirmed text from anyone. */
  name?: string;
  site: string;
  subject?: string | undefined;
  job?: string | undefined;
  person?: string;
  address?: string;
  count?: number;
};

/** Returns the known language of an address, else English. */
export function mailLocale(locale: unknown): Locale {
  return isLocale(locale) ? locale : "en";
}

export function mailText(kind: MailKind, locale: Locale, values: MailValues) {
  const t = translatorFor(locale);
  const lines = [
    values.name === undefined ? t("mail.greetingNameless") : t("mail.greeting", { name: values.name }),
    t(`mail.${kind}Text`, { ...values, count: values.count ?? 1 }),
    LINK_PLACEHOLDER,
    t(`mail.${kind}Note`, values),
    t("mail.closing", values),
  ];
  const subject = t(`mail.${kind}Subject`, { ...values, count: values.count ?? 1 });
  return { locale, subject, text: lines.join("\n\n"), linkLabel: t(`mail.${kind}Button`) };
}
