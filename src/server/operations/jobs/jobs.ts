import { backup } from "./backup";
import { files } from "./files";
import { forms } from "./forms";
import type { Job } from "./job";
import { prune } from "./prune";
import { retention } from "./retention";
import { sendMails } from "./send-mails";
import { vacuum } from "./vacuum";

export const jobs = [backup, files, forms, prune, retention, sendMails, vacuum] as const satisfies readonly Job[];
