const webAddress = new RegExp(
  [
    "http",
    String.raw`www\.`,
    "//",
    // A domain with a path, port, query or fragment.
    String.raw`[\p{L}\p{N}]\.\p{L}{2,}[/:?#\\]`,
    // A bare domain that mail programs turn into a link. Endings that names have too, as in "Dr.No", are not among them.
    String.raw`[\p{L}\p{N}]\.(?:com|net|org|info|biz|xyz|top|site|online|shop|click|link|app|io|vn)(?![\p{L}\p{N}])`,
  ].join("|"),
  "iu",
);

/** Whether a text may be the name of a person: one that names a web address is bait, since names stand in mails. */
export function isPersonName(text: string): boolean {
  // NFKC: full-width letters and dots read like the ordinary ones.
  return !webAddress.test(text.normalize("NFKC"));
}
