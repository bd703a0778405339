import type { z } from "zod";
import type { messageSchema } from "~/features/website/message/schema";
import type { Doubt } from "~/generated/prisma/enums";
import type { Locale } from "~/i18n/routing";
import { isDoubtful } from "~/lib/doubts";
import { excerpt } from "~/lib/html-text";
import { accountRules } from "~/server/auth/account-rules";
import { changesBetween, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { replyMail } from "~/server/mail/contact-mail";
import { confirmToVisitor, notifyStaff } from "~/server/mail/notices";
import { sendMail } from "~/server/mail/outbox";
import { createPrivateLink } from "~/server/mail/private-links";
import { mailLocale } from "~/server/mail/texts";
import { AppError } from "~/server/platform/errors";

const path = "/admin/contact";
const EXCERPT_LENGTH = 160;

/** Who writes, when, and from where. */
type StaffContext = { actor: { id: number; name: string }; ip: string | null; now: Date };

/** A visitor's first message, with what the server knows of where it came from. */
export type ReceivedMessage = z.output<typeof messageSchema> & {
  /** Of the page that it was written on. */
  locale: Locale;
  source: string | null;
  /** The version of the consent text that the visitor agreed to; null where the site has none. */
  consentVersion: number | null;
  /** Why a robot may have sent it. */
  doubt: Doubt | null;
};

/**
 * Begins a conversation with a visitor's message, which is confirmed to the visitor and told to staff by mail, unless it is filed as spam.
 * To be called in a transaction, as all functions here.
 * @param message as `messageSchema` gives it back
 * @returns the id of the conversation
 */
export async function receiveMessage(db: Db, message: ReceivedMessage, now: Date): Promise<number> {
  const { text, consentVersion, ...visitor } = message;
  const isSpam = isDoubtful(visitor.doubt);
  const { id } = await db.conversation.create({
    data: {
      ...visitor,
      status: isSpam ? "spam" : "new",
      consentVersion,
      consentAt: consentVersion === null ? null : now,
      excerpt: excerptOf(text),
      lastMessageAt: now,
      createdAt: now,
      messages: { create: { kind: "visitor", text, authorName: visitor.name, createdAt: now } },
    },
    select: { id: true },
  });
  if (isSpam) return id;
  const about = { conversationId: id };
  // Possibly a bot: send no confirmation (backscatter).
  if (!visitor.doubt) await confirmToVisitor(db, "messageReceived", visitor, about);
  await notifyStaff(db, "newMessage", { person: visitor.name, subject: visitor.subject }, { path, id }, about);
  return id;
}

/**
 * Adds what a visitor wrote later, and tells staff by mail. The conversation is unread again; an answered or closed one
 * is opened. One in the trash comes back.
 * @throws ERROR_CONTACT_NOT_FOUND
 */
export async function appendVisitorMessage(db: Db, id: number, text: string, now: Date): Promise<void> {
  const { name, status, ...conversation } = await lockConversation(db, id, { isInTrash: true });
  await db.message.create({
    data: { conversationId: id, kind: "visitor", text, authorName: name, createdAt: now },
    select: { id: true },
  });
  const reopened = { status: status === "answered" || status === "closed" ? ("open" as const) : status };
  await db.conversation.update({
    where: { id },
    data: { ...reopened, readAt: null, deletedAt: null, excerpt: excerptOf(text), lastMessageAt: now, version: { increment: 1 } },
    select: { id: true },
  });
  const entry = { actor: null, ip: null, action: "receive" as const, changes: changesBetween({ status }, reopened) };
  await recordActivity(db, { ...entry, path, record: recordOf(conversation, 1) });
  if (status === "spam") return;
  await notifyStaff(db, "newMessage", { person: name, subject: conversation.subject }, { path, id }, { conversationId: id });
}

/**
 * Answers the visitor: keeps the reply, and puts it into the outbox as a mail in the visitor's language. Of two replies at once
 * both are kept, one after the other.
 * @returns the id of the message
 * @throws ERROR_CONTACT_NOT_FOUND, and no mail is written
 */
export async function sendReply(db: Db, id: number, { text }: { text: string }, context: StaffContext): Promise<number> {
  const { actor, ip, now } = context;
  const conversation = await lockConversation(db, id);
  const { readAt, status } = conversation;
  const quoted = await db.message.findFirst({
    where: { conversationId: id, kind: "visitor" },
    orderBy: { id: "desc" },
    select: { text: true, createdAt: true },
  });
  const site = await accountRules(db);
  const mailId = await sendMail(db, {
    ...replyMail({ conversation, text, quoted: quoted ?? undefined, site }),
    link: await createPrivateLink(db, { conversationId: id }, mailLocale(conversation.locale)),
    conversationId: id,
  });
  const author = { authorId: actor.id, authorName: actor.name };
  const message = await db.message.create({
    data: { conversationId: id, kind: "staff", text, ...author, mailId, createdAt: now },
    select: { id: true },
  });
  const answered = { status: "answered" as const };
  await db.conversation.update({
    where: { id },
    data: { ...answered, readAt: readAt ?? now, lastMessageAt: now, version: { increment: 1 } },
    select: { id: true },
  });
  const changes = changesBetween({ status }, answered);
  await recordActivity(db, { actor, ip, action: "reply", path, record: recordOf(conversation, 1), changes });
  return message.id;
}

/**
 * Adds a note that staff alone see.
 * @returns the id of the message
 * @throws ERROR_CONTACT_NOT_FOUND
 */
export async function addNote(db: Db, id: number, { text }: { text: string }, context: StaffContext): Promise<number> {
  const { actor, ip, now } = context;
  const conversation = await lockConversation(db, id);
  const author = { authorId: actor.id, authorName: actor.name };
  const message = await db.message.create({
    data: { conversationId: id, kind: "note", text, ...author, createdAt: now },
    select: { id: true },
  });
  await recordActivity(db, { actor, ip, action: "add-note", path, record: recordOf(conversation, 0) });
  return message.id;
}

const select = {
  id: true,
  subject: true,
  name: true,
  email: true,
  locale: true,
  status: true,
  readAt: true,
  deletedAt: true,
  version: true,
} as const;

/**
 * Reads a conversation and locks it, so that messages at the same moment come one after the other.
 * @throws ERROR_CONTACT_NOT_FOUND, also for one in the trash unless it may be there
 */
async function lockConversation(db: Db, id: number, { isInTrash = false } = {}) {
  await lockRows(db, "Conversation", [id]);
  const conversation = await db.conversation.findUnique({ where: { id }, select });
  if (!conversation || (conversation.deletedAt && !isInTrash)) throw new AppError("ERROR_CONTACT_NOT_FOUND");
  return conversation;
}

/** A conversation as the activity log names it, `steps` versions later. */
function recordOf({ id, subject, version }: { id: number; subject: string; version: number }, steps: number) {
  return { id, name: subject, version: version + steps };
}

/** What a list shows of a visitor's message: its beginning, in one line. */
export function excerptOf(text: string): string {
  return excerpt(text.replace(/\s+/g, " "), EXCERPT_LENGTH);
}
