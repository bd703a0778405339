import { languages } from "~/components/fields/field-labels";
import {
  addressOf,
  isPublicPath,
  isPublishedPath,
  isSlugPath,
  type PublicPath,
  type PublishedPath,
} from "~/features/public-records";
import type { AdminPath } from "~/features/registry";
import { localePath } from "~/i18n/routing";
import { publishState } from "~/lib/publish-state";

type Published = Parameters<typeof publishState>[0] & { visibleEn: boolean; visibleVi: boolean };
type Language = (typeof languages)[number];
export type PublicAddress = Language & { address: string };

/** Lists the addresses of a record in each language that it is shown in, whether or not it is published yet. */
export function publicAddresses(path: PublishedPath, record: Pick<Published, "visibleEn" | "visibleVi">): PublicAddress[] {
  return addressesIn(
    languages.filter(({ suffix }) => record[`visible${suffix}`]),
    path,
    slugOf(record),
  );
}

/** Lists the addresses at which visitors see a record now. */
export function liveAddresses(path: AdminPath, row: object, now: Date): PublicAddress[] {
  if (!isPublicPath(path) || !isSlugPath(path) || slugOf(row) === "") return [];
  if (!isPublishedPath(path)) return addressesIn(languages, path, slugOf(row));
  return isPublished(row) && publishState(row, now) === "live" ? publicAddresses(path, row) : [];
}

function addressesIn(shown: readonly Language[], path: PublicPath, slug: string): PublicAddress[] {
  return shown.map((language) => ({ ...language, address: localePath(language.lang, addressOf(path, { slug }, language.lang)) }));
}

function slugOf(row: object): string {
  return "slug" in row && typeof row.slug === "string" ? row.slug : "";
}

function isPublished(row: object): row is Published {
  return "status" in row && "publishAt" in row && "unpublishAt" in row && "visibleEn" in row && "visibleVi" in row;
}
