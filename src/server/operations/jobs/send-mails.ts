import { sendDueMails } from "~/server/mail/sender";
import type { Job } from "./job";

/** Retries failed mails, and sends mails left by a killed process. */
export const sendMails = {
  name: "sendMails",
  intervalMs: 60_000,
  run: async ({ db, keepGoing }) => {
    await sendDueMails(db, { keepGoing });
  },
} as const satisfies Job;
