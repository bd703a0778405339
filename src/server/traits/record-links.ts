import { publicPaths } from "~/features/public-paths";
import { addressOf, isPublicPath, type PublicPath } from "~/features/public-records";
import { type AdminPath, isAdminPath } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { linksOf, readMenus } from "~/lib/menus";
import { type LinkedRecord, recordLinkTo, recordName } from "~/lib/record-link";
import { type Section, sectionOf } from "~/lib/sections";
import type { Usage } from "~/lib/usage";
import { type Actor, may } from "~/server/auth/permissions";
import { type FoundRecord, findRecords, nameRecords } from "~/server/crud/record-search";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { shownSections } from "~/server/traits/sections";
import { isVisibleSql, readPublicRecords } from "./public-records";

/** Pages come before records, because menus and buttons lead to them most. */
const linkedFirst: readonly PublicPath[] = ["/admin/home", "/admin/page"];

function linkablePaths(actor: Actor): PublicPath[] {
  const ordered = [...linkedFirst, ...publicPaths.filter((path) => !linkedFirst.includes(path))];
  return ordered.filter((path) => may(actor, path, "view"));
}

/** Finds linkable records by name, published or not, of kinds that the person may see. @param term empty for the newest */
export function findLinkable(db: Db, actor: Actor, term: string, locale: Locale): Promise<FoundRecord[]> {
  return findRecords(db, { paths: linkablePaths(actor), term, locale });
}

export async function linkTarget(
  db: Db,
  actor: Actor,
  { path, id }: { path: string; id: number },
  locale: Locale,
): Promise<FoundRecord | null> {
  const records = linkablePaths(actor).flatMap((one) => (one === path ? [{ path: one, id }] : []));
  const [record = null] = await nameRecords(db, { records, locale });
  return record;
}

type LinkedPage = { /** Bare address. */ address: string; title: string };

/**
 * Finds linked records that visitors see in a language, with one query per kind.
 * @param sections the sections that are on
 * @returns their pages by `recordName`
 */
export async function linkedPages(
  db: Db,
  records: readonly LinkedRecord[],
  locale: Locale,
  now: Date,
  sections: readonly Section[],
): Promise<ReadonlyMap<string, LinkedPage>> {
  const ids = new Map<string, number[]>();
  for (const { path, id } of records) ids.set(path, [...(ids.get(path) ?? []), id]);
  const pages = await Promise.all(
    [...ids].map(async ([path, ids]): Promise<[string, LinkedPage][]> => {
      if (!isPublicPath(path)) return [];
      const condition = Prisma.sql`WHERE "id" = ANY(${ids}) AND ${isVisibleSql(path, now, locale)}`;
      return (await readPublicRecords(db, path, condition)).flatMap((row) => {
        const address = addressOf(path, row, locale);
        const section = sectionOf(address);
        const page = { address, title: inLanguage(row, "title", locale) ?? "" };
        return section && !sections.includes(section) ? [] : [[recordName({ path, id: row.id }), page]];
      });
    }),
  );
  return new Map(pages.flat());
}

/** Finds visible addresses of linked records. @returns bare addresses by `recordName` */
export async function addressesOf(db: Db, records: readonly LinkedRecord[], locale: Locale, now: Date) {
  if (records.length === 0) return new Map<string, string>();
  const pages = await linkedPages(db, records, locale, now, await shownSections(db));
  return new Map([...pages].map(([name, { address }]) => [name, address]));
}

/** For `usedBy`: counts the records whose texts link to these, by page of the back office, and the menus as one of the settings. */
export async function linksTo(db: Db, path: AdminPath, ids: number[]): Promise<Usage[]> {
  const { header, footer } = linksOf(readMenus(await readSettings(db, { headerMenu: true, footerMenu: true })));
  const inMenus = new Set([...header, ...footer].map(({ href }) => href));
  const where = { toPath: path, toId: { in: ids } };
  const groups = await db.textLink.groupBy({
    by: ["toId", "path"],
    where,
    _count: true,
    orderBy: [{ toId: "asc" }, { path: "asc" }],
  });
  return [
    ...ids.filter((id) => inMenus.has(recordLinkTo({ path, id }))).map((id): Usage => ({ id, path: "/admin/setting", count: 1 })),
    ...groups.flatMap(({ toId, path, _count }) => (isAdminPath(path) ? [{ id: toId, path, count: _count }] : [])),
  ];
}
