import type { Db } from "~/server/db/client";
import { lockRows, runTransaction } from "~/server/db/transaction";
import { withStoredAttachments } from "~/server/files/attachment";
import { guardedRoute } from "~/server/http/guarded-route";
import { readUpload } from "~/server/http/upload";
import { AppError } from "~/server/platform/errors";

/** Files that a person has uploaded and not sent yet. */
const MAX_UNSENT = 30;

/**
 * POST `/api/attachments`: takes a file for a reply that is being written; multipart body with the field `file`. A reply claims it
 * by its id.
 */
export const POST = guardedRoute("/admin/contact", "edit", async ({ request, db, actor, now }) => {
  // Refuses before the file is judged and stored; only the count under the lock is exact.
  await checkUnsent(db, actor.id);
  const select = { id: true, key: true, filename: true, mime: true, size: true } as const;
  const attachment = await withStoredAttachments([await readUpload(request)], ([file]) => {
    if (!file) throw new AppError("ERROR_FILE_REQUIRED");
    return runTransaction(async (tx) => {
      await lockRows(tx, "User", [actor.id]);
      await checkUnsent(tx, actor.id);
      return tx.attachment.create({ data: { ...file, uploaderId: actor.id, createdAt: now }, select });
    });
  });
  return Response.json(attachment, { status: 201 });
});

/** @throws ERROR_TOO_MANY_REQUESTS */
async function checkUnsent(db: Db, uploaderId: number): Promise<void> {
  const count = await db.attachment.count({ where: { uploaderId, messageId: null, mailId: null } });
  if (count >= MAX_UNSENT) throw new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: 60 * 60 });
}
