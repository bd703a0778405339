import { expect, test } from "vitest";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { jobs } from "~/server/operations/jobs/jobs";

useTestDatabase();

const list = async () => (await callerAs("ADMIN")).system.job.list();

test("lists a job that never ran without dates", async () => {
  const never = { isRunning: false, nextRunAt: null, lastStartedAt: null, lastFinishedAt: null, lastError: null };
  expect(await list()).toEqual(jobs.map(({ name }) => ({ name, ...never })));
});

test("lists a job with its last run and error; it is running while its lease is valid", async () => {
  const at = new Date("2026-06-01T08:00:00Z");
  const data = { name: "prune", nextRunAt: at, lastStartedAt: at, lastFinishedAt: at, lastError: "The database is away" };
  await database().job.create({ data: { ...data, leaseOwner: "a", leaseUntil: new Date(Date.now() + 60_000) } });
  expect((await list()).find(({ name }) => name === "prune")).toEqual({ ...data, isRunning: true });
  await database().job.updateMany({ data: { leaseUntil: new Date(Date.now() - 1_000) } });
  expect((await list()).find(({ name }) => name === "prune")).toEqual({ ...data, isRunning: false });
});

test("does not list a job that the code no longer has", async () => {
  await database().job.create({ data: { name: "former", nextRunAt: new Date() } });
  expect((await list()).map(({ name }) => name)).not.toContain("former");
});
