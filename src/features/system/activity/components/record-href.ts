/** Finds the back-office page of an entry; a record edited inside another page has a path below it. */
export function pageOf(path: string): string {
  return path.split("/").slice(0, 3).join("/");
}

/** Builds the link that opens a record, on its page or in a dialog. */
export function recordHref({ path, recordId }: { path: string; recordId: number | null }): string {
  return path === pageOf(path) ? `${path}?edit=${recordId}` : pageOf(path);
}
