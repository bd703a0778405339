import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "~/server/db/client";
import { log, reasonOf } from "~/server/platform/log";
import type { Job } from "./job";

/** A killed instance blocks its job for this long. A batch must end well within it. */
const leaseMs = 2 * 60_000;
const tickMs = 30_000;
const patienceMs = 2_000;

type Options = {
  db: Db;
  jobs: readonly Job[];
  clock?: () => Date;
};

export type JobRunner = {
  /** Runs due jobs in parallel, except those that another instance runs. @returns when they have ended; never throws */
  tick(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/** Creates a runner. An instance holds a job by a lease in its row, renewed between batches; a killed one's lease expires. */
export function createJobRunner({ db, jobs, clock = () => new Date() }: Options): JobRunner {
  const instance = randomUUID();
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAway = false;

  async function tick(): Promise<void> {
    try {
      const due = await findDue();
      for (const job of due) {
        if (!running.has(job.name))
          running.set(
            job.name,
            run(job).finally(() => running.delete(job.name)),
          );
      }
      if (isAway) log.info("Jobs run again");
      isAway = false;
      await Promise.all(running.values());
    } catch (error) {
      if (!isAway) log.warn("Jobs can't run: the database does not answer", error);
      isAway = true;
    }
  }

  async function findDue(): Promise<Job[]> {
    if (isStopped) return [];
    const now = clock();
    const names = jobs.map(({ name }) => name);
    const rows = await db.job.findMany({ where: { name: { in: names } }, select: { name: true, nextRunAt: true } });
    const missingNames = names.filter((name) => !rows.some((row) => row.name === name));
    if (missingNames.length > 0) {
      await db.job.createMany({ data: missingNames.map((name) => ({ name, nextRunAt: now })), skipDuplicates: true });
    }
    const nextRuns = new Map(rows.map(({ name, nextRunAt }) => [name, nextRunAt]));
    return jobs.filter((job) => {
      const nextRunAt = nextRuns.get(job.name) ?? now;
      return nextRunAt <= now || nextRunAt > latestRun(job, now);
    });
  }

  async function run(job: Job): Promise<void> {
    const startedAt = clock();
    if (isStopped || !(await claim(job, startedAt))) return;
    let isCutShort = false;
    const keepGoing = async () => {
      isCutShort = isStopped || !(await renew(job.name));
      return !isCutShort;
    };
    let lastError: string | null = null;
    try {
      await job.run({ db, now: startedAt, keepGoing });
    } catch (error) {
      lastError = reasonOf(error);
      log.error(`The job ${job.name} failed`, error);
    }
    const lastFinishedAt = clock();
    await release(job.name, {
      lastError,
      lastFinishedAt,
      ...(lastError === null && !isCutShort && { lastSucceededAt: lastFinishedAt }),
      ...(!isCutShort && { nextRunAt: new Date(startedAt.getTime() + job.intervalMs) }),
    });
  }

  /** Claims a job. @returns whether this instance won the race */
  async function claim(job: Job, now: Date): Promise<boolean> {
    const isDue = { OR: [{ nextRunAt: { lte: now } }, { nextRunAt: { gt: latestRun(job, now) } }] };
    const latestLease = new Date(now.getTime() + 2 * leaseMs);
    const isFree = { OR: [{ leaseUntil: null }, { leaseUntil: { lte: now } }, { leaseUntil: { gt: latestLease } }] };
    const { count } = await db.job.updateMany({
      where: { name: job.name, AND: [isDue, isFree] },
      data: { leaseOwner: instance, leaseUntil: endOfLease(now), lastStartedAt: now },
    });
    return count > 0;
  }

  /** Renews the lease. @returns false when another instance has taken over */
  async function renew(name: string): Promise<boolean> {
    const data = { leaseUntil: endOfLease(clock()) };
    return (await db.job.updateMany({ where: { name, leaseOwner: instance }, data })).count > 0;
  }

  async function release(
    name: string,
    data: { lastError: string | null; lastFinishedAt: Date; lastSucceededAt?: Date; nextRunAt?: Date },
  ): Promise<void> {
    const where = { name, leaseOwner: instance };
    await db.job.updateMany({ where, data: { ...data, leaseOwner: null, leaseUntil: null } });
  }

  function start(): void {
    // Delayed after the start, by a different time on each instance.
    schedule(tickMs / 3);
  }

  function schedule(delay: number): void {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        void tick();
        schedule(tickMs);
      },
      delay * (1 + Math.random() / 2),
    );
    timer.unref();
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await Promise.race([Promise.allSettled(running.values()), sleep(patienceMs, undefined, { ref: false })]);
  }

  return { tick, start, stop };
}

function endOfLease(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Returns the latest plausible time of a run, as the clock may be set back. Instances may differ by a lease. */
function latestRun({ intervalMs }: Job, now: Date): Date {
  return new Date(now.getTime() + intervalMs + leaseMs);
}
