import type { PublishedPath } from "~/features/public-records";
import { locales } from "~/i18n/routing";
import { inLanguage, suffixOf } from "~/lib/languages";
import { api } from "~/trpc/client";
import { isVisibleIn, type Part } from "../../parts/parts";

/** Texts by field: `{ titleEn, titleVi }`. */
export type FallbackTexts = Readonly<Record<string, string>>;

const none: FallbackTexts = {};

/** Returns the texts that visitors see where the opening of a page has none. @param values of the page's form */
export function useFallbackTexts(path: PublishedPath, values: Readonly<Record<string, unknown>>, parts: readonly Part[]) {
  const isHome = path === "/admin/home" && values.slug === "";
  const { data: site } = api.website.home.siteTexts.useQuery(undefined, { enabled: isHome });
  return (part: Part): FallbackTexts => {
    if (part.kind !== "hero") return none;
    const texts: Record<string, string> = {};
    for (const locale of locales) {
      // Only the first part that is shown opens the page.
      if (parts.find((one) => isVisibleIn(one, locale))?.id !== part.id) continue;
      const title = isHome
        ? site && (inLanguage(site, "slogan", locale) || inLanguage(site, "siteName", locale))
        : values[`title${suffixOf[locale]}`];
      const lead = isHome && part.variant === "arch" && site && inLanguage(site, "description", locale);
      if (typeof title === "string") texts[`title${suffixOf[locale]}`] = title;
      if (lead) texts[`lead${suffixOf[locale]}`] = lead;
    }
    return texts;
  };
}
