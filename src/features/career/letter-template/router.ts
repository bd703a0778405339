import { letterTemplateSchema } from "~/features/career/letter-template/schema";
import type { Prisma } from "~/generated/prisma/client";
import { inBothLanguages } from "~/lib/languages";
import { MAX_ROWS } from "~/server/crud/entity";
import { templateProcedures } from "~/server/crud/templates";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = {
  id: true,
  name: true,
  stage: true,
  ...inBothLanguages({ subject: true, text: true }),
  version: true,
} satisfies Prisma.LetterTemplateSelect;

export const letterTemplateRouter = router(
  templateProcedures({
    path: "/admin/candidate",
    code: "LETTER_TEMPLATE",
    table: "LetterTemplate",
    title: ["name"],
    schema: letterTemplateSchema,
    list: (db: Db) => db.letterTemplate.findMany({ select, orderBy: [{ name: "asc" }, { id: "asc" }], take: MAX_ROWS }),
    find: (db, ids) => db.letterTemplate.findMany({ where: { id: { in: ids } }, select }),
    create: (db, data) => db.letterTemplate.create({ data, select }),
    update: (db, { id, version }, data) => db.letterTemplate.update({ where: { id, version }, data, select }),
    remove: (db, ids) => db.letterTemplate.deleteMany({ where: { id: { in: ids } } }),
  }),
);
