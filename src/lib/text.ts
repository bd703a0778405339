/** Maximum combining marks in a row: Stream-Safe Text Format (UAX 15). */
export const MAX_MARKS = 30;
const longRun = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu");

/**
 * Normalises a text. Cuts long runs of combining marks first, since sorting them takes quadratic time, and again afterwards,
 * since a mark may decompose into two.
 */
export function normalize(text: string, form: "NFC" | "NFD"): string {
  return text.replace(longRun, "$1").normalize(form).replace(longRun, "$1");
}

/**
 * Cleans a text for storage: "\n" line ends, NFC; removes characters that PostgreSQL (NUL), JSON columns (lone surrogates) or
 * XML 1.0 (controls, U+FFFE, U+FFFF) refuse, and bidi controls (spoofing). Keeps tab and newline; half a surrogate pair becomes
 * U+FFFD; limits combining marks to 30 in a row. Idempotent.
 */
export function cleanText(text: string): string {
  const allowed = text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/\p{Cs}/gu, "\uFFFD");
  return normalize(allowed, "NFC");
}

/** Checks for lone surrogates. UTF-8 can't encode them: different texts would become equal. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}
