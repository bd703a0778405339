import { expect, test } from "vitest";
import type { AdminPath } from "~/features/registry";
import { contextOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildJobPost, buildUser, grant } from "~/server/db/test-records";
import { readOverview } from "./data";

useTestDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function overviewAs(role: "ADMIN" | "USER") {
  const { sessionId } = await buildUser(role);
  return readOverview(await contextOf(sessionId), "en");
}

test("names jobs that close within a week, soonest first, and links to the list of these jobs", async () => {
  await buildJobPost({ titleEn: "Later", deadline: inDays(20) });
  const second = await buildJobPost({ titleEn: "In five days", deadline: inDays(5) });
  const first = await buildJobPost({ titleEn: "Tomorrow", deadline: inDays(1) });
  await buildJobPost({ titleEn: "Locked", deadline: inDays(2), state: "lock" });
  await buildJobPost({ titleEn: "Past", deadline: inDays(-2) });
  const { attention } = await overviewAs("ADMIN");
  const closing = attention.find(({ name }) => name === "closing");
  expect(closing?.rows.map(({ name, href }) => [name, href])).toEqual([
    ["Tomorrow", `/admin/career/${first.id}`],
    ["In five days", `/admin/career/${second.id}`],
  ]);
  expect(closing?.total).toBe(2);
  expect(closing?.href).toMatch(
    /^\/admin\/career\?state=open&status=live&deadline=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d&sort=deadline\.ASC$/,
  );
});

test("counts drafts, records scheduled for the next two weeks and missing texts by kind, leaving out zeros", async () => {
  await buildJobPost({ status: "draft", publishAt: null });
  await buildJobPost({ publishAt: inDays(3) });
  await buildJobPost({ publishAt: inDays(30) });
  await buildJobPost({
    benefitVi: "<p>Bảo hiểm</p>",
    benefitEn: "<p>Insurance</p>",
    requirementEn: "<p>a</p>",
    requirementVi: null,
  });
  const { content } = await overviewAs("ADMIN");
  const counts = content.filter(({ path }) => path === "/admin/career").map(({ name, total }) => [name, total]);
  expect(counts).toEqual(
    expect.arrayContaining([
      ["drafts", 1],
      ["scheduled", 1],
    ]),
  );
  // The address opens the list's view of these records.
  expect(content.find(({ name }) => name === "drafts")?.href).toBe("/admin/career?tab=draft&status=draft");
  expect(content.some(({ path }) => path === "/admin/news")).toBe(false);
});

test("counts new candidates, and hides parts of pages that the person may not view", async () => {
  await buildCandidate({ name: "Lan" });
  await buildCandidate({ name: "Minh", stage: "interview" });
  const names = async (role: "ADMIN" | "USER") => {
    const { attention, activity } = await overviewAs(role);
    return { parts: attention.map(({ path }) => path), hasActivity: activity !== null };
  };
  const all: AdminPath[] = ["/admin/contact", "/admin/candidate", "/admin/career", "/admin/outbox"];
  expect(await names("ADMIN")).toEqual({ parts: all, hasActivity: true });
  expect(await names("USER")).toEqual({ parts: [], hasActivity: false });
  await grant("USER", "/admin/candidate", { view: true });
  const { attention } = await overviewAs("USER");
  expect(attention.map(({ name, total, rows }) => [name, total, rows.map((row) => row.name)])).toEqual([
    ["candidates", 1, ["Lan"]],
  ]);
});

test("names background jobs whose last run failed or that are more than a day late", async () => {
  const at = new Date();
  await database().job.create({
    data: { name: "prune", nextRunAt: at, lastStartedAt: at, lastFinishedAt: at, lastError: "No disk" },
  });
  await database().job.create({ data: { name: "vacuum", nextRunAt: at, lastStartedAt: at, lastFinishedAt: at } });
  const names = async () => (await overviewAs("ADMIN")).failedJobs.map(({ name, problem }) => [name, problem]);
  await database().job.create({ data: { name: "backup", nextRunAt: inDays(-0.9), lastFinishedAt: inDays(-1.9) } });
  expect(await names()).toEqual([["prune", "failed"]]);
  await database().job.update({ where: { name: "backup" }, data: { nextRunAt: inDays(-1.1), lastFinishedAt: inDays(-2.1) } });
  expect(await names()).toEqual([
    ["backup", "late"],
    ["prune", "failed"],
  ]);
  expect((await overviewAs("USER")).failedJobs).toEqual([]);
});

test("shows paused mails to people who may view the outbox", async () => {
  const { pausedAt } = await database().outboxPause.create({ data: {} });
  expect((await overviewAs("ADMIN")).outboxPause).toEqual({ pausedAt, due: 0 });
  await grant("USER", "/admin/overview", { view: true });
  expect((await overviewAs("USER")).outboxPause).toBeNull();
});
