import { deleteRemovedFiles } from "~/server/files/removed-files";
import type { Job } from "./job";

/** Deletes the files of deleted rows. */
export const files = {
  name: "files",
  intervalMs: 60_000,
  run: ({ db, now, keepGoing }) => deleteRemovedFiles(db, now, keepGoing),
} as const satisfies Job;
