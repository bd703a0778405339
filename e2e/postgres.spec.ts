import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "playwright/test";
import { emptyPost } from "~/features/career/post/schema";
import { buildPdf } from "~/server/files/test-pdf";
import { freePort } from "../scripts/free-port.mjs";
import { callsOf } from "./fixtures";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";
import { words } from "./words";

// Two instances of the site share one PostgreSQL, as in production. `npm test` starts a server if it can. A test kills the first
// instance; the later ones use only the second.
const server = process.env.TEST_DATABASE_URL ?? "";
test.skip(server === "", "There is no PostgreSQL server (TEST_DATABASE_URL)");
test.describe.configure({ mode: "serial", timeout: 120_000 });

const database = `atrium_two_${randomUUID().slice(0, 8)}`;
const site = ownSite("two");
const gate = gateTo(server);
let admin: pg.Client;
let first: Awaited<ReturnType<typeof start>>;
let second: Awaited<ReturnType<typeof start>>;
let backendsOfFirst: number[];

test.beforeAll(async () => {
  admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`CREATE DATABASE "${database}" ENCODING 'UTF8' TEMPLATE template0`);
  await gate.open();
  [first, backendsOfFirst] = [await start(), await backendsNow()];
  second = await start();
});

test.afterAll(async () => {
  site.remove();
  await gate.close();
  await admin?.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
  await admin?.end();
});

test("failed sign-ins on one instance count on the other", async () => {
  const signIn = (origin: string) =>
    fetch(`${origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "nobody@example.com", password: "wrong" }),
    });
  for (let attempt = 0; attempt < 10; attempt++) expect((await signIn(first.origin)).status).toBe(401);
  const refused = await signIn(second.origin);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ message: "ERROR_TOO_MANY_REQUESTS" });
});

test("a save on one instance shows on the other, even if the first is killed right after the save", async () => {
  const home = async () => (await fetch(`${second.origin}/`)).text();
  await expect.poll(home).toContain("</html>");
  const rename = await siteRenamer(first.origin);
  await rename("Seen At Once");
  await expect.poll(home).toContain("Seen At Once");
  // Images of the demo content are made in the first minutes and empty the cache once more.
  const outcome = async () => (await fetch(`${second.origin}/`)).headers.get("x-atrium-cache");
  await expect.poll(outcome).toBe("hit");

  // Without its connections the first instance can notify the second only within the save itself.
  await admin.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [backendsOfFirst]);
  await expect.poll(async () => (await fetch(`${first.origin}/api/health/ready`)).status).toBe(200);
  await rename("Saved And Killed");
  first.child.kill("SIGKILL");
  await first.ended;
  await expect.poll(home).toContain("Saved And Killed");
});

test("serves cached pages during a database outage, answers 503 to other requests, and recovers afterwards", async () => {
  const { origin } = second;
  const page = async (path: string) => {
    const { status, headers } = await fetch(origin + path);
    return [status, headers.get("x-atrium-stale")];
  };
  const rename = await siteRenamer(origin);
  expect(await page("/vi")).toEqual([200, null]);

  await gate.close();
  await expect.poll(() => page("/api/health/ready")).toEqual([503, null]);
  expect(await page("/api/health/live")).toEqual([200, null]);
  expect(await page("/vi")).toEqual([200, "1"]);
  expect(await page("/news")).toEqual([503, null]);
  await expect(rename("Never Saved")).rejects.toThrow("ERROR_UNAVAILABLE");

  await gate.open();
  await expect.poll(() => page("/api/health/ready")).toEqual([200, null]);
  await expect.poll(() => page("/vi")).toEqual([200, null]);
  expect(await page("/news")).toEqual([200, null]);
  await (await siteRenamer(origin))("Saved Again");
  await expect.poll(async () => (await fetch(origin)).text()).toContain("Saved Again");
});

test("closes a job with a cached page at its deadline, and refuses applications from then on", async () => {
  const { origin } = second;
  const calls = await callsOf(origin, administrator);
  const texts = { descriptionEn: "<p>Pumps.</p>", requirementEn: "<p>Patience.</p>", benefitEn: "<p>Lunch.</p>" };
  const { id, slug } = await calls.career.post.create.mutate({
    data: { ...emptyPost, ...texts, titleEn: "Fitter", locationEn: "Hanoi", visibleVi: false, status: "published" },
  });
  const url = `${origin}/career/${slug}`;
  const read = async (): Promise<[hasForm: boolean, outcome: string | null]> => {
    const answer = await fetch(url);
    const text = await answer.text();
    // The site serves the last good page, marked as stale, when rendering takes longer than a second.
    if (answer.headers.get("x-atrium-stale") !== null) return read();
    return [text.includes('id="apply-form"'), answer.headers.get("x-atrium-cache")];
  };
  // A job's form accepts whole days only, so set the deadline in the database.
  const client = new pg.Client(Object.assign(new URL(server), { pathname: `/${database}` }).href);
  await client.connect();
  const deadline = new Date(Date.now() + 3_000);
  await client.query(`UPDATE "JobPost" SET "deadline" = $1 WHERE id = $2`, [deadline, id]);
  await client.end();
  await expect.poll(read).toEqual([true, "hit"]);
  await sleep(deadline.getTime() - Date.now() + 5);
  expect((await read())[0]).toBe(false);
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Too Late", email: "late@example.com", consent: "1" }))
    form.set(name, value);
  form.set("cv", new File([new Uint8Array(buildPdf())], "cv.pdf"));
  const refused = await fetch(url, { method: "POST", body: form });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(words.en.site.career.job.closed);
  expect((await calls.career.candidate.list.query({})).rows).toEqual([]);
});

async function start() {
  const port = await freePort();
  const url = new URL(server);
  url.pathname = `/${database}`;
  url.port = String(gate.port());
  return site.start({
    PORT: String(port),
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: "two instances share one secret, long enough",
    DATABASE_URL: url.href,
  });
}

/** Creates a proxy to a server. Closing it cuts and refuses connections, as if the server had stopped. */
function gateTo(url: string) {
  const sockets = new Set<Socket>();
  const gate = createServer((client) => {
    const { hostname, port } = new URL(url);
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [[client, upstream] as const, [upstream, client] as const]) {
      sockets.add(from);
      from.on("error", () => {}).on("close", () => to.destroy());
      from.pipe(to);
    }
  });
  let gatePort = 0;
  return {
    port: () => gatePort,
    open: async () => {
      gatePort ||= await freePort();
      await once(gate.listen(gatePort, "127.0.0.1"), "listening");
    },
    close: async () => {
      if (!gate.listening) return;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await once(gate.close(), "close");
    },
  };
}

async function backendsNow(): Promise<number[]> {
  const { rows } = await admin.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE datname = $1", [database]);
  return rows.map(({ pid }) => pid);
}

/** Returns a function that changes the site's name, which every page shows, through one instance. */
async function siteRenamer(origin: string) {
  const { setting } = (await callsOf(origin, administrator)).website;
  let { version } = await setting.byId.query({ id: 1 });
  return async (siteNameEn: string) => {
    ({ version } = await setting.update.mutate({ id: 1, version, data: { siteNameEn } }));
  };
}
