import type { Prisma } from "~/generated/prisma/client";
import type { TranslatedText } from "~/lib/untranslated";
import {
  type FixedPath,
  isPublicPath,
  isPublishedPath,
  isSlugPath,
  type PublicPath,
  type PublicRecord,
  type PublishedPath,
  publicRecords,
  type SlugPath,
} from "./public-records";
import type { AdminPath } from "./registry";

export const publicPaths: readonly PublicPath[] = Object.keys(publicRecords).filter((path) => isPublicPath(path));

export const slugPaths: readonly SlugPath[] = publicPaths.filter((path) => isSlugPath(path));

/** Finds the kind whose pages are below a path without locale, such as "/news". */
export function kindAt(base: string): SlugPath | undefined {
  return slugPaths.find((path) => publicRecords[path].base === base);
}

type BaseOf<Kind> = Kind extends { page: infer Page } ? Page : Kind extends { base: infer Base } ? Base : never;

/** The bare address of a page that shows a published kind. Pages at the top have none. */
export type ListAddress = Exclude<BaseOf<(typeof publicRecords)[PublishedPath]>, "">;

export const listAddresses: readonly ListAddress[] = publicPaths.filter(isPublishedPath).flatMap((path) => {
  const kind = publicRecords[path];
  const address = "page" in kind ? kind.page : "base" in kind ? kind.base : "";
  return address === "" ? [] : [address];
});

/** Records without pages of their own that all pages of the site show: their page of the back office, and their table. */
export const siteWideRecords = {
  "/admin/company-info": "Company",
  "/admin/office": "Office",
  "/admin/setting": "Setting",
} as const satisfies Partial<Record<AdminPath, Prisma.ModelName>>;

export type SiteWidePath = keyof typeof siteWideRecords;

export function isSiteWidePath(path: string): path is SiteWidePath {
  return Object.hasOwn(siteWideRecords, path);
}

/** Kinds whose typed values a preview can show. */
export type PreviewedPath = PublishedPath | SiteWidePath;

/** Returns the texts of a published kind that are translated. Titles are often names, the same in both. */
export function translatedTexts(path: PublishedPath): TranslatedText[] {
  const { needs, title, rich }: PublicRecord = publicRecords[path];
  return needs.filter((text) => text !== title).map((name) => ({ name, isRich: rich.includes(name) }));
}

export function isFixedPath(path: PublicPath): path is FixedPath {
  return "isFixed" in publicRecords[path];
}
