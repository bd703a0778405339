import { recordActivity } from "~/server/db/activity";
import { wakeImageQueue } from "~/server/files/image-queue";
import { storeMedia } from "~/server/files/media";
import { mayUpload } from "~/server/files/media-uses";
import { guardedRoute } from "~/server/http/guarded-route";
import { readUpload } from "~/server/http/upload";

/**
 * POST `/api/files`: adds an image or PDF to the media library; multipart body with the field `file`, which tRPC's JSON can't
 * carry. `?kind=image` accepts only images. Answers the file's row: 201, or 200 when the same bytes exist.
 */
export const POST = guardedRoute("/admin/media", mayUpload, async ({ request, db, actor, ip, path }) => {
  const onlyImage = new URL(request.url).searchParams.get("kind") === "image";
  const { media, isNew } = await storeMedia(
    db,
    { ...(await readUpload(request)), senderId: actor.id },
    onlyImage ? "image" : undefined,
  );
  if (isNew) {
    const { id, filename: name, version } = media;
    await recordActivity(db, { actor, ip, action: "create", path, record: { id, name, version } });
    wakeImageQueue();
  }
  return Response.json(media, { status: isNew ? 201 : 200 });
});
