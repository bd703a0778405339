import { jobPages } from "~/features/career/post/data";
import { articlePages, articleRanges } from "~/features/news/article/data";
import { newsOverview } from "~/features/news/category/data";
import { listAddresses, slugPaths } from "~/features/public-paths";
import { addressOf, isPublishedPath, listAddressOf, type SlugPath } from "~/features/public-records";
import { defaultLocale, type Locale, localePath, locales } from "~/i18n/routing";
import { type Section, sectionOf, sectionPaths } from "~/lib/sections";
import { type Db, database } from "~/server/db/client";
import { siteOrigin } from "~/server/request/origin";
import { sitemapPages } from "~/server/traits/public-records";
import { shownSections } from "~/server/traits/sections";
import { pageLocales } from "./list-pages";
import { alternateLanguages } from "./page-metadata";

/** Maximum URLs per file: below the 50,000 of sitemaps.org to keep one rendering small. */
const MAX_ADDRESSES = 10_000;
/** A record has at most one URL per language. */
const RECORDS_PER_PART = MAX_ADDRESSES / locales.length;

type Entry = { path: string; available: readonly Locale[]; updatedAt?: Date };

type Part = () => Promise<Entry[]>;

/** Parts by kind of page. Add every new kind of public page here. */
const sections: readonly ((db: Db, now: Date) => Promise<Part[]>)[] = [fixedPages, articles];

/** Renders the sitemap as XML: every public page with its alternates, or an index of parts if they need several files. */
export async function sitemap(): Promise<string> {
  const parts = await allParts();
  if (parts.length <= sections.length) {
    const entries = (await Promise.all(parts.map((read) => read()))).flat();
    if (entries.length * locales.length <= MAX_ADDRESSES) return urlSet(entries);
  }
  return sitemapIndex(parts.length);
}

/**
 * Renders one part as XML.
 * @param number from 1
 * @returns null when there is no such part
 */
export async function sitemapPart(number: number): Promise<string | null> {
  const read = (await allParts())[number - 1];
  return read ? urlSet(await read()) : null;
}

async function allParts(): Promise<Part[]> {
  const [db, now] = [database(), new Date()];
  return (await Promise.all(sections.map((section) => section(db, now)))).flat();
}

/** Lists the fixed pages and the kinds with few records. */
async function fixedPages(db: Db, now: Date): Promise<Part[]> {
  return [
    async () => {
      const [shown, { categories }] = await Promise.all([shownSections(db), newsOverview(db, defaultLocale, now)]);
      const categoryPages = categories.map(({ slug, counts }) => {
        const path = addressOf("/admin/news-category", { slug }, defaultLocale);
        return { path, available: pageLocales({ path, whole: "/news", counts }, 1) };
      });
      const lists = listAddresses.filter((path) => sectionOf(path) === undefined);
      const always = ["/", ...shown.map((section) => sectionPaths[section]), ...lists].map((path) => ({
        path,
        available: locales,
      }));
      const few = slugPaths.filter((path) => isPublishedPath(path) && path !== "/admin/news" && isShown(path, shown));
      const pages = await Promise.all(
        few.map((path) => (path === "/admin/career" ? jobPages(db, now) : sitemapPages(db, path, now))),
      );
      return [...always, ...(shown.includes("news") ? categoryPages : []), ...pages.flat()];
    },
  ];
}

/** Splits by id ranges: parts are independent, and a new article changes only the last one. */
async function articles(db: Db, now: Date): Promise<Part[]> {
  if (!isShown("/admin/news", await shownSections(db))) return [];
  return (await articleRanges(db, now, RECORDS_PER_PART)).map((range) => () => articlePages(db, now, range));
}

function isShown(path: SlugPath, shown: readonly Section[]): boolean {
  const section = sectionOf(listAddressOf(path));
  return section === undefined || shown.includes(section);
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
