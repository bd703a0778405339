import type { Job } from "./job";
import { prune } from "./prune";
import { sendMails } from "./send-mails";
import { vacuum } from "./vacuum";

/** All background jobs. */
export const jobs = [prune, sendMails, vacuum] as const satisfies readonly Job[];

export type JobName = (typeof jobs)[number]["name"];
