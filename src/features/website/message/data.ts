import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";
import { findConversationId } from "~/server/mail/private-links";

/** Maximum messages of a conversation that a visitor sees. */
const MAX_MESSAGES = 200;

const attachmentSelect = { key: true, filename: true, mime: true, size: true } as const;

/** Leaves out notes, and replies that staff may still take back. */
function shownToVisitor(now: Date) {
  return {
    kind: { not: "note" },
    OR: [{ mailId: null }, { mail: { notBefore: null } }, { mail: { notBefore: { lte: now } } }],
  } satisfies Prisma.MessageWhereInput;
}

/**
 * Reads the conversation behind a private link for its visitor, without staff's notes and names: the newest messages, in the
 * order in which they were written.
 * @returns null for an unknown token
 */
export async function conversationByToken(db: Db, token: string, now: Date) {
  const id = await findConversationId(db, token, now);
  if (id === null) return null;
  const conversation = await db.conversation.findUnique({
    where: { id },
    select: {
      subject: true,
      messages: {
        where: shownToVisitor(now),
        select: {
          id: true,
          kind: true,
          text: true,
          createdAt: true,
          attachments: { select: attachmentSelect, orderBy: { id: "asc" } },
        },
        orderBy: { id: "desc" },
        take: MAX_MESSAGES,
      },
    },
  });
  return conversation && { ...conversation, messages: conversation.messages.reverse() };
}

/** Finds a file of the conversation behind a private link; null also for an unknown token. */
export async function attachmentByToken(db: Db, { token, key }: { token: string; key: string }, now: Date) {
  const conversationId = await findConversationId(db, token, now);
  if (conversationId === null) return { attachment: null, isKnown: false };
  const where = { key, message: { conversationId, ...shownToVisitor(now) } };
  return { attachment: await db.attachment.findFirst({ where, select: attachmentSelect }), isKnown: true };
}
