import { pageOf } from "~/lib/admin-path";

/** Builds the link that opens a record, on its page or in a dialog. */
export function recordHref({ path, recordId }: { path: string; recordId: number | null }): string {
  return path === pageOf(path) ? `${path}?edit=${recordId}` : pageOf(path);
}
