import { freePort } from "../scripts/free-port.mjs";
import { expectOk, isReady } from "./http";
import { residentMegabytes, start, until } from "./processes";
import { firstRecord, mutate, signIn, siteEnvironment, startServer, startSite, temporaryFolder } from "./site";
import { limit, median, type Row } from "./table";

const views = 200;
const starts = 5;
/** Node returns memory gradually after its last work. */
const restMs = 10_000;
const pages = ["/", "/news", "/vi", "/vi/news", "/feed.xml", "/admin/level", "/admin/news", "/admin/setting"];

/** Measures the memory of an idle server with the embedded database, and the time until a second `npm start` answers. */
export async function measureMemory(say: (text: string) => void): Promise<Row[]> {
  const dataDir = temporaryFolder("memory");
  say("memory: a first start");
  await (await startSite({ dataDir })).stop();
  return [...(await measureResident(dataDir, say)), await measureStarts(dataDir, say)];
}

async function measureResident(dataDir: string, say: (text: string) => void): Promise<Row[]> {
  say("memory: idle server");
  const server = await startServer({ dataDir });
  try {
    await rest();
    const idle = residentMegabytes(server.pid);
    const site = await signIn(server);
    const category = await firstRecord(site, "news.category.list");
    for (let view = 0; view < views; view++) {
      // Half of the views come from the cache, half are rendered.
      if (view % (2 * pages.length) === 0) {
        await mutate(site, "news.category.update", { ...category, data: { nameEn: `Before view ${view}` } });
        category.version += 1;
      }
      await expectOk(`${site.origin}${pages[view % pages.length]}`, { headers: { cookie: site.cookie } });
    }
    await rest();
    const later = residentMegabytes(site.pid);
    if (idle === null || later === null) {
      say("memory: left out, this system has no /proc");
      return [];
    }
    return [
      limit("memory of the idle server, after the start", { ours: idle, unit: "MB" }, { atMost: 300 }),
      limit(`memory of the idle server, after ${views} pages`, { ours: later, unit: "MB" }, { atMost: 400 }),
    ];
  } finally {
    await server.stop();
  }
}

async function measureStarts(dataDir: string, say: (text: string) => void): Promise<Row> {
  const seconds: number[] = [];
  for (let round = 1; round <= starts; round++) {
    say(`memory: npm start, ${round} of ${starts}`);
    const port = await freePort();
    const began = performance.now();
    const child = start("npm", ["start"], { env: { ...process.env, ...siteEnvironment(port, dataDir) } });
    await until(child, 60, () => isReady(`http://127.0.0.1:${port}`));
    seconds.push((performance.now() - began) / 1000);
    await child.stop();
  }
  return limit("a second npm start until the home page is answered", { ours: median(seconds), unit: "s" }, { atMost: 3 });
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, restMs));
}
