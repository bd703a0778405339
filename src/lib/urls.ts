/**
 * A web address as it is stored: https:// is put in front where there is no scheme (specification, section 5).
 * @returns null for any other scheme than http and https, and for what is no address at all
 */
export function withScheme(address: string): string | null {
  const link = /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/:]+:\d/.test(address) ? address : `https://${address}`;
  if (!URL.canParse(link)) return null;
  return /^https?:$/.test(new URL(link).protocol) ? link : null;
}
