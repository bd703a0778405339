import type { Db } from "~/server/db/client";

/** Background job; runs on one instance at a time. */
export type Job = {
  name: string;
  /** Milliseconds between the starts of two runs. */
  intervalMs: number;
  /**
   * Must work in small batches with short transactions: on the embedded database an open transaction blocks every request. May be
   * interrupted between batches and must be repeatable. Any error counts as a failed run.
   */
  run(context: JobContext): Promise<void>;
};

export type JobContext = {
  db: Db;
  now: Date;
  /** Renews the lease; call it before each batch. @returns false when the run must end; it is repeated later */
  keepGoing(): Promise<boolean>;
};
