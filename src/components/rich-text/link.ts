import { withScheme } from "~/lib/urls";

/**
 * Where a link in a text may lead, as it is stored: a web address (https:// in front where there is no scheme), a mail
 * address or phone number, or a place on this site. The same rule as the server's when it cleans the text.
 * @returns null for any other scheme, and for what is no address
 */
export function linkAddress(typed: string): string | null {
  const address = typed.replace(/[\p{C}\s]+/gu, "");
  if (address === "") return null;
  if (address.startsWith("#") || /^\/(?![/\\])/.test(address) || /^(?:mailto|tel):./i.test(address)) return address;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(address)) return `mailto:${address}`;
  return withScheme(address);
}
