import type { AdminPath } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { suffixOf } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { type Searchable, searchableOf } from "./entities";
import { type SearchWhere, searchWheres } from "./search";

export type FoundRecord = { path: AdminPath; id: number; name: string };

const PER_ENTITY = 5;

/**
 * Finds the newest records of several entities in one query: at most five of each, exact spelling first.
 * @param paths entities that may be searched @param locale preferred language of titles
 */
export async function findRecords(
  db: Db,
  { paths, term, locale }: { paths: readonly AdminPath[]; term: string; locale: Locale },
): Promise<FoundRecord[]> {
  const parts = paths.flatMap((path) => {
    const entity = searchableOf(path);
    return entity ? searchWheres(term).map((where) => findIn(entity, where, locale)) : [];
  });
  if (parts.length === 0) return [];
  const rows = await db.$queryRaw<FoundRecord[]>(Prisma.join(parts, " UNION ALL "));
  const counts = new Map<AdminPath, number>();
  return rows.filter(({ path }) => {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count <= PER_ENTITY;
  });
}

/** Reads the names of existing records in the given order. @param records records that the reader may view */
export async function nameRecords(
  db: Db,
  { records, locale }: { records: readonly { path: AdminPath; id: number }[]; locale: Locale },
): Promise<FoundRecord[]> {
  const parts = records.flatMap(({ path, id }) => {
    const entity = searchableOf(path);
    return entity ? [Prisma.sql`(${selectNames(entity, locale)} WHERE "id" = ${id})`] : [];
  });
  if (parts.length === 0) return [];
  const rows = await db.$queryRaw<FoundRecord[]>(Prisma.join(parts, " UNION ALL "));
  return records.flatMap(({ path, id }) => rows.find((row) => row.path === path && row.id === id) ?? []);
}

function findIn(entity: Searchable, { search, NOT }: SearchWhere, locale: Locale): Prisma.Sql {
  const conditions = [
    search && Prisma.sql`"search" LIKE ${`%${search.contains}%`}`,
    entity.hasTrash && Prisma.sql`"deletedAt" IS NULL AND "anonymisedAt" IS NULL`,
    NOT && Prisma.sql`"search" NOT LIKE ${`%${NOT.search.contains}%`}`,
  ].filter((condition) => typeof condition === "object");
  const where = conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, " AND ")}` : Prisma.empty;
  return Prisma.sql`(${selectNames(entity, locale)} ${where} ORDER BY "id" DESC LIMIT ${PER_ENTITY})`;
}

/** Selects each record's first filled title, preferably in the requested language. */
function selectNames({ path, table, columns: title }: Searchable, locale: Locale): Prisma.Sql {
  // The title in the other language comes before the slug.
  const localColumns = title.flatMap((column) => (/(?:En|Vi)$/.test(column) ? column.replace(/..$/, suffixOf[locale]) : []));
  const names = [...new Set([...localColumns, ...title])].map((column) => Prisma.sql`nullif(${Prisma.raw(`"${column}"`)}, '')`);
  return Prisma.sql`
    SELECT ${path}::text AS "path", "id", coalesce(${Prisma.join(names)}, '#' || "id") AS "name" FROM ${Prisma.raw(`"${table}"`)}`;
}
