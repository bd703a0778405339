import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { recordActivity } from "~/server/activity";
import { createContext } from "~/server/context";
import { AppError, toAppError } from "~/server/errors";
import { storeImage } from "~/server/files/image";
import { mayUpload } from "~/server/files/media-uses";
import { wakeShareImages } from "~/server/files/share-image";
import { readUpload } from "~/server/files/upload";
import { isForeign } from "~/server/http/origin";

/**
 * Takes an image for the media library: a multipart body with the field `file`. A route of its own, as tRPC's bodies are
 * JSON. Answers with the image's row: 201, or 200 when the same bytes were there already; `{message: CODE}` otherwise.
 */
export async function POST(request: Request): Promise<Response> {
  const headers = new Headers({ "cache-control": "no-store" });
  try {
    const { image, isNew } = await upload(request, headers);
    return Response.json(image, { status: isNew ? 201 : 200, headers });
  } catch (error) {
    const known = toAppError(error);
    if (known) return Response.json({ message: known.appCode }, { status: getHTTPStatusCodeFromError(known), headers });
    console.error("Upload:", error);
    return Response.json({ message: "ERROR_SERVER" }, { status: 500, headers });
  }
}

async function upload(request: Request, resHeaders: Headers) {
  if (isForeign(request.headers)) throw new AppError("ERROR_FORBIDDEN");
  const { db, actor, ip } = await createContext({ headers: request.headers, resHeaders });
  if (!actor) throw new AppError("ERROR_UNAUTHORIZED");
  if (!mayUpload(actor)) throw new AppError("ERROR_FORBIDDEN");
  const { bytes, filename } = await readUpload(request);
  const stored = await storeImage(db, bytes, filename);
  if (stored.isNew) {
    const { id, filename: name, version } = stored.image;
    await recordActivity(db, { actor, ip, action: "create", path: "/admin/media", record: { id, name, version } });
    wakeShareImages();
  }
  return stored;
}
