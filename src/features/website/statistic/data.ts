import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";

export const statisticSelect = {
  id: true,
  ...inBothLanguages({ name: true }),
  value: true,
  prefix: true,
  suffix: true,
  icon: true,
} as const satisfies Prisma.StatisticSelect;

export async function activeStatistics(db: Db, locale: Locale) {
  const rows = await db.statistic.findMany({
    where: { active: true },
    select: statisticSelect,
    orderBy: [{ order: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, value, prefix, suffix, icon, ...row }) => {
    return { id, name: inLanguage(row, "name", locale), value, prefix: prefix ?? "", suffix: suffix ?? "", icon };
  });
}
