import { z } from "zod";
import { contactList, conversationSchema } from "~/features/website/contact/schema";
import { messageProcedures } from "~/features/website/message/router";
import type { Prisma } from "~/generated/prisma/client";
import { inboxViews, MAX_VIEW_COUNT } from "~/lib/inbox-views";
import { changeMany, changeProcedure } from "~/server/crud/change-many";
import { distinctValues } from "~/server/crud/distinct-values";
import { defineEntity, ids } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { listProcedures } from "~/server/crud/list";
import { neighbourProcedures } from "~/server/crud/neighbours";
import { recordProcedures } from "~/server/crud/record";
import { isWhole, rowCount } from "~/server/crud/row-count";
import type { SearchWhere } from "~/server/crud/search";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { tellAssignee } from "~/server/mail/notices";
import { assigneeProcedures } from "~/server/traits/assignees";
import { shownOrTrash, trashProcedures, unlisted } from "~/server/traits/trash";

const path = "/admin/contact";
const procedure = guarded(path);

const visitor = { subject: true, name: true, email: true, phone: true, company: true, source: true, createdAt: true } as const;
const handling = { status: true, important: true, readAt: true, assignee: { select: { id: true, name: true } } } as const;
const listSelect = {
  id: true,
  ...visitor,
  ...handling,
  excerpt: true,
  doubt: true,
  lastMessageAt: true,
  deletedAt: true,
} satisfies Prisma.ConversationSelect;
const consent = { locale: true, consentAt: true, consentVersion: true } as const;
const select = { ...listSelect, ...consent, assigneeId: true, version: true } satisfies Prisma.ConversationSelect;
const conversation = {
  ...defineEntity({
    path,
    code: "CONTACT",
    table: "Conversation",
    isPublic: false,
    title: ["subject"],
    find: (db: Db, ids: number[]) => db.conversation.findMany({ where: { id: { in: ids }, anonymisedAt: null }, select }),
  }),
  updateMany: async (
    db: Db,
    ids: number[],
    data: Partial<z.infer<typeof conversationSchema>>,
    { actor }: { actor: { id: number; name: string } },
  ) => {
    await db.conversation.updateMany({ where: { id: { in: ids } }, data: { ...data, version: { increment: 1 } } });
    await tellAssignee(db, "assignedConversation", { path, ids, assigneeId: data.assigneeId }, actor);
  },
};
const inbox = { ...conversation, ...contactList, defaultSort: { by: "lastMessageAt", dir: "DESC" } } as const;

/** Visitors' messages. Staff read, answer and file them; nothing here adds a conversation or changes a visitor's words. */
export const contactRouter = router({
  ...listProcedures({
    ...inbox,
    list: (db, { searchWhere, filter, skip, take, orderBy }) => {
      const where = whereOf(searchWhere, filter);
      return Promise.all([
        db.conversation.findMany({ where, select: listSelect, skip, take, orderBy }),
        isWhole(searchWhere, filter) ? countShown(db) : db.conversation.count({ where }),
      ]);
    },
    csv: ({ id: _, excerpt: __, deletedAt: ___, doubt: ____, status, readAt, assignee, ...columns }, { t }) => ({
      ...columns,
      status: t(`contact.statuses.${status}`),
      unread: readAt === null,
      assigneeId: assignee?.name ?? null,
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
    update: async (db, { id, version }, data, { actor }) => {
      const after = await db.conversation.update({ where: { id, version }, data, select });
      await tellAssignee(db, "assignedConversation", { path, ids: [id], assigneeId: data.assigneeId }, actor);
      return after;
    },
  }),
  ...trashProcedures({
    ...conversation,
    setDeletedAt: (db, ids, deletedAt) =>
      db.conversation.updateMany({ where: { id: { in: ids } }, data: { deletedAt, version: { increment: 1 } } }),
    // Cascades to messages and mails.
    remove: (db, ids) => db.conversation.deleteMany({ where: { id: { in: ids } } }),
  }),
  ...messageProcedures,
  ...assigneeProcedures(path),

  /** Number of unread conversations, for the menu. */
  unreadCount: procedure.view.query(({ ctx }) =>
    ctx.db.conversation.count({ where: { ...shownOrTrash(false), readAt: null, status: { not: "spam" } } }),
  ),

  /** Number of conversations in each view, counted up to `MAX_VIEW_COUNT`. */
  viewCounts: procedure.view.query(async ({ ctx }) => {
    const counts = Object.entries(inboxViews(ctx.actor.id)).map(async ([view, filter]) => {
      const count = await ctx.db.conversation.count({ where: whereOf({}, filter), take: MAX_VIEW_COUNT });
      return [view, count] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }),

  sources: procedure.view.query(({ ctx }) => distinctValues(ctx.db, "Conversation", "source", 100)),

  /** Marks conversations as read or unread. Not logged: the entries would be many and of no use. */
  markRead: procedure.edit.input(z.object({ ids, isRead: z.boolean() })).mutation(({ ctx, input: { ids, isRead } }) =>
    inTransaction(conversation, async (tx) => {
      const where = { id: { in: ids }, readAt: isRead ? null : { not: null } };
      const { count } = await tx.conversation.updateMany({ where, data: { readAt: isRead ? ctx.now : null } });
      return { count, unchanged: [] };
    }),
  ),

  setImportant: changeProcedure(conversation, conversationSchema.pick({ important: true })),
  setStatus: changeProcedure(conversation, conversationSchema.pick({ status: true })),
  assign: changeProcedure(conversation, conversationSchema.pick({ assigneeId: true })),

  /** Files conversations as spam, or reopens them. @throws ERROR_CONTACT_NOT_FOUND */
  setSpam: procedure.edit.input(z.object({ ids, isSpam: z.boolean() })).mutation(({ ctx, input: { ids, isSpam } }) =>
    inTransaction(conversation, (tx) => {
      const status = isSpam ? "spam" : "open";
      return changeMany(tx, conversation, ids, { status }, ctx, (row) => isSpam || row.status === "spam");
    }),
  ),
});

type Filter = z.infer<typeof contactList.filter>;

/** Excludes spam and the trash unless the filter asks for them. */
function whereOf(searchWhere: SearchWhere, { status, unread, assigned, trash, lastMessageAt: range, ...filter }: Filter) {
  return {
    ...searchWhere,
    ...filter,
    AND: assigned === undefined ? undefined : { assigneeId: assigned ? { not: null } : null },
    ...shownOrTrash(trash),
    status: status ? { in: status } : trash ? undefined : { not: "spam" },
    readAt: unread === undefined ? undefined : unread ? null : { not: null },
    lastMessageAt: { gte: range?.from, lte: range?.to },
  } satisfies Prisma.ConversationWhereInput;
}

async function countShown(db: Db): Promise<number> {
  const [all, left, spam] = await Promise.all([
    rowCount(db, "Conversation"),
    db.conversation.count({ where: unlisted }),
    db.conversation.count({ where: { ...shownOrTrash(false), status: "spam" } }),
  ]);
  return all - left - spam;
}
