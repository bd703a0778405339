import { isIPv4, isIPv6 } from "node:net";

export function parseIp(text: string): string | null {
  const trimmed = text.trim().replace(/^"(.*)"$/, "$1");
  const address = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  if (isIPv4(address)) return address;
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return null;
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/
    .exec(canonical)
    ?.slice(1)
    .map((group) => Number.parseInt(group, 16));
  return mapped?.flatMap((group) => [group >> 8, group & 255]).join(".") ?? canonical;
}

/** Returns the network that an address is counted by: a provider gives one client a whole /56 of IPv6 (RIPE 690). */
export function networkOf(text: string): string {
  const ip = parseIp(text);
  if (ip === null) return text;
  if (!isIPv6(ip)) return ip;
  const fourth = Number.parseInt(firstGroups(ip, 4).split(":")[3] ?? "0", 16) & 0xff00;
  return `${firstGroups(ip, 3)}:${fourth.toString(16)}`;
}

/** Returns the range of an address or network that one provider gives to its clients: /24 of IPv4, /48 of IPv6. */
export function rangeOf(text: string): string {
  const ip = parseIp(text);
  if (ip === null) return /^(?:[0-9a-f]{1,4}:){3}(?=[0-9a-f]{1,4}$)/.exec(text)?.[0].slice(0, -1) ?? text;
  return isIPv6(ip) ? firstGroups(ip, 3) : ip.slice(0, ip.lastIndexOf("."));
}

function firstGroups(ip: string, count: number): string {
  const [left = [], right = []] = ip.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].slice(0, count).join(":");
}
