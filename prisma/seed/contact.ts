import { excerptOf } from "~/features/website/message/mutations";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { replyMail } from "~/server/mail/contact-mail";
import type { NewMail } from "~/server/mail/outbox";
import { conversations, replyTemplates } from "./contact-texts";

const HOUR_MS = 60 * 60 * 1000;

/** Adds the demo's conversations with the first administrator's answers, their mails, and the templates. */
export async function seedContact(db: Db, now: Date): Promise<void> {
  await db.replyTemplate.createMany({ data: replyTemplates.map((template, order) => ({ ...template, order })) });

  const site = await readSettings(db, { siteNameEn: true, siteNameVi: true });
  const staff = await db.user.findFirst({ where: { roleId: 1 }, orderBy: { id: "asc" }, select: { id: true, name: true } });
  const staffAuthor = { authorId: staff?.id ?? null, authorName: staff?.name ?? site.siteNameEn };

  // Oldest first, so that ids have the same order as dates.
  for (const { messages, unread, isAssigned, trashedHoursAgo, mailError, ...visitor } of conversations.toSorted(
    (a, b) => ageOf(b) - ageOf(a),
  )) {
    const thread = messages.map(([kind, hoursAgo, text]) => {
      return { kind, text, createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS) };
    });
    const createdAt = new Date(now.getTime() - ageOf({ messages }) * HOUR_MS);
    const lastMessage = thread.findLast(({ kind }) => kind !== "note");
    const lastMessageAt = lastMessage?.createdAt ?? createdAt;
    const { id: conversationId } = await db.conversation.create({
      data: {
        ...visitor,
        excerpt: excerptOf(lastMessage?.text ?? ""),
        readAt: unread ? null : lastMessageAt,
        assigneeId: isAssigned ? staffAuthor.authorId : null,
        consentAt: createdAt,
        consentVersion: 1,
        createdAt,
        lastMessageAt,
        deletedAt: trashedHoursAgo === undefined ? null : new Date(now.getTime() - trashedHoursAgo * HOUR_MS),
      },
      select: { id: true },
    });
    for (const [index, message] of thread.entries()) {
      const author = message.kind === "visitor" ? { authorName: visitor.name } : staffAuthor;
      const quoted = thread.slice(0, index).findLast(({ kind }) => kind === "visitor");
      const mail = replyMail({ signature: null, conversation: visitor, text: message.text, quoted, site });
      const mailId =
        message.kind === "staff" ? await createMail(db, { ...mail, conversationId }, message.createdAt, mailError) : null;
      await db.message.create({ data: { conversationId, ...message, ...author, mailId }, select: { id: true } });
    }
  }
}

/** Creates a sent or refused mail: a mail server set up later must not send it. */
async function createMail(
  db: Db,
  { to, subject, text, locale, conversationId }: NewMail,
  createdAt: Date,
  error: string | undefined,
): Promise<number> {
  const outcome = error ? ({ state: "failed", error } as const) : ({ state: "sent", sentAt: createdAt } as const);
  const { id } = await db.mail.create({
    data: { to, subject, text, locale, conversationId, attempts: 1, ...outcome, createdAt },
    select: { id: true },
  });
  return id;
}

/** Returns the hours since a conversation began. */
function ageOf({ messages }: Pick<(typeof conversations)[number], "messages">): number {
  return messages[0]?.[1] ?? 0;
}
