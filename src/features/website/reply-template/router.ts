import { replyTemplateSchema } from "~/features/website/reply-template/schema";
import type { Prisma } from "~/generated/prisma/client";
import { MAX_ROWS } from "~/server/crud/entity";
import { templateProcedures } from "~/server/crud/templates";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

const select = { id: true, name: true, textEn: true, textVi: true, version: true } satisfies Prisma.ReplyTemplateSelect;

export const replyTemplateRouter = router(
  templateProcedures({
    path: "/admin/contact",
    code: "REPLY_TEMPLATE",
    table: "ReplyTemplate",
    title: ["name"],
    schema: replyTemplateSchema,
    list: (db: Db) => db.replyTemplate.findMany({ select, orderBy: [{ name: "asc" }, { id: "asc" }], take: MAX_ROWS }),
    find: (db, ids) => db.replyTemplate.findMany({ where: { id: { in: ids } }, select }),
    create: (db, data) => db.replyTemplate.create({ data, select }),
    update: (db, { id, version }, data) => db.replyTemplate.update({ where: { id, version }, data, select }),
    remove: (db, ids) => db.replyTemplate.deleteMany({ where: { id: { in: ids } } }),
  }),
);
