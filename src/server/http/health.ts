import { database } from "~/server/db/client";
import { fileStore } from "~/server/files/store";
import { createWatch } from "~/server/platform/watch";
import type { Answer } from "./answer";

export const databaseState = createWatch("database", { check: async () => database().$queryRaw`SELECT 1` });

export const fileStoreState = createWatch("file store", { check: async () => (await fileStore()).check() });

/** Whether an address is below `/api/health/`. */
export function isProbe(url = ""): boolean {
  return url.startsWith("/api/health/");
}

/** Answers health probes without details. Never queued: a flood would make an orchestrator restart the process. */
export async function answerHealth(path: string): Promise<Answer | null> {
  if (path === "/api/health/live") return json(200, { status: "ok" });
  if (path !== "/api/health/ready") return null;
  const [databaseNow, files] = await Promise.all([databaseState(), fileStoreState()]);
  const checks = { database: databaseNow, files };
  if (databaseNow === "ok" && files === "ok") return json(200, { status: "ok", ...checks });
  return json(503, { status: "unavailable", message: "ERROR_UNAVAILABLE", ...checks });
}

function json(status: number, body: object): Answer {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}
