import { freePort } from "../scripts/free-port.mjs";
import { ensureNginx, startNginx } from "../scripts/nginx.mjs";
import { NoPostgres } from "../scripts/postgres.mjs";
import { generateLoad } from "./generate-load";
import { watchOutage } from "./outage";
import { startPostgres } from "./postgres";
import { firstRecords, mutate, queryUrl, type Server, type Site, signIn, startServer, temporaryFolder } from "./site";
import { median, type Row, ratio } from "./table";

const rounds = 2;
const seconds = 2;

/** Measures one and two processes on one PostgreSQL behind nginx, and the losses when one of them is killed and restarted. */
export async function measureInstances(say: (text: string) => void): Promise<Row[]> {
  const nginx = await ensureNginx();
  const postgres = await startPostgres().catch((error: unknown) => {
    if (!(error instanceof NoPostgres)) throw error;
    return null;
  });
  if (!nginx || !postgres) {
    say(`instances: left out, there is no ${nginx ? "PostgreSQL" : "nginx"}`);
    await postgres?.stop();
    return [];
  }
  const closers = [postgres.stop];
  try {
    const databaseUrl = await postgres.createDatabase("instances");
    const dataDir = temporaryFolder("instances");
    const ports = [await freePort(), await freePort()] as const;
    const start = (index: 0 | 1) => startServer({ dataDir, databaseUrl, port: ports[index] });
    say("instances: starting two");
    const first = await start(0);
    closers.unshift(first.stop);
    const second = await start(1);
    closers.unshift(() => second.stop());
    const single = await startNginx(nginx, ports.slice(0, 1));
    const both = await startNginx(nginx, ports);
    closers.unshift(single.stop, both.stop);
    const behind = async (server: Server, port: number) => signIn({ ...server, origin: `http://127.0.0.1:${port}` });
    const one = await behind(first, single.port);
    const two = await behind(first, both.port);
    const restart = async () => {
      const started = await start(1);
      closers.unshift(started.stop);
    };
    return [
      ...(await compareThroughput(one, two, say)),
      ...(await watchOutage({ balanced: two, steady: first, killed: second, restart, say })),
    ];
  } finally {
    for (const close of closers) await close();
  }
}

async function compareThroughput(one: Site, two: Site, say: (text: string) => void): Promise<Row[]> {
  const measures = {
    "pages from memory": async ({ origin }: Site) =>
      (await generateLoad(`${origin}/news`, { connections: 32, seconds })).perSecond,
    lists: async ({ origin, cookie }: Site) => {
      const url = queryUrl(origin, "news.article.list", { pageSize: 20 });
      return (await generateLoad(url, { connections: 8, seconds, cookie })).perSecond;
    },
    saves: savesPerSecond,
  };
  const rows: Row[] = [];
  for (const [what, measure] of Object.entries(measures)) {
    say(`instances: ${what}`);
    const found: { one: number[]; two: number[] } = { one: [], two: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const [alone, together] = [await measure(one), await measure(two)];
      // The first round is the warm-up.
      if (round === 0) continue;
      found.one.push(alone);
      found.two.push(together);
    }
    // Reported without a target: both processes share the cores with nginx, PostgreSQL and the clients.
    const pair = { ours: median(found.two), against: median(found.one), unit: "/s" };
    rows.push(ratio(`${what} behind nginx, two processes / one`, pair, null));
  }
  return rows;
}

/** Simulates four people who save an article repeatedly. */
async function savesPerSecond(site: Site): Promise<number> {
  const articles = await firstRecords(site, "news.article.list", 4);
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    articles.map(async ({ id, version }) => {
      let count = 0;
      for (; performance.now() < end; count += 1) {
        const data = { summaryEn: `Saved for the ${count}th time` };
        await mutate(site, "news.article.update", { id, version: version + count, data });
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}
