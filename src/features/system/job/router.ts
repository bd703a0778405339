import { guarded, router } from "~/server/crud/trpc";
import { jobs } from "~/server/operations/jobs/jobs";

const select = {
  name: true,
  nextRunAt: true,
  leaseUntil: true,
  lastStartedAt: true,
  lastFinishedAt: true,
  lastError: true,
} as const;

/** Background jobs, shown below the outbox: both show an administrator what needs attention. */
export const jobRouter = router({
  /** Every job with its last run and error; dates are null before the first run. */
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
