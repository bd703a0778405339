import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "~/server/db/client";
import { readPrivateFile } from "~/server/files/private-file";
import { startInBackground } from "~/server/platform/background";
import { messageOf } from "~/server/platform/error-facts";
import { mailIdentity } from "./identity";
import { lacksLink, mailHeaders, usableLink } from "./outbox";
import { renderMail } from "./render";
import { DELIVERY_MS, DeliveryError, deliver, hasMailServer, type MailFile } from "./smtp";
import { mailLocale } from "./texts";
import { setMailSender } from "./wake";

const MINUTE_MS = 60_000;

/** Pauses after failed attempts, about two days in all. After the last one a mail has failed. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

/** How long an instance owns a mail, longer than an attempt. After a crash the claim expires and another instance takes over. */
const claimMs = DELIVERY_MS + 2 * MINUTE_MS;

/** How long a stopping process waits for the current mail. */
const stopTimeoutMs = 2_000;

type SendOptions = {
  clock?: () => Date;
  keepGoing?: () => Promise<boolean> | boolean;
};

/** Sends due mails at least once: a process killed before the commit repeats a mail. @returns how many */
export async function sendDueMails(db: Db, { clock = () => new Date(), keepGoing = () => true }: SendOptions = {}) {
  let count = 0;
  while (hasMailServer() && (await keepGoing())) {
    const claim = await claimNext(db, clock());
    if (!claim) break;
    const error = await send(db, claim.id, clock());
    if (!error) count += 1;
    await recordOutcome(db, claim, error, clock());
    // Every other mail would fail, too, and use up an attempt.
    if (error?.isAboutServer) break;
  }
  return count;
}

type Claim = { id: number; attempts: number; until: Date };

/** Claims the mail due longest, unless sending is paused. Concurrent instances claim different mails. */
async function claimNext(db: Db, now: Date): Promise<Claim | null> {
  const until = new Date(now.getTime() + claimMs);
  const [row] = await db.$queryRaw<{ id: number; attempts: number }[]>`
    UPDATE "Mail" SET "attempts" = "attempts" + 1, "nextTryAt" = ${until}
    WHERE "id" = (
      SELECT "id" FROM "Mail" WHERE "nextTryAt" <= ${now} AND ("notBefore" IS NULL OR "notBefore" <= ${now})
      AND NOT EXISTS (SELECT 1 FROM "OutboxPause") ORDER BY "nextTryAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "attempts"`;
  return row ? { ...row, until } : null;
}

const attachmentSelect = { key: true, filename: true, mime: true } as const;

const select = {
  to: true,
  subject: true,
  text: true,
  locale: true,
  link: true,
  linkLabel: true,
  linkExpiresAt: true,
  tokenId: true,
  headers: true,
  attachments: { select: attachmentSelect, orderBy: { id: "asc" } },
  message: { select: { attachments: { select: attachmentSelect, orderBy: { id: "asc" } } } },
  createdAt: true,
} as const;

/** @returns why it was not sent; undefined if it was, or no longer exists */
async function send(db: Db, id: number, now: Date): Promise<DeliveryError | undefined> {
  const mail = await db.mail.findUnique({ where: { id }, select });
  if (!mail) return;
  if (lacksLink(mail, now)) return new DeliveryError("ERROR_LINK_EXPIRED", { isFinal: true, isAboutServer: false });
  const identity = await mailIdentity(db, mailLocale(mail.locale));
  const { from, replyTo, origin } = identity;
  const { to, subject, createdAt: date } = mail;
  const headers = mailHeaders.catch({}).parse(mail.headers ?? {});
  const messageId = `<atrium.${id}.${date.getTime()}@${new URL(origin).hostname}>`;
  try {
    const attachments = await readAttachments([...mail.attachments, ...(mail.message?.attachments ?? [])]);
    await deliver({
      from,
      replyTo,
      to,
      subject,
      ...renderMail(mail, usableLink(mail, now), identity),
      messageId,
      date,
      headers,
      attachments,
    });
  } catch (error) {
    if (error instanceof DeliveryError) return error;
    throw error;
  }
}

/** @throws DeliveryError: for good when a file is missing, for now when the store does not answer */
async function readAttachments(files: readonly { key: string; filename: string; mime: string }[]): Promise<MailFile[]> {
  const attachments: MailFile[] = [];
  for (const { key, filename, mime: contentType } of files) {
    const content = await readBytes(key).catch((error: unknown) => {
      throw new DeliveryError(messageOf(error), { isFinal: false, isAboutServer: false });
    });
    if (!content) throw new DeliveryError("ERROR_ATTACHMENT_MISSING", { isFinal: true, isAboutServer: false });
    attachments.push({ filename, content, contentType });
  }
  return attachments;
}

async function readBytes(key: string): Promise<Buffer | null> {
  const stream = await readPrivateFile("attachment", key);
  return stream && buffer(stream);
}

/** Records the result of an attempt, unless another instance took the mail over or someone requested it again. */
async function recordOutcome(db: Db, { id, attempts, until }: Claim, error: DeliveryError | undefined, now: Date) {
  const pause = pauses[attempts - 1];
  const outcome = !error
    ? { state: "sent" as const, sentAt: now, nextTryAt: null, error: null }
    : error.isFinal || pause === undefined
      ? { state: "failed" as const, nextTryAt: null, error: error.message }
      : { nextTryAt: new Date(now.getTime() + pause), error: error.message };
  await db.mail.updateMany({ where: { id, nextTryAt: until }, data: outcome });
}

/** Finds when the earliest mail becomes due that was not due at `since`. */
async function nextDueTime(db: Db, since: Date): Promise<Date | null> {
  if (!hasMailServer()) return null;
  const orderBy = { nextTryAt: "asc" } as const;
  const mail = await db.mail.findFirst({ where: { nextTryAt: { gt: since } }, orderBy, select: { nextTryAt: true } });
  return mail?.nextTryAt ?? null;
}

/** The job finds what is due later. */
const longestWaitMs = 10 * MINUTE_MS;

/**
 * Sends due mails now, on each `wakeMailSender` and when the next mail becomes due. The job sends what a killed process left.
 * @returns stops it after a short wait
 */
export function startMailSender(db: Db): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const { wake, stop } = startInBackground("Sending mails", async (signal) => {
    clearTimeout(timer);
    const since = new Date();
    await sendDueMails(db, { keepGoing: () => !signal.aborted });
    const dueAt = await nextDueTime(db, since);
    if (!dueAt || signal.aborted) return;
    // A timer may fire a fraction of a millisecond early: the mail would not be due, and another one would be tried.
    timer = setTimeout(wake, Math.min(Math.max(dueAt.getTime() - Date.now(), 0) + 1, longestWaitMs));
    timer.unref();
  });
  setMailSender(wake);
  return async () => {
    setMailSender(undefined);
    clearTimeout(timer);
    await Promise.race([stop(), sleep(stopTimeoutMs, undefined, { ref: false })]);
  };
}
