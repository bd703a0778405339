import type { z } from "zod";
import { type messageSchema, TAKE_BACK_SECONDS } from "~/features/website/message/schema";
import type { Doubt } from "~/generated/prisma/enums";
import type { Locale } from "~/i18n/routing";
import { addSeconds } from "~/lib/dates";
import { isDoubtful } from "~/lib/doubts";
import { excerpt } from "~/lib/html-text";
import { type Changes, changesBetween, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { lockRows } from "~/server/db/transaction";
import { claimAttachments, type StoredAttachment } from "~/server/files/attachment";
import { replyMail } from "~/server/mail/contact-mail";
import { confirmToVisitor, notifyStaff } from "~/server/mail/notices";
import { sendMail } from "~/server/mail/outbox";
import { createPrivateLink, endPrivateLink } from "~/server/mail/private-links";
import { mailLocale } from "~/server/mail/texts";
import { AppError } from "~/server/platform/errors";

const path = "/admin/contact";
const EXCERPT_LENGTH = 160;

type StaffContext = { actor: { id: number; name: string }; ip: string | null; now: Date };

/** A visitor's first message with its origin. */
export type ReceivedMessage = z.output<typeof messageSchema> & {
  /** Language of the page with the form. */
  locale: Locale;
  source: string | null;
  /** Version of the accepted consent text; null when the site has none. */
  consentVersion: number | null;
  /** Why the sender may be a bot. */
  doubt: Doubt | null;
};

/**
 * Begins a conversation. Unless it is spam, confirms the message to the visitor and tells staff, both by mail.
 * Call this and all functions here in a transaction.
 * @param message output of `messageSchema`
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
 * Adds a visitor's later message and tells staff by mail. Marks the conversation unread, reopens it, and restores it from the
 * trash.
 * @throws ERROR_CONTACT_NOT_FOUND
 */
export async function appendVisitorMessage(
  db: Db,
  id: number,
  text: string,
  now: Date,
  attachments: readonly StoredAttachment[] = [],
): Promise<void> {
  const { name, status, ...conversation } = await lockConversation(db, id, { isInTrash: true });
  await db.message.create({
    data: {
      conversationId: id,
      kind: "visitor",
      text,
      authorName: name,
      attachments: { createMany: { data: [...attachments] } },
      createdAt: now,
    },
    select: { id: true },
  });
  const reopened = { status: status === "answered" || status === "closed" ? ("open" as const) : status };
  await db.conversation.update({
    where: { id },
    data: { ...reopened, readAt: null, deletedAt: null, excerpt: excerptOf(text), lastMessageAt: now, version: { increment: 1 } },
    select: { id: true },
  });
  const entry = {
    actor: null,
    ip: null,
    action: "receive" as const,
    changes: { ...changesBetween({ status }, reopened), ...countChange(attachments) },
  };
  await recordActivity(db, { ...entry, path, record: recordOf(conversation, 1) });
  if (status === "spam") return;
  await notifyStaff(db, "newMessage", { person: name, subject: conversation.subject }, { path, id }, { conversationId: id });
}

type Reply = {
  text: string;
  closes?: boolean | undefined;
  /** Own files that no other reply has taken. */
  attachmentIds?: readonly number[] | undefined;
};

/**
 * Stores a reply and puts it into the outbox in the visitor's language. Two simultaneous replies are both stored.
 * @param reply `closes` closes the conversation; otherwise it waits for the visitor
 * @returns the id of the message
 * @throws ERROR_CONTACT_NOT_FOUND, errors of `claimAttachments`; then no mail is written
 */
export async function sendReply(
  db: Db,
  id: number,
  { text, closes = false, attachmentIds = [] }: Reply,
  context: StaffContext,
): Promise<number> {
  const { actor, ip, now } = context;
  const conversation = await lockConversation(db, id);
  const { readAt, status } = conversation;
  const quoted = await db.message.findFirst({
    where: { conversationId: id, kind: "visitor" },
    orderBy: { id: "desc" },
    select: { text: true, createdAt: true },
  });
  const site = await readSettings(db, { siteNameEn: true, siteNameVi: true });
  const { signature } = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { signature: true } });
  const mailId = await sendMail(db, {
    ...replyMail({ conversation, text, signature, quoted: quoted ?? undefined, site }),
    link: await createPrivateLink(db, { conversationId: id }, mailLocale(conversation.locale)),
    conversationId: id,
    notBefore: addSeconds(now, TAKE_BACK_SECONDS),
  });
  const answered = { status: closes ? ("closed" as const) : ("answered" as const) };
  const author = { authorId: actor.id, authorName: actor.name };
  const message = await db.message.create({
    data: {
      conversationId: id,
      kind: "staff",
      text,
      ...author,
      mailId,
      statusBefore: status,
      statusAfter: answered.status,
      createdAt: now,
    },
    select: { id: true },
  });
  await db.conversation.update({
    where: { id },
    data: { ...answered, readAt: readAt ?? now, excerpt: excerptOf(text), lastMessageAt: now, version: { increment: 1 } },
    select: { id: true },
  });
  await claimAttachments(db, attachmentIds, message.id, actor);
  const changes = { ...changesBetween({ status }, answered), ...countChange(attachmentIds) };
  await recordActivity(db, { actor, ip, action: "reply", path, record: recordOf(conversation, 1), changes });
  return message.id;
}

