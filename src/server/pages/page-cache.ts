import { LRUCache } from "lru-cache";
import { AppError } from "~/server/platform/errors";
import { type Queue, QueueFullError } from "~/server/platform/queue";
import { TimeoutError, withTimeout } from "~/server/platform/timeout";
import {
  bytesOf,
  type CompressedPage,
  compress,
  type Rendered,
  type Served,
  sendPage,
  sendRedirect,
  sendText,
  type Visit,
} from "./page-answer";
import { RENDER_TIMEOUT_MS } from "./page-renderer";
import type { StandInStatus } from "./public-routes";

/** Why something is answered instead of a page. `retryAfter`: seconds until the visitor may ask again. */
export type Refusal = "missing" | "failure" | "busy" | { retryAfter: number };

export type PageCacheOptions = {
  render(url: string): Promise<Rendered>;
  /** Rises with every edit that visitors could see; null while edits elsewhere can't be noticed: nothing is cached then. */
  generation(): number | null;
  nextMoment(after: Date): Promise<Date | null>;
  standIn(url: string, status: StandInStatus): string;
  redirect?(url: string, search: string): Promise<{ status: number; location: string } | null>;
  queue: Queue;
  mayCache?(url: string): boolean;
  /** Counts a render against the client. @throws ERROR_TOO_MANY_REQUESTS */
  countMiss?(address: string, page: { url: string; wasCached: boolean }): Promise<void>;
  countMissing?(address: string): Promise<void>;
  /** Whether the database is away: pages then fail through no fault of their own and are answered with 503. */
  isUnavailable?(): Promise<boolean>;
  /** Called when a page begins to fail; outages of the database do not count. */
  onFailure?(url: string, error: unknown): void;
  onRecovery?(url: string): void;
  maxBytes: number;
  renderTimeoutMs?: number;
  patienceMs?: number;
  now?(): number;
};

type CachedAnswer = { answer: CompressedPage; generation: number; endsAt: number };

type RenderStart = { generation: number | null; endsAt: number };

/** A render; `start` is null while it is queued. */
type PendingRender = {
  start: RenderStart | null;
  answer: Promise<CompressedPage>;
  overdue: Promise<"overdue">;
  isOverdue: boolean;
};

export type PageCache = {
  has(url: string): boolean;
  /** Answers a request; returns no promise for a cached page. */
  answer(visit: Visit): Promise<void> | undefined;
  answerInstead(visit: Visit, refusal: Refusal): Promise<void>;
  size(): number;
  clear(): void;
};

const hourMs = 3_600_000;
/** A page that has just failed is not rendered again for this long while an older answer can be served. */
const pauseMs = 1_000;

