import { recordActivity } from "~/server/activity";
import { type Db, database } from "~/server/db/client";
import { lockRows, runTransaction } from "~/server/db/transaction";
import { AppError } from "~/server/errors";
import { deleteCvs, type StoredCv, storeCv } from "~/server/files/cv";

/** A PDF as it was sent. */
export type CvUpload = { bytes: Uint8Array; filename: string };

/**
 * Stores the file of a CV for a transaction that makes its row. When that fails, or holds the same file already, the file goes.
 * @throws what `checkPdf` and `work` throw
 */
export async function withStoredCv<Result>(
  upload: CvUpload | null,
  work: (cv: StoredCv | null) => Promise<Result>,
): Promise<Result> {
  const cv = upload && (await storeCv(upload.bytes, upload.filename));
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

/** When the database does not answer the row may be there (a commit without an answer): then the file stays. */
async function deleteUnlessKept(key: string): Promise<void> {
  const rows = await database()
    .candidateCv.count({ where: { key } })
    .catch(() => null);
  if (rows === 0) await deleteCvs([key]);
}
