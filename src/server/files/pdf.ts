import { MAX_FILE_BYTES } from "~/lib/files";
import { AppError } from "~/server/errors";

const signature = "%PDF-";

/**
 * Refuses what is no PDF, judged by its first bytes: readers that look for the signature further down can be given a file
 * that is a PDF to them and something else to a browser.
 * @throws ERROR_FILE_REQUIRED (no bytes), ERROR_FILE_TOO_LARGE, ERROR_FILE_NOT_PDF
 */
export function checkPdf(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new AppError("ERROR_FILE_REQUIRED");
  if (bytes.byteLength > MAX_FILE_BYTES) throw new AppError("ERROR_FILE_TOO_LARGE");
  if (new TextDecoder("latin1").decode(bytes.subarray(0, signature.length)) !== signature) {
    throw new AppError("ERROR_FILE_NOT_PDF");
  }
}
