import { kindAt, slugPaths } from "~/features/public-paths";
import { addressOf, type FixedPath, isSlugPath, type PublicPath, publicRecords, type SlugPath } from "~/features/public-records";
import { Prisma } from "~/generated/prisma/client";
import { type Locale, locales } from "~/i18n/routing";
import { isFixedSlug } from "~/lib/fixed-pages";
import { visibleLocales } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { movedSlug } from "./slug";

/** Common columns of public records. A missing column is null; a record without language flags is visible in both. */
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

const optionalColumns = { slug: "NULL", metaTitleEn: "NULL", metaTitleVi: "NULL", visibleEn: "true", visibleVi: "true" };

/** Reads records of one kind, published or not. @param rest SQL after FROM: where clause, order, limit */
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

/** Builds the SQL condition for records visible at a moment in a language; without `locale`, in any. */
export function isVisibleSql(path: PublicPath, now: Date, locale?: Locale): Prisma.Sql {
  if (!publicRecords[path].isPublished) return Prisma.sql`true`;
  const inLanguage = { en: `"visibleEn"`, vi: `"visibleVi"`, any: `("visibleEn" OR "visibleVi")` }[locale ?? "any"];
  return Prisma.sql`"status" = 'published' AND "publishAt" <= ${now}
    AND ("unpublishAt" IS NULL OR "unpublishAt" > ${now}) AND ${Prisma.raw(inLanguage)}`;
}

export async function findPublicRecord(db: Db, path: PublicPath, id: number): Promise<PublicRow | null> {
  const [row = null] = await readPublicRecords(db, path, Prisma.sql`WHERE "id" = ${id}`);
  return row;
}

/** Finds the record at a bare address, published or not; null if there is none. */
export async function recordAt(db: Db, address: string): Promise<{ path: SlugPath | FixedPath; id: number } | null> {
  const place = placeOf(address);
  if (!place) return null;
  const { path, slug } = place;
  const [row] = await db.$queryRaw<{ id: number }[]>`SELECT "id" FROM ${tableOf(path)} WHERE "slug" = ${slug}`;
  return row ? { path, id: row.id } : null;
}

/** Finds the record that visitors see at a bare address in a language. */
export async function visibleRecordAt(db: Db, address: string, locale: Locale, now: Date): Promise<PublicRow | null> {
  const place = placeOf(address);
  if (!place) return null;
  const { path, slug } = place;
  const [row = null] = await readPublicRecords(
    db,
    path,
    Prisma.sql`WHERE "slug" = ${slug} AND ${isVisibleSql(path, now, locale)}`,
  );
  return row;
}

/** Whether a record has or had its page at a bare address, published or not. */
export async function isRecordAddress(db: Db, address: string): Promise<boolean> {
  const place = placeOf(address);
  if (!place) return false;
  const { path, slug } = place;
  const [answer] = await db.$queryRaw<{ exists: boolean }[]>`
    SELECT EXISTS (SELECT FROM ${tableOf(path)} WHERE "slug" = ${slug})
      OR EXISTS (SELECT FROM "SlugRedirect" WHERE "path" = ${path} AND "slug" = ${slug}) AS "exists"`;
  return answer?.exists ?? false;
}

/** Whether visitors see a record at a bare address in one of the languages, or are led on to one that has moved. */
export async function isVisibleAddress(db: Db, address: string, now: Date): Promise<boolean> {
  const place = placeOf(address);
  if (!place) return false;
  const { path, slug } = place;
  for (const locale of locales) {
    if (await visibleRecordAt(db, address, locale, now)) return true;
    if (isSlugPath(path) && (await movedAddress(db, path, { slug, locale, now }))) return true;
  }
  return false;
}

/** Filters bare addresses by whether visitors see a record there in a language. */
export async function visibleAmong(db: Db, addresses: readonly string[], locale: Locale, now: Date): Promise<string[]> {
  const places = addresses.flatMap((address) => placeOf(address) ?? []);
  const addressesByPath = await Promise.all(
    slugPaths.map(async (path) => {
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
  return addressesByPath.flat();
}

/** Finds the bare address of the record that once had a slug; null if visitors don't see it in this language. */
export async function movedAddress(
  db: Db,
  path: SlugPath,
  { slug, locale, now }: { slug: string; locale: Locale; now: Date },
): Promise<string | null> {
  const present = await movedSlug(db, path, slug, async (id) => {
    const condition = Prisma.sql`WHERE "id" = ${id} AND ${isVisibleSql(path, now, locale)}`;
    return (await readPublicRecords(db, path, condition))[0] ?? null;
  });
  return present === null ? null : addressOf(path, { slug: present }, locale);
}

/** Lists a kind's visible pages, newest first. @param condition additional SQL, such as a range of ids */
export async function sitemapPages(db: Db, path: SlugPath, now: Date, condition = Prisma.sql`true`) {
  const visibleRecords = Prisma.sql`WHERE ${isVisibleSql(path, now)} AND ${condition} ORDER BY "id" DESC`;
  const rows = await readPublicRecords(db, path, visibleRecords);
  return rows.map((row) => ({ path: addressOf(path, row, "en"), available: visibleLocales(row), updatedAt: row.updatedAt }));
}

function placeOf(address: string): { path: SlugPath | FixedPath; slug: string } | null {
  if (address.startsWith("/") && isFixedSlug(address.slice(1))) return { path: "/admin/home", slug: address.slice(1) };
  const [, base, slug] = /^(.*)\/([^/]+)$/.exec(address) ?? [];
  const path = base === undefined ? undefined : kindAt(base);
  return path === undefined || slug === undefined ? null : { path, slug: decodeURIComponent(slug) };
}

function tableOf(path: PublicPath): Prisma.Sql {
  return Prisma.raw(`"${publicRecords[path].table}"`);
}
