const webAddress = new RegExp(
  [
    "http",
    String.raw`www\.`,
    "//",
    // A domain with a path, port, query or fragment.
    String.raw`[\p{L}\p{N}]\.\p{L}{2,}[/:?#\\]`,
    // A bare domain that mail programs turn into a link, in any case. Endings that names have too, as in "Dr.No", are not among them.
    String.raw`[\p{L}\p{N}]\.(?:com|net|org|info|biz|xyz|top|site|online|shop|click|link|app|io|vn)(?![\p{L}\p{N}])`,
  ].join("|"),
  "iu",
);

/**
 * A bare domain of any ending, as mail programs link it: two characters or more, a dot, and lowercase letters. What follows a title
 * or initials in a name, as in "St.John" or "J.R.", is a capital, and an initial is one letter.
 */
const bareDomain = /[\p{L}\p{N}-]{2}\.[a-z]{2,}(?![\p{L}\p{M}\p{N}])/u;

/** Whether a text may be the name of a person: one that names a web address is bait, since names stand in mails. */
export function isPersonName(text: string): boolean {
  // NFKC: full-width letters and dots read like the ordinary ones.
  const plain = text.normalize("NFKC");
  return !webAddress.test(plain) && !bareDomain.test(plain);
}
