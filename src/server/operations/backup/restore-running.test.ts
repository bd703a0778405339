import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { commands } from "~/server/commands";
import { generation } from "~/server/db/generation";
import { type OpenDatabase, openDatabase } from "~/server/db/open";
import { copyEmptyDatabase } from "~/server/db/test-database";
import { openFolder } from "~/server/files/store";
import { serveCommands } from "~/server/operations/control/socket";
import { suspendSite } from "~/server/operations/control/suspend";
import { toAppError } from "~/server/platform/errors";
import { seed } from "../../../../prisma/seed";
import { backUp } from "./backup";
import { noProgress, silently } from "./test-site";

type Fill = Parameters<typeof openDatabase>[0]["fill"];

let dataDir = "";
let site: OpenDatabase<unknown>;
let stopCommands = async () => {};
const stop = vi.fn();
const archive = () => path.join(dataDir, "site.tar.gz");
const fill: Fill = (client) => seed(client, { mode: "empty", adminEmail: "admin@example.com" });
const secret = "the secret of the site that was backed up";

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  dataDir = mkdtempSync(path.join(tmpdir(), "atrium-running-"));
  copyEmptyDatabase(dataDir);
  const first = await openDatabase({ dataDir, fill });
  await first.client.user.updateMany({ data: { name: "Backed up" } });
  await first.close();
  const store = openFolder(path.join(dataDir, "files"));
  await backUp({ dataDir }, { file: archive(), store, secret, progress: noProgress() }, silently);
  site = await openDatabase({ dataDir, fill });
  const suspend = suspendSite(site.suspend ?? (() => Promise.reject()), stop);
  const context = () => ({ db: site.client, origin: "https://example.com", now: new Date(), suspend });
  stopCommands = await serveCommands(path.join(dataDir, "control.sock"), commands, context);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await stopCommands();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await site.client.user.updateMany({ data: { name: "Of the site that runs" } });
  const { id: userId } = await site.client.user.findFirstOrThrow();
  await site.client.session.deleteMany();
  await site.client.session.create({ data: { id: "a-session", userId, expiresAt: new Date(Date.now() + 60_000) } });
  writeFileSync(path.join(dataDir, "secret"), "the secret of the site that runs, and long enough");
});

function restore(...flags: string[]): ChildProcess {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", NEXTAUTH_SECRET: "", S3_BUCKET: "" };
  const args = ["--import", "tsx", "scripts/restore.ts", archive(), ...flags];
  return spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
}

const nameOf = async () => (await site.client.user.findFirstOrThrow()).name;
const sessions = () => site.client.session.count();

/** @returns the error of a call to the site while it has no database */
async function refusal(): Promise<unknown> {
  for (;;) {
    const error = await site.client.user.count().then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error) return error;
    await sleep(5);
  }
}

const isBack = () => vi.waitFor(nameOf, { timeout: 60_000, interval: 50 });

test("restores a running site: it answers 503 meanwhile, then continues with the new database and an empty page cache", async () => {
  const before = generation().value;
  const forgetPages = vi.fn();
  generation().forgetPages = forgetPages;
  const child = restore("--replace");
  const ended = Promise.all([once(child, "close"), child.stderr && text(child.stderr)]);
  expect(toAppError(await refusal())).toMatchObject({ message: "ERROR_UNAVAILABLE" });
  await expect(site.client.$transaction(async (tx) => tx.user.count())).rejects.toSatisfy((error) => toAppError(error) !== null);
  const [[code], errors] = await ended;
  expect([code, errors]).toEqual([0, ""]);
  await isBack();
  expect(await nameOf()).toBe("Backed up");
  expect(await sessions()).toBe(0);
  await expect.poll(() => generation().value).toBeGreaterThan(before);
  expect(forgetPages).toHaveBeenCalledOnce();
  expect(readFileSync(path.join(dataDir, "secret"), "utf8")).toBe(secret);
  await site.client.$transaction(async (tx) => tx.user.updateMany({ data: { name: "Saved afterwards" } }));
  expect(await nameOf()).toBe("Saved afterwards");
});

test("a killed restore returns the unchanged database to the running site", async () => {
  const child = restore("--replace");
  await refusal();
  child.kill("SIGKILL");
  await once(child, "close");
  expect(await isBack()).toBe("Of the site that runs");
  expect(await sessions()).toBe(1);
});

test("refuses to restore a running site without --replace", async () => {
  const child = restore();
  const [[code], errors] = await Promise.all([once(child, "close"), child.stderr && text(child.stderr)]);
  expect([code, errors]).toEqual([1, "✗ There is a site already. To replace it with the backup: --replace\n"]);
  expect(await nameOf()).toBe("Of the site that runs");
  expect(stop).not.toHaveBeenCalled();
});
