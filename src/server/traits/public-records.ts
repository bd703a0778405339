import { addressOf, kindAt, type PublicPath, publicPaths, publicRecords, type SlugPath } from "~/features/public-records";
import { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { visibleLocales } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { movedSlug } from "./slug";

/** What all kinds of public records have in common. Columns that a kind lacks are null, and it is visible in both languages. */
export type PublicRow = {
  id: number;
  slug: string | null;
  titleEn: string | null;
  titleVi: string | null;
  metaTitleEn: string | null;
  metaTitleVi: string | null;
  visibleEn: boolean;
  visibleVi: boolean;
  pictureId: number | null;
  version: number;
  updatedAt: Date;
};

/** The columns that a kind may lack, with what stands for them. */
const optionalColumns = { slug: "NULL", metaTitleEn: "NULL", metaTitleVi: "NULL", visibleEn: "true", visibleVi: "true" };

/**
 * Reads records of one kind, published or not.
 * @param rest what follows FROM: the where clause, the order, the limit
 */
export function readPublicRecords(db: Db, path: PublicPath, rest: Prisma.Sql): Promise<PublicRow[]> {
  const { table, title, picture } = publicRecords[path];
  const known: object = Reflect.get(Prisma, `${table}ScalarFieldEnum`);
  const columns = [
    ...["id", "version", "updatedAt"].map((name) => `"${name}"`),
    ...Object.entries(optionalColumns).map(([name, value]) => `${name in known ? `"${name}"` : value} AS "${name}"`),
    ...["En", "Vi"].map((language) => `"${title}${language}" AS "title${language}"`),
    `${picture ? `"${picture}Id"` : "NULL"} AS "pictureId"`,
  ];
  return db.$queryRaw`SELECT ${Prisma.raw(columns.join(", "))} FROM ${tableOf(path)} ${rest}`;
}

/** The condition that visitors see a record at a moment: in one language, or without `locale` in any. */
export function isVisibleSql(path: PublicPath, now: Date, locale?: Locale): Prisma.Sql {
  if (!publicRecords[path].isPublished) return Prisma.sql`true`;
  const inLanguage = { en: `"visibleEn"`, vi: `"visibleVi"`, any: `("visibleEn" OR "visibleVi")` }[locale ?? "any"];
  return Prisma.sql`"status" = 'published' AND "publishAt" <= ${now}
    AND ("unpublishAt" IS NULL OR "unpublishAt" > ${now}) AND ${Prisma.raw(inLanguage)}`;
}

/** One record of a kind, published or not. */
export async function findPublicRecord(db: Db, path: PublicPath, id: number): Promise<PublicRow | null> {
  const [row = null] = await readPublicRecords(db, path, Prisma.sql`WHERE "id" = ${id}`);
  return row;
}

/** The record that a bare address shows, published or not; null where no record has its page. */
export async function recordAt(db: Db, address: string): Promise<{ path: SlugPath; id: number } | null> {
  const place = placeOf(address);
  if (!place) return null;
  const { path, slug } = place;
  const [row] = await db.$queryRaw<{ id: number }[]>`SELECT "id" FROM ${tableOf(path)} WHERE "slug" = ${slug}`;
  return row ? { path, id: row.id } : null;
}

/** Whether a record has its page at a bare address now or had it before: published or not. */
export async function isRecordAddress(db: Db, address: string): Promise<boolean> {
  const place = placeOf(address);
  if (!place) return false;
  const { path, slug } = place;
  const [answer] = await db.$queryRaw<{ exists: boolean }[]>`
    SELECT EXISTS (SELECT FROM ${tableOf(path)} WHERE "slug" = ${slug})
      OR EXISTS (SELECT FROM "SlugRedirect" WHERE "path" = ${path} AND "slug" = ${slug}) AS "exists"`;
  return answer?.exists ?? false;
}

/** Those of some bare addresses at which visitors see a record in a language, whatever its kind. */
export async function visibleAmong(db: Db, addresses: readonly string[], locale: Locale, now: Date): Promise<string[]> {
  const places = addresses.flatMap((address) => placeOf(address) ?? []);
  const found = await Promise.all(
    publicPaths.map(async (path) => {
      const slugs = places.flatMap((place) => (place.path === path ? [place.slug] : []));
      if (slugs.length === 0) return [];
      const rows = await readPublicRecords(
        db,
        path,
        Prisma.sql`WHERE "slug" = ANY(${slugs}) AND ${isVisibleSql(path, now, locale)}`,
      );
      return rows.map((row) => addressOf(path, row, locale));
    }),
  );
  return found.flat();
}

/**
 * The bare address of the record that had another slug before.
 * @returns null when no record had that slug, or visitors don't see it in this language
 */
export async function movedAddress(
  db: Db,
  path: SlugPath,
  { slug, locale, now }: { slug: string; locale: Locale; now: Date },
): Promise<string | null> {
  const present = await movedSlug(db, path, slug, async (id) => {
    const isSeen = Prisma.sql`WHERE "id" = ${id} AND ${isVisibleSql(path, now, locale)}`;
    return (await readPublicRecords(db, path, isSeen))[0] ?? null;
  });
  return present === null ? null : addressOf(path, { slug: present }, locale);
}

/**
 * The pages of a kind for the sitemap, the newest record first, each with the languages in which visitors see it.
 * @param condition a further one, such as a range of ids
 */
export async function sitemapPages(db: Db, path: SlugPath, now: Date, condition = Prisma.sql`true`) {
  const isListed = Prisma.sql`WHERE ${isVisibleSql(path, now)} AND ${condition} ORDER BY "id" DESC`;
  const rows = await readPublicRecords(db, path, isListed);
  return rows.map((row) => ({ path: addressOf(path, row, "en"), available: visibleLocales(row), updatedAt: row.updatedAt }));
}

/** The kind and the slug of a bare address. */
function placeOf(address: string): { path: SlugPath; slug: string } | null {
  const [, base, slug] = /^(.*)\/([^/]+)$/.exec(address) ?? [];
  const path = base === undefined ? undefined : kindAt(base);
  return path === undefined || slug === undefined ? null : { path, slug: decodeURIComponent(slug) };
}

function tableOf(path: PublicPath): Prisma.Sql {
  return Prisma.raw(`"${publicRecords[path].table}"`);
}
