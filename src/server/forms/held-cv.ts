import { keyedHash } from "~/server/auth/signed-text";
import { type Db, database } from "~/server/db/client";
import { lockTable, runTransaction } from "~/server/db/transaction";
import { type StoredCv, storeCv, UNCONFIRMED_BYTES, UNCONFIRMED_BYTES_EACH } from "~/server/files/cv";
import { deleteUnlessKept } from "~/server/files/removed-files";
import type { SentFile } from "~/server/forms/form";
import { AppError } from "~/server/platform/errors";

const HELD_MS = 30 * 60 * 1000;

export type HeldCv = StoredCv & { isHeld: true };

type Holding = {
  ip: string;
  /** Valid, in lower case. */
  email: string | null;
  now: Date;
};

/** @returns null when there is no room: a CV that a form already shows as kept must not be deleted for others @throws what `checkPdf` throws */
export async function holdCv(upload: SentFile, { ip, email, now }: Holding): Promise<string | null> {
  await deleteExpiredHeldCvs(now);
  const cv = await storeCv(upload.bytes, upload.filename);
  const network = keyedHash("held-cv", ip);
  const person = email === null ? null : personOf(email);
  const expiresAt = new Date(now.getTime() + HELD_MS);
  try {
    const isHeld = await runTransaction(async (tx) => {
      await lockTable(tx, "HeldCv");
      const [all, own] = [await heldBytes(tx), await heldBytes(tx, network)];
      if (all + cv.size > UNCONFIRMED_BYTES || own + cv.size > UNCONFIRMED_BYTES_EACH) return false;
      await tx.heldCv.create({ data: { ...cv, network, person, expiresAt }, select: { key: true } });
      return true;
    });
    return isHeld ? cv.key : null;
  } finally {
    await deleteUnlessKept("cv", [cv.key]);
  }
}

async function heldBytes(tx: Db, network?: string): Promise<number> {
  const { _sum } = await tx.heldCv.aggregate({ where: { network }, _sum: { size: true } });
  return _sum.size ?? 0;
}

/** Keeps the sender of a held CV up to date. @param email valid, in lower case */
export async function setHeldCvPerson(key: string, email: string): Promise<void> {
  await database().heldCv.updateMany({ where: { key }, data: { person: personOf(email) } });
}

/** Returns null for a token that is unknown, used or expired. */
export async function findHeldCv(token: string, now: Date): Promise<HeldCv | null> {
  const where = { key: token, expiresAt: { gte: now } };
  const cv = await database().heldCv.findFirst({ where, select: { key: true, filename: true, size: true, sha256: true } });
  return cv && { ...cv, isHeld: true };
}

/** @throws ERROR_FILE_REQUIRED when another application has taken it */
export async function takeHeldCv(tx: Db, cv: StoredCv | HeldCv): Promise<StoredCv> {
  const { key, filename, size, sha256 } = cv;
  const isLost = "isHeld" in cv && (await tx.heldCv.deleteMany({ where: { key } })).count === 0;
  if (isLost) throw new AppError("ERROR_FILE_REQUIRED", { field: "cv" });
  return { key, filename, size, sha256 };
}

export async function deleteExpiredHeldCvs(now: Date): Promise<void> {
  await database().heldCv.deleteMany({ where: { expiresAt: { lt: now } } });
}

export function countHeldCvs(db: Db, email: string): Promise<number> {
  return db.heldCv.count({ where: { person: personOf(email) } });
}

/** @param emails in lower case */
export async function deleteHeldCvs(tx: Db, emails: readonly string[]): Promise<void> {
  await tx.heldCv.deleteMany({ where: { person: { in: emails.map(personOf) } } });
}

function personOf(email: string): string {
  return keyedHash("held-cv-person", email);
}
