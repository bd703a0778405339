import { MAX_FILE_BYTES } from "~/lib/files";
import { AppError } from "~/server/errors";
import { readAtMost } from "~/server/http/read-at-most";

/** How many bytes a multipart body may have beside its file: boundaries, headers, a field or two. */
const ENVELOPE_BYTES = 64 * 1024;

/**
 * The file in the field `file` of a multipart request. Reading stops as soon as the body is larger than any file may be,
 * also when its Content-Length is wrong.
 * @throws ERROR_DATA_SUBMIT_IS_INVALID (no multipart), ERROR_FILE_REQUIRED, ERROR_FILE_TOO_LARGE
 */
export async function readUpload(request: Request): Promise<{ bytes: Uint8Array; filename: string }> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID");
  const body = await readAtMost(request, MAX_FILE_BYTES + ENVELOPE_BYTES);
  if (!body) throw new AppError("ERROR_FILE_TOO_LARGE");
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => {
    throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID");
  });
  const file = form.get("file");
  if (!(file instanceof File)) throw new AppError("ERROR_FILE_REQUIRED");
  return { bytes: new Uint8Array(await file.arrayBuffer()), filename: file.name };
}
