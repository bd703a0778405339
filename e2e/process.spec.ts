import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import { callsOf } from "./fixtures";
import { administrator } from "./site-under-test";

// Starting, stopping and being killed: each test runs the site as `npm start` does, on a port and in a folder of its own.
test.describe.configure({ mode: "serial", timeout: 120_000 });

let dataDir: string;
const running = new Set<ChildProcess>();

test.beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "atrium-process-"));
});

test.afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

test("an acknowledged save survives kill -9, and the lock that was left is taken over", async () => {
  const first = await start();
  const calls = await callsOf(first.origin, administrator);
  const saved = await calls.career.level.create.mutate({ data: { nameEn: "Killed", nameVi: "Bị ngắt" } });
  first.child.kill("SIGKILL");
  await first.ended;
  expect(existsSync(path.join(dataDir, "database.lock"))).toBe(true);

  const second = await start();
  const found = await (await callsOf(second.origin, administrator)).career.level.byId.query({ id: saved.id });
  expect(found.nameEn).toBe("Killed");
  await stop(second, "SIGTERM");
});

test("the administrator's password is printed when it was made up, never when it was given", async () => {
  const folders = ["given", "made-up"].map((name) => mkdtempSync(path.join(tmpdir(), `atrium-${name}-`)));
  const [given, madeUp] = [
    await start({ DATA_DIR: folders[0] ?? "" }),
    await start({ DATA_DIR: folders[1] ?? "", ADMIN_PASSWORD: "" }),
  ];
  await callsOf(given.origin, administrator);
  const printed = /with the password (\S+) \(shown only this once\)/.exec(madeUp.output())?.[1] ?? "";
  await callsOf(madeUp.origin, { ...administrator, password: printed });
  for (const site of [given, madeUp]) await stop(site, "SIGTERM");
  expect(given.output()).toContain(`Sign in as ${administrator.email} with the password in ADMIN_PASSWORD`);
  expect(given.output() + given.errors()).not.toContain(administrator.password);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test("a second process on the same data says so and stops; the first goes on", async () => {
  const first = await start();
  const second = run();
  expect(await second.ended).toBe(1);
  expect(second.errors()).toMatch(/^✗ The data is in use by another process \(\d+ on .+\n$/);
  expect((await fetch(`${first.origin}/api/health/ready`)).status).toBe(200);
  await stop(first, "SIGTERM");
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`${signal} finishes the requests under way, gives the lock back and ends with 0`, async () => {
    const site = await start();
    // Not in memory: each has to be rendered, longer than it takes the signal to arrive.
    const requests = Promise.allSettled(Array.from({ length: 8 }, (_, index) => fetch(`${site.origin}/search?q=${index}`)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await stop(site, signal);
    for (const { status } of await requests) expect(status).toBe("fulfilled");
    expect(existsSync(path.join(dataDir, "database.lock"))).toBe(false);
  });
}

test.describe("each reason not to start is one line and code 1", () => {
  const reasons: [name: string, env: Record<string, string>, line: RegExp][] = [
    ["a folder that can't be written", { DATA_DIR: path.join(process.execPath, "data") }, /can't be written.*DATA_DIR/],
    ["no secret in production", { DATABASE_URL: "postgres://localhost:1/atrium" }, /NEXTAUTH_SECRET is required/],
    [
      "no address in production",
      { DATABASE_URL: "postgres://localhost:1/atrium", NEXTAUTH_SECRET: "x".repeat(32) },
      /NEXTAUTH_URL is required/,
    ],
    [
      "a database that can't be reached",
      {
        DATABASE_URL: "postgres://user:hidden@localhost:1/atrium",
        NEXTAUTH_SECRET: "x".repeat(32),
        NEXTAUTH_URL: "https://example.com",
      },
      /database localhost:1\/atrium can't be reached: (?!.*hidden).*ECONNREFUSED/,
    ],
    ["a setting that makes no sense", { SEED: "everything" }, /SEED/],
  ];
  for (const [name, env, line] of reasons) {
    test(name, async () => {
      const site = run(env);
      expect(await site.ended).toBe(1);
      expect(site.errors().trim().split("\n")).toHaveLength(1);
      expect(site.errors()).toMatch(line);
    });
  }

  test("a port that is taken", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    const address = taken.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const site = run({ PORT: String(port) });
    expect(await site.ended).toBe(1);
    expect(site.errors()).toMatch(new RegExp(`^✗ Port ${port} is in use.+\n$`));
    taken.close();
  });

  test("a secret that holds nothing", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "atrium-secret-"));
    writeFileSync(path.join(folder, "secret"), "");
    const site = run({ DATA_DIR: folder });
    expect(await site.ended).toBe(1);
    expect(site.errors()).toMatch(/holds no secret/);
    rmSync(folder, { recursive: true });
  });
});

type Site = ReturnType<typeof run>;

function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      NEXTAUTH_SECRET: "",
      NEXTAUTH_URL: "",
      SEED: "empty",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...env,
    },
  });
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

/** Runs the site until it says where it is open. */
async function start(env?: Record<string, string>): Promise<Site & { origin: string }> {
  const site = run(env);
  const open = /is open at (http:\S+)\n/;
  await expect
    .poll(() => open.test(site.output()) || site.child.exitCode !== null, { timeout: 90_000, message: "it starts" })
    .toBe(true);
  const origin = open.exec(site.output())?.[1];
  if (!origin) throw new Error(`It did not start: ${site.errors()}`);
  return { ...site, origin };
}

async function stop(site: Site, signal: "SIGTERM" | "SIGINT"): Promise<void> {
  site.child.kill(signal);
  expect(await site.ended).toBe(0);
}
