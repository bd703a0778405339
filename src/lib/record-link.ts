/** A record to which a link leads, by its page of the back office. Its public address is found when a page is rendered. */
export type LinkedRecord = { path: string; id: number };

/** Begins an address that leads to a record: "record:/admin/news/7". */
const SCHEME = "record:";

/** Writes a linked record as texts name it: "/admin/news/7". */
export function recordName({ path, id }: LinkedRecord): string {
  return `${path}/${id}`;
}

/** Reads a linked record: "/admin/news/7". Null for anything else. */
export function readRecordName(name: string): LinkedRecord | null {
  const [, path, id] = /^(\/admin\/[a-z-]{1,40})\/([1-9]\d{0,8})$/.exec(name) ?? [];
  return path === undefined ? null : { path, id: Number(id) };
}

export function recordLinkTo(record: LinkedRecord): string {
  return SCHEME + recordName(record);
}

/** Reads an address that leads to a record. Null for any other. */
export function linkedRecord(address: string): LinkedRecord | null {
  return address.startsWith(SCHEME) ? readRecordName(address.slice(SCHEME.length)) : null;
}
