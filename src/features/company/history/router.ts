import { historyList, historySchema } from "~/features/company/history/schema";
import type { Prisma } from "~/generated/prisma/client";
import { formatMonth } from "~/lib/dates";
import { inBothLanguages, lacksTexts } from "~/lib/languages";
import { crudProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";

const select = {
  id: true,
  year: true,
  month: true,
  ...inBothLanguages({ title: true, description: true }),
  imageId: true,
  image: { select: imageSelect },
  active: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.HistoryEntrySelect;

export const historyRouter = router(
  crudProcedures({
    path: "/admin/history",
    code: "COMPANY_HISTORY",
    table: "HistoryEntry",
    title: ["titleEn"],
    schema: historySchema,
    ...historyList,
    defaultSort: { by: "year", dir: "DESC" },
    list: (db, { searchWhere, filter: { missing, ...filter }, skip, take, orderBy }) => {
      const where = { ...searchWhere, ...filter, ...lacksTexts(["description"], missing) };
      // Within a year, an entry without a month comes first.
      const byTime = orderBy.flatMap((by): Prisma.HistoryEntryOrderByWithRelationInput[] =>
        by.year ? [by, { month: { sort: by.year, nulls: by.year === "asc" ? "first" : "last" } }] : [by],
      );
      return Promise.all([
        db.historyEntry.findMany({ where, select, skip, take, orderBy: byTime }),
        db.historyEntry.count({ where }),
      ]);
    },
    csv: ({ year, month, titleEn, titleVi, descriptionEn, descriptionVi, active, updatedAt }) => ({
      year: formatMonth(year, month),
      ...{ titleEn, titleVi, descriptionEn, descriptionVi, active, updatedAt },
    }),
    find: (db: Db, ids: number[]) => db.historyEntry.findMany({ where: { id: { in: ids } }, select }),
    create: (db, data) => db.historyEntry.create({ data, select }),
    update: (db, { id, version }, data) => db.historyEntry.update({ where: { id, version }, data, select }),
    remove: (db, ids) => db.historyEntry.deleteMany({ where: { id: { in: ids } } }),
  }),
);
