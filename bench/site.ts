import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { freePort } from "../scripts/free-port.mjs";
import { startCommand } from "../scripts/start-command.mjs";
import { expectOk, isReady, request, textOf } from "./http";
import { type Child, run, start, until, untilIdle } from "./processes";

/** Site with the demo content, as `npm start` runs it. */
export type Server = Child & { origin: string };

/** Site with the cookie of a signed-in administrator. */
export type Site = Server & { cookie: string };

const administrator = { email: "admin@example.com", password: "atrium-bench-admin" };

/** Creates a folder that is deleted when this process ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `atrium-bench-${name}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the site on the embedded database or on PostgreSQL, and signs in. */
export async function startSite(place: Place): Promise<Site> {
  return signIn(await startServer(place));
}

/** Starts the site without signing in. @param port default: a free one */
export async function startServer({ port, ...place }: Place & { port?: number }): Promise<Server> {
  await fillWithDemo(place);
  return launchServer({ ...place, port: port ?? (await freePort()) });
}

/** Data of a site. `folder`: checkout that it runs from; default: this one. */
type Place = { dataDir: string; databaseUrl?: string; folder?: string };

async function launchServer({ port, ...place }: Place & { port: number }): Promise<Server> {
  const { environment, flags, script } = startCommand(place.folder);
  const settings = environmentOf(place, port);
  const child = start(process.execPath, [...flags, script], { env: { ...settings, ...environment }, cwd: place.folder });
  await until(child, 120, () => isReady(`${settings.NEXTAUTH_URL}/api/health/ready`));
  return { ...child, origin: settings.NEXTAUTH_URL };
}

function environmentOf({ dataDir, databaseUrl = "" }: Place, port: number) {
  const own = { ...siteEnvironment(port, dataDir), DATABASE_URL: databaseUrl, NEXTAUTH_URL: `http://127.0.0.1:${port}` };
  return { ...process.env, ...own };
}

const demos = new Map<string, Promise<string>>();

/** Restores a backup of the demo content into an empty site. */
async function fillWithDemo(place: Place): Promise<void> {
  if (readdirSync(place.dataDir).length > 0) return;
  const { folder = "." } = place;
  const demo = demos.get(folder) ?? backUpDemo(folder);
  demos.set(folder, demo);
  await run("npm", ["run", "restore", "--", await demo], { env: environmentOf(place, await freePort()), cwd: folder });
}

/** A new site makes AVIF images for some minutes, which would disturb measurements: the backup contains them. */
async function backUpDemo(folder: string): Promise<string> {
  const place = { dataDir: temporaryFolder("demo"), folder };
  const port = await freePort();
  const server = await launchServer({ ...place, port });
  await untilIdle(server);
  await server.stop();
  const file = path.join(place.dataDir, "demo.atrium");
  await run("npm", ["run", "backup", "--", file], { env: environmentOf(place, port), cwd: folder });
  return file;
}

/** Settings of a site under test. The machine's own environment must not reach it. */
export function siteEnvironment(port: number, dataDir: string) {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    SEED: "demo",
    BACKUP_HOURS: "0",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    // Derived from the folder, so that sessions survive a restart.
    NEXTAUTH_SECRET: createHash("sha256").update(dataDir).digest("hex"),
    NEXTAUTH_URL: "",
    S3_BUCKET: "",
    // Allows requests from many simulated clients by `x-forwarded-for`.
    TRUSTED_PROXIES: "1",
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  } as const;
}

export async function signIn(server: Server): Promise<Site> {
  const headers = { "content-type": "application/json" };
  const answer = await expectOk(`${server.origin}/api/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify(administrator),
  });
  const cookie = [answer.headers["set-cookie"]].flat().find((line) => line?.startsWith("token="));
  if (!cookie) throw new Error("Signing in gave no cookie.");
  return { ...server, cookie: cookie.split(";")[0] ?? "" };
}

/** Builds a tRPC query's URL as the app does. */
export function queryUrl(origin: string, procedure: string, input: object): string {
  return queryUrls(origin, procedure, [input]);
}

/** Builds the URL of a batch of calls to one query. */
export function queryUrls(origin: string, procedure: string, inputs: readonly object[]): string {
  const names = inputs.map(() => procedure).join(",");
  const batch = Object.fromEntries(inputs.map((input, index) => [index, { json: input }]));
  return `${origin}/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(batch))}`;
}

/** Calls a tRPC mutation as the app does. @returns milliseconds */
export async function mutate(site: Pick<Site, "origin" | "cookie">, procedure: string, input: object): Promise<number> {
  const answer = await callMutation(site, procedure, input);
  if (answer.status !== 200) throw new Error(`${procedure} answered ${answer.status}: ${textOf(answer).slice(0, 500)}`);
  return answer.ms;
}

/** Calls a tRPC mutation and returns the response, whatever its status. */
export function callMutation({ origin, cookie }: Pick<Site, "origin" | "cookie">, procedure: string, input: object) {
  return request(`${origin}/api/trpc/${procedure}?batch=1`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ 0: { json: input } }),
  });
}

export async function firstRecord({ origin, cookie }: Pick<Site, "origin" | "cookie">, list: string) {
  const [record] = await firstRecords({ origin, cookie }, list, 1);
  if (!record) throw new Error(`${list} is empty.`);
  return record;
}

export async function firstRecords({ origin, cookie }: Pick<Site, "origin" | "cookie">, list: string, count: number) {
  const result = resultOf(textOf(await expectOk(queryUrl(origin, list, { pageSize: count }), { headers: { cookie } })));
  return firstRows.parse(result).rows;
}

export async function firstLink({ origin }: Server, list: "/news" | "/career"): Promise<string> {
  const path = new RegExp(`href="(${list}/(?!category/)[a-z0-9-]+)"`).exec(textOf(await expectOk(`${origin}${list}`)))?.[1];
  if (!path) throw new Error(`Nothing is on ${list}.`);
  return path;
}

const firstRows = z.object({ rows: z.array(z.object({ id: z.number(), version: z.number() })) });

/** Parses the result of a batch with one call. */
export function resultOf(json: string): unknown {
  return resultsOf(json)[0];
}

/** Parses the results of a batch. */
export function resultsOf(json: string): unknown[] {
  return batchAnswer.parse(JSON.parse(json)).map(({ result }) => result.data.json);
}

const batchAnswer = z.array(z.object({ result: z.object({ data: z.object({ json: z.unknown() }) }) }));

/** Returns the URL with which Next renders a published article as a preview, without the page cache. */
export async function previewUrl(site: Site): Promise<string> {
  const published = queryUrl(site.origin, "news.article.list", { filter: { status: "published" }, pageSize: 1 });
  const { rows } = firstRows.parse(resultOf(textOf(await expectOk(published, { headers: { cookie: site.cookie } }))));
  const id = rows[0]?.id ?? 0;
  const answer = await callMutation(site, "news.article.preview.createLink", { id });
  const { token } = z.object({ token: z.string() }).parse(resultOf(textOf(answer)));
  const link = new URLSearchParams({ path: "/admin/news", id: String(id), locale: "en", token });
  const { headers } = await request(`${site.origin}/api/preview?${link}`);
  return new URL(String(headers.location), site.origin).href;
}
