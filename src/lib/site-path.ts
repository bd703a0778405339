/** Whether a path belongs to the back office, the account pages, the API or Next, and so is no public page. */
export function isInternalPath(path: string): boolean {
  return /^\/(?:(?:admin|auth|api|en)(?:\/|$)|_)/.test(path);
}

/**
 * A path in which every character is encoded in one way only, segment by segment: two addresses of different pages, such as
 * `/x%23` and `/x%2523`, never become one.
 * @returns null when it has empty, relative or hidden segments, or can't be decoded
 */
export function normalPath(path: string): string | null {
  if (!path.startsWith("/") || /\/\/|\\|\/\.{1,2}(?:\/|$)|%2f|%5c|%2e/i.test(path) || (path.length > 1 && path.endsWith("/")))
    return null;
  try {
    return path
      .split("/")
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join("/");
  } catch {
    return null;
  }
}

/**
 * A public path as people type it, in the form in which addresses are compared: with one slash in front and none at the end,
 * English without its language. Null for what is no path of a public page or file, and for the home pages.
 */
export function sitePath(text: string): string | null {
  if (/[?#]|:\/\//.test(text)) return null;
  const typed = `/${text.trim()}`.replace(/[/\\]+/g, "/").replace(/(?<=.)\/$/, "");
  const path = normalPath(typed.replace(/^\/en(?=\/|$)/, "") || "/");
  return path === null || path === "/" || path === "/vi" || isInternalPath(path) ? null : path;
}
