import { z } from "zod";
import { optionalText } from "~/lib/fields";
import { haveOwnIds, itemId, itemList, optionalTarget, readItems } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { recordLinkTo } from "~/lib/record-link";
import { FEED_PATH, sectionPaths, sections } from "~/lib/sections";

export const menuNames = ["header", "footer"] as const;

export type MenuName = (typeof menuNames)[number];

export const MAX_ENTRIES = 30;
export const MAX_BELOW = 10;
export const MAX_COLUMNS = 4;

/** A link of a menu. Without a label it has the name of the page to which it leads. */
const menuLink = { id: itemId, href: optionalTarget, ...inBothLanguages({ label: optionalText(60) }) };

const entry = z.object({ ...menuLink, isUnderMore: z.boolean(), items: z.array(z.object(menuLink)) });
const column = z.object({ id: itemId, ...inBothLanguages({ title: optionalText(60) }), items: z.array(z.object(menuLink)) });

/** Entries of the header, with entries one level below. */
export const headerMenu = menu(entry.extend({ items: linkList(MAX_BELOW) }), MAX_ENTRIES);

/** Columns of links in the footer. */
export const footerMenu = menu(column.extend({ items: linkList(MAX_ENTRIES) }), MAX_COLUMNS);

export type HeaderEntry = z.output<typeof headerMenu>[number];
export type FooterColumn = z.output<typeof footerMenu>[number];
export type MenuLink = FooterColumn["items"][number];

function linkList(max: number) {
  return itemList(z.object(menuLink), max);
}

/** No link is at two levels, where the merge of two people's moves may put it. Typed entries may lack a list. */
function menu<Item extends z.ZodType<{ id: string; items?: { id: string }[] }>>(item: Item, max: number) {
  return z
    .array(item)
    .max(max)
    .refine((items) => haveOwnIds(items.flatMap((one) => [one, ...(one.items ?? [])])), { error: "input" });
}

const places = [{ key: "home", path: "/" } as const, ...sections.map((key) => ({ key, path: sectionPaths[key] }))];

const ownPages = places.map(({ key, path }): MenuLink => ({ id: key, href: path, ...inBothLanguages({ label: null }) }));

/** The name of each page of the product that a menu may lead to, as a key of `site.nav`, by its bare path. */
export const pageKeys: ReadonlyMap<string, (typeof places)[number]["key"]> = new Map(places.map(({ key, path }) => [path, key]));

/** Menus of a site that has none of its own: its sections. */
export const defaultMenus = {
  headerMenu: ownPages.map((link): HeaderEntry => ({ ...link, isUnderMore: false, items: [] })),
  footerMenu: [
    { id: "explore", ...inBothLanguages({ title: null }), items: ownPages },
    {
      id: "information",
      ...inBothLanguages({ title: null }),
      items: [{ id: "feed", href: FEED_PATH, ...inBothLanguages({ label: null }) }],
    },
  ] satisfies FooterColumn[],
};

/** Reads stored menus, which an update of the site may have made longer than a form allows; the sections' for a site without its own. */
export function readMenus(stored: { headerMenu: unknown; footerMenu: unknown }) {
  return {
    headerMenu: readItems(entry, stored.headerMenu) ?? defaultMenus.headerMenu,
    footerMenu: readItems(column, stored.footerMenu) ?? defaultMenus.footerMenu,
  };
}

/** Lists the links of each menu, at every level. */
export function linksOf({ headerMenu, footerMenu }: { headerMenu: readonly HeaderEntry[]; footerMenu: readonly FooterColumn[] }) {
  return {
    header: headerMenu.flatMap((entry): MenuLink[] => [entry, ...entry.items]),
    footer: footerMenu.flatMap(({ items }) => items),
  };
}

/** Returns the place of the first entry under "More"; the number of entries without one. */
export function lineOf(entries: readonly { isUnderMore: boolean }[]): number {
  const index = entries.findIndex(({ isUnderMore }) => isUnderMore);
  return index < 0 ? entries.length : index;
}

/** Returns the footer of a new site, which leads to its pages. */
export function footerTo(pageIds: readonly number[]): FooterColumn[] {
  const links = pageIds.map((id) => ({
    id: `page-${id}`,
    href: recordLinkTo({ path: "/admin/page", id }),
    ...inBothLanguages({ label: null }),
  }));
  return defaultMenus.footerMenu.map((column) =>
    column.id === "information" ? { ...column, items: [...links, ...column.items] } : column,
  );
}
