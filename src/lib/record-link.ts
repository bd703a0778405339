/** Begins an address that leads to a record, whose public address is found when a page is rendered: "record:/admin/news/7". */
const SCHEME = "record:";

export function recordLinkTo(record: { path: string; id: number }): string {
  return `${SCHEME}${record.path}/${record.id}`;
}

/** Reads an address that leads to a record. Null for any other. */
export function linkedRecord(address: string): { path: string; id: number } | null {
  const [, path, id] = /^record:(\/admin\/[a-z-]+)\/([1-9]\d{0,8})$/.exec(address) ?? [];
  return path === undefined ? null : { path, id: Number(id) };
}
