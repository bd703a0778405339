import type { z } from "zod";
import { replyTemplateSchema } from "~/features/website/reply-template/schema";
import type { Prisma } from "~/generated/prisma/client";
import { createProcedures } from "~/server/crud/create";
import { deleteProcedures } from "~/server/crud/delete";
import { defineEntity, MAX_ROWS } from "~/server/crud/entity";
import { recordProcedures } from "~/server/crud/record";
import { restoreProcedures } from "~/server/crud/restore";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = { id: true, name: true, textEn: true, textVi: true, version: true } satisfies Prisma.ReplyTemplateSelect;

const template = {
  ...defineEntity({
    path: "/admin/contact",
    activityPath: "/admin/contact/template",
    code: "REPLY_TEMPLATE",
    table: "ReplyTemplate",
    isPublic: false,
    title: ["name"],
    find: (db: Db, ids: number[]) => db.replyTemplate.findMany({ where: { id: { in: ids } }, select }),
  }),
  schema: replyTemplateSchema,
};

const created = {
  ...template,
  createNeeds: "edit",
  create: (db: Db, data: z.infer<typeof replyTemplateSchema>) => db.replyTemplate.create({ data, select }),
} as const;

export const replyTemplateRouter = router({
  /** All templates by name, unpaged: there are few. */
  list: guarded(template.path).view.query(async ({ ctx }) => {
    const rows = await ctx.db.replyTemplate.findMany({ select, orderBy: [{ name: "asc" }, { id: "asc" }], take: MAX_ROWS });
    return { rows, total: rows.length };
  }),
  ...recordProcedures({
    ...template,
    update: (db, { id, version }, data) => db.replyTemplate.update({ where: { id, version }, data, select }),
  }),
  ...createProcedures(created),
  undoDelete: restoreProcedures(created).undoDelete,
  ...deleteProcedures({ ...template, remove: (db, ids) => db.replyTemplate.deleteMany({ where: { id: { in: ids } } }) }),
});
