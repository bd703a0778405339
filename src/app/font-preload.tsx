import { preload } from "react-dom";
import type { Locale } from "~/i18n/routing";
import { fontUrls } from "~/server/http/font-urls";

/** Has the browser fetch the fonts of a language before it has read the style sheet, which names them. */
export function FontPreload({ locale }: { locale: Locale }) {
  for (const url of fontUrls(locale)) preload(url, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return null;
}
