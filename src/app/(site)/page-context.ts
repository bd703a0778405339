import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { companyInfo } from "~/features/company/info/data";
import { activeOffices } from "~/features/company/office/data";
import type { SiteTexts } from "~/features/website/page/parts/data";
import { siteSettings } from "~/features/website/setting/data";
import { filledSections } from "~/features/website/setting/filled-sections";
import { shownMenus } from "~/features/website/setting/menus";
import { isLocale, type Locale } from "~/i18n/routing";
import { defaultLook } from "~/lib/look";
import { FEED_PATH, pageKeys } from "~/lib/menus";
import type { Section } from "~/lib/sections";
import { database } from "~/server/db/client";
import { siteOrigin } from "~/server/request/origin";
import { preparedLook, type SiteLook } from "~/server/traits/look";

export type SitePageProps = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ sent?: string | string[] }>;
};

/** Whether a page follows its form, which was just sent. */
export async function isSent(searchParams: SitePageProps["searchParams"]): Promise<boolean> {
  return Boolean((await searchParams).sent);
}

export const currentSite = cache(async (locale: Locale) => {
  const [db, now] = [database(), new Date()];
  const [settings, company, offices, t] = await Promise.all([
    siteSettings(db, locale),
    companyInfo(db, locale),
    activeOffices(db, locale),
    getTranslations({ locale, namespace: "site" }),
  ]);
  const filled = await filledSections(db, locale, now, settings.sections);
  const nameOf = (place: string) => menuName(place, t);
  const menus = await shownMenus({ db, locale, now, menus: settings.menus, filled, nameOf });
  return { ...settings, menus, filled, company, offices };
});

/** Names a page of the product by its bare path, or a column of the footer by its id. */
function menuName(place: string, t: SiteTexts): string | null {
  const key = pageKeys.get(place);
  if (key) return t(`nav.${key}`);
  if (place === FEED_PATH) return t("footer.feed");
  return place === "explore" || place === "information" ? t(`footer.${place}`) : null;
}

/** Reads a public page's language; answers not found for an unknown one. */
export async function pageLocale(params: SitePageProps["params"]): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}

/** Reads the look of public pages. The error page has the product's while the database is away. */
export const currentLook = cache(async (locale: Locale): Promise<SiteLook> => {
  const usual = { look: defaultLook, favicon: null };
  return preparedLook() ?? currentSite(locale).catch(() => usual);
});

/**
 * Reads a public page's language and site; answers not found for an unknown language.
 * @param section the page's section; not found where the settings hide it
 */
export async function pageContext(params: SitePageProps["params"], section?: Section) {
  const locale = await pageLocale(params);
  const [site, t] = await Promise.all([currentSite(locale), getTranslations({ locale, namespace: "site" })]);
  if (section && !site.sections.includes(section)) notFound();
  return { db: database(), locale, now: new Date(), site, t, origin: siteOrigin() };
}
