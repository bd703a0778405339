import { sourceList, sourceSchema } from "~/features/career/source/schema";
import type { Prisma } from "~/generated/prisma/client";
import { inBothLanguages } from "~/lib/languages";
import { orderedProcedures } from "~/server/crud/router";
import { rowCountsBy } from "~/server/crud/row-count";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = {
  id: true,
  ...inBothLanguages({ name: true }),
  value: true,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.SourceSelect;

export const sourceRouter = router(
  orderedProcedures({
    path: "/admin/source",
    code: "SOURCE",
    table: "Source",
    isPublic: false,
    title: ["nameEn"],
    schema: sourceSchema,
    ...sourceList,
    list: async (db, { searchWhere: where, skip, take, orderBy }) => {
      const [rows, total, candidates] = await Promise.all([
        db.source.findMany({ where, select, skip, take, orderBy }),
        db.source.count({ where }),
        rowCountsBy(db, { table: "Candidate", column: "sourceId" }),
      ]);
      return [rows.map((row) => ({ ...row, candidates: candidates.get(String(row.id)) ?? 0 })), total] as const;
    },
    find: (db: Db, ids: number[]) => db.source.findMany({ where: { id: { in: ids } }, select }),
    create: (db, data) => db.source.create({ data, select }),
    update: (db, { id, version }, data) => db.source.update({ where: { id, version }, data, select }),
    remove: (db, ids) => db.source.deleteMany({ where: { id: { in: ids } } }),
    usedBy: async (db, ids) => {
      const candidates = await db.candidate.groupBy({ by: ["sourceId"], where: { sourceId: { in: ids } }, _count: true });
      return candidates.map(({ sourceId, _count }) => ({ id: sourceId ?? 0, path: "/admin/candidate" as const, count: _count }));
    },
  }),
);
