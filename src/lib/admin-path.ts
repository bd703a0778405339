/** Path of the back office's page: an entry of the activity log has that path, or one below it. */
export function pageOf(path: string): string {
  return path.split("/").slice(0, 3).join("/");
}
