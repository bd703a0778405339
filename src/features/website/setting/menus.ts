import { type Locale, localePath, splitLocale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { FEED_PATH, type FooterColumn, type HeaderEntry, type MenuLink } from "~/lib/menus";
import { linkedRecord, recordName } from "~/lib/record-link";
import { type Section, sectionOf } from "~/lib/sections";
import { safeNext, withScheme } from "~/lib/urls";
import type { Db } from "~/server/db/client";
import { linkedPages } from "~/server/traits/record-links";

type Source = {
  db: Db;
  locale: Locale;
  now: Date;
  menus: { headerMenu: readonly HeaderEntry[]; footerMenu: readonly FooterColumn[] };
  /** Sections that are shown and have something in them. */
  filled: readonly Section[];
  /** Returns the product's name of a page at a bare path, or of a column by its id; null without one. */
  nameOf: (place: string) => string | null;
};

/** A link of a menu in one language. */
export type ShownLink = {
  id: string;
  href: string;
  /** Bare path of a page of this site. */
  path: string | null;
  label: string;
};

export type Menus = Awaited<ReturnType<typeof shownMenus>>;

/**
 * Reads the menus as visitors see them in a language. Left out are links to records that they can't see, to sections that are off or
 * empty, and links without a label where nothing else names them. An entry that leads nowhere stays while entries below it do.
 */
export async function shownMenus({ db, locale, now, menus, filled, nameOf }: Source) {
  const { headerMenu, footerMenu } = menus;
  const all = [...headerMenu, ...headerMenu.flatMap(({ items }) => items), ...footerMenu.flatMap(({ items }) => items)];
  const records = all.flatMap(({ href }) => (href === null ? [] : (linkedRecord(href) ?? [])));
  const pages = await linkedPages(db, records, locale, now);

  const show = (link: MenuLink): ShownLink[] => {
    const { id, href } = link;
    const record = href === null ? null : linkedRecord(href);
    const page = record ? pages.get(recordName(record)) : undefined;
    const target = record ? page?.address : href;
    const own = inLanguage(link, "label", locale);
    if (!target) return [];
    if (/^(?:#|mailto:|tel:)./i.test(target)) return own ? [{ id, href: target, path: null, label: own }] : [];
    if (!target.startsWith("/")) {
      const address = withScheme(target);
      return own && address !== null ? [{ id, href: address, path: null, label: own }] : [];
    }
    const safe = safeNext(target);
    if (safe === undefined) return [];
    const { path } = splitLocale(safe);
    const section = path === FEED_PATH ? "news" : sectionOf(path.replace(/#.*/, ""));
    if (section && !filled.includes(section)) return [];
    const label = own || page?.title || nameOf(path);
    return label ? [{ id, href: localePath(locale, path), path, label }] : [];
  };

  return {
    header: headerMenu.flatMap((entry) => {
      const [shown] = show(entry);
      const items = entry.items.flatMap(show);
      const label = inLanguage(entry, "label", locale);
      if (shown) return [{ ...shown, isUnderMore: entry.isUnderMore, items }];
      if (!label || items.length === 0) return [];
      return [{ id: entry.id, href: null, path: null, label, isUnderMore: entry.isUnderMore, items }];
    }),
    footer: footerMenu.flatMap((column) => {
      const links = column.items.flatMap(show);
      const title = inLanguage(column, "title", locale) || nameOf(column.id);
      return links.length === 0 || !title ? [] : [{ id: column.id, title, links }];
    }),
  };
}
