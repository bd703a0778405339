/** Checks whether a path belongs to the back office, the account pages, the API or Next. */
export function isInternalPath(path: string): boolean {
  return /^\/(?:(?:admin|auth|api|en)(?:\/|$)|_)/.test(path);
}

/**
 * Normalises a request's path (RFC 3986, 6.2.2): no empty or relative segments, no trailing slash, unreserved characters
 * decoded, others percent-encoded.
 * @param path as Node gives it: one character for each byte
 * @returns null for an encoded slash, a control character, a fragment or an undecodable path
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
  // Browsers treat a backslash as a slash.
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
 * Normalises the encoding of each segment. URLs of different pages, such as `/x%23` and `/x%2523`, stay different.
 * @returns null for empty, relative, hidden or undecodable segments
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
 * Normalises a typed public path: leading slash, no trailing slash, no language for English. Null for home pages and everything
 * but public pages and files.
 */
export function sitePath(text: string): string | null {
  if (/[?#]|:\/\//.test(text)) return null;
  const typed = `/${text.trim()}`.replace(/[/\\]+/g, "/").replace(/(?<=.)\/$/, "");
  const path = normalPath(typed.replace(/^\/en(?=\/|$)/, "") || "/");
  return path === null || path === "/" || path === "/vi" || isInternalPath(path) ? null : path;
}

export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
