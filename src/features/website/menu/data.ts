import { brandWidth, fitMenu } from "~/components/site/menu-fit";
import { isOpenSql } from "~/features/career/post/data";
import { companyInfo } from "~/features/company/info/data";
import { writtenKinds } from "~/features/website/page/parts/parts";
import { siteSettings } from "~/features/website/setting/data";
import { Prisma } from "~/generated/prisma/client";
import { type Locale, localePath, locales, splitLocale } from "~/i18n/routing";
import { inLanguage, suffixOf } from "~/lib/languages";
import {
  type FooterColumn,
  type HeaderEntry,
  linksOf,
  type MenuLink,
  type MenuName,
  menuNames,
  pageKeys,
  readMenus,
} from "~/lib/menus";
import { linkedRecord, recordName } from "~/lib/record-link";
import { FEED_PATH, type Section, sectionOf, sectionPaths, sections } from "~/lib/sections";
import { safeNext, withScheme } from "~/lib/urls";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { translatorFor } from "~/server/platform/translator";
import { isVisibleSql } from "~/server/traits/public-records";
import { linkedPages } from "~/server/traits/record-links";

type StoredMenus = {
  headerMenu: readonly HeaderEntry[];
  footerMenu: readonly FooterColumn[];
  /** The sections that are on. */
  sections: readonly Section[];
};

/** A link of a menu in one language. */
export type ShownLink = {
  id: string;
  href: string;
  /** Bare path of a page of this site. */
  path: string | null;
  label: string;
};

/** An entry of the header in one language. `href` is null for one that only opens the entries below it. */
export type ShownEntry = Omit<ShownLink, "href"> & { href: string | null; isUnderMore: boolean; items: ShownLink[] };

export type Menus = Awaited<ReturnType<typeof siteMenus>>["menus"];

/**
 * Reads the menus as visitors see them in a language. Left out are links to records that they can't see, to sections that are off or
 * empty, and links without a label where nothing else names them. An entry that leads nowhere stays while entries below it do.
 */
export async function siteMenus(db: Db, locale: Locale, now: Date, stored: StoredMenus | Promise<StoredMenus>) {
  const [withContent, { headerMenu, footerMenu, sections: shown }] = await Promise.all([filledSections(db, locale, now), stored]);
  const filled = shown.filter((section) => withContent.includes(section));
  const { header, footer } = linksOf({ headerMenu, footerMenu });
  const records = [...header, ...footer].flatMap(({ href }) => (href === null ? [] : (linkedRecord(href) ?? [])));
  const pages = await linkedPages(db, records, locale, now, shown);

  const show = (link: MenuLink): ShownLink[] => {
    const { id, href } = link;
    const record = href === null ? null : linkedRecord(href);
    const page = record ? pages.get(recordName(record)) : undefined;
    const target = record ? page?.address : href;
    const own = inLanguage(link, "label", locale);
    const resolved = target ? siteLink(target, locale, filled) : null;
    if (!resolved) return [];
    const label = own || page?.title || (resolved.path && nameOf(resolved.path, locale));
    return label ? [{ id, ...resolved, label }] : [];
  };

  const menus = {
    header: headerMenu.flatMap((entry): ShownEntry[] => {
      const [shown] = show(entry);
      const items = entry.items.flatMap(show);
      const label = inLanguage(entry, "label", locale);
      if (shown) return [{ ...shown, isUnderMore: entry.isUnderMore, items }];
      if (!label || items.length === 0) return [];
      return [{ id: entry.id, href: null, path: null, label, isUnderMore: entry.isUnderMore, items }];
    }),
    footer: footerMenu.flatMap((column) => {
      const links = column.items.flatMap(show);
      const title = inLanguage(column, "title", locale) || nameOf(column.id, locale);
      return links.length === 0 || !title ? [] : [{ id: column.id, title, links }];
    }),
  };
  return { menus, filled };
}

type SiteLink = {
  href: string;
  /** Bare path of a page of this site; null for any other target. */
  path: string | null;
};

/**
 * Resolves an address that staff chose or typed, for pages in a language. Null for an invalid one, and for a page of a section that is
 * off or empty.
 * @param filled sections that are shown and have something in them
 */
