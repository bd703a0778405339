import type { AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";

export type PublicRecord = {
  /** Message key under `site.search.kinds`. */
  name: string;
  table: Prisma.ModelName;
  /** Whether it has a state and a publishing window; other records are always visible. */
  isPublished: boolean;
  /** Field name without the language: "title" for titleEn and titleVi. */
  title: "title" | "name";
  /** Other texts for an excerpt, without the language; plain texts come before rich ones. */
  plain: readonly string[];
  rich: readonly string[];
  /** Which of the rich texts the database generates from the record's `parts`. */
  partsText?: string;
  /** Texts that a published record needs in each visible language. */
  needs: readonly string[];
  /** Image of the share card. */
  picture: "thumbnail" | "image" | null;
} & (
  | { /** The bare address that its slug is appended to; empty for pages at the top. */ base: "" | `/${string}` }
  | { /** The bare address of the one page that shows all of its kind. */ page: `/${string}` }
  | { /** Its records are the fixed pages: always published, at addresses that never change. */ isFixed: true }
);

/** Every kind of record with a public page, by its page of the back office. The only list of these kinds. */
export const publicRecords = {
  "/admin/about-us": {
    name: "aboutUs",
    table: "AboutSection",
    isPublished: true,
    page: "/about-us",
    title: "name",
    plain: [],
    rich: ["description"],
    needs: ["name", "description"],
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
    needs: ["title", "description", "requirement", "benefit"],
    picture: null,
  },
  "/admin/home": {
    name: "home",
    table: "FixedPage",
    isPublished: true,
    isFixed: true,
    title: "title",
    plain: [],
    rich: ["content"],
    partsText: "content",
    needs: ["title"],
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
    needs: ["title", "summary", "content"],
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
    needs: [],
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
    partsText: "content",
    needs: ["title"],
    picture: null,
  },
  "/admin/service": {
    name: "service",
    table: "Service",
    isPublished: true,
    base: "/services",
    title: "name",
    plain: ["description"],
    rich: ["content", "partText"],
    partsText: "partText",
    needs: ["name", "description", "content"],
    picture: "image",
  },
} as const satisfies Partial<Record<AdminPath, PublicRecord>>;

type Table = typeof publicRecords;

export type PublicPath = keyof Table;

/** The back-office page of a kind with a publishing state. */
export type PublishedPath = { [Path in PublicPath]: Table[Path]["isPublished"] extends true ? Path : never }[PublicPath];

export function isPublicPath(path: string): path is PublicPath {
  return Object.hasOwn(publicRecords, path);
}

export function isPublishedPath(path: string): path is PublishedPath {
  return isPublicPath(path) && publicRecords[path].isPublished;
}

/** Kinds with one page per record. */
export type SlugPath = { [Path in PublicPath]: Table[Path] extends { base: string } ? Path : never }[PublicPath];

/** The kind whose records are the fixed pages. */
export type FixedPath = { [Path in PublicPath]: Table[Path] extends { isFixed: true } ? Path : never }[PublicPath];

/** Builds the path of a record's public page, without the locale. No other function may build one. */
export function addressOf(path: PublicPath, record: { slug?: string | null }, _locale: Locale): string {
  const kind = publicRecords[path];
  if ("page" in kind) return kind.page;
  return `${"base" in kind ? kind.base : ""}/${encodeURIComponent(record.slug ?? "")}`;
}

/** Returns the bare address of the page that lists a kind; the home page for pages at the top. */
export function listAddressOf(path: SlugPath): string {
  return publicRecords[path].base || "/";
}

export function isSlugPath(path: PublicPath): path is SlugPath {
  return "base" in publicRecords[path];
}