/** Creates the cache. An answer is served only in its generation, until the next scheduled change, and for an hour at most. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { generation, standIn, queue, renderTimeoutMs = RENDER_TIMEOUT_MS, patienceMs = 1_000, now = Date.now } = options;
  const cachedPages = new LRUCache<string, CachedAnswer>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ answer }) => bytesOf(answer),
  });
  const pending = new Map<string, PendingRender>();
  const errorPages = new Map<string, Promise<CompressedPage | null>>();
  const failed = new LRUCache<string, { generation: number | null; until: number; isReported: boolean }>({ max: 1_000 });
  let moment: { generation: number; after: number; at: number } | null = null;

  return {
    has: (url) => findCached(url) !== null,
    answer,
    answerInstead,
    size: () => cachedPages.calculatedSize,
    clear: () => cachedPages.clear(),
  };

  function answer(visit: Visit) {
    const served = findCached(visit.url);
    return served ? sendPage(visit, served) : answerFresh(visit);
  }

  async function answerFresh(visit: Visit) {
    const { url, request } = visit;
    try {
      await options.countMiss?.(addressOf(visit), { url, wasCached: cachedPages.has(url) });
      const served = await fetchAnswer(url, visit);
      const isMissing = served.answer.status === 404;
      const redirect = isMissing ? await findRedirect(url, request.url ?? "") : null;
      if (redirect) return sendRedirect(visit, redirect);
      if (!isMissing) return await sendPage(visit, served);
      await options.countMissing?.(addressOf(visit));
      await answerInstead(visit, "missing");
    } catch (error) {
      if (error instanceof AppError && error.appCode === "ERROR_TOO_MANY_REQUESTS") {
        return await answerInstead(visit, { retryAfter: error.details.retryAfter ?? 1 });
      }
      if (error instanceof QueueFullError) return await answerInstead(visit, "busy");
      if (!(error instanceof RenderFailed)) options.onFailure?.(url, error);
      await sendFailure(visit, error instanceof RenderFailed && error.isUnavailable ? 503 : 500);
    }
  }

  async function findRedirect(url: string, asked: string) {
    const search = asked.match(/\?.*/s)?.[0] ?? "";
    return (await options.redirect?.(url, search).catch(() => null)) ?? null;
  }

  async function answerInstead(visit: Visit, refusal: Refusal): Promise<void> {
    if (refusal === "missing") return sendStandIn(visit, 404);
    if (refusal === "busy") return sendFailure(visit, 503);
    if (refusal === "failure") return sendFailure(visit, (await isUnavailable()) ? 503 : 500);
    const headers = { ...visit.headers, "Retry-After": String(refusal.retryAfter) };
    await sendStandIn({ ...visit, headers }, 429);
  }

  async function sendFailure(visit: Visit, status: 500 | 503) {
    const page = await errorPage(standIn(visit.url, 500));
    if (!page) return sendText(visit, status);
    await sendPage(visit, { answer: { ...page, status }, outcome: "hit", isStale: false });
  }

  /** Renders an error page once, without the queue, which may be full. It is the same in every generation. */
  function errorPage(url: string): Promise<CompressedPage | null> {
    const cachedPage = errorPages.get(url);
    if (cachedPage) return cachedPage;
    const page = renderErrorPage(url);
    errorPages.set(url, page);
    return page;
  }

  async function renderErrorPage(url: string): Promise<CompressedPage | null> {
    const page = await render(url, () => {}).catch(() => null);
    if (page?.status === 200) return page;
    errorPages.delete(url);
    return null;
  }

  async function sendStandIn(visit: Visit, status: 404 | 429) {
    const address = standIn(visit.url, status);
    const page = findCached(address) ?? (await fetchAnswer(address, visit).catch(() => null));
    if (page?.answer.status !== 200) return sendText(visit, status);
    await sendPage(visit, { ...page, answer: { ...page.answer, status } });
  }

  async function isUnavailable(): Promise<boolean> {
    return (await options.isUnavailable?.()) ?? false;
  }

  function findCached(url: string): Served | null {
    const current = generation();
    const cached = current === null ? undefined : cachedPages.get(url);
    if (!cached || cached.generation !== current || now() >= cached.endsAt) return null;
    return { answer: cached.answer, outcome: "hit", isStale: false };
  }

  async function fetchAnswer(url: string, visit: Visit): Promise<Served> {
    const last = cachedPages.get(url)?.answer;
    if (!last) return { answer: await joinRender(url, visit).answer, outcome: "miss", isStale: false };
    const stale: Served = { answer: last, outcome: "hit", isStale: true };
    const pause = failed.get(url);
    const isPaused = pause !== undefined && pause.generation === generation() && now() < pause.until;
    if (isPaused || pending.get(url)?.isOverdue) return stale;
    try {
      const { answer: rendered, overdue } = joinRender(url, visit);
      const fresh = await Promise.race([rendered, overdue]);
      return fresh === "overdue" ? stale : { answer: fresh, outcome: "miss", isStale: false };
    } catch {
      return stale;
    }
  }

  function joinRender(url: string, visit: Visit): PendingRender {
    const running = pending.get(url);
    if (running && isCurrent(running.start)) return running;
    let timer: NodeJS.Timeout | undefined;
    const started: PendingRender = {
      start: null,
      answer: queue.run(() => render(url, (start) => Object.assign(started, { start })), visit.address?.()),
      overdue: new Promise((resolve) => {
        timer = setTimeout(() => {
          started.isOverdue = true;
          resolve("overdue");
        }, patienceMs);
      }),
      isOverdue: false,
    };
    pending.set(url, started);
    const remove = () => {
      clearTimeout(timer);
      if (pending.get(url) === started) pending.delete(url);
    };
    started.answer.then(remove, remove);
    return started;
  }

  function isCurrent(start: RenderStart | null): boolean {
    return start === null || (start.generation !== null && start.generation === generation() && now() < start.endsAt);
  }

  async function render(url: string, onStart: (start: RenderStart) => void): Promise<CompressedPage> {
    const before = generation();
    try {
      const endsAt = await endOf(before, now());
      onStart({ generation: before, endsAt });
      const fresh = await compress(await withTimeout(options.render(url), renderTimeoutMs));
      if (fresh.status >= 500) throw new Error(`the answer was a ${fresh.status}`);
      recordRecovery(url);
      // Never cache what was read before an edit.
      const isSame = before !== null && generation() === before && now() < endsAt;
      if (fresh.status !== 200) forget(url, before);
      else if (isSame && (options.mayCache?.(url) ?? true)) cachedPages.set(url, { answer: fresh, generation: before, endsAt });
      return fresh;
    } catch (error) {
      throw await recordFailure(url, before, error);
    }
  }

  /** Drops a withdrawn page, so that it is no last good answer; an answer cached after this render began is newer and stays. */
  function forget(url: string, before: number | null): void {
    const cached = cachedPages.get(url);
    if (cached && (before === null || cached.generation <= before)) cachedPages.delete(url);
  }

  async function recordFailure(url: string, before: number | null, error: unknown): Promise<RenderFailed> {
    const isAway = await isUnavailable();
    const wasReported = failed.get(url)?.isReported ?? false;
    // The outage is already logged.
    if (!isAway && !wasReported) options.onFailure?.(url, error);
    failed.set(url, { generation: before, until: now() + pauseMs, isReported: wasReported || !isAway });
    return new RenderFailed(isAway || error instanceof TimeoutError);
  }

  function recordRecovery(url: string): void {
    if (failed.get(url)?.isReported) options.onRecovery?.(url);
    failed.delete(url);
  }

  async function endOf(current: number | null, start: number): Promise<number> {
    const latest = start + hourMs;
    if (current === null) return start;
    if (moment && moment.generation === current && moment.after <= start && start < moment.at) return Math.min(moment.at, latest);
    try {
      const next = await withTimeout(options.nextMoment(new Date(start)), patienceMs);
      const at = next?.getTime() ?? Number.POSITIVE_INFINITY;
      moment = { generation: current, after: start, at };
      return Math.min(at, latest);
    } catch {
      // The next scheduled change is unknown: don't cache the page.
      return start;
    }
  }
}

function addressOf({ address }: Visit): string {
  return address?.() ?? "unknown";
}

class RenderFailed extends Error {
  constructor(readonly isUnavailable: boolean) {
    super("The page could not be rendered.");
  }
}
