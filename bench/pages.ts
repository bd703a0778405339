import path from "node:path";
import pg from "pg";
import { openPglite } from "~/server/db/pglite";
import { NoPostgres } from "../scripts/postgres.mjs";
import { fillArticles } from "./articles";
import { expectOk } from "./http";
import { startPostgres } from "./postgres";
import { firstRecord, mutate, type Site, startSite, temporaryFolder } from "./site";
import { median, type Row, ratio } from "./table";

const few = 100;
const many = 100_000;
const rounds = 30;

/** Public pages and deep list pages: page 5 of few articles, page 1000 of many. */
const pages = [
  { name: "/", few: "/", many: "/" },
  { name: "/news", few: "/news", many: "/news" },
  { name: "/news, a deep page", few: "/news?page=5", many: "/news?page=1000" },
  { name: "/news/category", few: "/news/category/projects", many: "/news/category/projects" },
  { name: "/news/category, a deep page", few: "/news/category/projects?page=2", many: "/news/category/projects?page=1000" },
  { name: "an article", few: "/news/bench-51", many: "/news/bench-51" },
  { name: "/feed.xml", few: "/feed.xml", many: "/feed.xml" },
  { name: "/sitemap.xml", few: "/sitemap.xml", many: "/sitemap.xml" },
] as const;

/** Compares uncached public pages with few and with many articles, on both databases. */
export async function measurePages(say: (text: string) => void): Promise<Row[]> {
  return [...(await measureEmbedded(say)), ...(await measureServer(say))];
}

async function measureEmbedded(say: (text: string) => void): Promise<Row[]> {
  const sites: Site[] = [];
  try {
    for (const size of [few, many]) {
      say(`pages: ${size.toLocaleString("en-US")} articles, embedded database`);
      const dataDir = temporaryFolder("pages");
      await (await startSite({ dataDir })).stop();
      const pglite = await openPglite({ dataDir: path.join(dataDir, "database") });
      await fillArticles(pglite, size);
      await pglite.close();
      sites.push(await startSite({ dataDir }));
    }
    return await comparePages("embedded", sites, say);
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function measureServer(say: (text: string) => void): Promise<Row[]> {
  const postgres = await startPostgres().catch((error: unknown) => {
    if (!(error instanceof NoPostgres)) throw error;
    say(`pages: PostgreSQL left out, ${error.message}`);
    return null;
  });
  if (!postgres) return [];
  const sites: Site[] = [];
  try {
    for (const size of [few, many]) {
      say(`pages: ${size.toLocaleString("en-US")} articles, PostgreSQL`);
      const databaseUrl = await postgres.createDatabase(`pages_${size}`);
      const site = await startSite({ dataDir: temporaryFolder("pages"), databaseUrl });
      sites.push(site);
      const sql = new pg.Client(databaseUrl);
      await sql.connect();
      await fillArticles(sql, size).finally(() => sql.end());
    }
    return await comparePages("PostgreSQL", sites, say);
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
  }
}

/** Alternates between the two sites, each time after a save emptied the cache. */
async function comparePages(database: string, [small, large]: readonly Site[], say: (text: string) => void): Promise<Row[]> {
  if (!small || !large) return [];
  say(`pages: ${database}`);
  const measure = { few: await afterSave(small), many: await afterSave(large) };
  const rows: Row[] = [];
  for (const page of pages) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let round = -5; round < rounds; round++) {
      for (const size of ["few", "many"] as const) {
        const ms = await measure[size](page[size]);
        if (round >= 0) times[size].push(ms);
      }
    }
    const growth = { ours: median(times.many), against: median(times.few), unit: "ms" };
    rows.push(ratio(`${page.name}, not in memory, ${database}, 100,000 articles / 100`, growth, { atMost: 1.5 }));
  }
  return rows;
}

/** Creates a function that times a page which must be rendered, by saving first to empty the cache. @returns milliseconds */
async function afterSave(site: Site): Promise<(path: string) => Promise<number>> {
  const category = await firstRecord(site, "news.category.list");
  return async (address) => {
    await mutate(site, "news.category.update", { ...category, data: { nameEn: `Version ${category.version}` } });
    category.version += 1;
    const { headers, ms } = await expectOk(`${site.origin}${address}`);
    if (headers["x-atrium-cache"] !== "miss") throw new Error(`${address} was a ${headers["x-atrium-cache"]} of the cache.`);
    return ms;
  };
}
