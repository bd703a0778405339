import type { ErrorCode } from "~/lib/codes";

const END = "%%EOF";
/** Allowed text after the end of a PDF: another revision, or the end of the stream of an attached PDF. */
const continuation = /^(?:\d+\s+\d+\s+obj\b|xref\b|trailer\b|startxref\b|endstream\b)/;
const blank = /^[\s\0]*$/;

/** A PDF has an end per save; ten megabytes of ends took seconds. */
const MAX_ENDS = 1000;

/** A ZIP (also JAR, DOCX, APK) is found from the file's end: by this, in its last 22 bytes and a comment of at most 65535. */
const ZIP_END = "PK\x05\x06";
const ZIP_END_RANGE = 22 + 65_535;

/**
 * Checks that a file is only a PDF, with nothing after its end: a polyglot is another type for another program.
 * @returns ERROR_FILE_NOT_PDF, ERROR_FILE_DAMAGED or ERROR_FILE_ENCRYPTED; null for a PDF
 */
export function findPdfProblem(bytes: Uint8Array): ErrorCode | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/^%PDF-[12]\.\d/.test(text) || text.slice(-ZIP_END_RANGE).includes(ZIP_END)) return "ERROR_FILE_NOT_PDF";

  const end = text.lastIndexOf(END);
  let count = 1;
  for (let at = text.indexOf(END); at >= 0 && at < end; at = text.indexOf(END, at + END.length)) {
    count += 1;
    if (count > MAX_ENDS) return "ERROR_FILE_DAMAGED";
    if (!continuation.test(following(text, at))) return "ERROR_FILE_NOT_PDF";
  }
  if (end < 0 || !/startxref\s+\d+\s*$/.test(text.slice(Math.max(0, end - 64), end))) return "ERROR_FILE_DAMAGED";
  const rest = text.slice(end + END.length);
  if (!blank.test(rest)) return continuation.test(following(text, end)) ? "ERROR_FILE_DAMAGED" : "ERROR_FILE_NOT_PDF";

  return /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/.test(text) ? "ERROR_FILE_ENCRYPTED" : null;
}

function following(text: string, end: number): string {
  return text.slice(end + END.length, end + END.length + 256).replace(/^(?:[\s\0]|%[\x20-\x7e]*[\r\n])+/, "");
}
