import { sendDueMails } from "~/server/mail/sender";
import type { Job } from "./job";

/** Tries again to send what could not be sent, and sends what a process that was killed has left. */
export const sendMails = {
  name: "sendMails",
  intervalMs: 60_000,
  run: async ({ db, keepGoing }) => {
    await sendDueMails(db, { keepGoing });
  },
} as const satisfies Job;
