import { attachmentResponse } from "~/app/api/private-file-response";
import { recordActivity } from "~/server/db/activity";
import { keyPattern } from "~/server/files/store";
import { errorResponse } from "~/server/http/api-route";
import { guardedRoute } from "~/server/http/guarded-route";

/** GET `/api/attachments/<key>`: saves a file of a conversation, or one's own that is not sent yet. */
export const GET = guardedRoute<{ key: string }>("/admin/contact", "view", async ({ params: { key }, db, actor, ip, path }) => {
  if (!keyPattern.test(key)) return errorResponse(404);
  const conversation = { select: { id: true, version: true } } as const;
  const attachment = await db.attachment.findFirst({
    where: { key, OR: [{ messageId: { not: null } }, { uploaderId: actor.id, mailId: null }] },
    select: { key: true, filename: true, mime: true, size: true, message: { select: { conversation } } },
  });
  if (!attachment) return errorResponse(404);
  const response = await attachmentResponse(attachment);
  if (!response.ok || !attachment.message) return response;
  const { id, version } = attachment.message.conversation;
  await recordActivity(db, { actor, ip, action: "download-attachment", path, record: { id, name: `#${id}`, version } });
  return response;
});
