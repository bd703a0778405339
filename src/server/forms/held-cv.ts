import { MAX_FILE_BYTES } from "~/lib/files";
import { keyedHash } from "~/server/auth/signed-text";
import { type Db, database } from "~/server/db/client";
import { lockTable, runTransaction } from "~/server/db/transaction";
import { deleteCvs, type StoredCv, storeCv } from "~/server/files/cv";
import type { SentFile } from "~/server/forms/form";
import { AppError } from "~/server/platform/errors";

const HELD_MS = 30 * 60 * 1000;
/** The room that held CVs may take in the store, and those of one network. */
const HELD_BYTES = 10 * MAX_FILE_BYTES;
const HELD_BYTES_PER_NETWORK = 2 * MAX_FILE_BYTES;

/** A CV that is kept for a form that was refused. */
export type HeldCv = StoredCv & { isHeld: true };

/**
 * Keeps a CV that came with a refused form for 30 minutes, so that it needn't be chosen again.
 * @returns the token by which the form names it; null when there is no room: then it must be chosen again
 * @throws what `checkPdf` throws
 */
export async function holdCv(upload: SentFile, { ip, now }: { ip: string; now: Date }): Promise<string | null> {
  await deleteExpiredHeldCvs(now);
  const cv = await storeCv(upload.bytes, upload.filename);
  const network = keyedHash("held-cv", ip);
  try {
    const isHeld = await runTransaction(async (tx) => {
      await lockTable(tx, "HeldCv");
      const [all, own] = [await heldBytes(tx), await heldBytes(tx, network)];
      if (all + cv.size > HELD_BYTES || own + cv.size > HELD_BYTES_PER_NETWORK) return false;
      await tx.heldCv.create({ data: { ...cv, network, expiresAt: new Date(now.getTime() + HELD_MS) }, select: { key: true } });
      return true;
    });
    return isHeld ? cv.key : null;
  } finally {
    await deleteUnlessKept(cv.key);
  }
}

async function heldBytes(tx: Db, network?: string): Promise<number> {
  const { _sum } = await tx.heldCv.aggregate({ where: { network }, _sum: { size: true } });
  return _sum.size ?? 0;
}

/** The CV that a token of `holdCv` names; null when there is none, it was used already, or it is too old. */
export async function findHeldCv(token: string, now: Date): Promise<HeldCv | null> {
  const where = { key: token, expiresAt: { gte: now } };
  const cv = await database().heldCv.findFirst({ where, select: { key: true, filename: true, size: true, sha256: true } });
  return cv && { ...cv, isHeld: true };
}

/**
 * Takes a CV for its row. A held one counts once.
 * @throws ERROR_FILE_REQUIRED when another application has taken it meanwhile
 */
export async function takeHeldCv(tx: Db, cv: StoredCv | HeldCv): Promise<StoredCv> {
  const { key, filename, size, sha256 } = cv;
  const isLost = "isHeld" in cv && (await tx.heldCv.deleteMany({ where: { key } })).count === 0;
  if (isLost) throw new AppError("ERROR_FILE_REQUIRED", { field: "cv" });
  return { key, filename, size, sha256 };
}

/** Deletes the held CVs whose time is over. */
export async function deleteExpiredHeldCvs(now: Date): Promise<void> {
  const expired = await database().$queryRaw<{ key: string }[]>`DELETE FROM "HeldCv" WHERE "expiresAt" < ${now} RETURNING "key"`;
  await deleteCvs(expired.map(({ key }) => key));
}

/**
 * Deletes the file of a CV that neither a candidate nor a form has.
 * When the database does not answer the row may be there (a commit without an answer): then the file stays.
 */
export async function deleteUnlessKept(key: string): Promise<void> {
  const db = database();
  const rows = await Promise.all([db.candidateCv.count({ where: { key } }), db.heldCv.count({ where: { key } })]).catch(
    () => null,
  );
  if (rows?.every((count) => count === 0)) await deleteCvs([key]);
}
