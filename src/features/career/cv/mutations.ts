import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows, runTransaction } from "~/server/db/transaction";
import { type StoredCv, storeCv } from "~/server/files/cv";
import { deleteUnlessKept } from "~/server/files/removed-files";
import { type HeldCv, takeHeldCv } from "~/server/forms/held-cv";
import { AppError } from "~/server/platform/errors";

export type CvUpload = { bytes: Uint8Array; filename: string };

/** Stores a CV's file for the transaction in `work`, and deletes the file if no row uses it. */
export async function withStoredCv<Result>(
  upload: CvUpload | HeldCv | null,
  work: (cv: StoredCv | HeldCv | null) => Promise<Result>,
): Promise<Result> {
  const cv = upload && ("key" in upload ? upload : await storeCv(upload.bytes, upload.filename));
  try {
    return await work(cv);
  } finally {
    if (cv) await deleteUnlessKept("cv", [cv.key]);
  }
}

/** Makes the row of a CV; the same file sent twice is stored once. @throws the errors of `takeHeldCv` */
export async function keepCv(tx: Db, candidateId: number, cv: StoredCv | HeldCv, uploadedAt: Date): Promise<void> {
  const data = [{ ...(await takeHeldCv(tx, cv)), candidateId, uploadedAt }];
  await tx.candidateCv.createMany({ data, skipDuplicates: true });
}

/** Adds a CV to a candidate. @throws ERROR_CANDIDATE_NOT_FOUND; the errors of `checkPdf` */
export function addCv(
  candidateId: number,
  upload: CvUpload,
  { actor, ip, now }: { actor: { id: number; name: string }; ip: string; now: Date },
): Promise<void> {
  return withStoredCv(upload, (cv) =>
    runTransaction(async (tx) => {
      await lockRows(tx, "Candidate", [candidateId]);
      const select = { id: true, name: true, version: true } as const;
      const record = await tx.candidate.findUnique({ where: { id: candidateId, anonymisedAt: null }, select });
      if (!record) throw new AppError("ERROR_CANDIDATE_NOT_FOUND");
      if (cv) await keepCv(tx, candidateId, cv, now);
      await recordActivity(tx, { actor, ip, action: "add-cv", path: "/admin/candidate", record });
    }),
  );
}
