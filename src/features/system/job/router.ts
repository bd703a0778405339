import { jobs } from "~/server/jobs/jobs";
import { guarded, router } from "~/server/trpc";

const select = {
  name: true,
  nextRunAt: true,
  leaseUntil: true,
  lastStartedAt: true,
  lastFinishedAt: true,
  lastError: true,
} as const;

/** What the site does by itself. It is shown below the outbox: both say whether something waits for an administrator. */
export const jobRouter = router({
  /** Every job, with its last run and why that failed. What never ran yet has no dates. */
  list: guarded("/admin/outbox").view.query(async ({ ctx }) => {
    const rows = await ctx.db.job.findMany({ select });
    return jobs.map(({ name }) => {
      const row = rows.find((one) => one.name === name);
      const isRunning = row?.leaseUntil !== null && row?.leaseUntil !== undefined && row.leaseUntil > ctx.now;
      return {
        name,
        isRunning,
        nextRunAt: row?.nextRunAt ?? null,
        lastStartedAt: row?.lastStartedAt ?? null,
        lastFinishedAt: row?.lastFinishedAt ?? null,
        lastError: row?.lastError ?? null,
      };
    });
  }),
});
