import type en from "../messages/en.json";
import type { Locale as AppLocale } from "./i18n/routing";

declare module "next-intl" {
  /** Types the keys of the messages and the languages, so that misspelt ones do not compile. */
  interface AppConfig {
    Locale: AppLocale;
    Messages: typeof en;
  }
}
