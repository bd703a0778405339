import { createHash } from "node:crypto";
import { MAX_FILE_BYTES } from "~/lib/files";
import { cleanFilename } from "./filename";
import { checkPdf } from "./pdf";
import { putPrivateFile } from "./private-file";

export type StoredCv = { key: string; filename: string; size: number; sha256: string };

/** Bytes that all held CVs may have together, and all CVs of waiting submissions. */
export const UNCONFIRMED_BYTES = 10 * MAX_FILE_BYTES;
/** The same for one sender. */
export const UNCONFIRMED_BYTES_EACH = 2 * MAX_FILE_BYTES;

/** Stores a CV without a public address. Write its row afterwards, then call `deleteUnlessKept`. @throws errors of `checkPdf` */
export async function storeCv(bytes: Uint8Array, filename: string): Promise<StoredCv> {
  await checkPdf(bytes);
  return {
    key: await putPrivateFile("cv", bytes, "application/pdf"),
    filename: cleanFilename(filename, "cv.pdf"),
    size: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}
