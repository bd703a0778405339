import { type Locale, localePath, splitLocale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { lookOf, lookSelect } from "~/lib/look";
import { sectionOf } from "~/lib/sections";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { imageSelect } from "~/server/files/media-select";
import { visibleRecordAt } from "~/server/traits/public-records";
import { shownSections } from "~/server/traits/sections";
import { type CardOfPage, cardKey, cardUrl, isFixedPage, type ShareCard, shareCardOf } from "./card";

/** Returns the URLs of a page's own card and of the home page's card: each is drawn when it is first asked for. */
export async function shareCardUrls(
  db: Db,
  { locale, ...page }: Pick<CardOfPage, "locale" | "path" | "title" | "fixedTitle" | "picture">,
): Promise<{ own: string | null; site: string | null }> {
  const common = await cardSite(db, locale);
  const urlOf = (one: Omit<typeof page, "locale">) => {
    const card = shareCardOf({ ...common, ...one });
    return card && cardUrl(cardKey(card), localePath(locale, one.path));
  };
  return { own: urlOf(page), site: urlOf({ path: "/", title: "" }) };
}

/** Finds the present card of a page that visitors see. @param address with language */
export async function findShareCard(db: Db, address: string, now: Date): Promise<ShareCard | null> {
  const { locale, path } = splitLocale(address);
  const section = sectionOf(path);
  if (section && !(await shownSections(db)).includes(section)) return null;
  const record = await recordCardAt(db, path, locale, now);
  const page = isFixedPage(path) ? { title: "", fixedTitle: path === "/" ? undefined : record?.title } : record;
  return page && shareCardOf({ ...(await cardSite(db, locale)), ...page, path });
}

async function recordCardAt(
  db: Db,
  path: string,
  locale: Locale,
  now: Date,
): Promise<Pick<CardOfPage, "title" | "picture"> | null> {
  const row = await visibleRecordAt(db, path, locale, now);
  if (!row) return null;
  const title = inLanguage(row, "metaTitle", locale) || inLanguage(row, "title", locale) || "";
  const picture =
    row.pictureId === null ? null : await db.media.findUnique({ where: { id: row.pictureId }, select: imageSelect });
  return { title, picture };
}

async function cardSite(db: Db, locale: Locale): Promise<Pick<CardOfPage, "locale" | "site" | "logo" | "look">> {
  const [setting, company] = await Promise.all([
    readSettings(db, {
      siteNameEn: true,
      siteNameVi: true,
      sloganEn: true,
      sloganVi: true,
      ...lookSelect,
    }),
    db.company.findUnique({ where: { id: 1 }, select: { darkNamedLogo: { select: imageSelect } } }),
  ]);
  return {
    locale,
    site: { name: inLanguage(setting, "siteName", locale), slogan: inLanguage(setting, "slogan", locale) },
    logo: company?.darkNamedLogo ?? null,
    look: lookOf(setting),
  };
}
