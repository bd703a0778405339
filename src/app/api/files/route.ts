import { recordActivity } from "~/server/activity";
import { storeImage } from "~/server/files/image";
import { mayUpload } from "~/server/files/media-uses";
import { wakeShareImages } from "~/server/files/share-image";
import { readUpload } from "~/server/files/upload";
import { guardedRoute } from "~/server/http/guarded-route";

/**
 * Takes an image for the media library: a multipart body with the field `file`. A route of its own, as tRPC's bodies are
 * JSON. Answers with the image's row: 201, or 200 when the same bytes were there already.
 */
export const POST = guardedRoute("/admin/media", mayUpload, async ({ request, db, actor, ip, path }) => {
  const { bytes, filename } = await readUpload(request);
  const { image, isNew } = await storeImage(db, bytes, filename);
  if (isNew) {
    const { id, filename: name, version } = image;
    await recordActivity(db, { actor, ip, action: "create", path, record: { id, name, version } });
    wakeShareImages();
  }
  return Response.json(image, { status: isNew ? 201 : 200 });
});
