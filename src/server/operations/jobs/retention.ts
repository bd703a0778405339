import { applyRetention } from "~/server/operations/personal-data/retention";
import type { Job } from "./job";

/** Forgets what is past its date, once a day; see `applyRetention`. */
export const retention = {
  name: "retention",
  intervalMs: 24 * 60 * 60 * 1000,
  run: async ({ db, now, keepGoing }) => {
    await applyRetention(db, { now, keepGoing });
  },
} as const satisfies Job;
