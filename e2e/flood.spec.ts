import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { ensureNginx, startNginx } from "../scripts/nginx.mjs";
import { signInByRest } from "./fixtures";
import type { Flood } from "./flood-options";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";

// Each flood runs against a site of its own, in a process of its own; meanwhile a visitor and an editor look at their pages a few
// times a second.
test.describe.configure({ mode: "serial", timeout: 120_000 });

const site = ownSite("flood");
const metricsToken = "the metrics of a flooded site";
/** Where the site is reached: straight, and through nginx where there is one. */
const origins = { straight: "", nginx: "" };
type Way = keyof typeof origins;
let stopNginx = async () => {};
let cookie = "";
/** The cookie of a session that has ended: its signature is still good. */
let endedCookie = "";

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { origin } = await site.start({ METRICS_TOKEN: metricsToken, TRUSTED_PROXIES: "1" });
  origins.straight = origin;
  const nginx = await ensureNginx();
  if (nginx) {
    const { port, stop } = await startNginx(nginx, [Number(new URL(origin).port)]);
    origins.nginx = `http://127.0.0.1:${port}`;
    stopNginx = stop;
  }
  cookie = await signInByRest(origin, administrator);
  endedCookie = await signInByRest(origin, administrator);
  await fetch(`${origin}/api/auth/logout`, { method: "POST", headers: { cookie: endedCookie } });
});
test.afterAll(async () => {
  await stopNginx();
  site.remove();
});

/** How long a flood lasts at most. It ends when both have seen enough of their pages, and never where one of them waits for its end. */
const seconds = 8;
const enough = { visitor: 20, editor: 4 };

/** The number of connections, and how long a visitor may wait meanwhile: less than a flood lasts. */
const usual = { connections: 64, longestMs: 6_000 };
/** With E2E_IDLE=1, on a machine that does nothing else: what the usual number of connections leaves to visitors and staff. */
const promised = process.env.E2E_IDLE === "1" ? { visitorMs: 200, editorMs: 1_000 } : null;
/** The memory of the process throughout. */
const maxMemoryMb = 600;
/** More than can wait: visitors and staff must still be served, but the time depends on the processors of the machine. */
const excessive = { connections: 300, longestMs: 30_000 };

type Row = Pick<Flood, "path" | "method" | "headers" | "slowBody"> & Partial<typeof usual>;
const floods: [name: string, flood: Row | (() => Row)][] = [
  ["parts of pages by _rsc", { path: "/news?_rsc=*" }],
  ["parts of pages by header", { path: "/news", headers: { rsc: "1" } }],
  ["POST to a page", { path: "/news", method: "POST" }],
  ["previews without a draft", { path: "/news?preview=*", headers: { cookie: "locale=vi" } }],
  ["the sign-in page", { path: "/auth/login" }],
  ["the sign-in page, by more than can wait", { path: "/auth/login", ...excessive }],
  ["pages that are not there", { path: "/nowhere-*" }],
  ["pages that are not there, deep down", { path: "/a/b/c/nowhere-*" }],
  ["calls that are not there", { path: "/api/nothing/*" }],
  ["pages of the back office that are not there", { path: "/admin/nothing-*" }],
  ["the readiness check", { path: "/api/health/ready" }],
  ["searches", { path: "/search?q=*" }],
  ["searches by a path with dots", { path: "/x/../search?q=*" }],
  ["searches by a path with encoded dots", { path: "/%2e/search?q=*" }],
  ["searches by a path with empty parts", { path: "//search?q=*" }],
  ["searches by encoded letters", { path: "/%73earch?q=*" }],
  ["internal addresses of Next", { path: "/_next/data/*/search.json?q=a" }],
  ["addresses that can't be read", { path: "/%2F*" }],
  ["previews by made-up tokens", { path: `/news?preview=*${"x".repeat(31)}` }],
  ["previews by Next's own cookie", () => ({ path: "/nowhere-*", headers: { cookie: `__prerender_bypass=${draftId()}` } })],
  [
    "slow uploads with a session that has ended",
    () => ({
      path: "/api/files",
      method: "POST",
      headers: { cookie: endedCookie, "content-type": "application/octet-stream" },
      slowBody: { announced: 10 * 1024 * 1024, sent: 9 * 1024 * 1024 },
    }),
  ],
];

