import { officeSelect } from "~/features/company/office/data";
import { officeList, officeSchema } from "~/features/company/office/schema";
import type { Prisma } from "~/generated/prisma/client";
import { lacksTexts } from "~/lib/languages";
import { changeMany } from "~/server/crud/change-many";
import { defineEntity, type WriteContext } from "~/server/crud/entity";
import { orderedProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = {
  ...officeSelect,
  active: true,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.OfficeSelect;

const office = defineEntity({
  path: "/admin/office",
  code: "OFFICE",
  table: "Office",
  title: ["nameEn"],
  // Two people at once can't make two head offices.
  isSerial: true,
  find: (db: Db, ids: number[]) => db.office.findMany({ where: { id: { in: ids } }, select }),
});

export const officeRouter = router(
  orderedProcedures({
    ...office,
    schema: officeSchema,
    ...officeList,
    list: (db, { searchWhere, filter: { missing, ...filter }, skip, take, orderBy }) => {
      const where = { ...searchWhere, ...filter, ...lacksTexts(["openingHours"], missing) };
      return Promise.all([db.office.findMany({ where, select, skip, take, orderBy }), db.office.count({ where })]);
    },
    create: async (db, data, context) => {
      if (data.isHeadOffice) await endHeadOffice(db, context);
      return db.office.create({ data, select });
    },
    update: async (db, { id, version }, data, context) => {
      if (data.isHeadOffice) await endHeadOffice(db, context);
      return db.office.update({ where: { id, version }, data, select });
    },
    remove: (db, ids) => db.office.deleteMany({ where: { id: { in: ids } } }),
    usedBy: async (db, ids) => {
      const posts = await db.jobPost.groupBy({ by: ["officeId"], where: { officeId: { in: ids } }, _count: true });
      return posts.map(({ officeId, _count }) => ({ id: officeId ?? 0, path: "/admin/career" as const, count: _count }));
    },
  }),
);

/** Demotes the head office, so that another can replace it in the same transaction. */
async function endHeadOffice(db: Db, context: WriteContext): Promise<void> {
  const head = await db.office.findFirst({ where: { isHeadOffice: true }, select: { id: true } });
  if (!head) return;
  const updateMany = (tx: Db, ids: number[], data: { isHeadOffice: boolean }) =>
    tx.office.updateMany({ where: { id: { in: ids } }, data: { ...data, version: { increment: 1 } } });
  await changeMany(db, { ...office, updateMany }, [head.id], { isHeadOffice: false }, context);
}