export function siteLink(address: string, locale: Locale, filled: readonly Section[]): SiteLink | null {
  const elsewhere = (href: string | null) => (href === null ? null : { href, path: null });
  if (/^(?:#|mailto:|tel:)./i.test(address)) return elsewhere(address);
  if (!address.startsWith("/")) return elsewhere(withScheme(address));
  const own = safeNext(address);
  if (own === undefined) return null;
  if (/^\/(?:api|admin)(?:[/?#]|$)/.test(own)) return elsewhere(own);
  const { path } = splitLocale(own);
  const section = sectionOf(path);
  return section === undefined || filled.includes(section) ? { href: localePath(locale, path), path } : null;
}

/** Returns the product's name of a page at a bare path, or of a column of the footer by its id; null without one. */
function nameOf(place: string, locale: Locale): string | null {
  const t = translatorFor(locale);
  const key = pageKeys.get(place);
  if (key) return t(`site.nav.${key}`);
  if (place === FEED_PATH) return t("site.footer.feed");
  return place === "explore" || place === "information" ? t(`site.footer.${place}`) : null;
}

/** Names the menus that lead to an address or a record. */
export async function menusWith(db: Db, href: string): Promise<MenuName[]> {
  const links = linksOf(readMenus(await readSettings(db, { headerMenu: true, footerMenu: true })));
  return menuNames.filter((name) => links[name].some((link) => link.href === href));
}

/** Estimates for each language how the saved entries of the header fit into one line. */
export function menuFits(db: Db, now: Date) {
  return Promise.all(
    locales.map(async (locale) => {
      const settings = siteSettings(db, locale);
      const [{ name }, { menus }, { company }] = await Promise.all([
        settings,
        siteMenus(db, locale, now, settings),
        companyInfo(db, locale),
      ]);
      const brand = brandWidth(company, name);
      const { width, least } = fitMenu(menus.header, translatorFor(locale)("site.more"), brand);
      return { locale, width, count: least, total: menus.header.length };
    }),
  );
}

/** Kinds of parts that fill a section whose list is empty: an opening or a call to action alone would not. */
const fillingKinds = writtenKinds.filter((kind) => kind !== "hero" && kind !== "callToAction");

/** Finds which sections have something in them in a language, shown or not. Menus and links leave the others out. */
export async function filledSections(db: Db, locale: Locale, now: Date): Promise<Section[]> {
  const visible = (path: Parameters<typeof isVisibleSql>[0]) => isVisibleSql(path, now, locale);
  const lists: Record<Exclude<Section, "contact">, Prisma.Sql> = {
    services: Prisma.sql`SELECT FROM "Service" WHERE ${visible("/admin/service")}`,
    news: Prisma.sql`SELECT FROM "NewsArticle" WHERE ${visible("/admin/news")}`,
    career: Prisma.sql`SELECT FROM "JobPost" WHERE ${visible("/admin/career")} AND ${isOpenSql(now)}`,
    aboutUs: Prisma.sql`SELECT FROM "AboutSection" WHERE ${visible("/admin/about-us")} UNION ALL SELECT FROM "Company"
      WHERE ${Prisma.raw(`"name${suffixOf[locale]}"`)} <> '' UNION ALL SELECT FROM "Office" WHERE "active" UNION ALL SELECT FROM "HistoryEntry" WHERE "active"`,
  };
  const listed = sections.filter((section) => section !== "contact");
  const ownFigure = `$.items[*].figureValue${suffixOf[locale]} ? (@ like_regex ".")`;
  const columns = listed.map((section) => {
    const isWritten = Prisma.sql`EXISTS (
      SELECT FROM "FixedPage", jsonb_array_elements("parts") AS part
      WHERE "slug" = ${sectionPaths[section].slice(1)} AND (part ->> 'kind' = ANY(${fillingKinds}) OR part @? ${ownFigure}::JSONPATH)
        AND (part ->> ${`visible${suffixOf[locale]}`})::BOOLEAN
    )`;
    return Prisma.sql`EXISTS (${lists[section]}) OR ${isWritten} AS ${Prisma.raw(`"${section}"`)}`;
  });
  type Filled = Partial<Record<Section, boolean>>;
  const [filled = {}] = await db.$queryRaw<Filled[]>`SELECT ${Prisma.join(columns)}`;
  return sections.filter((section) => section === "contact" || filled[section]);
}
