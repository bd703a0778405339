/** The longest run of combining marks that a text may have: that of the Stream-Safe Text Format (UAX 15). */
export const MAX_MARKS = 30;
const longRun = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu");

/**
 * A text in a normal form. Sorting a run of combining marks takes quadratic time, so long runs are cut first, and once more
 * because a mark can decompose into two.
 */
export function normalize(text: string, form: "NFC" | "NFD"): string {
  return text.replace(longRun, "$1").normalize(form).replace(longRun, "$1");
}

/**
 * A text as the site stores and sends it: line ends are "\n", in NFC, without the characters that PostgreSQL (NUL), JSON columns
 * (lone surrogates) or XML 1.0 (controls, U+FFFE, U+FFFF) refuse, and without those that turn the direction of what follows (bidi
 * spoofing). Tab and newline stay; half of a surrogate pair becomes U+FFFD; a run of combining marks ends after 30.
 * Doing it twice changes nothing.
 */
export function cleanText(text: string): string {
  const allowed = text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/\p{Cs}/gu, "\uFFFD");
  return normalize(allowed, "NFC");
}

/** Whether a text has no half of a surrogate pair. UTF-8 can't write one: texts that differ only there would become equal. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}
