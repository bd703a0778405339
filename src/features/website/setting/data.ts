import { settingSchema } from "~/features/website/setting/schema";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { lookOf } from "~/lib/look";
import { readMenus } from "~/lib/menus";
import { readSocialLinks } from "~/lib/social-links";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { findImage } from "~/server/files/media-select";
import { preparedSettings, siteSelect } from "~/server/traits/prepared-settings";
import { sectionsOf } from "~/server/traits/sections";
import { withTyped } from "~/server/traits/typed-values";

/** The site's settings as public pages use them, in one language. */
export type Site = Awaited<ReturnType<typeof siteSettings>>;

export async function siteSettings(db: Db, locale: Locale) {
  const image = (id: number) => findImage(db, id);
  const stored = { id: 1, ...(preparedSettings() ?? (await readSettings(db, siteSelect))) };
  const row = await withTyped("/admin/setting", stored, settingSchema, { shareImage: image, heroImage: image, favicon: image });
  const text = (field: "siteName" | "slogan" | "description" | "keywords" | "footer" | "consent") =>
    inLanguage(row, field, locale);
  return {
    name: text("siteName"),
    slogan: text("slogan"),
    description: text("description"),
    keywords: text("keywords"),
    footer: text("footer"),
    shareImage: row.shareImage,
    heroImage: row.heroImage,
    look: lookOf(row),
    favicon: row.favicon,
    ...readMenus(row),
    /** Consent text of forms; an empty text asks for no consent. */
    consent: { text: text("consent"), version: row.consentVersion },
    /** The visible sections. */
    sections: sectionsOf(row),
    socialLinks: readSocialLinks(row.socialLinks),
    /** Site verification codes of search engines. */
    verification: {
      google: row.googleVerification,
      bing: row.bingVerification,
      yandex: row.yandexVerification,
    },
  };
}
