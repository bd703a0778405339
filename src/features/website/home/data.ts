import { homeSchema } from "~/features/website/home/schema";
import { belongsToPage, isVisibleIn, type Part, readParts } from "~/features/website/page/parts/parts";
import type { Prisma } from "~/generated/prisma/client";
import { type Locale, locales } from "~/i18n/routing";
import type { FixedSlug } from "~/lib/fixed-pages";
import { openingLead } from "~/lib/item-texts";
import { inBothLanguages, inLanguage, suffixOf } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { findImage } from "~/server/files/media-select";
import { withPending } from "~/server/traits/pending";
import { seoSelect } from "~/server/traits/publishing";

const select = {
  id: true,
  ...inBothLanguages({ title: true }),
  parts: true,
  ...seoSelect,
} as const satisfies Prisma.FixedPageSelect;

/** Reads a fixed page as visitors see it; null before the migrations have made it. */
export async function fixedPage(db: Db, locale: Locale, slug: FixedSlug) {
  const row = await db.fixedPage.findUnique({ where: { slug }, select });
  return row && toPage({ ...row, parts: readParts(row.parts) }, locale);
}

/** Reads a fixed page with its pending changes: for previews only. */
export async function draftFixedPage(db: Db, locale: Locale, slug: FixedSlug) {
  const stored = await db.fixedPage.findUnique({ where: { slug }, select });
  if (!stored) return null;
  const shareImage = (id: number) => findImage(db, id);
  const row = await withPending(db, "/admin/home", { ...stored, parts: readParts(stored.parts) }, homeSchema, { shareImage });
  return toPage({ ...row, parts: readParts(row.parts) }, locale);
}

type FixedPageRow = Omit<Prisma.FixedPageGetPayload<{ select: typeof select }>, "parts"> & { parts: Part[] };

function toPage(row: FixedPageRow, locale: Locale) {
  const parts = row.parts.filter((part) => isVisibleIn(part, locale));
  return {
    id: row.id,
    title: inLanguage(row, "title", locale),
    parts,
    /** Languages in which the page shows its own list. */
    listLocales: locales.filter((one) => row.parts.some((part) => belongsToPage(part.kind) && isVisibleIn(part, one))),
    /** Text of its own for search engines; null: a page has a title by its kind. */
    metaTitle: inLanguage(row, "metaTitle", locale) || null,
    metaDescription: inLanguage(row, "metaDescription", locale) || openingLead(parts, suffixOf[locale]) || undefined,
    shareImage: row.shareImage,
  };
}
