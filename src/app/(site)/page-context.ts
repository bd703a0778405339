import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { companyInfo } from "~/features/company/info/data";
import { activeOffices } from "~/features/company/office/data";
import { siteMenus } from "~/features/website/menu/data";
import { siteSettings } from "~/features/website/setting/data";
import { isLocale, type Locale } from "~/i18n/routing";
import { defaultLook, lookOf } from "~/lib/look";
import type { Section } from "~/lib/sections";
import { database } from "~/server/db/client";
import { siteOrigin } from "~/server/request/origin";
import { preparedSettings } from "~/server/traits/prepared-settings";
import { typedValues } from "~/server/traits/preview";

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
  const settings = siteSettings(db, locale);
  const [site, menus, contact, offices] = await Promise.all([
    settings,
    siteMenus(db, locale, now, settings),
    companyInfo(db, locale),
    activeOffices(db, locale),
  ]);
  return { ...site, ...menus, ...contact, offices };
});

/** Reads a public page's language; answers not found for an unknown one. */
export async function pageLocale(params: SitePageProps["params"]): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}

/** Reads the look of public pages, typed in a preview. The error page has the product's while the database is away. */
export const currentLook = cache(async (locale: Locale) => {
  const stored = typedValues("/admin/setting", 1) === null ? preparedSettings() : null;
  if (stored) return { look: lookOf(stored), favicon: stored.favicon };
  return currentSite(locale).catch(() => ({ look: defaultLook, favicon: null }));
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
