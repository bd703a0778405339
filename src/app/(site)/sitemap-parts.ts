import { jobAddresses } from "~/features/career/post/data";
import { articleAddresses, articleRanges } from "~/features/news/article/data";
import { newsOverview } from "~/features/news/category/data";
import { pageAddresses } from "~/features/website/page/data";
import { serviceAddresses } from "~/features/website/service/data";
import { defaultLocale, type Locale, localePath, locales } from "~/i18n/routing";
import { sectionPaths } from "~/lib/sections";
import { type Db, database } from "~/server/db/client";
import { siteOrigin } from "~/server/http/origin";
import { shownSections } from "~/server/traits/sections";
import { pageLocales } from "./list-pages";
import { alternateLanguages } from "./page-metadata";

/** The most addresses in one file. sitemaps.org allows 50,000; what is rendered at once stays small. */
const MAX_ADDRESSES = 10_000;
/** A record has an address in each language at most. */
const RECORDS_PER_PART = MAX_ADDRESSES / locales.length;

/** A page, with the languages in which it exists. */
type Entry = { path: string; available: readonly Locale[]; updatedAt?: Date };

/** A file of the sitemap, read when it is asked for. */
type Part = () => Promise<Entry[]>;

/** For each kind of page, its parts. Every new kind of public page joins here. */
const sections: readonly ((db: Db, now: Date) => Promise<Part[]>)[] = [fixedPages, articles];

/**
 * The sitemap as XML: every public page in every language in which it exists, each with its alternates. What does not fit into one
 * file is an index of parts.
 */
export async function sitemap(): Promise<string> {
  const parts = await allParts();
  if (parts.length <= sections.length) {
    const entries = (await Promise.all(parts.map((read) => read()))).flat();
    if (entries.length * locales.length <= MAX_ADDRESSES) return urlSet(entries);
  }
  return sitemapIndex(parts.length);
}

/** One part as XML, counted from 1; null when there is no such part. */
export async function sitemapPart(number: number): Promise<string | null> {
  const read = (await allParts())[number - 1];
  return read ? urlSet(await read()) : null;
}

async function allParts(): Promise<Part[]> {
  const [db, now] = [database(), new Date()];
  return (await Promise.all(sections.map((section) => section(db, now)))).flat();
}

/** The pages that are always there, and those of kinds of which there are few. */
async function fixedPages(db: Db, now: Date): Promise<Part[]> {
  return [
    async () => {
      const [shown, { categories }, services, jobs, pages] = await Promise.all([
        shownSections(db),
        newsOverview(db, defaultLocale, now),
        serviceAddresses(db, now),
        jobAddresses(db, now),
        pageAddresses(db, now),
      ]);
      const categoryPages = categories.map(({ slug, counts }) => {
        const path = `/news/category/${encodeURIComponent(slug)}`;
        return { path, available: pageLocales({ path, whole: "/news", counts }, 1) };
      });
      const always = ["/", ...shown.map((section) => sectionPaths[section])].map((path) => ({ path, available: locales }));
      return [
        ...always,
        ...(shown.includes("services") ? below("/services", services) : []),
        ...(shown.includes("news") ? categoryPages : []),
        ...(shown.includes("career") ? below("/career", jobs) : []),
        ...below("", pages),
      ];
    },
  ];
}

/** By ranges of ids: a part needs nothing of those before it, and a new article changes the last one alone. */
async function articles(db: Db, now: Date): Promise<Part[]> {
  if (!(await shownSections(db)).includes("news")) return [];
  return (await articleRanges(db, now, RECORDS_PER_PART)).map((range) => async () => {
    return below("/news", await articleAddresses(db, now, range));
  });
}

/** The pages of records, at their slugs below a path. */
function below(base: string, records: readonly { slug: string; locales: readonly Locale[]; updatedAt: Date }[]): Entry[] {
  return records.map(({ slug, locales: available, updatedAt }) => {
    return { path: `${base}/${encodeURIComponent(slug)}`, available, updatedAt };
  });
}

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSet(entries: readonly Entry[]): string {
  const origin = siteOrigin();
  const urls = entries.flatMap(({ path, available, updatedAt }) => {
    const links = Object.entries(alternateLanguages(origin, path, available)).map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
    );
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";
    return available.map(
      (locale) => `<url><loc>${escapeXml(origin + localePath(locale, path))}</loc>${links.join("")}${changed}</url>\n`,
    );
  });
  return `${prolog}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("")}</urlset>\n`;
}

function sitemapIndex(parts: number): string {
  const origin = siteOrigin();
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${index + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${prolog}<sitemapindex ${namespace}>\n${files.join("")}</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
