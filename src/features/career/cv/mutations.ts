import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { recordActivity } from "~/server/activity";
import { type Db, database } from "~/server/db/client";
import { lockRows, runTransaction } from "~/server/db/transaction";
import { AppError } from "~/server/errors";
import { deleteCvs, readCv, type StoredCv, storeCv } from "~/server/files/cv";
import { readSignedText, signText } from "~/server/forms/signed-text";

/** A PDF as it was sent. */
export type CvUpload = { bytes: Uint8Array; filename: string };

/**
 * Stores the file of a CV, unless it is stored already, for a transaction that makes its row. When that fails, or holds the same file already, the file goes.
 * @throws what `checkPdf` and `work` throw
 */
export async function withStoredCv<Result>(
  upload: CvUpload | StoredCv | null,
  work: (cv: StoredCv | null) => Promise<Result>,
): Promise<Result> {
  const cv = upload && ("key" in upload ? upload : await storeCv(upload.bytes, upload.filename));
  try {
    return await work(cv);
  } finally {
    if (cv) await deleteUnlessKept(cv.key);
  }
}

/** Makes the row of a CV. The same file sent twice is kept once. */
export async function keepCv(tx: Db, candidateId: number, cv: StoredCv, uploadedAt: Date): Promise<void> {
  await tx.candidateCv.createMany({ data: [{ ...cv, candidateId, uploadedAt }], skipDuplicates: true });
}

/**
 * Adds a CV to a candidate.
 * @throws ERROR_CANDIDATE_NOT_FOUND; what `checkPdf` throws
 */
export function addCv(
  candidateId: number,
  upload: CvUpload,
  { actor, ip, now }: { actor: { id: number; name: string }; ip: string; now: Date },
): Promise<void> {
  return withStoredCv(upload, (cv) =>
    runTransaction(async (tx) => {
      await lockRows(tx, "Candidate", [candidateId]);
      const select = { id: true, name: true, version: true } as const;
      const record = await tx.candidate.findUnique({ where: { id: candidateId }, select });
      if (!record) throw new AppError("ERROR_CANDIDATE_NOT_FOUND");
      if (cv) await keepCv(tx, candidateId, cv, now);
      await recordActivity(tx, { actor, ip, action: "add-cv", path: "/admin/candidate", record });
    }),
  );
}

const HELD_MS = 30 * 60 * 1000;
const heldCv = z.object({ key: z.string(), filename: z.string(), size: z.int(), sha256: z.string(), until: z.number() });
const heldPurpose = "held-cv";

/**
 * Keeps a CV that came with a refused form for 30 minutes, so that it needn't be chosen again. Its file has no row: should the
 * process end meanwhile, the job `retention` deletes it.
 * @returns the token by which the form names it
 * @throws what `checkPdf` throws
 */
export async function holdCv(upload: CvUpload, now: Date): Promise<string> {
  const cv = await storeCv(upload.bytes, upload.filename);
  // A minute more: it may be in use when its time ends.
  void sleep(HELD_MS + 60_000, undefined, { ref: false }).then(() => deleteUnlessKept(cv.key));
  return signText(heldPurpose, JSON.stringify({ ...cv, until: now.getTime() + HELD_MS }));
}

/** The CV that a token of `holdCv` names; null when the token is none, or too old. */
export async function findHeldCv(token: string, now: Date): Promise<StoredCv | null> {
  const text = readSignedText(heldPurpose, token);
  if (text === null) return null;
  const { until, ...cv } = heldCv.parse(JSON.parse(text));
  return now.getTime() <= until && (await readCv(cv.key)) ? cv : null;
}

/** When the database does not answer the row may be there (a commit without an answer): then the file stays. */
async function deleteUnlessKept(key: string): Promise<void> {
  const rows = await database()
    .candidateCv.count({ where: { key } })
    .catch(() => null);
  if (rows === 0) await deleteCvs([key]);
}
