import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { env } from "~/env";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { withTestStore } from "~/server/files/test-store";
import { answerMetrics, startMetrics } from "./metrics";

useTestDatabase();
withTestStore();

const token = "0123456789abcdef";
let stop: () => Promise<void> = async () => {};
beforeEach(() => void vi.spyOn(env, "METRICS_TOKEN", "get").mockReturnValue(token));
afterEach(async () => {
  await stop();
  vi.restoreAllMocks();
});

function ask(authorization?: string) {
  const request = new IncomingMessage(new Socket());
  request.headers = authorization === undefined ? {} : { authorization };
  return answerMetrics(request, "/api/metrics");
}

test("the metrics report queues, failures and the state of the process", async () => {
  const db = database();
  await db.job.createMany({
    data: [
      {
        name: "prune",
        nextRunAt: new Date(),
        lastFinishedAt: new Date(1_700_000_000_000),
        lastSucceededAt: new Date(1_600_000_000_000),
      },
      { name: "vacuum", nextRunAt: new Date(), lastError: "no space left" },
    ],
  });
  stop = await startMetrics(db);
  const answer = await ask(`Bearer ${token}`);
  expect(answer?.status).toBe(200);
  expect(answer?.headers).toMatchObject({ "cache-control": "no-store" });
  const lines = String(answer?.body).split("\n");
  for (const line of [
    'atrium_job_finished_timestamp_seconds{job="prune"} 1700000000',
    'atrium_job_succeeded_timestamp_seconds{job="prune"} 1600000000',
    'atrium_job_failed{job="prune"} 0',
    'atrium_job_failed{job="vacuum"} 1',
    "atrium_mails_waiting 0",
    "atrium_database_up 1",
    "atrium_files_up 1",
  ]) {
    expect(lines).toContain(line);
  }
  expect(String(answer?.body)).not.toContain('succeeded_timestamp_seconds{job="vacuum"}');
  expect(lines.some((line) => /^process_resident_memory_bytes \d{7,}$/.test(line))).toBe(true);
  expect(lines.some((line) => /^atrium_event_loop_lag_seconds \d/.test(line))).toBe(true);
  expect(String(answer?.body)).not.toContain("no space left");
});

test("the metrics name the newest complete backup, or none", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.spyOn(env, "BACKUP_DIR", "get").mockReturnValue(path.join(folder, "backups"));
  stop = await startMetrics(database());
  const read = async () => /^atrium_backup_timestamp_seconds (.+)$/m.exec(String((await ask(`Bearer ${token}`))?.body))?.[1];
  expect(await read()).toBeUndefined();
  mkdirSync(path.join(folder, "backups"));
  for (const [name, seconds] of [
    ["site.tar.gz", 1_700_000_000],
    ["daily-1.tar.gz", 1_600_000_000],
    ["daily-2.tar.gz.part", 1_750_000_000],
  ] as const) {
    const file = path.join(folder, "backups", name);
    writeFileSync(file, "");
    utimesSync(file, seconds, seconds);
  }
  expect(await read()).toBe("1700000000");
});

test("a request without the token or with a wrong one gets no metrics", async () => {
  for (const header of [undefined, "", "Bearer", "Bearer ", `Bearer ${token}x`, token, `Basic ${token}`]) {
    const answer = await ask(header);
    expect(answer?.status).toBe(401);
    expect(answer?.headers["www-authenticate"]).toBe("Bearer");
    expect(String(answer?.body)).not.toContain("atrium_");
  }
});

test("the address does not exist without METRICS_TOKEN", async () => {
  vi.spyOn(env, "METRICS_TOKEN", "get").mockReturnValue(undefined);
  expect(await ask(`Bearer ${token}`)).toBeNull();
  expect(await ask("Bearer undefined")).toBeNull();
});
