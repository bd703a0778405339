import { readPrivateFile } from "~/server/files/private-file";
import { errorResponse } from "~/server/http/api-route";
import { contentDisposition } from "~/server/http/content-disposition";
import { streamBody } from "~/server/http/stream-body";

type Attachment = { key: string; filename: string; mime: string; size: number };

/** Answers a file to save, never to show; 404 when it is gone. */
export async function attachmentResponse({ key, filename, mime, size }: Attachment): Promise<Response> {
  const stream = await readPrivateFile("attachment", key);
  if (!stream) return errorResponse(404);
  return new Response(streamBody(stream), {
    headers: {
      "content-type": mime,
      "content-length": String(size),
      "content-disposition": contentDisposition("attachment", filename),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
