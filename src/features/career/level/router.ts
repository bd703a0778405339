import { levelList, levelSchema } from "~/features/career/level/schema";
import type { Prisma } from "~/generated/prisma/client";
import { crudRouter } from "~/server/crud";

const select = { id: true, nameEn: true, nameVi: true, order: true, version: true, updatedAt: true } satisfies Prisma.LevelSelect;

export const levelRouter = crudRouter({
  path: "/admin/level",
  code: "LEVEL",
  table: "Level",
  schema: levelSchema,
  ...levelList,
  defaultSort: { by: "order", dir: "ASC" },
  isOrdered: true,
  visitors: false,
  list: (db, { skip, take, orderBy, matching }) =>
    Promise.all([db.level.findMany({ where: matching, select, skip, take, orderBy }), db.level.count({ where: matching })]),
  byIds: (db, ids) => db.level.findMany({ where: { id: { in: ids } }, select }),
  label: (level) => level.nameEn,
  create: (db, data) => db.level.create({ data, select }),
  update: (db, id, data) => db.level.update({ where: { id }, data, select }),
  delete: (db, ids) => db.level.deleteMany({ where: { id: { in: ids } } }),
});
