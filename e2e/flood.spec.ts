import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { emptyPost } from "~/features/career/post/schema";
import { ensureNginx, startNginx } from "../scripts/nginx.mjs";
import { callsOf, signInByRest } from "./fixtures";
import type { Flood, FloodRequest } from "./flood-options";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";

// Each flood comes from a separate process and hits a site that only this file uses. Meanwhile a visitor and an editor load their
// pages a few times a second.
test.describe.configure({ mode: "serial", timeout: 120_000 });

const site = ownSite("flood");
const metricsToken = "the metrics of a flooded site";
/** Origins of the site: directly, and through nginx if it is installed. */
const origins = { direct: "", nginx: "" };
let stopNginx = async () => {};
let cookie = "";
/** Cookie of an ended session, whose signature is still valid. */
let endedCookie = "";
let jobPath = "";

test.beforeAll(async () => {
  const { origin } = await site.start({ METRICS_TOKEN: metricsToken, TRUSTED_PROXIES: "1" });
  origins.direct = origin;
  const nginx = await ensureNginx();
  if (nginx) {
    const { port, stop } = await startNginx(nginx, [Number(new URL(origin).port)]);
    origins.nginx = `http://127.0.0.1:${port}`;
    stopNginx = stop;
  }
  cookie = await signInByRest(origin, administrator);
  endedCookie = await signInByRest(origin, administrator);
  await fetch(`${origin}/api/auth/logout`, { method: "POST", headers: { cookie: endedCookie } });
  const { career } = await callsOf(origin, administrator);
  const level = await career.level.create.mutate({ data: { nameEn: "Engineer", nameVi: "Kỹ sư" } });
  const texts = { descriptionEn: "<p>Yes.</p>", requirementEn: "<p>Yes.</p>", benefitEn: "<p>Yes.</p>", locationEn: "Hanoi" };
  const state = { negotiable: true, status: "published" as const, visibleVi: false };
  const post = await career.post.create.mutate({
    data: { ...emptyPost, ...texts, ...state, titleEn: "Pump engineer", levelId: level.id },
  });
  jobPath = `/career/${post.slug}`;
  // Wait for the first images: making them uses a processor and empties the page cache.
  if (promised) await sleep(40_000);
});
test.afterAll(async () => {
  await stopNginx();
  site.remove();
});

/** Maximum length of a flood. It ends earlier once both have loaded enough pages. */
const seconds = 8;
const enough = { visitor: 20, editor: 4 };

/** Number of connections and the longest wait of a visitor, which is shorter than the flood. */
const usual = { connections: 64, longestMs: 6_000 };
/** Response times under the usual load, which hold on an idle machine only (E2E_IDLE=1). */
const promised = process.env.E2E_IDLE === "1" ? { visitorMs: 200, editorMs: 1_000 } : null;
const maxMemoryMb = 600;
/** More connections than the site queues. It must still serve visitors and staff, but how fast depends on the machine. */
const excessive = { connections: 300, longestMs: 30_000 };

type Row = Partial<typeof usual> & {
  /** Replaces the promised response time for visitors. */
  visitorMs?: number;
  requests: (() => FloodRequest[]) | FloodRequest[];
  /** Repeats the flood through a proxy, which buffers bodies, pools connections and may rewrite paths. */
  isAlsoBehindNginx?: true;
};

const floods: Record<string, Row> = {
  "unusual requests for pages": {
    requests: [
      { path: "/news?_rsc=*" },
      { path: "/news", headers: { rsc: "1" } },
      { path: "/news", method: "POST" },
      { path: "/news?preview=*", headers: { cookie: "locale=vi" } },
      { path: `/news?preview=*${"x".repeat(31)}` },
      { path: "/api/health/ready" },
    ],
  },
  "the sign-in page": { requests: [{ path: "/auth/login" }] },
  "the sign-in page with excessive connections": { requests: [{ path: "/auth/login" }], ...excessive, isAlsoBehindNginx: true },
  "missing pages": {
    requests: () => [
      { path: "/nowhere-*" },
      { path: "/a/b/c/nowhere-*" },
      { path: "/%2F*" },
      { path: "/_next/data/*/search.json?q=a" },
      { path: "/nowhere-*", headers: { cookie: `__prerender_bypass=${draftId()}` } },
    ],
  },
  "missing API calls and back office pages": {
    requests: [{ path: "/api/nothing/*" }, { path: "/admin/nothing-*" }],
  },
  "searches in all spellings": {
    requests: ["/search", "/x/../search", "/%2e/search", "//search", "/%73earch"].map((path) => ({ path: `${path}?q=*` })),
    isAlsoBehindNginx: true,
  },
  "slow uploads of files with an ended session and of CVs": {
    requests: () => [
      {
        path: "/api/files",
        method: "POST",
        headers: { cookie: endedCookie },
        body: { type: "application/octet-stream", filler: { text: "x", times: 9 * MiB }, missing: MiB },
      },
      cvForm({ start: "%PDF-1.7\n", missing: 9 * MiB }),
    ],
    // Each refused body costs a new connection, and Node accepts one per event loop iteration.
    visitorMs: 1_000,
    isAlsoBehindNginx: true,
  },
  "forms far beyond the throttle": {
    requests: () => [
      contactForm(),
      cvForm(validCv),
      { path: "/contact", method: "POST", body: { type: multipart, filler: { text: part("name", "Hoa"), times: 1_000 } } },
      // The site checks every %%EOF before it refuses the file.
      cvForm({ start: "%PDF-1.7\n", filler: { text: "xref\n%%EOF\n", times: 999 }, end: "startxref\n9\n%%EOF\nMZ" }),
    ],
    isAlsoBehindNginx: true,
  },
};

