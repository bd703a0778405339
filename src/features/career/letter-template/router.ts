import type { z } from "zod";
import { letterTemplateSchema } from "~/features/career/letter-template/schema";
import type { Prisma } from "~/generated/prisma/client";
import { createProcedures } from "~/server/crud/create";
import { deleteProcedures } from "~/server/crud/delete";
import { defineEntity, MAX_ROWS } from "~/server/crud/entity";
import { recordProcedures } from "~/server/crud/record";
import { restoreProcedures } from "~/server/crud/restore";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = {
  id: true,
  name: true,
  stage: true,
  subjectEn: true,
  subjectVi: true,
  textEn: true,
  textVi: true,
  version: true,
} satisfies Prisma.LetterTemplateSelect;

const template = {
  ...defineEntity({
    path: "/admin/candidate",
    activityPath: "/admin/candidate/template",
    code: "LETTER_TEMPLATE",
    table: "LetterTemplate",
    isPublic: false,
    title: ["name"],
    find: (db: Db, ids: number[]) => db.letterTemplate.findMany({ where: { id: { in: ids } }, select }),
  }),
  schema: letterTemplateSchema,
};

const created = {
  ...template,
  createNeeds: "edit",
  create: (db: Db, data: z.infer<typeof letterTemplateSchema>) => db.letterTemplate.create({ data, select }),
} as const;

export const letterTemplateRouter = router({
  /** All templates by name, unpaged: there are few. */
  list: guarded(template.path).view.query(async ({ ctx }) => {
    const rows = await ctx.db.letterTemplate.findMany({ select, orderBy: [{ name: "asc" }, { id: "asc" }], take: MAX_ROWS });
    return { rows, total: rows.length };
  }),
  ...recordProcedures({
    ...template,
    update: (db, { id, version }, data) => db.letterTemplate.update({ where: { id, version }, data, select }),
  }),
  ...createProcedures(created),
  undoDelete: restoreProcedures(created).undoDelete,
  ...deleteProcedures({ ...template, remove: (db, ids) => db.letterTemplate.deleteMany({ where: { id: { in: ids } } }) }),
});
