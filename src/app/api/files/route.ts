import { recordActivity } from "~/server/db/activity";
import { wakeImageQueue } from "~/server/files/image-queue";
import { storeMedia } from "~/server/files/media";
import { mayUpload } from "~/server/files/media-uses";
import { guardedRoute } from "~/server/http/guarded-route";
import { readUpload } from "~/server/http/upload";

/**
 * Takes an image or a PDF for the media library: a multipart body with the field `file`. A route of its own, as tRPC's bodies
 * are JSON. With `?kind=image`, only an image: for the fields of forms. Answers with the file's row: 201, or 200 when the same
 * bytes were there already.
 */
export const POST = guardedRoute("/admin/media", mayUpload, async ({ request, db, actor, ip, path }) => {
  const onlyImage = new URL(request.url).searchParams.get("kind") === "image";
  const { media, isNew } = await storeMedia(db, await readUpload(request), onlyImage ? "image" : undefined);
  if (isNew) {
    const { id, filename: name, version } = media;
    await recordActivity(db, { actor, ip, action: "create", path, record: { id, name, version } });
    wakeImageQueue();
  }
  return Response.json(media, { status: isNew ? 201 : 200 });
});
