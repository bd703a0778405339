import { z } from "zod";
import { addNote, markRead, removeConversations, sendReply } from "~/features/website/contact/mutations";
import { contactList, conversationSchema, staffTextSchema } from "~/features/website/contact/schema";
import type { Prisma } from "~/generated/prisma/client";
import { changeMany } from "~/server/crud/change-many";
import { deleteProcedures } from "~/server/crud/delete";
import { defineEntity, id, ids } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { listProcedures } from "~/server/crud/list";
import { neighbourProcedures } from "~/server/crud/neighbours";
import { recordProcedures } from "~/server/crud/record";
import { rowCount } from "~/server/crud/row-count";
import type { SearchWhere } from "~/server/crud/search";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/errors";
import { assigneeProcedures } from "~/server/traits/assignees";
import { guarded, router } from "~/server/trpc";

const path = "/admin/contact";
const procedure = guarded(path);

const listSelect = {
  id: true,
  subject: true,
  name: true,
  email: true,
  phone: true,
  company: true,
  excerpt: true,
  status: true,
  important: true,
  readAt: true,
  assignee: { select: { id: true, name: true } },
  source: true,
  createdAt: true,
  lastMessageAt: true,
} satisfies Prisma.ConversationSelect;

const select = {
  ...listSelect,
  assigneeId: true,
  locale: true,
  consentAt: true,
  consentVersion: true,
  isUnverified: true,
  version: true,
} satisfies Prisma.ConversationSelect;

const messageSelect = {
  id: true,
  kind: true,
  text: true,
  authorName: true,
  mail: { select: { state: true } },
  createdAt: true,
} satisfies Prisma.MessageSelect;

const conversation = {
  ...defineEntity({
    path,
    code: "CONTACT",
    table: "Conversation",
    isPublic: false,
    isPersonal: true,
    title: ["subject"],
    find: (db: Db, ids: number[]) => db.conversation.findMany({ where: { id: { in: ids } }, select }),
  }),
  updateMany: (db: Db, ids: number[], data: Partial<z.infer<typeof conversationSchema>>) =>
    db.conversation.updateMany({ where: { id: { in: ids } }, data: { ...data, version: { increment: 1 } } }),
};
const inbox = { path, table: "Conversation", ...contactList, defaultSort: { by: "lastMessageAt", dir: "DESC" } } as const;

