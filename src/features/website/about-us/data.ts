import { aboutUsSchema } from "~/features/website/about-us/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { findImage, imageSelect } from "~/server/files/media-select";
import { withPending } from "~/server/traits/pending";
import { visibleAt } from "~/server/traits/publishing";

const select = {
  id: true,
  ...inBothLanguages({ name: true, description: true }),
  layout: true,
  image: { select: imageSelect },
} as const satisfies Prisma.AboutSectionSelect;

const inOrder = [{ order: "asc" }, { id: "asc" }] as const satisfies Prisma.AboutSectionOrderByWithRelationInput[];

/** Reads the visible sections in one language. @param draftId section included whatever its state: for previews only */
export async function aboutSections(db: Db, locale: Locale, now: Date, draftId?: number) {
  const where = draftId === undefined ? visibleAt(now, locale) : { OR: [visibleAt(now, locale), { id: draftId }] };
  const stored = await db.aboutSection.findMany({ where, select, orderBy: inOrder });
  const image = (id: number) => findImage(db, id);
  const rows = await Promise.all(
    stored.map((row) => (row.id === draftId ? withPending(db, "/admin/about-us", row, aboutUsSchema, { image }) : row)),
  );
  return rows.map((row) => ({
    id: row.id,
    name: inLanguage(row, "name", locale),
    description: inLanguage(row, "description", locale) ?? "",
    layout: row.layout,
    image: row.layout === "noImage" ? null : row.image,
  }));
}

/** Reads the ids of all sections, visible or not. */
export function aboutSectionIds(db: Db): Promise<{ id: number }[]> {
  return db.aboutSection.findMany({ select: { id: true } });
}
