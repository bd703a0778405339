import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { placedPages } from "~/features/website/page/data";
import { siteSettings } from "~/features/website/setting/data";
import { isLocale, type Locale } from "~/i18n/routing";
import type { Section } from "~/lib/sections";
import { database } from "~/server/db/client";
import { siteOrigin } from "~/server/http/origin";

/** The settings and the pages that the navigation links to, read once for the page, its metadata and its layout. */
export const currentSite = cache(async (locale: Locale) => {
  const [settings, pages] = await Promise.all([siteSettings(database(), locale), placedPages(database(), locale, new Date())]);
  return { ...settings, pages };
});

/**
 * What every public page starts from. An address whose first part is no language does not exist.
 * @param section the section that the page belongs to: without it there is no such page
 */
export async function pageContext(params: Promise<{ locale: string }>, section?: Section) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [site, t] = await Promise.all([currentSite(locale), getTranslations({ locale, namespace: "site" })]);
  if (section && !site.sections.includes(section)) notFound();
  return { db: database(), locale, now: new Date(), site, t, origin: siteOrigin() };
}
