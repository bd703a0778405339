import { preload } from "react-dom";
import type { Locale } from "~/i18n/routing";
import { fontUrls } from "~/server/http/font-urls";

/** Preloads a language's fonts before the browser has read the style sheet. */
export function FontPreload({ locale }: { locale: Locale }) {
  for (const url of fontUrls(locale)) preload(url, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return null;
}
