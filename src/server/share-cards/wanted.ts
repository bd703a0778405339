import { addressOf, isPublishedPath, type SlugPath, slugPaths } from "~/features/public-records";
import { Prisma } from "~/generated/prisma/client";
import { type Locale, locales } from "~/i18n/routing";
import { inLanguage, visibleLocales } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { imageSelect } from "~/server/files/media-select";
import { readPublicRecords } from "~/server/traits/public-records";
import { type CardOfPage, cardKey, fixedCards, type ShareCard, shareCardOf } from "./card";

const BATCH = 400;
/** Newest records of each kind that have cards: 5,000 articles in two languages take half a gigabyte. */
const MAX_RECORDS = 5_000;

type RecordPage = Pick<CardOfPage, "locale" | "path" | "title" | "picture">;

/** Returns current and future pages of one kind, newest first, without a share image chosen by staff. */
async function recordPages(db: Db, path: SlugPath, now: Date, skip: number): Promise<RecordPage[]> {
  if (!isPublishedPath(path)) return [];
  const rows = await readPublicRecords(
    db,
    path,
    // Scheduled pages too: their cards must be ready at publication.
    Prisma.sql`WHERE "status" = 'published' AND "publishAt" IS NOT NULL AND ("unpublishAt" IS NULL OR "unpublishAt" > ${now})
      AND "shareImageId" IS NULL ORDER BY "publishAt" DESC, "id" DESC LIMIT ${BATCH} OFFSET ${skip}`,
  );
  const pictures = await db.media.findMany({
    where: { id: { in: rows.flatMap(({ pictureId }) => pictureId ?? []) } },
    select: imageSelect,
  });
  return rows.flatMap((row) =>
    visibleLocales(row).map((locale) => ({
      locale,
      path: addressOf(path, row, locale),
      title: inLanguage(row, "metaTitle", locale) || inLanguage(row, "title", locale) || "",
      picture: pictures.find(({ id }) => id === row.pictureId) ?? null,
    })),
  );
}

/** Yields batches of cards by key: fixed pages and newest records first. */
export async function* wantedCards(db: Db, now: Date): AsyncGenerator<Map<string, ShareCard>> {
  const [sites, categories] = await Promise.all([
    Promise.all(locales.map((locale) => cardSite(db, locale))),
    db.newsCategory.findMany({ select: { slug: true, nameEn: true, nameVi: true } }),
  ]);
  const fixed = locales.flatMap((locale) => Object.keys(fixedCards).map((path) => ({ locale, path, title: "" })));
  const lists = categories.flatMap((row) =>
    locales.map((locale) => ({
      locale,
      path: addressOf("/admin/news-category", row, locale),
      title: inLanguage(row, "name", locale),
    })),
  );
  const bySite = new Map(sites.map((site) => [site.locale, site]));
  let pages: RecordPage[] = [...fixed, ...lists];
  for (let skip = 0; skip < MAX_RECORDS && pages.length > 0; skip += BATCH) {
    const records = await Promise.all(slugPaths.map((path) => recordPages(db, path, now, skip)));
    pages = [...(skip === 0 ? pages : []), ...records.flat()];
    yield new Map(
      pages.flatMap((page) => {
        const site = bySite.get(page.locale);
        const card = site ? shareCardOf({ ...site, ...page }) : null;
        return card ? [[cardKey(card), card] as const] : [];
      }),
    );
  }
}

export async function cardSite(db: Db, locale: Locale): Promise<Pick<CardOfPage, "locale" | "site" | "logo">> {
  const [setting, company] = await Promise.all([
    readSettings(db, { siteNameEn: true, siteNameVi: true, sloganEn: true, sloganVi: true }),
    db.company.findUnique({ where: { id: 1 }, select: { darkNamedLogo: { select: imageSelect } } }),
  ]);
  return {
    locale,
    site: { name: inLanguage(setting, "siteName", locale), slogan: inLanguage(setting, "slogan", locale) },
    logo: company?.darkNamedLogo ?? null,
  };
}
