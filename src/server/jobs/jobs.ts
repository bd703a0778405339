import type { Job } from "./job";
import { prune } from "./prune";
import { vacuum } from "./vacuum";

/** All background jobs. */
export const jobs = [prune, vacuum] as const satisfies readonly Job[];

export type JobName = (typeof jobs)[number]["name"];
