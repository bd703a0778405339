import { companySchema } from "~/features/company/info/schema";
import type { Prisma } from "~/generated/prisma/client";
import { recordProcedures } from "~/server/crud/record";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { router } from "~/server/trpc";

const select = {
  id: true,
  nameEn: true,
  nameVi: true,
  shortName: true,
  representative: true,
  representativeTitleEn: true,
  representativeTitleVi: true,
  taxCode: true,
  foundedOn: true,
  email: true,
  phone: true,
  historyEn: true,
  historyVi: true,
  logoId: true,
  logo: { select: imageSelect },
  namedLogoId: true,
  namedLogo: { select: imageSelect },
  darkNamedLogoId: true,
  darkNamedLogo: { select: imageSelect },
  version: true,
  updatedAt: true,
} satisfies Prisma.CompanySelect;

export const companyInfoRouter = router(
  recordProcedures({
    path: "/admin/company-info",
    code: "COMPANY",
    table: "Company",
    title: ["shortName", "nameEn"],
    schema: companySchema,
    find: (db: Db, ids: number[]) => db.company.findMany({ where: { id: { in: ids } }, select }),
    update: (db, { id, version }, data) => db.company.update({ where: { id, version }, data, select }),
  }),
);
