import { readCv } from "~/server/files/cv";
import { errorResponse } from "~/server/http/api-route";
import { contentDisposition } from "~/server/http/content-disposition";
import { streamBody } from "~/server/http/stream-body";

/** Answers a stored CV; 404 when its file is gone. */
export async function cvResponse(
  { key, filename, size }: { key: string; filename: string; size: number },
  disposition: "attachment" | "inline",
): Promise<Response> {
  const stream = await readCv(key);
  if (!stream) return errorResponse(404);
  const name = filename.toLowerCase().endsWith(".pdf") ? filename : `${filename}.pdf`;
  return new Response(streamBody(stream), {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(size),
      "content-disposition": contentDisposition(disposition, name),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
