import type { Job } from "./job";
import { prune } from "./prune";

/** All background jobs. */
export const jobs = [prune] as const satisfies readonly Job[];

export type JobName = (typeof jobs)[number]["name"];
