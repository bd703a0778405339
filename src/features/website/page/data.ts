import { emptyPage, pageSchema } from "~/features/website/page/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { excerpt } from "~/lib/html-text";
import { firstText } from "~/lib/item-texts";
import { inBothLanguages, inLanguage, suffixOf, visibleLocales } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { findImage } from "~/server/files/media-select";
import { withPending } from "~/server/traits/pending";
import { typedId, UNSAVED } from "~/server/traits/preview";
import { seoSelect, visibleAt } from "~/server/traits/publishing";
import { isVisibleIn, type Part, readParts } from "./parts/parts";

const pageSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ title: true, visible: true }),
  parts: true,
  ...seoSelect,
  updatedAt: true,
} as const satisfies Prisma.PageSelect;

/** Reads a page that visitors can see in this language now. */
export async function pageBySlug(db: Db, locale: Locale, now: Date, slug: string) {
  const row = await db.page.findFirst({ where: { ...visibleAt(now, locale), slug }, select: pageSelect });
  return row && toPage({ ...row, parts: readParts(row.parts) }, locale, visibleLocales(row));
}

/** Reads a page whatever its state: for previews only. @param now last change of a page that is not saved yet */
export async function draftPageBySlug(db: Db, locale: Locale, slug: string, now: Date) {
  const isUnsaved = typedId("/admin/page") === UNSAVED;
  const unsaved = isUnsaved ? { ...emptyPage, id: UNSAVED, slug, shareImage: null, updatedAt: now } : null;
  const stored = unsaved ?? (await db.page.findUnique({ where: { slug }, select: pageSelect }));
  if (!stored) return null;
  const shareImage = (id: number) => findImage(db, id);
  const row = await withPending(db, "/admin/page", { ...stored, parts: readParts(stored.parts) }, pageSchema, { shareImage });
  return toPage({ ...row, slug: unsaved ? slug : row.slug, parts: readParts(row.parts) }, locale, []);
}

type PageRow = Omit<Prisma.PageGetPayload<{ select: typeof pageSelect }>, "parts"> & { parts: Part[] };

function toPage(row: PageRow, locale: Locale, locales: Locale[]) {
  const title = inLanguage(row, "title", locale) ?? "";
  const parts = row.parts.filter((part) => isVisibleIn(part, locale));
  return {
    id: row.id,
    slug: row.slug,
    title,
    parts,
    metaTitle: inLanguage(row, "metaTitle", locale) || title,
    metaDescription: inLanguage(row, "metaDescription", locale) || excerpt(firstText(parts, suffixOf[locale]), 160),
    shareImage: row.shareImage,
    updatedAt: row.updatedAt,
    /** Languages for hreflang and the language switch. */
    locales,
  };
}
