// `npm run bench:compare -- FOLDER` compares this checkout with another, such as the state before a change, on PostgreSQL with
// 100,000 articles each. The requests alternate, so that the machine's noise affects both alike. What is left of it shows when a
// checkout is compared with a copy of itself.
import path from "node:path";
import { fillArticles } from "./articles";
import { type Bench, fetchList, openBench } from "./beside-sql";
import { generateLoad } from "./generate-load";
import { expectOk } from "./http";
import { startPostgres } from "./postgres";
import { processorMs, residentMegabytes, run } from "./processes";
import { type Article, someArticle } from "./saves";
import { mutate } from "./site";
import { median, type Row, ratio, table } from "./table";

type Side = { bench: Bench; article: Article };
type Measure = (side: Side, round: number) => Promise<number>;

const size = 100_000;
const rounds = 200;
const warmUpRounds = 40;
const loads = 6;
const loadSeconds = 3;
const connections = 8;
const listsPerConnection = 60;
const views = 500;
const pages = ["/", "/news", "/vi", "/career", "/vi/news?page=7", "/admin/news", "/admin/level", "/admin/setting"];

const measures: Record<string, Measure> = {
  list: listing({}),
  "searched list": listing({ search: "bao cao 77" }),
  save,
  "page after a save": async (side, round) => {
    await save(side, round);
    return (await expectOk(`${side.bench.site.origin}/news`)).ms;
  },
  "home after a save": async (side, round) => {
    await save(side, round);
    return (await expectOk(side.bench.site.origin)).ms;
  },
};

const started = Date.now();
const say = (text: string) => console.log(`… ${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s  ${text}`);
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("✗ Which checkout? npm run bench:compare -- FOLDER");
  process.exit(1);
}
const postgres = await startPostgres();
const opened: Side[] = [];
try {
  const theirs = await open("theirs", path.resolve(folder));
  const ours = await open("ours", process.cwd());
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(measures)) rows.push(await compareTimes(name, measure, { ours, theirs }));
  rows.push(
    ...(await compareProcessor({ ours, theirs })),
    ...(await compareLoads({ ours, theirs })),
    await compareMemory({ ours, theirs }),
  );
  console.log(`\n${table(rows)}\n`);
} finally {
  for (const { bench } of opened) await bench.close();
  await postgres.stop();
}
process.exit(0);

async function open(name: string, cwd: string): Promise<Side> {
  say(`building ${name}`);
  await run(process.execPath, ["-e", "import('./scripts/build.mjs').then((build) => build.ensureBuilt())"], { cwd });
  say(`filling ${name}`);
  const bench = await openBench(postgres, `compare_${name}`, size, fillArticles, cwd);
  const side = { bench, article: await someArticle(bench.sql) };
  opened.push(side);
  return side;
}

type Pair = { ours: Side; theirs: Side };

async function compareTimes(name: string, measure: Measure, { ours, theirs }: Pair): Promise<Row> {
  say(name);
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const [name, side] of turns({ ours, theirs }, round)) {
      const ms = await measure(side, round);
      if (round >= 0) times[name].push(ms);
    }
  }
  return ratio(name, { ours: median(times.ours), against: median(times.theirs), unit: "ms" }, null);
}

/** Both sides in the order of a round: each is first in every other one. */
function turns({ ours, theirs }: Pair, round: number) {
  const order = [
    ["ours", ours],
    ["theirs", theirs],
  ] as const;
  return round % 2 === 0 ? order : order.toReversed();
}

/** Lists over several connections at once: time per list, and processor time of the site per list. */
async function compareProcessor(pair: Pair): Promise<Row[]> {
  say(`lists over ${connections} connections`);
  const times = { ours: [] as number[], theirs: [] as number[] };
  const processor = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < loads; round++) {
    for (const [name, side] of turns(pair, round)) {
      const { pid } = side.bench.site;
      const before = processorMs(pid) ?? Number.NaN;
      const measured = await Promise.all(
        Array.from({ length: connections }, async () => {
          const each: number[] = [];
          while (each.length < listsPerConnection) each.push((await fetchList(side.bench, "news.article.list", {})).ms);
          return each;
        }),
      );
      times[name].push(median(measured.flat()));
      processor[name].push(((processorMs(pid) ?? Number.NaN) - before) / (connections * listsPerConnection));
    }
  }
  return Object.entries({ "": times, ", processor": processor }).map(([suffix, { ours, theirs }]) =>
    ratio(`list over ${connections} connections${suffix}`, { ours: median(ours), against: median(theirs), unit: "ms" }, null),
  );
}

/** Pages from memory: requests per second, and processor time of the site per request. */
async function compareLoads(pair: Pair): Promise<Row[]> {
  say("page from memory");
  const perSecond = { ours: [] as number[], theirs: [] as number[] };
  const processor = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < loads; round++) {
    for (const [name, { bench }] of turns(pair, round)) {
      const { origin, pid } = bench.site;
      const before = processorMs(pid) ?? Number.NaN;
      const load = await generateLoad(`${origin}/`, { connections: 32, seconds: loadSeconds });
      perSecond[name].push(load.perSecond);
      processor[name].push(((processorMs(pid) ?? Number.NaN) - before) / (load.perSecond * loadSeconds));
    }
  }
  return [
    ratio("page from memory, requests", { ours: median(perSecond.ours), against: median(perSecond.theirs), unit: "/s" }, null),
    ratio("page from memory, processor", { ours: median(processor.ours), against: median(processor.theirs), unit: "ms" }, null),
  ];
}

async function compareMemory({ ours, theirs }: Pair): Promise<Row> {
  say(`memory after ${views} pages`);
  const found = { ours: await memoryAfterViews(ours), against: await memoryAfterViews(theirs), unit: "MB" };
  return ratio(`memory after ${views} pages of both halves`, found, null);
}

async function memoryAfterViews({ bench: { site } }: Side): Promise<number> {
  for (let view = 0; view < views; view++) {
    await expectOk(`${site.origin}${pages[view % pages.length]}`, { headers: { cookie: site.cookie } });
  }
  // Node returns memory gradually.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  return residentMegabytes(site.pid) ?? Number.NaN;
}

function listing(input: object): Measure {
  return async ({ bench }) => (await fetchList(bench, "news.article.list", input)).ms;
}

async function save({ bench, article }: Side, round: number): Promise<number> {
  const data = { titleEn: `Saved ${round}`, summaryEn: `For the ${round}th time` };
  const ms = await mutate(bench.site, "news.article.update", { id: article.id, version: article.version, data });
  article.version += 1;
  return ms;
}
