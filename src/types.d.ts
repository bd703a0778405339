import type en from "../messages/en.json";
import type { Locale as AppLocale } from "./i18n/routing";

declare module "next-intl" {
  /** Makes every key of the messages, and every language, a type: a misspelt one does not compile. */
  interface AppConfig {
    Locale: AppLocale;
    Messages: typeof en;
  }
}
