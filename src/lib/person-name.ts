const webAddress = new RegExp(
  [
    "http",
    String.raw`www\.`,
    "//",
    // Domain with a path, port, query or fragment.
    String.raw`[\p{L}\p{N}]\.\p{L}{2,}[/:?#\\]`,
    // Bare domain that mail programs link, in any case. Excludes endings that names have, as in "Dr.No".
    String.raw`[\p{L}\p{N}]\.(?:com|net|org|info|biz|xyz|top|site|online|shop|click|link|app|io|vn)(?![\p{L}\p{N}])`,
  ].join("|"),
  "iu",
);

/** Bare lowercase domain, as mail programs link it. Names such as "St.John" continue with a capital. */
const bareDomain = /[\p{L}\p{N}-]{2}\.[a-z]{2,}(?![\p{L}\p{M}\p{N}])/u;

/** Checks a person's name: mails contain it, so a web address in it is spam. */
export function isPersonName(text: string): boolean {
  // NFKC: full-width letters and dots count as the ordinary ones.
  const plain = text.normalize("NFKC");
  return !webAddress.test(plain) && !bareDomain.test(plain);
}
