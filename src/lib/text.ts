/**
 * A text as the site stores and sends it: line ends are "\n", in NFC, without the characters that PostgreSQL (NUL), JSON columns
 * (lone surrogates) or XML 1.0 (controls, U+FFFE, U+FFFF) refuse, and without those that turn the direction of what follows (bidi
 * spoofing). Tab and newline stay; half of a surrogate pair becomes U+FFFD.
 * Doing it twice changes nothing.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/\p{Cs}/gu, "\uFFFD")
    .normalize("NFC");
}

/** Whether a text has no half of a surrogate pair. UTF-8 can't write one: texts that differ only there would become equal. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}
