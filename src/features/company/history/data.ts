import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";

const select = {
  id: true,
  year: true,
  month: true,
  ...inBothLanguages({ title: true, description: true }),
  image: { select: imageSelect },
} as const satisfies Prisma.HistoryEntrySelect;

export type HistoryMoment = Awaited<ReturnType<typeof companyHistory>>[number];

/** Reads the visible entries, earliest first; within a year, an entry without a month comes first. */
export async function companyHistory(db: Db, locale: Locale) {
  const rows = await db.historyEntry.findMany({
    where: { active: true },
    select,
    orderBy: [{ year: "asc" }, { month: { sort: "asc", nulls: "first" } }, { id: "asc" }],
  });
  return rows.map((row) => {
    const { id, year, month, image } = row;
    return {
      ...{ id, year, month, image },
      title: inLanguage(row, "title", locale),
      description: inLanguage(row, "description", locale),
    };
  });
}
