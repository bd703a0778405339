import { setTimeout as sleep } from "node:timers/promises";
import { request, textOf } from "./http";
import { callMutation, firstRecord, firstRecords, queryUrl, type Server, type Site } from "./site";
import { limit, type Row } from "./table";

/** How long the load goes on before the kill, and after the instance is back. */
const calmMs = 3_000;
/** So many failed sign-ins to an account from one address are answered; the next one is refused. */
const signIns = 10;

type Setting = {
  /** Behind the balancer. */
  balanced: Site;
  steady: Server;
  killed: Server;
  /** Starts the killed instance again. @returns when it is ready */
  restart(): Promise<void>;
  say(text: string): void;
};

/** A request that was not answered as it has to be. */
type Failure = { what: string; from: number; to: number };

/**
 * Kills one of two instances under load and starts it again. Told are the requests that were lost although the killed process was
 * not answering them, and what an instance had forgotten or not heard of: a session, an edit, a failed sign-in.
 */
export async function watchOutage({ balanced, steady, killed, restart, say }: Setting): Promise<Row[]> {
  const failures: Failure[] = [];
  let asked = 0;
  let isOver = false;
  let isKilledUp = true;

  /** @returns whether it was answered with this status */
  const ask = async (what: string, status: number, task: () => Promise<{ status: number }>) => {
    asked += 1;
    const from = performance.now();
    const answered = await task().catch((error: Error) => ({ status: error.message }));
    if (answered.status === status) return true;
    failures.push({ what: `${what}: ${answered.status}`, from, to: performance.now() });
    return false;
  };
  const again = async (pauseMs: number, task: () => Promise<void>) => {
    while (!isOver) {
      await task();
      await sleep(pauseMs);
    }
  };
  const { origin, cookie } = balanced;
  const list = queryUrl(origin, "news.article.list", { pageSize: 20 });
  const category = await firstRecord(balanced, "news.category.list");
  let edits = 0;
  /** How long after an edit an instance still gave the page before it. */
  let outdatedMs = 0;

  const read = (path: string) => again(5, async () => void (await ask(path, 200, () => request(`${origin}${path}`))));
  const readList = () => again(20, async () => void (await ask("list", 200, () => request(list, { headers: { cookie } }))));
  const save = (article: { id: number; version: number }) =>
    again(20, async () => {
      const data = { summaryEn: `Saved at ${performance.now()}` };
      const call = () => callMutation(balanced, "news.article.update", { ...article, data });
      if (await ask("save", 200, call)) article.version += 1;
      else article.version = await versionOf("news.article.byId", article.id);
    });
  const versionOf = async (procedure: string, id: number): Promise<number> => {
    const answer = await request(queryUrl(origin, procedure, { id }), { headers: { cookie } });
    return Number(/"version":(\d+)/.exec(textOf(answer))?.[1]);
  };
  /** Renames a category, and waits until all instances show it. */
  const edit = () =>
    again(100, async () => {
      const nameEn = `Renamed at ${Math.round(performance.now())}`;
      const call = () => callMutation(balanced, "news.category.update", { ...category, data: { nameEn } });
      if (!(await ask("edit", 200, call))) {
        category.version = await versionOf("news.category.byId", category.id);
        return;
      }
      category.version += 1;
      edits += 1;
      const saved = performance.now();
      for (const { origin: one } of isKilledUp ? [steady, killed] : [steady]) {
        while (isKilledUp || one === steady.origin) {
          const sent = performance.now();
          const page = await request(`${one}/news`).catch(() => null);
          if (page && textOf(page).includes(nameEn)) break;
          if (sent - saved > 10_000) throw new Error(`${one} does not show ${nameEn}.`);
          // The last good answer of a page that takes long to render says that it is old.
          if (page && !page.headers["x-atrium-stale"]) outdatedMs = Math.max(outdatedMs, sent - saved);
        }
      }
    });
  const signInWrongly = (at: string, status: number) =>
    ask("sign-in", status, () =>
      request(`${at}/api/auth/login`, {
        method: "POST",
        // As nginx tells it of the clients here.
        headers: { "content-type": "application/json", "x-forwarded-for": "127.0.0.1" },
        body: JSON.stringify({ email: "nobody@example.com", password: "wrong" }),
      }),
    );

  say("instances: both under load");
  const articles = await firstRecords(balanced, "news.article.list", 2);
  const load = [read("/"), read("/news"), read("/vi/career"), readList(), readList(), ...articles.map(save), edit()];
  for (let count = 0; count < signIns / 2; count += 1) await signInWrongly(origin, 401);
  await sleep(calmMs);
  say("instances: one is killed and started again");
  isKilledUp = false;
  const killedFrom = performance.now();
  await killed.kill();
  const killedTo = performance.now();
  await restart();
  const outageMs = performance.now() - killedFrom;
  isKilledUp = true;
  for (let count = 0; count < signIns / 2; count += 1) await signInWrongly(killed.origin, 401);
  for (const { origin: at } of [killed, steady, balanced]) await signInWrongly(at, 429);
  await sleep(calmMs);
  isOver = true;
  await Promise.all(load);

  const [ofKilled, lost] = [failures.filter(isOfKilled), failures.filter((failure) => !isOfKilled(failure))];
  for (const { what, from } of failures) say(`instances: ${what}, ${Math.round(from - killedFrom)} ms after the kill`);
  function isOfKilled({ from, to }: Failure): boolean {
    return from < killedTo && to > killedFrom;
  }
  const during = `one of two killed and back after ${(outageMs / 1000).toFixed(1)} s`;
  return [
    limit(
      `${during}: of ${asked.toLocaleString("en-US")} requests, failed beside ${ofKilled.length} on it`,
      { ours: lost.length, unit: "requests" },
      { atMost: 0 },
    ),
    limit(
      `the same: how long an instance gave an outdated page, after ${edits} edits`,
      { ours: outdatedMs, unit: "ms" },
      { atMost: 100 },
    ),
  ];
}
