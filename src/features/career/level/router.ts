import { levelList, levelSchema } from "~/features/career/level/schema";
import type { Prisma } from "~/generated/prisma/client";
import { orderedProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = { id: true, nameEn: true, nameVi: true, order: true, version: true, updatedAt: true } satisfies Prisma.LevelSelect;

export const levelRouter = router(
  orderedProcedures({
    path: "/admin/level",
    code: "LEVEL",
    table: "Level",
    title: ["nameEn"],
    schema: levelSchema,
    ...levelList,
    list: (db, { searchWhere: where, skip, take, orderBy }) =>
      Promise.all([db.level.findMany({ where, select, skip, take, orderBy }), db.level.count({ where })]),
    find: (db: Db, ids: number[]) => db.level.findMany({ where: { id: { in: ids } }, select }),
    create: (db, data) => db.level.create({ data, select }),
    update: (db, { id, version }, data) => db.level.update({ where: { id, version }, data, select }),
    remove: (db, ids) => db.level.deleteMany({ where: { id: { in: ids } } }),
    usedBy: async (db, ids) => {
      const posts = await db.jobPost.groupBy({ by: ["levelId"], where: { levelId: { in: ids } }, _count: true });
      return posts.map(({ levelId, _count }) => ({ id: levelId ?? 0, path: "/admin/career" as const, count: _count }));
    },
  }),
);
