import { partnerList, partnerSchema } from "~/features/website/partner/schema";
import type { Prisma } from "~/generated/prisma/client";
import { crudRouter } from "~/server/crud";
import { imageSelect } from "~/server/files/media-select";

const select = {
  id: true,
  nameEn: true,
  nameVi: true,
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

export const partnerRouter = crudRouter({
  path: "/admin/partner",
  code: "PARTNER",
  table: "Partner",
  schema: partnerSchema,
  ...partnerList,
  defaultSort: { by: "order", dir: "ASC" },
  isOrdered: true,
  list: (db, { skip, take, orderBy, matching, filter }) => {
    const where = { ...matching, ...filter };
    return Promise.all([db.partner.findMany({ where, select, skip, take, orderBy }), db.partner.count({ where })]);
  },
  byIds: (db, ids) => db.partner.findMany({ where: { id: { in: ids } }, select }),
  create: (db, data) => db.partner.create({ data, select }),
  update: (db, id, data) => db.partner.update({ where: { id }, data, select }),
  delete: (db, ids) => db.partner.deleteMany({ where: { id: { in: ids } } }),
  label: (partner) => partner.nameEn,
});
