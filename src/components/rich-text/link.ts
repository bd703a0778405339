import { withScheme } from "~/lib/urls";

/**
 * Normalises a link's URL: web address (adds https://), mail address, phone number, or path of this site. The server's sanitiser
 * uses the same rule.
 * @returns null for other schemes and invalid URLs
 */
export function linkAddress(typed: string): string | null {
  const address = typed.replace(/[\p{C}\s]+/gu, "");
  if (address === "") return null;
  if (address.startsWith("#") || /^\/(?![/\\])/.test(address) || /^(?:mailto|tel):./i.test(address)) return address;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(address)) return `mailto:${address}`;
  return withScheme(address);
}
