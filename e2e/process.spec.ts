import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
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

test("nothing in the data folder is open to group or others, whatever an earlier version left", async () => {
  const open = () => {
    const names = [".", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })];
    return names.filter((name) => (lstatSync(path.join(dataDir, name)).mode & 0o077) !== 0);
  };
  const left = path.join(dataDir, "files");
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(left, "left"), "");
  chmodSync(path.join(left, "left"), 0o666);
  for (const folder of [left, dataDir]) chmodSync(folder, 0o755);
  const site = await start();
  const calls = await callsOf(site.origin, administrator);
  await calls.career.level.create.mutate({ data: { nameEn: "Written", nameVi: "Đã ghi" } });
  expect(open()).toEqual([]);
  await stop(site, "SIGTERM");
  expect(open()).toEqual([]);
});

test.describe("an administrator who is locked out", () => {
  const password = "another one, not forgotten";
  /** `npm run admin:reset`, with the settings of the site. */
  const reset = (...args: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/admin-reset.ts", ...args], { env: settings(), encoding: "utf8" });
  const openLink = async (origin: string, output: string) => {
    const link = /^(http:\/\/\S+)\/auth\/reset\?token=(\S+)$/m.exec(output);
    const body = JSON.stringify({ json: { token: link?.[2], password, confirmPassword: password } });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${origin}/api/trpc/system.account.reset`, { method: "POST", headers, body });
    expect(answer.status).toBe(200);
    return link?.[1];
  };

  test("gets a link on a running site, which tells where it is", async () => {
    const site = await start();
    const unknown = reset("nobody@example.com");
    expect([unknown.status, unknown.stderr]).toEqual([1, "✗ There is no account nobody@example.com.\n"]);
    const { status, stdout } = reset(administrator.email);
    expect(status).toBe(0);
    expect(await openLink(site.origin, stdout)).toBe(site.origin);
    await callsOf(site.origin, { ...administrator, password });
    await stop(site, "SIGTERM");
  });

  test("gets a link on a site that was killed", async () => {
    const killed = await start();
    killed.child.kill("SIGKILL");
    await killed.ended;
    expect(existsSync(path.join(dataDir, "control.sock"))).toBe(true);
    const { status, stdout } = reset(administrator.email);
    expect(status).toBe(0);
    const site = await start();
    await openLink(site.origin, stdout);
    await callsOf(site.origin, { ...administrator, password });
    await stop(site, "SIGTERM");
  });
});

const unshare = ["--pid", "--fork", "--mount-proc", "--kill-child"];
const mayUnshare = spawnSync("unshare", [...unshare, "true"]).status === 0;

// As in containers: pids repeat, and the host name may be the same.
test.describe("in pid namespaces", () => {
  test.skip(!mayUnshare, "unshare --pid is not permitted here");
  /** The process inside of the namespace: unshare itself is outside. */
  const inner = ({ child }: Site) => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim());
  const pidInLock = () => JSON.parse(readFileSync(path.join(dataDir, "database.lock"), "utf8")).pid;
  const inNamespace = { command: "unshare", args: [...unshare, process.execPath] };

  test("a site that was killed starts again with the same pid", async () => {
    const killed = await start(inNamespace);
    expect(pidInLock()).toBe(1);
    process.kill(inner(killed), "SIGKILL");
    await killed.ended;
    const site = await start(inNamespace);
    expect(pidInLock()).toBe(1);
    process.kill(inner(site), "SIGTERM");
    expect(await site.ended).toBe(0);
  });

  test("a live site of another namespace keeps its data", async () => {
    const first = await start(inNamespace);
    const second = run();
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^✗ The data is in use by another process \(1 on .+\n$/);
    expect((await fetch(`${first.origin}/api/health/ready`)).status).toBe(200);
    process.kill(inner(first), "SIGTERM");
    expect(await first.ended).toBe(0);
  });
});

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

function settings(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
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
  };
}

/** How Node is started: by itself, unless something is put in front of it. */
type Launch = { command: string; args: string[] };

function run(env: Record<string, string> = {}, { command, args }: Launch = { command: process.execPath, args: [] }) {
  const child = spawn(command, [...args, "scripts/start.mjs"], { env: settings(env) });
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
async function start(launch?: Launch): Promise<Site & { origin: string }> {
  const site = run({}, launch);
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
