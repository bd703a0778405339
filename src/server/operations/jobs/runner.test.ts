import { describe, expect, test, vi } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { collectLog } from "~/server/platform/test-log";
import type { Job, JobContext } from "./job";
import { createJobRunner } from "./runner";

useTestDatabase();

const MINUTE_MS = 60_000;
const intervalMs = 10 * MINUTE_MS;

/** Makes instances of the site with one job and one clock. */
function site(run: Job["run"]) {
  const clock = { now: new Date("2026-06-01T08:00:00Z") };
  const job: Job = { name: "example", intervalMs, run };
  const instance = () => createJobRunner({ db: database(), jobs: [job], clock: () => clock.now });
  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
  };
  return { clock, instance, pass };
}

const row = () => database().job.findUniqueOrThrow({ where: { name: "example" } });

/** Makes a run that pauses in the middle until the test resumes it. */
function pausedRun() {
  let goOn = () => {};
  const paused = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const answers: boolean[] = [];
  const run = vi.fn(async ({ keepGoing }: JobContext) => {
    answers.push(await keepGoing());
    await paused;
    answers.push(await keepGoing());
  });
  return { run, answers, goOn: () => goOn() };
}

describe("a job", () => {
  test("runs at the first tick, and again after its interval", async () => {
    const run = vi.fn<Job["run"]>(async () => {});
    const { clock, instance, pass } = site(run);
    const runner = instance();
    await runner.tick();
    await runner.tick();
    expect(run).toHaveBeenCalledTimes(1);
    pass(9);
    await runner.tick();
    expect(run).toHaveBeenCalledTimes(1);
    pass(1);
    await runner.tick();
    expect(run.mock.calls.map(([{ now }]) => now)).toEqual([new Date("2026-06-01T08:00:00Z"), clock.now]);
    expect(await row()).toMatchObject({ lastStartedAt: clock.now, lastFinishedAt: clock.now, lastError: null, leaseOwner: null });
  });

  test("runs after the clock was set back, and takes over a lease from before", { tags: "postgres" }, async () => {
    const run = vi.fn<Job["run"]>(async () => {});
    const { clock, instance, pass } = site(run);
    await instance().tick();
    pass(-365 * 24 * 60);
    await database().job.updateMany({ data: { leaseOwner: "killed", leaseUntil: new Date("2026-06-01T08:02:00Z") } });
    await instance().tick();
    expect(run).toHaveBeenCalledTimes(2);
    expect((await row()).nextRunAt).toEqual(new Date(clock.now.getTime() + intervalMs));
    // Within the difference that the clocks of two instances may have.
    pass(-1);
    await instance().tick();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("runs on one of several concurrent instances", { tags: "postgres" }, async () => {
    const run = vi.fn<Job["run"]>(async () => {});
    const { instance, pass } = site(run);
    const runners = Array.from({ length: 5 }, instance);
    await Promise.all(runners.map((runner) => runner.tick()));
    expect(run).toHaveBeenCalledTimes(1);
    pass(10);
    await Promise.all(runners.map((runner) => runner.tick()));
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("is not started again on any instance while it is still running", { tags: "postgres" }, async () => {
    const { run, answers, goOn } = pausedRun();
    const { instance, pass } = site(run);
    const [first, second] = [instance(), instance()];
    const ticking = first.tick();
    await expect.poll(() => answers).toEqual([true]);
    pass(1);
    await second.tick();
    expect(run).toHaveBeenCalledTimes(1);
    goOn();
    await ticking;
    expect(answers).toEqual([true, true]);
  });

  test("is taken over after the lease of a killed instance; a late return of the first run changes nothing", {
    tags: "postgres",
  }, async () => {
    const killed = pausedRun();
    const { clock, instance, pass } = site(killed.run);
    const ticking = instance().tick();
    await expect.poll(() => killed.answers).toEqual([true]);

    const run = vi.fn<Job["run"]>(async () => {});
    const jobs = [{ name: "example", intervalMs, run }];
    const next = createJobRunner({ db: database(), jobs, clock: () => clock.now });
    pass(1);
    await next.tick();
    expect(run).not.toHaveBeenCalled();
    pass(2);
    await next.tick();
    expect(run).toHaveBeenCalledTimes(1);
    const after = await row();

    killed.goOn();
    await ticking;
    expect(killed.answers).toEqual([true, false]);
    expect(await row()).toEqual(after);
  });

  test("stores its error in one line, without file names, until a run succeeds", async () => {
    let isBroken = true;
    const { clock, instance, pass } = site(async () => {
      if (isBroken) throw new Error("Invalid invocation in\n/srv/atrium/server.js:1\n\nThe mail server is away");
    });
    const logged = collectLog();
    const runner = instance();
    await runner.tick();
    expect(logged[0]).toContain("The job example failed: The mail server is away");
    expect(await row()).toMatchObject({
      lastError: "The mail server is away",
      lastFinishedAt: clock.now,
      lastSucceededAt: null,
      nextRunAt: new Date(clock.now.getTime() + intervalMs),
      leaseOwner: null,
    });
    isBroken = false;
    pass(10);
    await runner.tick();
    expect(await row()).toMatchObject({ lastError: null, lastSucceededAt: clock.now });
  });

  test("stops between two batches with its process, and runs again after the next start", async () => {
    const { run, answers, goOn } = pausedRun();
    const { instance } = site(run);
    const runner = instance();
    const ticking = runner.tick();
    await expect.poll(() => answers).toEqual([true]);
    const stopping = runner.stop();
    goOn();
    await stopping;
    expect(answers).toEqual([true, false]);
    await ticking;
    expect(await row()).toMatchObject({ leaseOwner: null, leaseUntil: null });
    await runner.tick();
    expect(run).toHaveBeenCalledTimes(1);
    await instance().tick();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("does not delay another one", async () => {
    const { run, answers, goOn } = pausedRun();
    const other = vi.fn<Job["run"]>(async () => {});
    const jobs = [
      { name: "slow", intervalMs, run },
      { name: "quick", intervalMs, run: other },
    ];
    const runner = createJobRunner({ db: database(), jobs, clock: () => new Date("2026-06-01T08:00:00Z") });
    const ticking = runner.tick();
    await expect.poll(() => answers).toEqual([true]);
    await expect.poll(() => other).toHaveBeenCalledTimes(1);
    goOn();
    await ticking;
  });
});
