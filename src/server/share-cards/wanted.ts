import type { Prisma } from "~/generated/prisma/client";
import { type Locale, locales } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import type { PublishedPath } from "~/server/traits/publishing";
import { type CardOfPage, cardKey, fixedCards, type ShareCard, shareCardOf } from "./card";

/** How many records of each kind are read at once. */
const BATCH = 400;
/** As many records of each kind have cards, the newest ones: those of 5,000 articles in two languages take half a gigabyte. */
const MAX_RECORDS = 5_000;

/** The page of a record, as its card needs it. */
type RecordPage = Pick<CardOfPage, "locale" | "path" | "title" | "picture">;

/** For each kind of record, the pages of those that are published or will be, and whose share image staff did not choose. */
const recordPages: Record<PublishedPath, ((db: Db, now: Date, skip: number) => Promise<RecordPage[]>) | null> = {
  // Its page is a fixed one.
  "/admin/about-us": null,
  "/admin/career": async (db, now, skip) => {
    const select = { ...common, titleEn: true, titleVi: true } as const;
    const rows = await db.jobPost.findMany({ where: published(now), select, ...newest, skip });
    return rows.flatMap((row) =>
      pagesOf(row, (locale) => ({ path: `/career/${row.slug}`, title: inLanguage(row, "title", locale), picture: null })),
    );
  },
  "/admin/news": async (db, now, skip) => {
    const select = { ...common, titleEn: true, titleVi: true, thumbnail: { select: imageSelect } } as const;
    const rows = await db.newsArticle.findMany({ where: published(now), select, ...newest, skip });
    return rows.flatMap((row) =>
      pagesOf(row, (locale) => ({ path: `/news/${row.slug}`, title: inLanguage(row, "title", locale), picture: row.thumbnail })),
    );
  },
  "/admin/page": async (db, now, skip) => {
    const select = { ...common, titleEn: true, titleVi: true } as const;
    const rows = await db.page.findMany({ where: published(now), select, ...newest, skip });
    return rows.flatMap((row) =>
      pagesOf(row, (locale) => ({ path: `/${row.slug}`, title: inLanguage(row, "title", locale), picture: null })),
    );
  },
  "/admin/service": async (db, now, skip) => {
    const select = { ...common, nameEn: true, nameVi: true, image: { select: imageSelect } } as const;
    const rows = await db.service.findMany({ where: published(now), select, ...newest, skip });
    return rows.flatMap((row) =>
      pagesOf(row, (locale) => ({ path: `/services/${row.slug}`, title: inLanguage(row, "name", locale), picture: row.image })),
    );
  },
};

const common = { slug: true, visibleEn: true, visibleVi: true, metaTitleEn: true, metaTitleVi: true } as const;
const newest = { orderBy: [{ publishAt: "desc" }, { id: "desc" }], take: BATCH } satisfies Prisma.NewsArticleFindManyArgs;

/** Also of what will be published later: its card is there when its moment comes. */
function published(now: Date) {
  return {
    status: "published" as const,
    publishAt: { not: null },
    OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }],
    shareImageId: null,
  };
}

type Row = Record<"visibleEn" | "visibleVi", boolean> & Record<"metaTitleEn" | "metaTitleVi", string | null>;

function pagesOf(
  row: Row,
  page: (locale: Locale) => Omit<RecordPage, "locale" | "title"> & { title: string | null },
): RecordPage[] {
  return locales.flatMap((locale) => {
    const { title, ...rest } = page(locale);
    const isVisible = locale === "vi" ? row.visibleVi : row.visibleEn;
    return isVisible ? [{ ...rest, locale, title: inLanguage(row, "metaTitle", locale) || title || "" }] : [];
  });
}

/** The cards of the site's pages, by their keys and in batches: those of fixed pages and the newest records first. */
export async function* wantedCards(db: Db, now: Date): AsyncGenerator<Map<string, ShareCard>> {
  const [sites, categories] = await Promise.all([
    Promise.all(locales.map((locale) => cardSite(db, locale))),
    db.newsCategory.findMany({ select: { slug: true, nameEn: true, nameVi: true } }),
  ]);
  const fixed = locales.flatMap((locale) => Object.keys(fixedCards).map((path) => ({ locale, path, title: "" })));
  const lists = categories.flatMap((row) =>
    locales.map((locale) => ({ locale, path: `/news/category/${row.slug}`, title: inLanguage(row, "name", locale) })),
  );
  const bySite = new Map(sites.map((site) => [site.locale, site]));
  let pages: RecordPage[] = [...fixed, ...lists];
  for (let skip = 0; skip < MAX_RECORDS && pages.length > 0; skip += BATCH) {
    const records = await Promise.all(Object.values(recordPages).map((read) => read?.(db, now, skip) ?? []));
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

/** What all cards of a language have in common. */
export async function cardSite(db: Db, locale: Locale): Promise<Pick<CardOfPage, "locale" | "site" | "logo">> {
  const [setting, company] = await Promise.all([
    db.setting.findUnique({ where: { id: 1 }, select: { siteNameEn: true, siteNameVi: true, sloganEn: true, sloganVi: true } }),
    db.company.findUnique({ where: { id: 1 }, select: { darkNamedLogo: { select: imageSelect } } }),
  ]);
  const name = (setting && inLanguage(setting, "siteName", locale)) || "Atrium";
  return {
    locale,
    site: { name, slogan: setting ? inLanguage(setting, "slogan", locale) : "" },
    logo: company?.darkNamedLogo ?? null,
  };
}
