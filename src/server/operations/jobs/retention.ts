import { applyRetention } from "~/server/operations/personal-data/retention";
import { deleteOldCards } from "~/server/share-cards/share-cards";
import type { Job } from "./job";

export const retention = {
  name: "retention",
  intervalMs: 24 * 60 * 60 * 1000,
  run: async ({ db, now, keepGoing }) => {
    await applyRetention(db, { now, keepGoing });
    await deleteOldCards(db, now);
  },
} as const satisfies Job;
