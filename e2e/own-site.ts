import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "playwright/test";
import { startCommand } from "../scripts/start-command.mjs";
import { administrator, migratedDataDir } from "./site-under-test";

type Run = {
  child: ChildProcess;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  output(): string;
  errors(): string;
};

/** The command that starts Node: node itself, or a wrapper such as unshare. */
type Launch = { command: string; args: string[] };

/**
 * Creates a site that only one test file uses and may flood, stop and kill. It runs as with `npm start`, in a new folder with a
 * migrated, empty database.
 */
export function ownSite(name: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), `atrium-${name}-`));
  const running = new Set<ChildProcess>();
  let latest: (Run & { origin: string }) | null = null;

  function settings(env: Record<string, string> = {}): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      NEXTAUTH_SECRET: "",
      NEXTAUTH_URL: "",
      SEED: "empty",
      BACKUP_HOURS: "0",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...env,
    };
  }

  function run(env: Record<string, string> = {}, { command, args }: Launch = { command: process.execPath, args: [] }): Run {
    if (!existsSync(path.join(dataDir, "database"))) cpSync(migratedDataDir, dataDir, { recursive: true });
    const { environment, flags, script } = startCommand();
    const child = spawn(command, [...args, ...flags, script], { env: { ...settings(env), ...environment } });
    running.add(child);
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    void ended.then(() => running.delete(child));
    return { child, ended, output: () => output, errors: () => errors };
  }

  /** Runs the site and waits until it prints its address. */
  async function start(env?: Record<string, string>, launch?: Launch): Promise<Run & { origin: string }> {
    const site = run(env, launch);
    const open = /is open at (http:\S+)\n/;
    await expect
      .poll(() => open.test(site.output()) || site.child.exitCode !== null, { timeout: 200_000, message: "it starts" })
      .toBe(true);
    const origin = open.exec(site.output())?.[1];
    if (!origin) throw new Error(`It did not start: ${site.errors()}`);
    return { ...site, origin };
  }

  /** Returns the site that an earlier test left running, or starts one, which takes seconds. */
  async function ensureStarted(): Promise<Run & { origin: string }> {
    if (!latest || !running.has(latest.child)) latest = await start();
    return latest;
  }

  async function stop(site: Run, signal: "SIGTERM" | "SIGINT"): Promise<void> {
    site.child.kill(signal);
    expect(await site.ended).toBe(0);
  }

  /** Kills the processes that still run and deletes the folder. */
  function remove(): void {
    for (const child of running) child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { dataDir, settings, run, start, ensureStarted, stop, remove };
}
