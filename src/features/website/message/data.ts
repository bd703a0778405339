import type { Db } from "~/server/db/client";
import { findConversationId } from "~/server/mail/private-links";

/** Maximum messages of a conversation that a visitor sees. */
const MAX_MESSAGES = 200;

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
        // Staff may still take back a reply that waits for its time.
        where: {
          kind: { not: "note" },
          OR: [{ mailId: null }, { mail: { notBefore: null } }, { mail: { notBefore: { lte: now } } }],
        },
        select: { id: true, kind: true, text: true, createdAt: true },
        orderBy: { id: "desc" },
        take: MAX_MESSAGES,
      },
    },
  });
  return conversation && { ...conversation, messages: conversation.messages.reverse() };
}