/** Tells the activity log how many files came. */
function countChange(attachments: readonly unknown[]): Changes {
  return attachments.length > 0 ? { attachments: [null, attachments.length] } : {};
}

type TakenBack = { text: string; attachments: { id: number; filename: string; size: number }[] };

/**
 * Deletes the author's own reply with its mail before the visitor can see it. Sets the conversation back, except what others
 * have changed since.
 * @returns the text, and the files, which another reply can take
 * @throws ERROR_CONTACT_NOT_FOUND, also for another person's message; ERROR_REPLY_SENT
 */
export async function takeBackReply(db: Db, id: number, messageId: number, context: StaffContext): Promise<TakenBack> {
  const { actor, ip, now } = context;
  const conversation = await lockConversation(db, id);
  const where = { id: messageId, conversationId: id, kind: "staff", authorId: actor.id } as const;
  const reply = await db.message.findFirst({
    where,
    select: {
      text: true,
      mailId: true,
      statusBefore: true,
      statusAfter: true,
      attachments: { select: { id: true, filename: true, size: true }, orderBy: { id: "asc" } },
      createdAt: true,
    },
  });
  if (!reply) throw new AppError("ERROR_CONTACT_NOT_FOUND");
  if (!(await withdrawMail(db, id, reply.mailId, now))) throw new AppError("ERROR_REPLY_SENT");
  await db.attachment.updateMany({ where: { messageId }, data: { messageId: null, createdAt: now } });
  await db.message.delete({ where: { id: messageId }, select: { id: true } });
  const last = await db.message.findFirst({
    where: { conversationId: id, kind: { not: "note" } },
    orderBy: { id: "desc" },
    select: { id: true, text: true, createdAt: true },
  });
  const isLast = last !== null && last.id < messageId;
  const isUnchanged = isLast && conversation.status === reply.statusAfter;
  const status = isUnchanged ? (reply.statusBefore ?? conversation.status) : conversation.status;
  const wasUnread = isLast && conversation.readAt?.getTime() === reply.createdAt.getTime();
  await db.conversation.update({
    where: { id },
    data: {
      status,
      ...(last && { excerpt: excerptOf(last.text), lastMessageAt: last.createdAt }),
      ...(wasUnread && { readAt: null }),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  const changes = changesBetween({ status: conversation.status }, { status });
  await recordActivity(db, { actor, ip, action: "take-back", path, record: recordOf(conversation, 1), changes });
  return { text: reply.text, attachments: reply.attachments };
}

/** Deletes a reply's mail and private link within its ten seconds. @returns false when it is too late */
async function withdrawMail(db: Db, conversationId: number, mailId: number | null, now: Date): Promise<boolean> {
  if (mailId === null) return false;
  await lockRows(db, "Mail", [mailId]);
  const mail = await db.mail.findUnique({
    where: { id: mailId },
    select: { state: true, attempts: true, notBefore: true, nextTryAt: true, link: true },
  });
  // From then on the visitor's page shows the reply, whether or not its mail could be sent.
  if (!mail?.notBefore || mail.notBefore <= now) return false;
  if (mail.state !== "waiting" || mail.attempts > 0) return false;
  // A mail that was sent again has another time.
  if (mail.nextTryAt && mail.nextTryAt.getTime() !== mail.notBefore.getTime()) return false;
  if (mail.link) await endPrivateLink(db, conversationId, mail.link);
  await db.mail.delete({ where: { id: mailId }, select: { id: true } });
  return true;
}

/**
 * Adds a note that only staff see.
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
 * Locks a conversation, so that simultaneous messages come one after the other.
 * @throws ERROR_CONTACT_NOT_FOUND, also for an anonymised one, and for one in the trash unless `isInTrash`
 */
async function lockConversation(db: Db, id: number, { isInTrash = false } = {}) {
  await lockRows(db, "Conversation", [id]);
  const conversation = await db.conversation.findUnique({ where: { id, anonymisedAt: null }, select });
  if (!conversation || (conversation.deletedAt && !isInTrash)) throw new AppError("ERROR_CONTACT_NOT_FOUND");
  return conversation;
}

/** Describes the conversation for the activity log, `steps` versions later. */
function recordOf({ id, subject, version }: { id: number; subject: string; version: number }, steps: number) {
  return { id, name: subject, version: version + steps };
}

/** Shortens a message to its beginning in one line, for a list. */
export function excerptOf(text: string): string {
  return excerpt(text.replace(/\s+/g, " "), EXCERPT_LENGTH);
}
