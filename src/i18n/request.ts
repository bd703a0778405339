import { cookies } from "next/headers";
import { locale as localeParam } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { timeZone } from "~/lib/dates";
import { defaultLocale, isLocale, type Locale, localeCookie } from "./routing";

// Static imports: no file name comes from a request.
const messages = {
  en: () => import("../../messages/en.json"),
  vi: () => import("../../messages/vi.json"),
} satisfies Record<Locale, () => Promise<unknown>>;

export default getRequestConfig(async ({ locale: override }) => {
  const locale = isLocale(override) ? override : await localeOfRequest();
  return { locale, timeZone, messages: (await messages[locale]()).default };
});

/** Reads the language from a public page's URL, else from the cookie. */
async function localeOfRequest(): Promise<Locale> {
  const param: unknown = await localeParam();
  if (isLocale(param)) return param;
  const cookie = (await cookies()).get(localeCookie)?.value;
  return isLocale(cookie) ? cookie : defaultLocale;
}
