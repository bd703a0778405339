import { type PrivateKind, readPrivateFile } from "~/server/files/private-file";
import { errorResponse } from "~/server/http/api-route";
import { contentDisposition } from "~/server/http/content-disposition";
import { streamBody } from "~/server/http/stream-body";

type PrivateFile = { key: string; filename: string; mime: string; size: number };

/** Answers an attachment to save, never to show; 404 when it is gone. */
export function attachmentResponse(attachment: PrivateFile): Promise<Response> {
  return fileResponse("attachment", attachment, "attachment");
}

/** Answers a stored CV; 404 when its file is gone. */
export function cvResponse(cv: Omit<PrivateFile, "mime">, disposition: "attachment" | "inline"): Promise<Response> {
  const filename = cv.filename.toLowerCase().endsWith(".pdf") ? cv.filename : `${cv.filename}.pdf`;
  return fileResponse("cv", { ...cv, filename, mime: "application/pdf" }, disposition);
}

async function fileResponse(
  kind: PrivateKind,
  { key, filename, mime, size }: PrivateFile,
  disposition: "attachment" | "inline",
): Promise<Response> {
  const stream = await readPrivateFile(kind, key);
  if (!stream) return errorResponse(404);
  return new Response(streamBody(stream), {
    headers: {
      "content-type": mime,
      "content-length": String(size),
      "content-disposition": contentDisposition(disposition, filename),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
