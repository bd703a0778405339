import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureBrowser } from "../scripts/browser.mjs";
import { firstLink, type Site, startSite, temporaryFolder } from "./site";
import { limit, median, type Row } from "./table";

/** Visits of each page; the median of each figure counts. */
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

/** What Lighthouse says of public pages, as on a phone with a slow 4G connection (its simulation). */
export async function measureLighthouse(say: (text: string) => void): Promise<Row[]> {
  say("lighthouse: starting the site");
  const site = await startSite({ dataDir: temporaryFolder("lighthouse") });
  const chromePath = await ensureBrowser();
  const browser = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(await pagesOf(site))) {
      say(`lighthouse: ${name}`);
      const seen: Visit[] = [];
      for (let visit = 0; visit < visits; visit++) seen.push(await visitPage(`${site.origin}${path}`, browser.port));
      rows.push(...rowsOf(name, seen));
    }
    return rows;
  } finally {
    browser.kill();
    await site.stop();
  }
}

async function pagesOf(site: Site) {
  const pages = {
    home: "/",
    article: await firstLink(site, "/news"),
    job: await firstLink(site, "/career"),
    contact: "/contact",
  };
  const both = Object.entries(pages).flatMap(([name, path]) => [
    [`${name} page`, path],
    [`${name} page in Vietnamese`, path === "/" ? "/vi" : `/vi${path}`],
  ]);
  return Object.fromEntries(both);
}

async function visitPage(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "silent", onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { audits, categories: judged } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])),
    lcpSeconds: figure("largest-contentful-paint") / 1000,
    shift: figure("cumulative-layout-shift"),
    blockingMs: figure("total-blocking-time"),
    kilobytes: figure("total-byte-weight") / 1024,
    scriptKilobytes: scriptBytes(audits["network-requests"]?.details) / 1024,
  };
}

/** The bytes of scripts among the requests of a visit, as they were sent. */
function scriptBytes(details: unknown): number {
  if (typeof details !== "object" || details === null || !("items" in details) || !Array.isArray(details.items))
    return Number.NaN;
  return details.items
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

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