/** What visitors wrote. Staff read, answer and file it; nothing here adds a conversation or changes a visitor's words. */
export const contactRouter = router({
  ...listProcedures({
    ...inbox,
    list: (db, { searchWhere, filter, skip, take, orderBy }) => {
      const where = whereOf(searchWhere, filter);
      return Promise.all([
        db.conversation.findMany({ where, select: listSelect, skip, take, orderBy }),
        isWhole(searchWhere, filter) ? countWithoutSpam(db) : db.conversation.count({ where }),
      ]);
    },
    csv: ({ subject, name, email, phone, company, ...row }, { t }) => ({
      ...{ subject, name, email, phone, company },
      status: t(`contact.statuses.${row.status}`),
      important: row.important,
      unread: row.readAt === null,
      assigneeId: row.assignee?.name ?? null,
      source: row.source,
      createdAt: row.createdAt,
      lastMessageAt: row.lastMessageAt,
    }),
  }),
  ...neighbourProcedures({
    ...inbox,
    ids: (db, { searchWhere, filter, ...page }) =>
      db.conversation.findMany({ where: whereOf(searchWhere, filter), select: { id: true }, ...page }),
  }),
  ...recordProcedures({
    ...conversation,
    schema: conversationSchema,
    update: (db, { id, version }, data) => db.conversation.update({ where: { id, version }, data, select }),
  }),
  ...deleteProcedures({
    ...conversation,
    remove: removeConversations,
  }),
  ...assigneeProcedures(path),

  /** The newest messages of a conversation, the oldest of them first, and how many there are in all. @throws ERROR_CONTACT_NOT_FOUND */
  messages: procedure.view.input(z.object({ id, take: z.int().min(1).max(1000) })).query(async ({ ctx, input: { id, take } }) => {
    const found = await ctx.db.conversation.findUnique({
      where: { id },
      select: {
        messages: { select: messageSelect, orderBy: { id: "desc" }, take },
        _count: { select: { messages: true } },
      },
    });
    if (!found) throw new AppError("ERROR_CONTACT_NOT_FOUND");
    return { messages: found.messages.reverse(), total: found._count.messages };
  }),

  /** The sources that conversations came from, found by jumping along the index: few among many rows. */
  sources: procedure.view.query(async ({ ctx }) => {
    const rows = await ctx.db.$queryRaw<{ source: string }[]>`
      WITH RECURSIVE found AS (
        (SELECT "source" FROM "Conversation" WHERE "source" IS NOT NULL ORDER BY "source" LIMIT 1)
        UNION ALL
        SELECT (SELECT "source" FROM "Conversation" WHERE "source" > found."source" ORDER BY "source" LIMIT 1)
        FROM found WHERE found."source" IS NOT NULL
      ) SELECT "source" FROM found WHERE "source" IS NOT NULL LIMIT 100`;
    return rows.map((row) => row.source);
  }),

  /** Answers a visitor by mail; see `sendReply`. @throws ERROR_CONTACT_NOT_FOUND, and no mail is written */
  reply: procedure.edit
    .input(z.object({ id, data: staffTextSchema }))
    .mutation(({ ctx, input }) => inTransaction(conversation, (tx) => sendReply(tx, input.id, input.data, ctx))),

  /** @throws ERROR_CONTACT_NOT_FOUND */
  addNote: procedure.edit
    .input(z.object({ id, data: staffTextSchema }))
    .mutation(({ ctx, input }) => inTransaction(conversation, (tx) => addNote(tx, input.id, input.data, ctx))),

  /** Marks conversations as read or as unread; those that were deleted meanwhile are passed over. */
  markRead: procedure.edit.input(z.object({ ids, isRead: z.boolean() })).mutation(({ ctx, input }) =>
    inTransaction(conversation, async (tx) => {
      return { count: await markRead(tx, input.ids, input.isRead, ctx.now), kept: [] };
    }),
  ),

  /** @throws ERROR_CONTACT_NOT_FOUND when one does not exist, as the two below do */
  setImportant: procedure.edit
    .input(z.object({ ids, important: z.boolean() }))
    .mutation(({ ctx, input: { ids, important } }) =>
      inTransaction(conversation, (tx) => changeMany(tx, conversation, ids, { important }, ctx)),
    ),

  /** Files conversations as spam, or brings those that are spam back, to be answered. */
  setSpam: procedure.edit.input(z.object({ ids, isSpam: z.boolean() })).mutation(({ ctx, input: { ids, isSpam } }) =>
    inTransaction(conversation, (tx) => {
      const status = isSpam ? "spam" : "open";
      return changeMany(tx, conversation, ids, { status }, ctx, (row) => isSpam || row.status === "spam");
    }),
  ),

  /** Assigns conversations to an account, or to none (null). @throws ERROR_USER_NOT_FOUND at the field */
  assign: procedure.edit
    .input(z.object({ ids, assigneeId: conversationSchema.shape.assigneeId }))
    .mutation(({ ctx, input: { ids, assigneeId } }) =>
      inTransaction(conversation, (tx) => changeMany(tx, conversation, ids, { assigneeId }, ctx)),
    ),
});

type Filter = z.infer<typeof contactList.filter>;

/** Spam is shown where it is asked for. */
function whereOf(searchWhere: SearchWhere, { status, unread, lastMessageAt: range, ...filter }: Filter) {
  return {
    ...searchWhere,
    ...filter,
    status: status ? { in: status } : { not: "spam" },
    readAt: unread === undefined ? undefined : unread ? null : { not: null },
    lastMessageAt: { gte: range?.from, lte: range?.to },
  } satisfies Prisma.ConversationWhereInput;
}

function isWhole(searchWhere: SearchWhere, filter: Filter): boolean {
  return Object.values({ ...searchWhere, ...filter }).every((value) => value === undefined);
}

async function countWithoutSpam(db: Db): Promise<number> {
  const [all, spam] = await Promise.all([rowCount(db, "Conversation"), db.conversation.count({ where: { status: "spam" } })]);
  return all - spam;
}
