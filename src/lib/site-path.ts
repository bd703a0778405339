/** Whether a path belongs to the back office, the account pages, the API or Next, and so is no public page. */
export function isInternalPath(path: string): boolean {
  return /^\/(?:(?:admin|auth|api|en)(?:\/|$)|_)/.test(path);
}

/**
 * The one form of the path of a request (RFC 3986, 6.2.2): no empty or relative segments, no slash at its end, unreserved
 * characters bare, all others that need it percent-encoded.
 * @param path as it is in the request: Node gives one character for each byte
 * @returns null for a path that nothing has: with an encoded slash, a control character or a fragment, or one that can't be decoded
 */
export function canonicalPath(path: string): string | null {
  if (!path.startsWith("/") || path.includes("#")) return null;
  const encoded = path
    .replace(/[^!-~]|["<>^`{|}]/g, (character) => percentEncoded(character.charCodeAt(0)))
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      const character = String.fromCharCode(code);
      return /[\w.~-]/.test(character) ? character : percentEncoded(code);
    });
  if (/%(?:[01].|7F|2F|5C)/.test(encoded) || !isDecodable(encoded)) return null;
  const segments: string[] = [];
  // A browser takes a backslash for a slash.
  for (const segment of encoded.split(/[/\\]/)) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return `/${segments.join("/")}`;
}

function percentEncoded(code: number): string {
  return `%${code.toString(16).toUpperCase().padStart(2, "0")}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
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

/** An address as people read it: with its accents. One that can't be decoded stays as it is. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
