import { addressOf, isPublicPath, isPublishedPath, slugPaths } from "~/features/public-records";
import type { AdminPath } from "~/features/registry";
import { localePath, locales } from "~/i18n/routing";
import { type PublishState, publishState } from "~/lib/publish-state";

type Published = Parameters<typeof publishState>[0] & { visibleEn: boolean; visibleVi: boolean };

/** Finds the addresses at which visitors see a record now, one for each language. */
export function liveAddresses(path: AdminPath, row: object, now: Date): { locale: (typeof locales)[number]; address: string }[] {
  if (!isPublicPath(path) || !slugPaths.some((slugPath) => slugPath === path)) return [];
  if (!("slug" in row) || typeof row.slug !== "string" || row.slug === "") return [];
  const { slug } = row;
  const live: PublishState = "live";
  const isShown = (language: "visibleEn" | "visibleVi") =>
    !isPublishedPath(path) || (isPublished(row) && row[language] && publishState(row, now) === live);
  return locales
    .filter((locale) => isShown(locale === "vi" ? "visibleVi" : "visibleEn"))
    .map((locale) => ({ locale, address: localePath(locale, addressOf(path, { slug }, locale)) }));
}

function isPublished(row: object): row is Published {
  return "status" in row && "publishAt" in row && "unpublishAt" in row && "visibleEn" in row && "visibleVi" in row;
}
