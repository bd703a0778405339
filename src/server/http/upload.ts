import { UPLOAD_BYTES } from "~/lib/routes";
import type { SentFile } from "~/server/forms/form";
import { BodyRefusedError } from "~/server/http/body";
import { createFormParser } from "~/server/http/form-body";
import { AppError } from "~/server/platform/errors";

/** Reads the field `file` of a multipart request. @throws ERROR_DATA_SUBMIT_IS_INVALID, ERROR_FILE_REQUIRED */
export async function readUpload(request: Request): Promise<SentFile> {
  const isTooLong = Number(request.headers.get("content-length")) > UPLOAD_BYTES;
  if (isTooLong) throw new AppError("ERROR_FILE_TOO_LARGE");
  const { file, isFileTooLarge } = await parse(request).catch((error) => {
    if (!(error instanceof BodyRefusedError)) throw error;
    throw new AppError(error.status === 413 ? "ERROR_FILE_TOO_LARGE" : "ERROR_DATA_SUBMIT_IS_INVALID");
  });
  if (isFileTooLarge) throw new AppError("ERROR_FILE_TOO_LARGE");
  if (!file) throw new AppError("ERROR_FILE_REQUIRED");
  return file;
}

async function parse(request: Request) {
  const parser = createFormParser(request.headers.get("content-type") ?? "", { fileField: "file" });
  for await (const piece of request.body ?? []) if (!parser.write(piece)) break;
  return parser.finish();
}
