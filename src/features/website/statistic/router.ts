import { statisticSelect } from "~/features/website/statistic/data";
import { statisticList, statisticSchema } from "~/features/website/statistic/schema";
import type { Prisma } from "~/generated/prisma/client";
import { orderedProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = {
  ...statisticSelect,
  active: true,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.StatisticSelect;

export const statisticRouter = router(
  orderedProcedures({
    path: "/admin/statistic",
    code: "STATISTIC",
    table: "Statistic",
    title: ["nameEn"],
    schema: statisticSchema,
    ...statisticList,
    list: (db, { searchWhere, filter, skip, take, orderBy }) => {
      const where = { ...searchWhere, ...filter };
      return Promise.all([db.statistic.findMany({ where, select, skip, take, orderBy }), db.statistic.count({ where })]);
    },
    find: (db: Db, ids: number[]) => db.statistic.findMany({ where: { id: { in: ids } }, select }),
    create: (db, data) => db.statistic.create({ data, select }),
    update: (db, { id, version }, data) => db.statistic.update({ where: { id, version }, data, select }),
    remove: (db, ids) => db.statistic.deleteMany({ where: { id: { in: ids } } }),
  }),
);
