import { companySelect } from "~/features/company/info/data";
import { companySchema } from "~/features/company/info/schema";
import type { Prisma } from "~/generated/prisma/client";
import { recordProcedures } from "~/server/crud/record";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = {
  ...companySelect,
  id: true,
  logoId: true,
  namedLogoId: true,
  darkNamedLogoId: true,
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
