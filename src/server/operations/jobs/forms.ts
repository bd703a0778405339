import { deleteUnsentAttachments } from "~/server/files/attachment";
import { deleteExpiredHeldCvs } from "~/server/forms/held-cv";
import type { Job } from "./job";

/** Deletes short-lived form data: CVs of refused applications, files that no reply took, and receipts. */
export const forms = {
  name: "forms",
  intervalMs: 10 * 60 * 1000,
  run: async ({ db, now }) => {
    await deleteExpiredHeldCvs(now);
    await deleteUnsentAttachments(db, now);
    await db.receipt.deleteMany({ where: { expiresAt: { lte: now } } });
  },
} as const satisfies Job;
