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
  googleVerification: true,
  bingVerification: true,
  yandexVerification: true,
  consentEn: true,
  consentVi: true,
  consentVersion: true,
  ...sectionSelect,
} as const satisfies Prisma.SettingSelect;

/** What every public page says of the site, in one language. */
export type Site = Awaited<ReturnType<typeof siteSettings>>;

/** The site's name, texts and channels. While the name is not filled in, it is the product's own. */
export async function siteSettings(db: Db, locale: Locale) {
  const row = await db.setting.findUnique({ where: { id: 1 }, select: siteSelect });
  const text = (field: "siteName" | "slogan" | "description" | "keywords" | "footer" | "consent") =>
    row ? inLanguage(row, field, locale) : "";
  return {
    name: text("siteName") || "Atrium",
    slogan: text("slogan"),
    description: text("description"),
    keywords: text("keywords"),
    footer: text("footer"),
    shareImage: row?.shareImage ?? null,
    heroImage: row?.heroImage ?? null,
    /** What visitors agree to who send a form; an empty text asks for nothing. */
    consent: { text: text("consent"), version: row?.consentVersion ?? 1 },
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
    /** Codes by which search engines know the site's owner. */
    verification: {
      google: row?.googleVerification || null,
      bing: row?.bingVerification || null,
      yandex: row?.yandexVerification || null,
    },
  };
}
