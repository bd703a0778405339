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

/** The background jobs, shown below the outbox: both tell an administrator what needs attention. */
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
