import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FileStore, openFolder, setFileStore } from "~/server/files/store";
import { backUp } from "./backup";
import { restoreArchive } from "./restore";
import { buildSite, noProgress, rowsOf, silently, withSql } from "./test-site";

let folder = "";
let rows: Record<string, string[]> = {};
const site = () => path.join(folder, "site");
const archive = () => path.join(folder, "site.tar.gz");

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-interrupted-"));
  await buildSite(site());
  const store = openFolder(path.join(site(), "files"));
  await backUp({ dataDir: site() }, { file: archive(), store, secret: null, progress: noProgress() }, silently);
  await withSql({ dataDir: site() }, (sql) => sql.run(`UPDATE "User" SET "name" = 'Of the site that is there'`));
  rows = await rowsOf({ dataDir: site() });
}, 240_000);
afterAll(() => {
  setFileStore(null);
  rmSync(folder, { recursive: true, force: true });
});

function run(script: string, args: string[], dataDir: string): ChildProcessWithoutNullStreams {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", NEXTAUTH_SECRET: "", S3_BUCKET: "" };
  return spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], { env });
}

/** Kills a process as soon as it prints these words. */
async function killAt(child: ChildProcessWithoutNullStreams, words: string, delayMs = 0): Promise<void> {
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes(words)) setTimeout(() => child.kill("SIGKILL"), delayMs);
  });
  await once(child, "close");
  expect(output).toContain(words);
  expect(child.signalCode).toBe("SIGKILL");
}

test("a killed restore leaves the site unchanged, and can be repeated", async () => {
  const dataDir = path.join(folder, "killed");
  cpSync(site(), dataDir, { recursive: true });
  await killAt(run("restore", [archive(), "--replace"], dataDir), "… Restoring the database", 400);
  expect(await rowsOf({ dataDir })).toEqual(rows);
  const again = run("restore", [archive(), "--replace"], dataDir);
  const [[code]] = await Promise.all([once(again, "close"), text(again.stdout)]);
  expect(code).toBe(0);
  expect((await rowsOf({ dataDir })).User).not.toEqual(rows.User);
});

test("a killed backup leaves no archive, and the next one removes its leftovers", async () => {
  const dataDir = path.join(folder, "half");
  cpSync(site(), dataDir, { recursive: true });
  await killAt(run("backup", [], dataDir), "✓ Taking a copy of the database");
  expect(readdirSync(path.join(dataDir)).filter((name) => name.endsWith(".gz"))).toEqual([]);
  const again = run("backup", [path.join(dataDir, "whole.tar.gz")], dataDir);
  const [[code]] = await Promise.all([once(again, "close"), text(again.stdout)]);
  expect(code).toBe(0);
  expect(readdirSync(dataDir)).not.toContain("snapshot");
  expect(readdirSync(dataDir)).not.toContain("backup.lock");
});

test("invalid requests end with one line and code 1", async () => {
  const child = run("restore", [archive()], site());
  const [[code], errors] = await Promise.all([once(child, "close"), text(child.stderr), text(child.stdout)]);
  expect([code, errors.trim()]).toEqual([1, "✗ There is a site already. To replace it with the backup: --replace"]);
});

test("a restore without space for the files changes nothing and names the reason", async () => {
  const full: FileStore = {
    ...openFolder(path.join(folder, "full")),
    put: async () => {
      throw new Error("Cannot write", { cause: Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" }) });
    },
  };
  const dataDir = path.join(folder, "without-room");
  cpSync(site(), dataDir, { recursive: true });
  const options = { file: archive(), target: { dataDir }, isReplacing: true, progress: noProgress() };
  await expect(restoreArchive({ ...options, store: full }, silently)).rejects.toThrow(
    /There is no room for .*: the disk is full/,
  );
  expect(await rowsOf({ dataDir })).toEqual(rows);
});
