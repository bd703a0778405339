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
  const unsent = { uploaderId: actor.id, messageId: null, mailId: null };
  if ((await db.attachment.count({ where: unsent })) >= MAX_UNSENT) {
    throw new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: 60 * 60 });
  }
  const select = { id: true, key: true, filename: true, mime: true, size: true } as const;
  const attachment = await withStoredAttachments([await readUpload(request)], ([file]) => {
    if (!file) throw new AppError("ERROR_FILE_REQUIRED");
    return db.attachment.create({ data: { ...file, uploaderId: actor.id, createdAt: now }, select });
  });
  return Response.json(attachment, { status: 201 });
});
