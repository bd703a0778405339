/**
 * A web address as people type it, made whole: https:// in front where there is no http or https.
 * Null where it is no web address at all, or of any other scheme.
 */
export function withScheme(text: string): string | null {
  const trimmed = text.trim();
  const isWhole = /^https?:\/\//i.test(trimmed);
  const address = isWhole ? trimmed : `https://${trimmed.replace(/^\/\//, "")}`;
  if (/[\s<>"\\]/.test(trimmed) || (!isWhole && hasScheme(trimmed))) return null;
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return null;
  const { hostname, username } = new URL(address);
  // A single word is a host only after a scheme; a name in front of the host hides where a link leads.
  return username === "" && (isWhole || /^localhost$|^[^.]+(\.[^.]+)+$/.test(hostname)) ? address : null;
}

/** The page that a parameter `next` leads to, if it is one of this site; undefined otherwise. */
export function safeNext(next: unknown): string | undefined {
  if (typeof next !== "string" || !next.startsWith("/")) return undefined;
  const base = "https://site.invalid";
  if (!URL.canParse(next, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, base);
  // A path such as /.//evil.example resolves to one that a browser would read as another host.
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : undefined;
}

/** `mailto:` has a scheme, `example.com:8080` a port. */
function hasScheme(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^:/]+:\d{1,5}(?:[/?#]|$)/.test(text);
}
