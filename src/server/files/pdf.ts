import { MAX_FILE_BYTES } from "~/lib/files";
import { AppError } from "~/server/errors";

const END = "%%EOF";
/** What may follow the end of a PDF: another revision of it, or the end of the stream that holds an attached PDF. */
const continuation = /^(?:\d+\s+\d+\s+obj\b|xref\b|trailer\b|startxref\b|endstream\b)/;
const blank = /^[\s\0]*$/;

/** A ZIP (also JAR, DOCX, APK) is found from the file's end: by this, in its last 22 bytes and a comment of at most 65535. */
const ZIP_END = "PK\x05\x06";
const ZIP_END_RANGE = 22 + 65_535;

/**
 * Refuses what is no PDF, or no PDF alone, judged by its bytes. The signature must come first and nothing may follow the end:
 * otherwise a file is a PDF to one program and something else to another (polyglot).
 * @throws ERROR_FILE_REQUIRED (no bytes), ERROR_FILE_TOO_LARGE, ERROR_FILE_NOT_PDF, ERROR_FILE_DAMAGED (its end is missing),
 * ERROR_FILE_ENCRYPTED (it can't be shown without a password)
 */
export function checkPdf(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new AppError("ERROR_FILE_REQUIRED");
  if (bytes.byteLength > MAX_FILE_BYTES) throw new AppError("ERROR_FILE_TOO_LARGE");
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/^%PDF-[12]\.\d/.test(text) || text.slice(-ZIP_END_RANGE).includes(ZIP_END)) throw new AppError("ERROR_FILE_NOT_PDF");

  const end = text.lastIndexOf(END);
  for (let at = text.indexOf(END); at >= 0 && at < end; at = text.indexOf(END, at + END.length)) {
    if (!continuation.test(following(text, at))) throw new AppError("ERROR_FILE_NOT_PDF");
  }
  if (end < 0 || !/startxref\s+\d+\s*$/.test(text.slice(Math.max(0, end - 64), end))) throw new AppError("ERROR_FILE_DAMAGED");
  const rest = text.slice(end + END.length);
  if (!blank.test(rest))
    throw new AppError(continuation.test(following(text, end)) ? "ERROR_FILE_DAMAGED" : "ERROR_FILE_NOT_PDF");

  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/.test(text)) throw new AppError("ERROR_FILE_ENCRYPTED");
}

/** What comes after an end mark, without space and comments. */
function following(text: string, end: number): string {
  return text.slice(end + END.length, end + END.length + 256).replace(/^(?:[\s\0]|%[\x20-\x7e]*[\r\n])+/, "");
}
