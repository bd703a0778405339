import { z } from "zod";
import { addNote, sendReply, takeBackReply } from "~/features/website/message/mutations";
import { staffTextSchema } from "~/features/website/message/schema";
import type { Prisma } from "~/generated/prisma/client";
import { callKey } from "~/lib/fields";
import { MAX_ATTACHMENTS } from "~/lib/files";
import { id, ids } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { guarded } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { discardAttachments } from "~/server/files/attachment";
import { isFirstCall } from "~/server/forms/receipts";
import { AppError } from "~/server/platform/errors";

const procedure = guarded("/admin/contact");
const writing = z.object({ id, data: staffTextSchema, callKey });
const replying = writing.extend({
  closes: z.boolean().optional(),
  attachmentIds: z.array(id).max(MAX_ATTACHMENTS).optional(),
});
const conversation = { code: "CONTACT", table: "Conversation", isPublic: false } as const;

const attachmentSelect = { id: true, key: true, filename: true, mime: true, size: true } as const;
const mail = { select: { state: true, notBefore: true } } as const;
const select = {
  id: true,
  kind: true,
  text: true,
  authorId: true,
  authorName: true,
  createdAt: true,
  mail,
  attachments: { select: attachmentSelect, orderBy: { id: "asc" } },
} satisfies Prisma.MessageSelect;

/** Messages read at once, and characters after which no older ones are read. */
const MESSAGES_AT_ONCE = 50;
const MAX_SHOWN_CHARACTERS = 4_000_000;

async function readNewest(db: Db, conversationId: number, most: number) {
  const messages: Prisma.MessageGetPayload<{ select: typeof select }>[] = [];
  let characters = 0;
  while (messages.length < most && characters < MAX_SHOWN_CHARACTERS) {
    const take = Math.min(MESSAGES_AT_ONCE, most - messages.length);
    const older = { conversationId, id: { lt: messages.at(-1)?.id } };
    const found = await db.message.findMany({ where: older, select, orderBy: { id: "desc" }, take });
    messages.push(...found);
    characters += found.reduce((sum, { text }) => sum + text.length, 0);
    if (found.length < take) break;
  }
  return messages;
}

/** Messages are procedures of the conversation's router: writing one changes the conversation too. */
export const messageProcedures = {
  /** The newest messages, oldest of them first, and the total. @throws ERROR_CONTACT_NOT_FOUND */
  messages: procedure.view.input(z.object({ id, take: z.int().min(1).max(1000) })).query(async ({ ctx, input: { id, take } }) => {
    const found = await ctx.db.conversation.findUnique({ where: { id }, select: { _count: { select: { messages: true } } } });
    if (!found) throw new AppError("ERROR_CONTACT_NOT_FOUND");
    return { messages: (await readNewest(ctx.db, id, take)).reverse(), total: found._count.messages };
  }),

  /**
   * Answers the visitor by mail, and closes the conversation if asked to.
   * @returns the message, or null when a repeated call finds it taken back
   * @throws ERROR_CONTACT_NOT_FOUND; then no mail is written
   */
  reply: procedure.edit.input(replying).mutation(({ ctx, input }) =>
    inTransaction(conversation, async (tx): Promise<{ id: number } | null> => {
      const { id, data, closes, attachmentIds } = input;
      if (await isFirstCall(tx, "reply", input, ctx))
        return { id: await sendReply(tx, id, { ...data, closes, attachmentIds }, ctx) };
      return tx.message.findFirst({
        where: { conversationId: id, kind: "staff", authorId: ctx.actor.id, text: data.text },
        orderBy: { id: "desc" },
        select: { id: true },
      });
    }),
  ),

  /**
   * Takes back one's own reply that has not left yet. @returns its text and files
   * @throws ERROR_REPLY_SENT, ERROR_CONTACT_NOT_FOUND
   */
  takeBackReply: procedure.edit
    .input(z.object({ id, messageId: id }))
    .mutation(({ ctx, input }) => inTransaction(conversation, (tx) => takeBackReply(tx, input.id, input.messageId, ctx))),

  /** Deletes own files that no reply has taken. */
  discardAttachments: procedure.edit.input(z.object({ ids })).mutation(async ({ ctx, input }) => {
    await discardAttachments(ctx.db, input.ids, ctx.actor);
  }),

  /** @throws ERROR_CONTACT_NOT_FOUND */
  addNote: procedure.edit.input(writing).mutation(({ ctx, input }) =>
    inTransaction(conversation, async (tx) => {
      if (await isFirstCall(tx, "note", input, ctx)) await addNote(tx, input.id, input.data, ctx);
    }),
  ),
};
