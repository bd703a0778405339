import { positionList, positionSchema } from "~/features/career/position/schema";
import type { Prisma } from "~/generated/prisma/client";
import { inBothLanguages, lacksTexts } from "~/lib/languages";
import { orderedProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = {
  id: true,
  ...inBothLanguages({ name: true, description: true }),
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.PositionSelect;

export const positionRouter = router(
  orderedProcedures({
    path: "/admin/position",
    code: "RECRUITMENT_POSITION",
    table: "Position",
    title: ["nameEn"],
    schema: positionSchema,
    ...positionList,
    list: (db, { searchWhere, filter: { missing }, skip, take, orderBy }) => {
      const where = { ...searchWhere, ...lacksTexts(["description"], missing) };
      return Promise.all([db.position.findMany({ where, select, skip, take, orderBy }), db.position.count({ where })]);
    },
    find: (db: Db, ids: number[]) => db.position.findMany({ where: { id: { in: ids } }, select }),
    create: (db, data) => db.position.create({ data, select }),
    update: (db, { id, version }, data) => db.position.update({ where: { id, version }, data, select }),
    remove: (db, ids) => db.position.deleteMany({ where: { id: { in: ids } } }),
    usedBy: async (db, ids) => {
      const posts = await db.jobPost.groupBy({ by: ["positionId"], where: { positionId: { in: ids } }, _count: true });
      return posts.map(({ positionId, _count }) => ({ id: positionId ?? 0, path: "/admin/career" as const, count: _count }));
    },
  }),
);
