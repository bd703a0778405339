import { isVisibleIn, type Part, readParts } from "~/features/website/page/parts/parts";
import { emptyService, linesOf, serviceSchema } from "~/features/website/service/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage, visibleLocales } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { findImage, imageSelect } from "~/server/files/media-select";
import { withPending } from "~/server/traits/pending";
import { typedId, UNSAVED } from "~/server/traits/preview";
import { seoSelect, visibleAt } from "~/server/traits/publishing";

const cardSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ name: true, description: true, points: true }),
  icon: true,
  image: { select: imageSelect },
} as const satisfies Prisma.ServiceSelect;

const serviceSelect = {
  ...cardSelect,
  ...inBothLanguages({ content: true, visible: true }),
  parts: true,
  ...seoSelect,
  updatedAt: true,
} as const satisfies Prisma.ServiceSelect;

const inOrder = [{ order: "asc" }, { id: "asc" }] as const satisfies Prisma.ServiceOrderByWithRelationInput[];

/** Service in a list, in one language. */
export type ServiceCard = Awaited<ReturnType<typeof visibleServices>>[number];

/** Service on its own page, in one language. */
export type Service = NonNullable<Awaited<ReturnType<typeof serviceBySlug>>>;

export async function visibleServices(db: Db, locale: Locale, now: Date) {
  const rows = await db.service.findMany({ where: visibleAt(now, locale), select: cardSelect, orderBy: inOrder });
  return rows.map((row) => toCard(row, locale));
}

/** Reads a service that visitors can see in this language now. */
export async function serviceBySlug(db: Db, locale: Locale, now: Date, slug: string) {
  const row = await db.service.findFirst({ where: { ...visibleAt(now, locale), slug }, select: serviceSelect });
  return row && toService({ ...row, parts: readParts(row.parts) }, locale, visibleLocales(row));
}

/** Reads a service whatever its state: for previews only. @param now last change of a service that is not saved yet */
export async function draftServiceBySlug(db: Db, locale: Locale, slug: string, now: Date) {
  const isUnsaved = typedId("/admin/service") === UNSAVED;
  const unsaved = isUnsaved ? { ...emptyService, id: UNSAVED, slug, image: null, shareImage: null, updatedAt: now } : null;
  const stored = unsaved ?? (await db.service.findUnique({ where: { slug }, select: serviceSelect }));
  if (!stored) return null;
  const image = (id: number) => findImage(db, id);
  const read = { ...stored, parts: readParts(stored.parts) };
  const row = await withPending(db, "/admin/service", read, serviceSchema, { image, shareImage: image });
  return toService({ ...row, slug: unsaved ? slug : row.slug, parts: readParts(row.parts) }, locale, []);
}

function toCard(row: Prisma.ServiceGetPayload<{ select: typeof cardSelect }>, locale: Locale) {
  const { id, slug, icon, image } = row;
  return {
    id,
    slug,
    icon,
    image,
    name: inLanguage(row, "name", locale),
    description: inLanguage(row, "description", locale) ?? "",
    points: linesOf(inLanguage(row, "points", locale)),
  };
}

type ServiceRow = Omit<Prisma.ServiceGetPayload<{ select: typeof serviceSelect }>, "parts"> & { parts: Part[] };

function toService(row: ServiceRow, locale: Locale, locales: Locale[]) {
  const card = toCard(row, locale);
  return {
    ...card,
    content: inLanguage(row, "content", locale) ?? "",
    parts: row.parts.filter((part) => isVisibleIn(part, locale)),
    metaTitle: inLanguage(row, "metaTitle", locale) || card.name,
    metaDescription: inLanguage(row, "metaDescription", locale) || card.description,
    shareImage: row.shareImage,
    picture: row.image,
    updatedAt: row.updatedAt,
    /** Languages for hreflang and the language switch. */
    locales,
  };
}
