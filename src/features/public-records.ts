import type { AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";

type PublicRecord = {
  /** What visitors call it: a key of the messages under `site.search.kinds`. */
  name: string;
  table: Prisma.ModelName;
  /** Whether it has a state and moments of publishing; others are visible as long as they exist. */
  isPublished: boolean;
  /** The name of its title without the language: "title" for titleEn and titleVi. */
  title: "title" | "name";
  /** Its other texts in an excerpt, without the language: plain ones come before rich ones. */
  plain: readonly string[];
  rich: readonly string[];
  /** The image that its share card shows. */
  picture: "thumbnail" | "image" | null;
} & (
  | { /** The bare address that its slug is appended to; empty for pages at the top. */ base: "" | `/${string}` }
  | { /** The bare address of the one page that shows all of its kind. */ page: `/${string}` }
);

/** Every kind of record that visitors see a page of, by its page of the back office. All that must know of each kind reads this table. */
export const publicRecords = {
  "/admin/about-us": {
    name: "aboutUs",
    table: "AboutSection",
    isPublished: true,
    page: "/about-us",
    title: "name",
    plain: [],
    rich: ["description"],
    picture: null,
  },
  "/admin/career": {
    name: "career",
    table: "JobPost",
    isPublished: true,
    base: "/career",
    title: "title",
    plain: ["location"],
    rich: ["description", "requirement", "benefit"],
    picture: null,
  },
  "/admin/news": {
    name: "news",
    table: "NewsArticle",
    isPublished: true,
    base: "/news",
    title: "title",
    plain: ["summary"],
    rich: ["content"],
    picture: "thumbnail",
  },
  "/admin/news-category": {
    name: "newsCategory",
    table: "NewsCategory",
    isPublished: false,
    base: "/news/category",
    title: "name",
    plain: [],
    rich: [],
    picture: null,
  },
  "/admin/page": {
    name: "page",
    table: "Page",
    isPublished: true,
    base: "",
    title: "title",
    plain: [],
    rich: ["content"],
    picture: null,
  },
  "/admin/service": {
    name: "service",
    table: "Service",
    isPublished: true,
    base: "/services",
    title: "name",
    plain: ["description"],
    rich: ["content"],
    picture: "image",
  },
} as const satisfies Partial<Record<AdminPath, PublicRecord>>;

type Table = typeof publicRecords;

/** The back-office page of a kind of record that visitors see a page of. */
export type PublicPath = keyof Table;

/** The back-office page of a kind of record that is published. */
export type PublishedPath = { [Path in PublicPath]: Table[Path]["isPublished"] extends true ? Path : never }[PublicPath];

/** Every kind, in the order of the table. */
export const publicPaths: readonly PublicPath[] = Object.keys(publicRecords).filter((path) => isPublicPath(path));

export function isPublicPath(path: string): path is PublicPath {
  return Object.hasOwn(publicRecords, path);
}

export function isPublishedPath(path: string): path is PublishedPath {
  return isPublicPath(path) && publicRecords[path].isPublished;
}

/** The kinds whose records have a page each. */
export type SlugPath = { [Path in PublicPath]: Table[Path] extends { base: string } ? Path : never }[PublicPath];

/**
 * The bare address of a record's public page. No other function writes one.
 * @param record a kind without a page for each record needs no slug
 * @param _locale for the day when each language has a slug of its own
 */
export function addressOf(path: PublicPath, record: { slug?: string | null }, _locale: Locale): string {
  const kind = publicRecords[path];
  return "page" in kind ? kind.page : `${kind.base}/${encodeURIComponent(record.slug ?? "")}`;
}

/** Every kind whose records have a page each, in the order of the table. */
export const slugPaths: readonly SlugPath[] = publicPaths.filter((path) => hasPages(path));

/** The kind of record that has its pages below a bare address, such as "/news"; undefined where none has. */
export function kindAt(base: string): SlugPath | undefined {
  return slugPaths.find((path) => publicRecords[path].base === base);
}

function hasPages(path: PublicPath): path is SlugPath {
  return "base" in publicRecords[path];
}
