import { partnerList, partnerSchema } from "~/features/website/partner/schema";
import type { Prisma } from "~/generated/prisma/client";
import { inBothLanguages } from "~/lib/languages";
import { orderedProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";

const select = {
  id: true,
  ...inBothLanguages({ name: true }),
  logoId: true,
  logo: { select: imageSelect },
  darkLogoId: true,
  darkLogo: { select: imageSelect },
  website: true,
  active: true,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.PartnerSelect;

export const partnerRouter = router(
  orderedProcedures({
    path: "/admin/partner",
    code: "PARTNER",
    table: "Partner",
    title: ["nameEn"],
    schema: partnerSchema,
    ...partnerList,
    list: (db, { searchWhere, filter, skip, take, orderBy }) => {
      const where = { ...searchWhere, ...filter };
      return Promise.all([db.partner.findMany({ where, select, skip, take, orderBy }), db.partner.count({ where })]);
    },
    csv: ({ nameEn, nameVi, website, active, updatedAt }) => ({ nameEn, nameVi, website, active, updatedAt }),
    find: (db: Db, ids: number[]) => db.partner.findMany({ where: { id: { in: ids } }, select }),
    create: (db, data) => db.partner.create({ data, select }),
    update: (db, { id, version }, data) => db.partner.update({ where: { id, version }, data, select }),
    remove: (db, ids) => db.partner.deleteMany({ where: { id: { in: ids } } }),
  }),
);
