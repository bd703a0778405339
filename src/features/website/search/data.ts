import { addressOf, isPublishedPath, type PublishedPath, publicPaths, publicRecords } from "~/features/public-records";
import { Prisma } from "~/generated/prisma/client";
import { defaultLocale, type Locale } from "~/i18n/routing";
import { joinTexts, plainText } from "~/lib/html-text";
import { offsetOf } from "~/lib/pagination";
import { type SearchWord, searchWords } from "~/lib/search-words";
import { sectionOf } from "~/lib/sections";
import type { Db } from "~/server/db/client";
import { isShownSql } from "~/server/traits/sections";

/** Results on one page. */
export const SEARCH_PAGE_SIZE = 10;
/** Suggestions while a search is typed. */
const MAX_SUGGESTIONS = 6;

/** What a visitor can find, for the message that names it. */
export type SearchKind = (typeof publicRecords)[PublishedPath]["name"];

/** A record that was found, in one language, with the bare path of its page. */
export type Found = { kind: SearchKind; title: string; href: string };

/** One of the results on the page of a search. */
export type SearchResult = Awaited<ReturnType<typeof searchSite>>["found"][number];

type Entry = { path: PublishedPath; recordId: number; slug: string | null; title: string };
type Search = { term: string; locale: Locale; now: Date };

/**
 * One page of what visitors find by a term, whatever its kind: titles before texts, in both the spelling as typed before others,
 * then the newest.
 * @param page from 1
 * @returns with the plain text of each, and the number of all; 0 beyond the last page
 */
export async function searchSite(db: Db, { term, locale, now, page }: Search & { page: number }) {
  const words = searchWords(term);
  if (words.length === 0) return { found: [], total: 0 };
  const { titleWords, allWords, title } = columns(locale);
  const [folded, spelled] = [tsquery(words, "folded"), tsquery(words, "spelled")];
  const isInTitle = Prisma.sql`${titleWords} @@ ${folded}::tsquery`;
  // An index finds the spelling: the words of a long text are stored apart from their row, and reading them takes longest.
  const isSpelled = Prisma.sql`CASE WHEN ${isInTitle} THEN ${titleWords} @@ ${spelled}::tsquery
    ELSE "id" IN (SELECT "id" FROM "SearchEntry" WHERE ${allWords} @@ ${spelled}::tsquery) END`;
  const order = [isInTitle, ...(spelled === folded ? [] : [isSpelled]), Prisma.sql`"startsAt"`, Prisma.sql`"id"`];
  const entries = await db.$queryRaw<(Entry & { total: number })[]>`
    SELECT "path", "recordId", "slug", ${title} AS "title", count(*) OVER ()::int AS "total"
    FROM "SearchEntry" WHERE ${allWords} @@ ${folded}::tsquery AND ${isVisible(now)}
    ORDER BY ${Prisma.join(order, " DESC, ")} DESC
    LIMIT ${SEARCH_PAGE_SIZE} OFFSET ${offsetOf(page, SEARCH_PAGE_SIZE)}`;
  const texts = await readTexts(db, locale, entries);
  const found = entries.map((entry, index) => ({ ...toFound(entry, locale), text: texts[index] ?? "" }));
  return { found, total: entries[0]?.total ?? 0 };
}

/** The best of what visitors find in titles, for suggestions while they type. */
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

/** The texts of records in one line each, in the order of the records: one query for all kinds. */
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

/** The columns of a language. They are null where visitors don't see a record in it. */
function columns(locale: Locale) {
  return {
    title: columnOf("title", locale),
    titleWords: columnOf("titleWords", locale),
    allWords: columnOf("words", locale),
  };
}

function columnOf(name: string, locale: Locale): Prisma.Sql {
  return Prisma.raw(`"${name}${locale === "vi" ? "Vi" : "En"}"`);
}

/** Visible now, and not in a section that the settings switch off. */
function isVisible(now: Date): Prisma.Sql {
  const isShown = publicPaths.filter(isPublishedPath).flatMap((path) => {
    const section = sectionOf(addressOf(path, {}, defaultLocale));
    return section === undefined ? [] : [Prisma.sql`("path" <> ${path} OR ${isShownSql(section)})`];
  });
  return Prisma.sql`"startsAt" <= ${now} AND ("endsAt" IS NULL OR "endsAt" > ${now}) AND ${Prisma.join(isShown, " AND ")}`;
}

/** All of the words, as PostgreSQL is asked for them. They have no character that would need escaping. */
function tsquery(words: readonly SearchWord[], form: "folded" | "spelled"): string {
  return words.map((word) => `'${word[form]}'${word.isWhole ? "" : ":*"}`).join(" & ");
}
