import type { Job } from "./job";
import { prune } from "./prune";

/** Everything that the site does by itself. */
export const jobs = [prune] as const satisfies readonly Job[];

export type JobName = (typeof jobs)[number]["name"];
