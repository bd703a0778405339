export function cookieOf(headers: Headers, name: string): string | null {
  return readCookie(headers.get("cookie"), name);
}

export function readCookie(header: string | null | undefined, name: string): string | null {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}

export function withoutCookies(header: string | undefined, names: readonly string[]): string | undefined {
  const kept = (header ?? "").split(";").filter((pair) => !names.includes(pair.split("=")[0]?.trim() ?? ""));
  return kept.join(";").trim() || undefined;
}
