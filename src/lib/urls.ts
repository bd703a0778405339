/** Completes a typed web address: adds https:// where it is missing. Null for other schemes and invalid addresses. */
export function withScheme(text: string): string | null {
  const trimmed = text.trim();
  const isWhole = /^https?:\/\//i.test(trimmed);
  const address = isWhole ? trimmed : `https://${trimmed.replace(/^\/\//, "")}`;
  if (/[\s<>"\\]/.test(trimmed) || (!isWhole && hasScheme(trimmed))) return null;
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return null;
  const { hostname, username } = new URL(address);
  // A single word is a host only after a scheme; a user name before the host hides where a link leads.
  return username === "" && (isWhole || /^localhost$|^[^.]+(\.[^.]+)+$/.test(hostname)) ? address : null;
}

/** Returns the parameter `next` if it is a page of this site (open redirect); otherwise undefined. */
export function safeNext(next: unknown): string | undefined {
  if (typeof next !== "string" || !next.startsWith("/")) return undefined;
  const base = "https://site.invalid";
  if (!URL.canParse(next, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, base);
  // Browsers read what is left of /.//evil.example, or of /vi//evil.example without its language, as another host.
  return origin === base && !pathname.includes("//") ? pathname + search + hash : undefined;
}

/** Tells a scheme (`mailto:`) from a port (`example.com:8080`). */
function hasScheme(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^:/]+:\d{1,5}(?:[/?#]|$)/.test(text);
}

/** Adds `next` to an account page's path. */
export function withNext(path: string, next: string | undefined): string {
  if (!next) return path;
  return `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}

/** Checks an address that staff type for a link: on this site ("/services", "#jobs"), of another site, of an email or a phone. */
export function isLinkAddress(address: string): boolean {
  if (/^(?:#|mailto:|tel:)./i.test(address)) return true;
  return address.startsWith("/") ? safeNext(address) !== undefined : withScheme(address) !== null;
}
