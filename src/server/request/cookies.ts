export function cookieOf(headers: Headers, name: string): string | null {
  return readCookie(headers.get("cookie"), name);
}

export function readCookie(header: string | null | undefined, name: string): string | null {
  return readCookies(header, name)[0] || null;
}

/** Reads all cookies of a name: browsers also send those of other paths and parent domains. */
export function readCookies(header: string | null | undefined, name: string): string[] {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}

export function withoutCookies(header: string | undefined, names: readonly string[]): string | undefined {
  const otherPairs = (header ?? "").split(";").filter((pair) => !names.includes(pair.split("=")[0]?.trim() ?? ""));
  return otherPairs.join(";").trim() || undefined;
}
