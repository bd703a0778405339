import { isFixedPath, publicPaths } from "~/features/public-paths";
import { addressOf, isPublishedPath, type PublishedPath, publicRecords } from "~/features/public-records";
import { Prisma } from "~/generated/prisma/client";
import { defaultLocale, type Locale } from "~/i18n/routing";
import { fixedSlugs } from "~/lib/fixed-pages";
import { joinTexts, plainText } from "~/lib/html-text";
import { suffixOf } from "~/lib/languages";
import { offsetOf } from "~/lib/pagination";
import { type SearchWord, searchWords } from "~/lib/search-words";
import { sectionOf } from "~/lib/sections";
import type { Db } from "~/server/db/client";
import { isShownSql } from "~/server/traits/sections";

export const SEARCH_PAGE_SIZE = 10;
/** Suggestions shown while typing. */
const MAX_SUGGESTIONS = 6;

/** Key of the message that names the kind. */
type SearchKind = (typeof publicRecords)[PublishedPath]["name"];

/** A found record in one language, with the path of its page without the locale. */
export type Found = { kind: SearchKind; title: string; href: string };

export type SearchResult = Awaited<ReturnType<typeof searchSite>>["found"][number];

type Entry = { path: PublishedPath; recordId: number; slug: string | null; title: string };
type Search = { term: string; locale: Locale; now: Date };

/**
 * Finds records of all kinds. Titles rank before texts, the typed spelling before others, then records before fixed
 * pages, then the newest first.
 * @param page from 1
 * @returns each result with its plain text, and the total; 0 beyond the last page
 */
export async function searchSite(db: Db, { term, locale, now, page }: Search & { page: number }) {
  const words = searchWords(term);
  if (words.length === 0) return { found: [], total: 0 };
  const { titleWords, allWords, title } = columns(locale);
  const [folded, spelled] = [tsquery(words, "folded"), tsquery(words, "spelled")];
  const isInTitle = Prisma.sql`${titleWords} @@ ${folded}::tsquery`;
  // An index finds the spelling: the words of long texts are in TOAST, and reading them takes longest.
  const isSpelled = Prisma.sql`CASE WHEN ${isInTitle} THEN ${titleWords} @@ ${spelled}::tsquery
    ELSE "id" IN (SELECT "id" FROM "SearchEntry" WHERE ${allWords} @@ ${spelled}::tsquery) END`;
  const order = [
    isInTitle,
    ...(spelled === folded ? [] : [isSpelled]),
    // Fixed pages are no news: their texts introduce the records.
    Prisma.sql`"path" <> '/admin/home'`,
    Prisma.sql`"startsAt"`,
    Prisma.sql`"id"`,
  ];
  const entries = await db.$queryRaw<(Entry & { total: number })[]>`
    SELECT "path", "recordId", "slug", ${title} AS "title", count(*) OVER ()::int AS "total"
    FROM "SearchEntry" WHERE ${allWords} @@ ${folded}::tsquery AND ${isVisible(now)}
    ORDER BY ${Prisma.join(order, " DESC, ")} DESC
    LIMIT ${SEARCH_PAGE_SIZE} OFFSET ${offsetOf(page, SEARCH_PAGE_SIZE)}`;
  const texts = await readTexts(db, locale, entries);
  const found = entries.map((entry, index) => ({ ...toFound(entry, locale), text: texts[index] ?? "" }));
  return { found, total: entries[0]?.total ?? 0 };
}

/** Finds the best matches in titles, for suggestions. */
export async function suggest(db: Db, { term, locale, now }: Search): Promise<Found[]> {
  const words = searchWords(term);
  if (words.length === 0) return [];
  const { titleWords, title } = columns(locale);
  const entries = await db.$queryRaw<Entry[]>`
    SELECT "path", "recordId", "slug", ${title} AS "title"
    FROM "SearchEntry" WHERE ${titleWords} @@ ${tsquery(words, "folded")}::tsquery AND ${isVisible(now)}
    ORDER BY ${titleWords} @@ ${tsquery(words, "spelled")}::tsquery DESC, "startsAt" DESC, "id" DESC
    LIMIT ${MAX_SUGGESTIONS}`;
  return entries.map((entry) => toFound(entry, locale));
}

/** Reads the texts as one line each, in the order of the records, with one query for all kinds. */
async function readTexts(db: Db, locale: Locale, entries: readonly Entry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const arrayOf = (names: readonly string[]) =>
    Prisma.sql`jsonb_build_array(${names.length === 0 ? Prisma.empty : Prisma.join(names.map((name) => columnOf(name, locale)))})`;
  const parts = entries.map(({ path, recordId }) => {
    const { table, plain, rich } = publicRecords[path];
    return Prisma.sql`
      SELECT ${path} AS "path", "id", ${arrayOf(plain)} AS "plain", ${arrayOf(rich)} AS "rich"
      FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ${recordId}`;
  });
  type Row = { path: string; id: number; plain: (string | null)[]; rich: (string | null)[] };
  const rows = await db.$queryRaw<Row[]>(Prisma.join(parts, " UNION ALL "));
  return entries.map(({ path, recordId }) => {
    const row = rows.find((row) => row.path === path && row.id === recordId);
    return row ? joinTexts([...row.plain.map((text) => text ?? ""), ...row.rich.map((html) => plainText(html ?? ""))]) : "";
  });
}

function toFound({ path, slug, title }: Entry, locale: Locale): Found {
  return { kind: publicRecords[path].name, title, href: addressOf(path, { slug }, locale) };
}

/** Selects the columns of a language; null when visitors don't see the record in it. */
function columns(locale: Locale) {
  return {
    title: columnOf("title", locale),
    titleWords: columnOf("titleWords", locale),
    allWords: columnOf("words", locale),
  };
}

function columnOf(name: string, locale: Locale): Prisma.Sql {
  return Prisma.raw(`"${name}${suffixOf[locale]}"`);
}

/** Limits results to visible records, outside sections switched off in the settings. */
function isVisible(now: Date): Prisma.Sql {
  const isShown = publicPaths.filter(isPublishedPath).flatMap((path) => {
    const slugs = isFixedPath(path) ? fixedSlugs : [null];
    return slugs.flatMap((slug) => {
      const section = sectionOf(addressOf(path, { slug }, defaultLocale));
      const isOther = slug === null ? Prisma.sql`"path" <> ${path}` : Prisma.sql`"path" <> ${path} OR "slug" <> ${slug}`;
      return section === undefined ? [] : [Prisma.sql`(${isOther} OR ${isShownSql(section)})`];
    });
  });
  return Prisma.sql`"startsAt" <= ${now} AND ("endsAt" IS NULL OR "endsAt" > ${now}) AND ${Prisma.join(isShown, " AND ")}`;
}

/** Builds a PostgreSQL tsquery for all words, which contain no characters to escape. */
function tsquery(words: readonly SearchWord[], form: "folded" | "spelled"): string {
  return words.map((word) => `'${word[form]}'${word.isWhole ? "" : ":*"}`).join(" & ");
}
