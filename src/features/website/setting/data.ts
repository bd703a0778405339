import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { sectionSelect, sectionsOf } from "~/server/traits/sections";

/** What visitors see; staff edit it, and more. */
export const siteSelect = {
  siteNameEn: true,
  siteNameVi: true,
  sloganEn: true,
  sloganVi: true,
  descriptionEn: true,
  descriptionVi: true,
  keywordsEn: true,
  keywordsVi: true,
  footerEn: true,
  footerVi: true,
  shareImage: { select: imageSelect },
  heroImage: { select: imageSelect },
  email: true,
  phone: true,
  zalo: true,
  facebook: true,
  linkedin: true,
  youtube: true,
  ...sectionSelect,
} as const satisfies Prisma.SettingSelect;

/** What visitors agree to who send a form, and the version of that text; null where the site has none. */
export async function siteConsent(db: Db, locale: Locale): Promise<{ text: string; version: number } | null> {
  const row = await db.setting.findUnique({
    where: { id: 1 },
    select: { consentEn: true, consentVi: true, consentVersion: true },
  });
  const text = row ? inLanguage(row, "consent", locale) : "";
  return row && text ? { text, version: row.consentVersion } : null;
}

/** What every public page says of the site, in one language. */
export type Site = Awaited<ReturnType<typeof siteSettings>>;

/** The site's name, texts and channels. While the name is not filled in, it is the product's own. */
export async function siteSettings(db: Db, locale: Locale) {
  const row = await db.setting.findUnique({ where: { id: 1 }, select: siteSelect });
  const text = (field: "siteName" | "slogan" | "description" | "keywords" | "footer") =>
    row ? inLanguage(row, field, locale) : "";
  return {
    name: text("siteName") || "Atrium",
    slogan: text("slogan"),
    description: text("description"),
    keywords: text("keywords"),
    footer: text("footer"),
    shareImage: row?.shareImage ?? null,
    heroImage: row?.heroImage ?? null,
    /** Those that visitors see. */
    sections: sectionsOf(row),
    email: row?.email || null,
    phone: row?.phone || null,
    links: {
      zalo: row?.zalo || null,
      facebook: row?.facebook || null,
      linkedin: row?.linkedin || null,
      youtube: row?.youtube || null,
    },
  };
}
