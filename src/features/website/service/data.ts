import { serviceSchema } from "~/features/website/service/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage, visibleLocales } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { findImage, imageSelect } from "~/server/files/media-select";
import { withPending } from "~/server/traits/pending";
import { seoSelect, visibleAt } from "~/server/traits/publishing";

const cardSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ name: true, description: true }),
  icon: true,
  image: { select: imageSelect },
} as const satisfies Prisma.ServiceSelect;

const serviceSelect = {
  ...cardSelect,
  ...inBothLanguages({ content: true, visible: true }),
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
  return row && toService(row, locale, visibleLocales(row));
}

/** Reads a service whatever its state: for previews only. */
export async function draftServiceBySlug(db: Db, locale: Locale, slug: string) {
  const stored = await db.service.findUnique({ where: { slug }, select: serviceSelect });
  if (!stored) return null;
  const image = (id: number) => findImage(db, id);
  const row = await withPending(db, "/admin/service", stored, serviceSchema, { image, shareImage: image });
  return toService(row, locale, []);
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
  };
}

function toService(row: Prisma.ServiceGetPayload<{ select: typeof serviceSelect }>, locale: Locale, locales: Locale[]) {
  const card = toCard(row, locale);
  return {
    ...card,
    content: inLanguage(row, "content", locale) ?? "",
    metaTitle: inLanguage(row, "metaTitle", locale) || card.name,
    metaDescription: inLanguage(row, "metaDescription", locale) || card.description,
    shareImage: row.shareImage,
    picture: row.image,
    updatedAt: row.updatedAt,
    /** Languages for hreflang and the language switch. */
    locales,
  };
}
