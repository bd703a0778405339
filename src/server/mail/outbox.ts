import type { Db } from "~/server/db/client";

/** A mail, with the one link it is about. */
export type NewMail = { to: string; subject: string; text: string; link?: string };

/** Puts a mail into the outbox, in the transaction of what it tells about. There it can be read, and its link copied. */
export async function sendMail(db: Db, { to, subject, text, link }: NewMail): Promise<void> {
  await db.mail.create({ data: { to, subject, text, link: link ?? null }, select: { id: true } });
}
