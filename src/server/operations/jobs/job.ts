import type { Db } from "~/server/db/client";

export type Job = {
  name: string;
  /** Pause between runs in milliseconds. */
  intervalMs: number;
  /** Use small, repeatable batches: on the embedded database an open transaction blocks every request. */
  run(context: JobContext): Promise<void>;
};

export type JobContext = {
  db: Db;
  now: Date;
  /** Renews the lease; call it before each batch. @returns false when the run must end; it is repeated later */
  keepGoing(): Promise<boolean>;
};
