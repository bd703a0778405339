import type { Db } from "~/server/db/client";

/** A background job: runs at an interval, on one instance at a time. */
export type Job = {
  name: string;
  /** From the start of one run to the next, in milliseconds. */
  intervalMs: number;
  /**
   * Does what is due. In small batches, each in a short transaction: on the embedded database an open transaction makes every
   * request wait. It may be cut short between two batches and must cope with being run again.
   * @throws anything; the run then counts as failed, and the next one comes at its time
   */
  run(context: JobContext): Promise<void>;
};

export type JobContext = {
  db: Db;
  now: Date;
  /** To be called before each batch: renews the lease. @returns whether to continue; if not, the run ends and is repeated later */
  keepGoing(): Promise<boolean>;
};
