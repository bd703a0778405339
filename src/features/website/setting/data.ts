import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { sectionSelect, sectionsOf } from "~/server/traits/sections";

/** Public fields; the back office selects more. */
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

/** The site's settings as public pages use them, in one language. */
export type Site = Awaited<ReturnType<typeof siteSettings>>;

/** Reads the settings. The product's name stands in while the site has none. */
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
    /** Consent text of forms; an empty text asks for no consent. */
    consent: { text: text("consent"), version: row?.consentVersion ?? 1 },
    /** The visible sections. */
    sections: sectionsOf(row),
    email: row?.email || null,
    phone: row?.phone || null,
    links: {
      zalo: row?.zalo || null,
      facebook: row?.facebook || null,
      linkedin: row?.linkedin || null,
      youtube: row?.youtube || null,
    },
    /** Site verification codes of search engines. */
    verification: {
      google: row?.googleVerification || null,
      bing: row?.bingVerification || null,
      yandex: row?.yandexVerification || null,
    },
  };
}
