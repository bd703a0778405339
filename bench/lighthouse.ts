import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { ensureBrowser } from "../scripts/browser.mjs";
import { addLandingPage } from "./landing-page";
import { firstLink, type Site, startSite, temporaryFolder } from "./site";
import { limit, median, type Row } from "./table";

/** Visits per page; the report uses each figure's median. */
const visits = 3;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Visit = {
  scores: Record<string, number>;
  lcpSeconds: number;
  shift: number;
  blockingMs: number;
  kilobytes: number;
  scriptKilobytes: number;
};

/** Runs Lighthouse on public pages with a simulated phone on slow 4G. */
export async function measureLighthouse(say: (text: string) => void): Promise<Row[]> {
  say("lighthouse: starting the site");
  const site = await startSite({ dataDir: temporaryFolder("lighthouse") });
  const browser = await ensureBrowser();
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(await pagesOf(site))) {
      say(`lighthouse: ${name}`);
      const seen: Visit[] = [];
      for (let visit = 0; visit < visits; visit++) seen.push(await visitWithRetry(`${site.origin}${path}`, browser));
      rows.push(...rowsOf(name, seen));
    }
    return rows;
  } finally {
    await site.stop();
  }
}

async function pagesOf(site: Site) {
  const pages = {
    home: "/",
    article: await firstLink(site, "/news"),
    job: await firstLink(site, "/career"),
    contact: "/contact",
    landing: await addLandingPage(site),
  };
  const both = Object.entries(pages).flatMap(([name, path]) => [
    [`${name} page`, path],
    [`${name} page in Vietnamese`, path === "/" ? "/vi" : `/vi${path}`],
  ]);
  return Object.fromEntries(both);
}

/** About one visit in twelve fails because Chromium misses the start of the trace (NO_NAVSTART). */
async function visitWithRetry(url: string, browser: string): Promise<Visit> {
  return visitPage(url, browser).catch(() => visitPage(url, browser));
}

/**
 * Runs Lighthouse in a process of its own: it sends its functions to the browser as source, which the TypeScript loader of this
 * file would alter.
 */
async function visitPage(url: string, browser: string): Promise<Visit> {
  const flags = ["--quiet", "--output=json", `--only-categories=${categories.join(",")}`];
  const chromeFlags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const args = ["node_modules/lighthouse/cli/index.js", url, ...flags, chromeFlags];
  const env = { ...process.env, ...(browser && { CHROME_PATH: browser }) };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  const { audits, categories: judged } = report.parse(JSON.parse(stdout));
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestList.parse(audits["network-requests"]?.details).items;
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])),
    lcpSeconds: figure("largest-contentful-paint") / 1000,
    shift: figure("cumulative-layout-shift"),
    blockingMs: figure("total-blocking-time"),
    kilobytes: figure("total-byte-weight") / 1024,
    scriptKilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  };
}

const report = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional(), details: z.unknown().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

const requestList = z.object({ items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })) });

function rowsOf(name: string, seen: readonly Visit[]): Row[] {
  const middle = (read: (visit: Visit) => number) => median(seen.map(read));
  const lowest = Math.min(...categories.map((category) => middle(({ scores }) => scores[category] ?? 0)));
  return [
    limit(`${name}: lowest score of Lighthouse`, { ours: lowest, unit: "of 100" }, { atLeast: 100 }),
    limit(`${name}: largest contentful paint`, { ours: middle(({ lcpSeconds }) => lcpSeconds), unit: "s" }, { atMost: 1.2 }),
    limit(`${name}: layout shift`, { ours: middle(({ shift }) => shift), unit: "" }, { atMost: 0.01 }),
    limit(`${name}: blocking time`, { ours: middle(({ blockingMs }) => blockingMs), unit: "ms" }, { atMost: 0 }),
    limit(
      `${name}: JavaScript of a first visit`,
      { ours: middle(({ scriptKilobytes }) => scriptKilobytes), unit: "KB" },
      { atMost: 10 },
    ),
    limit(`${name}: all of a first visit`, { ours: middle(({ kilobytes }) => kilobytes), unit: "KB" }, { atMost: 180 }),
  ];
}
