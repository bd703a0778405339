import type { Db } from "~/server/db/client";
import { findConversationId } from "~/server/mail/private-links";

/** The most messages that a visitor sees of a conversation. */
const MAX_MESSAGES = 200;

/**
 * The conversation that a private link opens, as its visitor sees it: without the notes of staff and their names. The newest
 * messages, the oldest of them first.
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
        where: { kind: { not: "note" } },
        select: { id: true, kind: true, text: true, createdAt: true },
        orderBy: { id: "desc" },
        take: MAX_MESSAGES,
      },
    },
  });
  return conversation && { ...conversation, messages: conversation.messages.reverse() };
}
