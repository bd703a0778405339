import { localeCookie } from "~/i18n/routing";
import { choiceMaxAge } from "~/lib/theme";
import { closest } from "./closest";

/**
 * Writes the cookie of a `data-locale` link before the navigation: with the Vietnamese cookie, bare URLs redirect to Vietnamese.
 */
export function listenForLanguage(): void {
  document.addEventListener("click", (event) => {
    const locale = closest(event, "[data-locale]")?.dataset.locale;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
    if (locale) document.cookie = `${localeCookie}=${locale}; path=/; max-age=${choiceMaxAge}; samesite=lax`;
  });
}
