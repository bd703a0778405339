import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { env } from "~/env";
import type { Db } from "~/server/db/client";
import { databaseState, fileStoreState } from "~/server/http/health";
import { newestBackup } from "~/server/operations/backup/folder";
import { gauge, writeMetrics } from "~/server/platform/metrics";
import type { Answer } from "./answer";
import { apiError } from "./api-errors";

/** Answers `/api/metrics` for requests with METRICS_TOKEN as bearer token; without that setting the route does not exist. */
export async function answerMetrics(request: IncomingMessage, path: string): Promise<Answer | null> {
  const token = env.METRICS_TOKEN;
  if (path !== "/api/metrics" || token === undefined) return null;
  if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
    const refusal = apiError(path, 401);
    return { ...refusal, headers: { ...refusal.headers, "www-authenticate": "Bearer" } };
  }
  const headers = { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" };
  return { status: 200, headers, body: Buffer.from(await writeMetrics()) };
}

/** Compares in constant time, against timing attacks. */
function isSame(actual: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(actual), hash(expected));
}

const jobSelect = { name: true, lastFinishedAt: true, lastSucceededAt: true, lastError: true } as const;

export function startMetrics(db: Db): () => Promise<void> {
  if (env.METRICS_TOKEN === undefined) return async () => {};
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  gauge("atrium_event_loop_lag_seconds", "Longest delay of the event loop since the last scrape.", () => {
    // The histogram includes the interval of its own timer.
    const seconds = Math.max(0, lag.max / 1e9 - 0.02);
    lag.reset();
    return seconds;
  });
  gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  gauge("nodejs_heap_size_used_bytes", "JavaScript objects in memory.", () => process.memoryUsage().heapUsed);
  gauge("process_start_time_seconds", "When the process started.", () => Math.round(performance.timeOrigin / 1000));
  gauge("atrium_database_up", "1 while the database answers.", async () => Number((await databaseState()) === "ok"));
  gauge("atrium_files_up", "1 while the file store answers.", async () => Number((await fileStoreState()) === "ok"));
  gauge("atrium_mails_waiting", "Mails that are still to be sent.", async () => {
    if ((await databaseState()) !== "ok") return null;
    return db.mail.count({ where: { nextTryAt: { not: null } } });
  });
  // A scrape must not wait for an unreachable database.
  const readJobs = async () => ((await databaseState()) === "ok" ? db.job.findMany({ select: jobSelect }) : []);
  const jobTimes = async (column: "lastFinishedAt" | "lastSucceededAt") =>
    Object.fromEntries((await readJobs()).flatMap(({ name, [column]: time }) => (time ? [[name, time.getTime() / 1000]] : [])));
  gauge("atrium_job_finished_timestamp_seconds", "When each background job ended last.", () => jobTimes("lastFinishedAt"), "job");
  const succeeded = "When each background job ended last without failing.";
  gauge("atrium_job_succeeded_timestamp_seconds", succeeded, () => jobTimes("lastSucceededAt"), "job");
  const readFailures = async () =>
    Object.fromEntries((await readJobs()).map(({ name, lastError }) => [name, Number(lastError !== null)]));
  gauge("atrium_job_failed", "1 when the last run of a background job failed.", readFailures, "job");
  gauge("atrium_backup_timestamp_seconds", "When the newest backup in BACKUP_DIR was made.", async () => {
    const newest = await newestBackup();
    return newest ? newest.getTime() / 1000 : null;
  });
  return async () => void lag.disable();
}
