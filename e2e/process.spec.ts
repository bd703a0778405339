import { type ChildProcess, spawnSync } from "node:child_process";
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
import { request } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import { callsOf, signInByRest } from "./fixtures";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";

// Starts, stops and kills a site that runs as with `npm start`, with a free port and a new folder. Each test continues with the site
// of the test before it.
test.describe.configure({ mode: "serial", timeout: 120_000 });

const { dataDir, settings, run, start, ensureStarted, stop, remove } = ownSite("process");
test.afterAll(remove);

test("prints the administrator's password only if the site generated it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-made-up-"));
  const [given, madeUp] = await Promise.all([ensureStarted(), start({ DATA_DIR: folder, ADMIN_PASSWORD: "" })]);
  await callsOf(given.origin, administrator);
  const printed = /with the password (\S+) \(shown only this once\)/.exec(madeUp.output())?.[1] ?? "";
  await callsOf(madeUp.origin, { ...administrator, password: printed });
  await stop(madeUp, "SIGTERM");
  expect(given.output()).toContain(`Sign in as ${administrator.email} with the password in ADMIN_PASSWORD`);
  expect(given.output() + given.errors()).not.toContain(administrator.password);
  rmSync(folder, { recursive: true });
});

test("an acknowledged save survives kill -9, and the next process takes over the stale lock", async () => {
  const first = await ensureStarted();
  const calls = await callsOf(first.origin, administrator);
  const saved = await calls.career.level.create.mutate({ data: { nameEn: "Killed", nameVi: "Bị ngắt" } });
  first.child.kill("SIGKILL");
  await first.ended;
  expect(existsSync(path.join(dataDir, "database.lock"))).toBe(true);

  const second = await ensureStarted();
  const level = await (await callsOf(second.origin, administrator)).career.level.byId.query({ id: saved.id });
  expect(level.nameEn).toBe("Killed");
});

test("a deleted file is gone after kill -9, and comes back whole", async () => {
  const first = await ensureStarted();
  const body = new FormData();
  body.set("file", new Blob([readFileSync("public/icon-192.png")]), "icon.png");
  const headers = { cookie: await signInByRest(first.origin, administrator), origin: first.origin };
  const { id, key, width } = await (await fetch(`${first.origin}/api/files`, { method: "POST", headers, body })).json();
  const statusOf = async ({ origin }: { origin: string }) => (await fetch(`${origin}/api/files/${key}/${width}.webp`)).status;
  expect(await statusOf(first)).toBe(200);
  await (await callsOf(first.origin, administrator)).system.media.delete.mutate({ ids: [id] });
  first.child.kill("SIGKILL");
  await first.ended;

  const second = await ensureStarted();
  expect(await statusOf(second)).toBe(404);
  await (await callsOf(second.origin, administrator)).system.trash.restore.mutate({ path: "/admin/media", ids: [id] });
  expect(await statusOf(second)).toBe(200);
});

test("a second process on the same data stops with an error, and the first keeps running", async () => {
  const first = await ensureStarted();
  const second = run();
  expect(await second.ended).toBe(1);
  expect(second.errors()).toMatch(/^✗ The data is in use by another process \(\d+ on .+\n$/);
  expect((await fetch(`${first.origin}/api/health/ready`)).status).toBe(200);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`${signal} finishes running requests, releases the lock and exits with 0`, async () => {
    const site = await ensureStarted();
    const name = `Saved during ${signal}`;
    const save = await beginSave(site.origin, { nameEn: name, nameVi: name });
    site.child.kill(signal);
    await expect.poll(() => accepts(site.origin), { message: "the site accepts no new connections" }).toBe(false);
    expect(await save.finish()).toBe(200);
    expect(await site.ended).toBe(0);
    expect(existsSync(path.join(dataDir, "database.lock"))).toBe(false);

    const next = await ensureStarted();
    const calls = await callsOf(next.origin, administrator);
    expect((await calls.career.level.list.query({ search: name })).total).toBe(1);
  });
}

test("without NEXTAUTH_URL, next-auth redirects to the requested host and port", async () => {
  const { origin } = await ensureStarted();
  const answer = await fetch(`${origin}/api/auth/signin`, { redirect: "manual" });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`/admin?callbackUrl=${encodeURIComponent(origin)}`);
});

test("SIGTERM does not wait for an unfinished upload", async () => {
  const site = await ensureStarted();
  const cookie = await signInByRest(site.origin, administrator);
  const headers = { cookie, "content-type": "multipart/form-data; boundary=x", "content-length": "1000000" };
  const upload = request(`${site.origin}/api/files`, { method: "POST", headers, agent: false });
  const cut = new Promise((resolve) => upload.once("error", resolve).once("close", resolve));
  upload.write("--x\r\n");
  // Once a request on a later connection is answered, the site has read the head of this one.
  await new Promise<void>((resolve) => upload.once("socket", (socket) => socket.once("connect", resolve)));
  expect((await fetch(`${site.origin}/api/health/live`)).status).toBe(200);
  const started = performance.now();
  await stop(site, "SIGTERM");
  expect(performance.now() - started).toBeLessThan(8_000);
  await cut;
});

