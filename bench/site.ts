import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expectOk, textOf } from "./http";
import { type Child, freePort, start, until } from "./processes";

/** The site as `npm start` runs it, with the demo content. */
export type Site = Child & {
  origin: string;
  /** Someone who may do everything. */
  cookie: string;
};

const administrator = { email: "admin@example.com", password: "atrium-bench-admin" };

/** A folder that goes with this process. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `atrium-bench-${name}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the site on the embedded database, or on PostgreSQL. */
export async function startSite({ dataDir, databaseUrl = "" }: { dataDir: string; databaseUrl?: string }): Promise<Site> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = start(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...siteEnvironment(port, dataDir), DATABASE_URL: databaseUrl },
  });
  await until(child, 120, () => isReady(origin));
  return { ...child, origin, cookie: await signIn(origin) };
}

/** The settings of a site under test: none of those of this machine reaches it. */
export function siteEnvironment(port: number, dataDir: string) {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    SEED: "demo",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    // The same in each run over the same folder, so that a session outlives a restart.
    NEXTAUTH_SECRET: createHash("sha256").update(dataDir).digest("hex"),
    NEXTAUTH_URL: "",
    S3_BUCKET: "",
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  } as const;
}

/** Whether the home page is answered. */
export async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin, { signal: AbortSignal.timeout(10_000) })).status === 200;
  } catch {
    return false;
  }
}

async function signIn(origin: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await expectOk(`${origin}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(administrator) });
  const cookie = [answer.headers["set-cookie"]].flat().find((line) => line?.startsWith("token="));
  if (!cookie) throw new Error("Signing in gave no cookie.");
  return cookie.split(";")[0] ?? "";
}

/** The address of a typed query, as the app asks for it. */
export function queryUrl(origin: string, procedure: string, input: object): string {
  return `${origin}/api/trpc/${procedure}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { json: input } }))}`;
}

/** Calls a typed mutation, as the app does. @returns its result, and how long it took */
export async function mutate(
  { origin, cookie }: Pick<Site, "origin" | "cookie">,
  procedure: string,
  input: object,
): Promise<{ data: unknown; ms: number }> {
  const answer = await expectOk(`${origin}/api/trpc/${procedure}?batch=1`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ 0: { json: input } }),
  });
  return { data: resultOf(textOf(answer)), ms: answer.ms };
}

/** What a batch of one call answered. */
export function resultOf(json: string): unknown {
  return JSON.parse(json)[0].result.data.json;
}

/** The cookie with which Next renders a page for whoever previews it: straight, past the page cache. */
export function previewCookie(): string {
  return `__prerender_bypass=${JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")).preview.previewModeId}`;
}
