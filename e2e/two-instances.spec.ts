import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, test } from "playwright/test";
import { freePort } from "../scripts/free-port.mjs";
import { callsOf } from "./fixtures";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";

// Two instances of the site on one PostgreSQL, as they run in production. `npm test` starts a server where it can.
const server = process.env.TEST_DATABASE_URL ?? "";
test.skip(server === "", "There is no PostgreSQL server (TEST_DATABASE_URL)");
test.describe.configure({ mode: "serial", timeout: 120_000 });

const database = `atrium_two_${randomUUID().slice(0, 8)}`;
const site = ownSite("two");
let admin: pg.Client;

test.beforeAll(async () => {
  admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`CREATE DATABASE "${database}" ENCODING 'UTF8' TEMPLATE template0`);
});

test.afterAll(async () => {
  site.remove();
  await admin?.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
  await admin?.end();
});

test("a save on one instance shows on the other, also when the first is killed right after it", async () => {
  const [first, backends] = [await start(), await backendsNow()];
  const second = await start();
  const home = async () => (await fetch(`${second.origin}/`)).text();

  await expect.poll(home).toContain("</html>");
  const rename = await renaming(first.origin);
  await rename("Seen At Once");
  await expect.poll(home).toContain("Seen At Once");
  const kept = await fetch(`${second.origin}/`);
  expect(kept.headers.get("x-atrium-cache")).toBe("hit");

  // Without its connections the first instance can only tell the second by the save itself.
  await admin.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [backends]);
  await expect.poll(async () => (await fetch(`${first.origin}/api/health/ready`)).status).toBe(200);
  await rename("Saved And Killed");
  first.child.kill("SIGKILL");
  await first.ended;
  await expect.poll(home).toContain("Saved And Killed");
  await site.stop(second, "SIGTERM");
});

test("failed sign-ins on one instance count on the other", async () => {
  const [first, second] = [await start(), await start()];
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
  await Promise.all([site.stop(first, "SIGTERM"), site.stop(second, "SIGTERM")]);
});

async function start() {
  const port = await freePort();
  const url = new URL(server);
  url.pathname = `/${database}`;
  return site.start({
    PORT: String(port),
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: "two instances share one secret, long enough",
    DATABASE_URL: url.href,
  });
}

async function backendsNow(): Promise<number[]> {
  const { rows } = await admin.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE datname = $1", [database]);
  return rows.map(({ pid }) => pid);
}

/** Changes the name of the site by an instance: it is on every page. */
async function renaming(origin: string) {
  const { setting } = (await callsOf(origin, administrator)).website;
  let { version } = await setting.byId.query({ id: 1 });
  return async (siteNameEn: string) => {
    ({ version } = await setting.update.mutate({ id: 1, version, data: { siteNameEn } }));
  };
}