test("removes access for group and others from the data folder, including files of an earlier version", async () => {
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

test.describe("a locked-out administrator", () => {
  const password = "another one, not forgotten";
  /** Runs `npm run admin:reset` with the site's settings. */
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

  test("gets a link with the address of the running site", async () => {
    const site = await ensureStarted();
    const unknown = reset("nobody@example.com");
    expect([unknown.status, unknown.stderr]).toEqual([1, "✗ There is no account nobody@example.com.\n"]);
    const { status, stdout } = reset(administrator.email);
    expect(status).toBe(0);
    expect(await openLink(site.origin, stdout)).toBe(site.origin);
    await callsOf(site.origin, { ...administrator, password });
  });

  test("gets a link after the site was killed", async () => {
    const killed = await ensureStarted();
    killed.child.kill("SIGKILL");
    await killed.ended;
    expect(existsSync(path.join(dataDir, "control.sock"))).toBe(true);
    const { status, stdout } = reset(administrator.email);
    expect(status).toBe(0);
    const site = await ensureStarted();
    await openLink(site.origin, stdout);
    await callsOf(site.origin, { ...administrator, password });
    await stop(site, "SIGTERM");
  });
});

const unshare = ["--pid", "--fork", "--mount-proc", "--kill-child"];
const mayUnshare = spawnSync("unshare", [...unshare, "true"]).status === 0;

// In containers pids repeat, and host names may be equal.
test.describe("in pid namespaces", () => {
  test.skip(!mayUnshare, "unshare --pid is not permitted here");
  /** Finds the process inside the namespace; unshare itself is outside. */
  const inner = ({ child }: { child: ChildProcess }) =>
    Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim());
  const pidInLock = () => JSON.parse(readFileSync(path.join(dataDir, "database.lock"), "utf8")).pid;
  const inNamespace = { command: "unshare", args: [...unshare, process.execPath] };

  test("a killed site starts again with the same pid", async () => {
    const killed = await start({}, inNamespace);
    expect(pidInLock()).toBe(1);
    process.kill(inner(killed), "SIGKILL");
    await killed.ended;
    const site = await start({}, inNamespace);
    expect(pidInLock()).toBe(1);
    process.kill(inner(site), "SIGTERM");
    expect(await site.ended).toBe(0);
  });

  test("a site refuses the data of a running site in another namespace", async () => {
    const first = await start({}, inNamespace);
    const second = run();
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^✗ The data is in use by another process \(1 on .+\n$/);
    expect((await fetch(`${first.origin}/api/health/ready`)).status).toBe(200);
    process.kill(inner(first), "SIGTERM");
    expect(await first.ended).toBe(0);
  });
});

test.describe("refuses to start with a one-line error and exit code 1 for", () => {
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

  test("a port in use", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    const address = taken.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const site = run({ PORT: String(port) });
    expect(await site.ended).toBe(1);
    expect(site.errors()).toMatch(new RegExp(`^✗ Port ${port} is in use.+\n$`));
    taken.close();
  });

  test("an empty secret file", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "atrium-secret-"));
    writeFileSync(path.join(folder, "secret"), "");
    const site = run({ DATA_DIR: folder });
    expect(await site.ended).toBe(1);
    expect(site.errors()).toMatch(/holds no secret/);
    rmSync(folder, { recursive: true });
  });
});

/**
 * Sends a request for a new level without the last byte of its body, and waits until the site handles it.
 * @returns a function that sends the last byte and resolves with the answer's status
 */
async function beginSave(origin: string, data: { nameEn: string; nameVi: string }): Promise<{ finish(): Promise<number> }> {
  const body = Buffer.from(JSON.stringify({ json: { data } }));
  const outgoing = request(`${origin}/api/trpc/career.level.create`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": body.length,
      cookie: await signInByRest(origin, administrator),
      // Node answers "100 Continue" when it hands the request on.
      expect: "100-continue",
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.once("response", (incoming) => resolve(incoming.resume().statusCode ?? 0));
    outgoing.once("error", reject);
  });
  // Awaited later: prevent an unhandled rejection until then.
  status.catch(() => {});
  await new Promise<void>((resolve, reject) => outgoing.once("continue", resolve).once("error", reject));
  outgoing.write(body.subarray(0, -1));
  return {
    finish: () => {
      outgoing.end(body.subarray(-1));
      return status;
    },
  };
}

/** Checks whether a site accepts new connections. */
function accepts(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
