import { setTimeout as sleep } from "node:timers/promises";
import { request, textOf } from "./http";
import { callMutation, firstRecord, firstRecords, queryUrl, type Server, type Site } from "./site";
import { limit, type Row } from "./table";

/** Milliseconds of load before the kill and after the restart. */
const calmMs = 3_000;
/** Failed sign-ins to an account from one address before the throttle refuses. */
const signIns = 10;

type Setting = {
  /** Site behind the load balancer. */
  balanced: Site;
  steady: Server;
  killed: Server;
  /** Restarts the killed instance. @returns when it is ready */
  restart(): Promise<void>;
  say(text: string): void;
};

/** Request without the required response. */
type Failure = { what: string; from: number; to: number };

/**
 * Kills one of two instances under load and restarts it. Reports the requests lost although another process was serving them,
 * and state that an instance lost or did not receive: a session, an edit, a failed sign-in.
 */
export async function watchOutage({ balanced, steady, killed, restart, say }: Setting): Promise<Row[]> {
  const failures: Failure[] = [];
  let requests = 0;
  let isOver = false;
  let isKilledUp = true;

  /** @returns whether the response had this status */
  const attempt = async (what: string, status: number, task: () => Promise<{ status: number }>) => {
    requests += 1;
    const from = performance.now();
    const answered = await task().catch((error: Error) => ({ status: error.message }));
    if (answered.status === status) return true;
    failures.push({ what: `${what}: ${answered.status}`, from, to: performance.now() });
    return false;
  };
  const repeat = async (pauseMs: number, task: () => Promise<void>) => {
    while (!isOver) {
      await task();
      await sleep(pauseMs);
    }
  };
  const { origin, cookie } = balanced;
  const list = queryUrl(origin, "news.article.list", { pageSize: 20 });
  const category = await firstRecord(balanced, "news.category.list");
  let edits = 0;
  /** Milliseconds after an edit during which an instance served the previous page. */
  let outdatedMs = 0;

  const read = (path: string) => repeat(5, async () => void (await attempt(path, 200, () => request(`${origin}${path}`))));
  const readList = () => repeat(20, async () => void (await attempt("list", 200, () => request(list, { headers: { cookie } }))));
  const save = (article: { id: number; version: number }) =>
    repeat(20, async () => {
      const data = { summaryEn: `Saved at ${performance.now()}` };
      const call = () => callMutation(balanced, "news.article.update", { ...article, data });
      if (await attempt("save", 200, call)) article.version += 1;
      else article.version = await versionOf("news.article.byId", article.id);
    });
  const versionOf = async (procedure: string, id: number): Promise<number> => {
    const answer = await request(queryUrl(origin, procedure, { id }), { headers: { cookie } });
    return Number(/"version":(\d+)/.exec(textOf(answer))?.[1]);
  };
  /** Renames a category and waits until all instances show the new name. */
  const edit = () =>
    repeat(100, async () => {
      const nameEn = `Renamed at ${Math.round(performance.now())}`;
      const call = () => callMutation(balanced, "news.category.update", { ...category, data: { nameEn } });
      if (!(await attempt("edit", 200, call))) {
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
          // A stale answer, served while a page renders slowly, is marked as such.
          if (page && !page.headers["x-atrium-stale"]) outdatedMs = Math.max(outdatedMs, sent - saved);
        }
      }
    });
  const signInWrongly = (at: string, status: number) =>
    attempt("sign-in", status, () =>
      request(`${at}/api/auth/login`, {
        method: "POST",
        // nginx sends the same for clients on this machine.
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

  const [onKilled, lost] = [failures.filter(isOnKilled), failures.filter((failure) => !isOnKilled(failure))];
  for (const { what, from } of failures) say(`instances: ${what}, ${Math.round(from - killedFrom)} ms after the kill`);
  function isOnKilled({ from, to }: Failure): boolean {
    return from < killedTo && to > killedFrom;
  }
  const during = `one of two killed and back after ${(outageMs / 1000).toFixed(1)} s`;
  return [
    limit(
      `${during}: of ${requests.toLocaleString("en-US")} requests, failed beside ${onKilled.length} on it`,
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
