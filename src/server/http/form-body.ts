import type { SentFile } from "~/server/forms/form";

/** The fields and the file of a form, as `parseForm` finds them. */
export type ParsedForm = { values: Record<string, string>; file: SentFile | null; isFileTooLarge: boolean };

/** No form of ours has more; each part costs time. */
const MAX_PARTS = 40;

/**
 * Reads what a browser sent by a form, in either of the two encodings. Of a field that is there twice, the last value counts.
 * @param isCut the body is only the beginning of what was sent: the file at its end is left out
 * @returns null for what is no form, or damaged
 */
export async function parseForm(body: Buffer, contentType: string, isCut: boolean): Promise<ParsedForm | null> {
  const boundary = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType)?.slice(1).find(Boolean);
  if (boundary === undefined) {
    if (isCut || !/^application\/x-www-form-urlencoded\b/i.test(contentType)) return null;
    const pairs = [...new URLSearchParams(body.toString())];
    return pairs.length > MAX_PARTS ? null : { values: Object.fromEntries(pairs), file: null, isFileTooLarge: false };
  }
  if (hasMoreParts(body, boundary)) return null;
  const whole = isCut ? Buffer.concat([body, Buffer.from(`\r\n--${boundary}--\r\n`)]) : body;
  const form = await new Response(new Uint8Array(whole), { headers: { "content-type": contentType } })
    .formData()
    .catch(() => null);
  if (!form) return null;
  const entries = [...form];
  const values = entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  const [file] = entries.flatMap(([, value]) => (typeof value === "string" || value.size === 0 ? [] : [value]));
  return {
    values: Object.fromEntries(values),
    file: file && !isCut ? { bytes: Buffer.from(await file.arrayBuffer()), filename: file.name } : null,
    isFileTooLarge: isCut,
  };
}

/** Counted before anything is parsed: a body of ten megabytes could hold a hundred thousand parts. */
function hasMoreParts(body: Buffer, boundary: string): boolean {
  const mark = `--${boundary}`;
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    count += 1;
    // The end has a mark too.
    if (count > MAX_PARTS + 1) return true;
  }
  return false;
}
