import type { Progress } from "~/server/backup/backup";

/** What to show of a backup or restore: how far it is. */
export function describeProgress({ rows, files, bytes }: Progress): string {
  const number = new Intl.NumberFormat("en");
  return `${number.format(rows)} rows, ${number.format(files)} files, ${number.format(Math.ceil(bytes / 1024))} KiB`;
}
