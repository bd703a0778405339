import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { signInByRest } from "./fixtures";
import type { Flood } from "./flood-options";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";

// Each flood runs against a site of its own, in a process of its own; meanwhile a visitor and an editor look at their pages a few
// times a second.
test.describe.configure({ mode: "serial", timeout: 120_000 });

const site = ownSite("flood");
let origin = "";
let cookie = "";

test.beforeAll(async () => {
  test.setTimeout(120_000);
  ({ origin } = await site.start());
  cookie = await signInByRest(origin, administrator);
});
test.afterAll(site.remove);

/** How long a flood lasts at most. It ends when both have seen enough of their pages, and never where one of them waits for its end. */
const seconds = 8;
const enough = { visitor: 20, editor: 4 };

/** The number of connections, and how long a visitor may wait meanwhile: less than a flood lasts. */
const usual = { connections: 64, longestMs: 6_000 };
/** More than can wait: visitors and staff must still be served, but the time depends on the processors of the machine. */
const excessive = { connections: 300, longestMs: 30_000 };

type Row = Pick<Flood, "path" | "method" | "headers"> & Partial<typeof usual>;
const floods: [name: string, flood: Row][] = [
  ["parts of pages by _rsc", { path: "/news?_rsc=*" }],
  ["parts of pages by header", { path: "/news", headers: { rsc: "1" } }],
  ["POST to a page", { path: "/news", method: "POST" }],
  ["previews without a draft", { path: "/news?preview=*", headers: { cookie: "locale=vi" } }],
  ["the sign-in page", { path: "/auth/login" }],
  ["the sign-in page, by more than can wait", { path: "/auth/login", ...excessive }],
  ["pages that are not there", { path: "/nowhere-*" }],
  ["the readiness check", { path: "/api/health/ready" }],
];

for (const [name, row] of floods) {
  const { longestMs, ...flood } = { ...usual, ...row };
  test(`${name}: a kept page is there at once meanwhile, and staff are served`, async () => {
    // Kept before it begins.
    await timed("/");
    const running = await start({ origin, seconds, ...flood });
    const visitor: number[] = [];
    const editor: number[] = [];
    while (running.isOn()) {
      const { ms, status } = await timed("/");
      expect(status).toBe(200);
      visitor.push(ms);
      if (visitor.length % 5 === 1) {
        const page = await timed("/admin/profile", { cookie });
        expect(page.status).toBe(200);
        editor.push(page.ms);
      }
      if (visitor.length >= enough.visitor && editor.length >= enough.editor) running.stop();
      await sleep(50);
    }
    const statuses = await running.statuses;
    test.info().annotations.push({
      type: "measured",
      description: JSON.stringify({ visitor: summary(visitor), editor: summary(editor), statuses }),
    });
    expect(Object.keys(statuses)).not.toContain("500");
    // The longest counts: without bounds on what Next renders, one request waits until the flood is over. With them, the longest
    // is below 0.4 s on two idle cores.
    expect(summary(visitor).longest).toBeLessThan(longestMs);
    expect(summary(editor).median).toBeLessThan(longestMs);
  });
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
async function timed(path: string, headers: Record<string, string> = {}): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const status = await new Promise<number>((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, { headers, agent: false }, (incoming) => {
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