const MiB = 1024 * 1024;
const multipart = "multipart/form-data; boundary=x";

const validCv = { start: "%PDF-1.7\n%", filler: { text: " ", times: MiB }, end: "\nstartxref\n9\n%%EOF\n" };

/** Builds a contact form without an email address, which the site refuses. */
function contactForm(): FloodRequest {
  const filler = { text: "How+much+is+a+logger%3F+", times: 100 };
  const body = { type: "application/x-www-form-urlencoded", start: "name=Hoa&subject=Leak&text=", filler };
  return { path: "/contact", method: "POST", body };
}

/** Builds an application without an email address, which the site refuses. */
function cvForm({ start, end = "", ...rest }: Omit<NonNullable<FloodRequest["body"]>, "type">): FloodRequest {
  const head = `${part("name", "Hoa")}--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`;
  const body = { type: multipart, ...rest, start: head + start, end: `${end}\r\n--x--\r\n` };
  return { path: jobPath, method: "POST", body };
}

function part(name: string, value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

/** Reads the value of Next's draft cookie, which each build generates. */
function draftId(): string {
  return JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")).preview.previewModeId;
}

/** The back office's request for twenty rows. */
const list = `/api/trpc/news.category.list?input=${encodeURIComponent(JSON.stringify({ json: {} }))}`;

for (const [name, row] of Object.entries(floods)) {
  for (const route of ["direct", "nginx"] as const) {
    if (route === "nginx" && !row.isAlsoBehindNginx) continue;
    test(`serves cached pages at once and staff in time during a flood of ${name}${route === "nginx" ? ", through nginx" : ""}`, async () => {
      const origin = origins[route];
      test.skip(origin === "", "nginx is not installed.");
      const { longestMs, connections } = { ...usual, ...row };
      const requests = typeof row.requests === "function" ? row.requests() : row.requests;
      // Warm up: cache the page, and load the code of each kind of answer.
      await timed(`${origin}/`);
      await timed(`${origin}${list}`, { headers: { cookie } });
      for (const { path, method, headers, body } of requests) {
        if (!body) await timed(`${origin}${path.replace("*", "0".repeat(12))}`, { method, headers });
      }
      const running = await start({ origin, seconds, connections, requests });
      const visitor: number[] = [];
      const returning: number[] = [];
      const editor: number[] = [];
      const memory: number[] = [];
      const keepAlive = new Agent({ keepAlive: true, maxSockets: 1 });
      while (running.isOn()) {
        const { ms, status } = await timed(`${origin}/`);
        expect(status).toBe(200);
        visitor.push(ms);
        returning.push((await timed(`${origin}/`, { agent: keepAlive })).ms);
        if (visitor.length % 5 === 1) {
          const page = await timed(`${origin}${list}`, { headers: { cookie } });
          expect(page.status).toBe(200);
          editor.push(page.ms);
          memory.push(await memoryMb());
        }
        if (visitor.length >= enough.visitor && editor.length >= enough.editor) running.stop();
        await sleep(50);
      }
      keepAlive.destroy();
      const statuses = await running.statuses;
      const times = { visitor: summary(visitor), returning: summary(returning), editor: summary(editor) };
      test.info().annotations.push({
        type: "measured",
        description: JSON.stringify({ ...times, memory: Math.max(...memory), statuses }),
      });
      expect(Object.keys(statuses)).not.toContain("500");
      expect(Math.max(...memory)).toBeLessThan(maxMemoryMb);
      // Check the longest: if Next rendered without limits, one request would wait until the flood is over.
      expect(times.visitor.longest).toBeLessThan(longestMs);
      expect(times.editor.median).toBeLessThan(longestMs);
      if (!promised || connections > usual.connections) return;
      expect(times.visitor.longest).toBeLessThan(row.visitorMs ?? promised.visitorMs);
      expect(times.editor.longest).toBeLessThan(promised.editorMs);
    });
  }
}

/** Reads the memory use of the site's process, in MB. */
async function memoryMb(): Promise<number> {
  const answer = await fetch(`${origins.direct}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
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

/** Measures a request. Without an agent it opens a new connection, as a new visitor does, which a flood may delay. */
async function timed(
  url: string,
  { agent = false, ...options }: { method?: string; headers?: Record<string, string>; agent?: Agent | false } = {},
): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const status = await new Promise<number>((resolve, reject) => {
    const outgoing = request(url, { ...options, agent }, (incoming) => {
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
