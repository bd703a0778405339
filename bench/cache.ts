import { freePort } from "../scripts/free-port.mjs";
import { type Bare, startBare } from "./bare";
import { generateLoad } from "./generate-load";
import { expectOk, isReady, textOf } from "./http";
import type { Load } from "./load";
import { start, until } from "./processes";
import { firstLink, firstRecord, mutate, previewUrl, type Site, startSite, temporaryFolder } from "./site";
import { median, type Row, ratio } from "./table";

const page = "/news";
const connections = 32;
const secondsEach = 3;
const rounds = 5;
const uncachedRounds = 60;

/** Compares cached public pages with static pages of Next of the same size, and measures a page that must be rendered first. */
export async function measureCache(say: (text: string) => void): Promise<Row[]> {
  const bare = await startBare(say);
  try {
    say("starting the site");
    const site = await startSite({ dataDir: temporaryFolder("cache") });
    try {
      const pages = { home: "/", news: page, article: await firstLink(site, "/news"), job: await firstLink(site, "/career") };
      const rows: Row[] = [];
      for (const [name, path] of Object.entries(pages)) rows.push(...(await compareLoads(site, bare, name, path, say)));
      return [...rows, await compareBareHttp(site, say), ...(await compareRenders(site, say))];
    } finally {
      await site.stop();
    }
  } finally {
    await bare.stop();
  }
}

async function compareLoads(site: Site, bare: Bare, name: string, path: string, say: (text: string) => void): Promise<Row[]> {
  const ours = `${site.origin}${path}`;
  const size = textOf(await expectOk(ours)).length;
  const theirs = await nearestInSize(bare.origin, size);
  await checkSample(ours, { encoding: "br", cache: "hit" });
  await checkSample(theirs, { encoding: "gzip" });
  const pair = await alternateLoads(`${name} page`, ours, theirs, say);
  return [
    ratio(`${name} page from memory / static page of Next, requests`, pair("perSecond", "/s"), { atLeast: 12 }),
    ratio(`${name} page from memory / static page of Next, p99`, pair("p99", "ms"), { atMost: 0.25 }),
    ratio(`${name} page from memory / static page of Next, p50`, pair("p50", "ms"), { atMost: 0.25 }),
  ];
}

/** Compares the home page with a bare `http` server that writes the same bytes and headers. */
async function compareBareHttp({ origin }: Site, say: (text: string) => void): Promise<Row> {
  const ours = `${origin}/`;
  const port = await freePort();
  const server = start(process.execPath, ["--import", "tsx", "bench/bare-http.ts", ours, String(port)]);
  try {
    const theirs = `http://127.0.0.1:${port}/`;
    await until(server, 30, () => isReady(theirs));
    const pair = await alternateLoads("home page beside bare http", ours, theirs, say);
    return ratio("home page from memory / bare http server, requests", pair("perSecond", "/s"), { atLeast: 0.8 });
  } finally {
    await server.stop();
  }
}

/** Loads both URLs in turns. @returns reads the medians of a figure */
async function alternateLoads(name: string, ours: string, theirs: string, say: (text: string) => void) {
  const loads: { ours: Load[]; theirs: Load[] } = { ours: [], theirs: [] };
  for (let round = 0; round <= rounds; round++) {
    say(round === 0 ? `cache: warming up the ${name}` : `cache: ${name}, round ${round} of ${rounds}`);
    const seconds = round === 0 ? 1 : secondsEach;
    const mine = await generateLoad(ours, { connections, seconds });
    const other = await generateLoad(theirs, { connections, seconds });
    if (round === 0) continue;
    loads.ours.push(mine);
    loads.theirs.push(other);
  }
  const of = (which: "ours" | "theirs", key: keyof Load) => median(loads[which].map((one) => one[key]));
  return (key: keyof Load, unit: string) => ({ ours: of("ours", key), against: of("theirs", key), unit });
}

/** Finds the static page whose HTML is nearest to `size` characters. */
async function nearestInSize(origin: string, size: number): Promise<string> {
  const pages = await Promise.all(
    Array.from({ length: 32 }, async (_, index) => {
      const url = `${origin}/cards/${(index + 1) * 4}`;
      return { url, size: textOf(await expectOk(url)).length };
    }),
  );
  const [nearest] = pages.sort((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size));
  if (!nearest || Math.abs(nearest.size - size) > size / 10) {
    throw new Error(`No bare page comes near to ${size} characters: the nearest has ${nearest?.size}.`);
  }
  return nearest.url;
}

async function checkSample(url: string, { encoding, cache }: { encoding: string; cache?: string }): Promise<void> {
  const answer = await expectOk(url);
  const isHtml = textOf(answer).trimEnd().endsWith("</html>");
  if (!isHtml || answer.headers["content-encoding"] !== encoding) {
    throw new Error(`${url} came as ${answer.headers["content-encoding"]}, ${encoding} was expected.`);
  }
  if (cache !== undefined && answer.headers["x-atrium-cache"] !== cache) {
    throw new Error(`${url} was a ${answer.headers["x-atrium-cache"]} of the cache, a ${cache} was expected.`);
  }
}

/**
 * Compares a page right after a save emptied the cache with the same page rendered by Next without the cache, as in a preview.
 */
async function compareRenders(site: Site, say: (text: string) => void): Promise<Row[]> {
  say("cache: pages not yet kept");
  const preview = await previewUrl(site);
  const [url = ""] = preview.split("?");
  const category = await firstRecord(site, "news.category.list");
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -10; round < uncachedRounds; round++) {
    await mutate(site, "news.category.update", { ...category, data: { nameEn: `Round ${round}` } });
    category.version += 1;
    // The second request finds the database's pages in memory, so the order alternates.
    const first = await expectOk(round % 2 === 0 ? url : preview);
    const second = await expectOk(round % 2 === 0 ? preview : url);
    const [mine, other] = round % 2 === 0 ? [first, second] : [second, first];
    if (mine.headers["x-atrium-cache"] !== "miss" || other.headers["x-atrium-cache"] !== "bypass") {
      throw new Error(`Expected a miss and a bypass: ${mine.headers["x-atrium-cache"]}, ${other.headers["x-atrium-cache"]}.`);
    }
    if (round < 0) continue;
    ours.push(mine.ms);
    theirs.push(other.ms);
  }
  const times = { ours: median(ours), against: median(theirs), unit: "ms" };
  return [ratio("page not yet in memory / the same from plain Next", times, { atMost: 1.5 })];
}