/** The value of Next's draft cookie, which each build makes. */
function draftId(): string {
  return JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")).preview.previewModeId;
}

/** Twenty rows of a list, as the back office asks for them. */
const list = `/api/trpc/news.category.list?input=${encodeURIComponent(JSON.stringify({ json: {} }))}`;

const ways: readonly Way[] = ["straight", "nginx"];
for (const way of ways) {
  test.describe(way === "nginx" ? "through nginx" : "straight", () => {
    for (const [name, row] of floods) {
      test(`${name}: a kept page is there at once meanwhile, and staff are served`, async () => {
        const origin = origins[way];
        test.skip(origin === "", "There is no nginx.");
        const { longestMs, ...flood } = { ...usual, ...(typeof row === "function" ? row() : row) };
        // Kept before it begins.
        await timed(`${origin}/`);
        const running = await start({ origin, seconds, ...flood });
        const visitor: number[] = [];
        const editor: number[] = [];
        const memory: number[] = [];
        while (running.isOn()) {
          const { ms, status } = await timed(`${origin}/`);
          expect(status).toBe(200);
          visitor.push(ms);
          if (visitor.length % 5 === 1) {
            const page = await timed(`${origin}${list}`, { cookie });
            expect(page.status).toBe(200);
            editor.push(page.ms);
            memory.push(await memoryMb());
          }
          if (visitor.length >= enough.visitor && editor.length >= enough.editor) running.stop();
          await sleep(50);
        }
        const statuses = await running.statuses;
        test.info().annotations.push({
          type: "measured",
          description: JSON.stringify({
            visitor: summary(visitor),
            editor: summary(editor),
            memory: Math.max(...memory),
            statuses,
          }),
        });
        expect(Object.keys(statuses)).not.toContain("500");
        expect(Math.max(...memory)).toBeLessThan(maxMemoryMb);
        // The longest counts: without bounds on what Next renders, one request waits until the flood is over.
        expect(summary(visitor).longest).toBeLessThan(longestMs);
        expect(summary(editor).median).toBeLessThan(longestMs);
        if (!promised || flood.connections > usual.connections) return;
        expect(summary(visitor).longest).toBeLessThan(promised.visitorMs);
        expect(summary(editor).longest).toBeLessThan(promised.editorMs);
      });
    }
  });
}

/** The memory of the process that is flooded, in MB. */
async function memoryMb(): Promise<number> {
  const answer = await fetch(`${origins.straight}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(await answer.text())?.[1];
  return Math.round(Number(bytes) / 1024 ** 2);
}

/** Starts a flood, and waits until it has begun. */
async function start(flood: Flood) {
  const child = spawn(process.execPath, ["--import", "tsx", "e2e/flood.ts", JSON.stringify(flood)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(child.stdout, "data");
  return {
    isOn: () => child.exitCode === null,
    stop: () => child.kill("SIGTERM"),
    statuses: ended.then((): Record<string, number> => JSON.parse(output.trim().split("\n").at(-1) ?? "")),
  };
}

/** As a new visitor: on a connection of its own, which a flood may keep from being accepted. */
async function timed(url: string, headers: Record<string, string> = {}): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const status = await new Promise<number>((resolve, reject) => {
    const outgoing = request(url, { headers, agent: false }, (incoming) => {
      incoming.resume().once("end", () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.once("error", reject).end();
  });
  return { status, ms: performance.now() - started };
}

function summary(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const rounded = (value: number | undefined) => Math.round(value ?? Number.NaN);
  return { median: rounded(sorted[Math.floor(sorted.length / 2)]), longest: rounded(sorted.at(-1)) };
}
