import { createTranslator } from "next-intl";
import type { Locale } from "~/i18n/routing";
import en from "../../../messages/en.json";
import vi from "../../../messages/vi.json";

export const messages = { en, vi };

export type Translator = ReturnType<typeof translatorFor>;

export function translatorFor(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] });
}
