import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { splitLocale } from "~/i18n/routing";
import { AppError } from "~/server/platform/errors";
import { type Queue, QueueFullError } from "~/server/platform/queue";
import { setCacheOutcome } from "~/server/platform/request-context";
import { TimeoutError, withTimeout } from "~/server/platform/timeout";
import { translatorFor } from "~/server/platform/translator";
import type { StandInStatus } from "./public-routes";

export type Rendered = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

export type PageCacheOptions = {
  render(url: string): Promise<Rendered>;
  /** Rises with every edit that visitors could see; null while edits elsewhere can't be noticed: nothing is cached then. */
  generation(): number | null;
  nextMoment(after: Date): Promise<Date | null>;
  standIn(url: string, status: StandInStatus): string;
  redirect?(url: string, search: string): Promise<{ status: number; location: string } | null>;
  queue: Queue;
  isKept?(url: string): boolean;
  /** Counts a render against the client. @throws ERROR_TOO_MANY_REQUESTS */
  countMiss?(address: string, page: { url: string; wasKept: boolean }): Promise<void>;
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

type Encoding = "br" | "gzip" | "identity";

type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  hash: string;
  br: Buffer;
  gzip: Buffer;
};

type KeptAnswer = { answer: Answer; generation: number; endsAt: number };

type RenderStart = { generation: number | null; endsAt: number };

/** A render; `start` is null while it is queued. */
type PendingRender = {
  start: RenderStart | null;
  answer: Promise<Answer>;
  overdue: Promise<"overdue">;
  isOverdue: boolean;
};

type Served = { answer: Answer; outcome: "hit" | "miss"; isStale: boolean };

type Client = { headers: OutgoingHttpHeaders; address?(): string };

export type PageCache = {
  has(url: string): boolean;
  /** Answers a request; returns no promise for a cached page. */
  answer(request: IncomingMessage, response: ServerResponse, url: string, client: Client): Promise<void> | undefined;
  answerMissing(request: IncomingMessage, response: ServerResponse, url: string, client: Client): Promise<void>;
  answerFailure(request: IncomingMessage, response: ServerResponse, url: string, client: Client): Promise<void>;
  answerBusy(request: IncomingMessage, response: ServerResponse, url: string, client: Client): Promise<void>;
  /** Answers with the page for too many requests. @param retryAfter seconds */
  answerTooMany(
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    client: Client,
    retryAfter: number,
  ): Promise<void>;
  size(): number;
  clear(): void;
};

const hourMs = 3_600_000;
/** A page that has just failed is not rendered again for this long while an older answer can be served. */
const pauseMs = 1_000;
/** In seconds. */
const retryAfter = "1";

/** Creates the cache. An answer is served only in its generation, until the next scheduled change, and for an hour at most. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { generation, standIn, queue, renderTimeoutMs = 15_000, patienceMs = 1_000, now = Date.now } = options;
  const cachedPages = new LRUCache<string, KeptAnswer>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ answer }) => bytesOf(answer),
  });
  const pending = new Map<string, PendingRender>();
  const errorPages = new Map<string, Promise<Answer | null>>();
  const failed = new LRUCache<string, { generation: number | null; until: number; isTold: boolean }>({ max: 1_000 });
  let moment: { generation: number; after: number; at: number } | null = null;

  return {
    has: (url) => findKept(url) !== null,
    answer,
    answerMissing,
    answerFailure,
    answerBusy: (request, response, url, client) => sendFailure(request, response, url, client, 503),
    answerTooMany,
    size: () => cachedPages.calculatedSize,
    clear: () => cachedPages.clear(),
  };

  function answer(request: IncomingMessage, response: ServerResponse, url: string, client: Client) {
    const served = findKept(url);
    return served ? send(request, response, served, client.headers) : answerFresh(request, response, url, client);
  }

  async function answerFresh(request: IncomingMessage, response: ServerResponse, url: string, client: Client) {
    try {
      const served = await countAndFetch(url, client);
      const isMissing = served.answer.status === 404;
      const redirect = isMissing ? await findRedirect(url, request.url ?? "") : null;
      if (redirect) return sendRedirect(response, redirect, client.headers);
      if (!isMissing) return await send(request, response, served, client.headers);
      await options.countMissing?.(client.address?.() ?? "unknown");
      await answerMissing(request, response, url, client);
    } catch (error) {
      if (error instanceof AppError && error.appCode === "ERROR_TOO_MANY_REQUESTS") {
        return await answerTooMany(request, response, url, client, error.details.retryAfter ?? 1);
      }
      if (error instanceof QueueFullError) return await sendFailure(request, response, url, client, 503);
      if (!(error instanceof RenderFailed)) options.onFailure?.(url, error);
      await sendFailure(request, response, url, client, error instanceof RenderFailed && error.isUnavailable ? 503 : 500);
    }
  }

  async function answerMissing(request: IncomingMessage, response: ServerResponse, url: string, client: Client) {
    const page = await standInPage(url, 404, client);
    if (page) await send(request, response, page, client.headers);
    else sendText(response, 404, url, client.headers);
  }

  async function findRedirect(url: string, asked: string) {
    const search = asked.match(/\?.*/s)?.[0] ?? "";
    return (await options.redirect?.(url, search).catch(() => null)) ?? null;
  }

  async function answerFailure(request: IncomingMessage, response: ServerResponse, url: string, client: Client) {
    await sendFailure(request, response, url, client, (await isUnavailable()) ? 503 : 500);
  }

  async function sendFailure(request: IncomingMessage, response: ServerResponse, url: string, client: Client, status: 500 | 503) {
    const page = await errorPage(standIn(url, 500));
    if (!page) return sendText(response, status, url, client.headers);
    await send(request, response, { answer: { ...page, status }, outcome: "hit", isStale: false }, client.headers);
  }

  /** Renders an error page once, without the queue, which may be full. It is the same in every generation. */
  function errorPage(url: string): Promise<Answer | null> {
    const cachedPage = errorPages.get(url);
    if (cachedPage) return cachedPage;
    const page = renderErrorPage(url);
    errorPages.set(url, page);
    return page;
  }

  async function renderErrorPage(url: string): Promise<Answer | null> {
    const page = await render(url, () => {}).catch(() => null);
    if (page?.status === 200) return page;
    errorPages.delete(url);
    return null;
  }

  async function answerTooMany(
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    client: Client,
    retryAfter: number,
  ) {
    const headers = { ...client.headers, "Retry-After": String(retryAfter) };
    const page = await standInPage(url, 429, client);
    if (page) await send(request, response, page, headers);
    else sendText(response, 429, url, headers);
  }

  async function standInPage(url: string, status: 404 | 429, client: Client): Promise<Served | null> {
    const address = standIn(url, status);
    const page = findKept(address) ?? (await fetchAnswer(address, client).catch(() => null));
    return page?.answer.status === 200 ? { ...page, answer: { ...page.answer, status } } : null;
  }

  async function countAndFetch(url: string, client: Client): Promise<Served> {
    await options.countMiss?.(client.address?.() ?? "unknown", { url, wasKept: cachedPages.has(url) });
    return fetchAnswer(url, client);
  }

  async function isUnavailable(): Promise<boolean> {
    return (await options.isUnavailable?.()) ?? false;
  }

  function findKept(url: string): Served | null {
    const current = generation();
    const cached = current === null ? undefined : cachedPages.get(url);
    if (!cached || cached.generation !== current || now() >= cached.endsAt) return null;
    return { answer: cached.answer, outcome: "hit", isStale: false };
  }

  async function fetchAnswer(url: string, client: Client): Promise<Served> {
    const last = cachedPages.get(url)?.answer;
    if (!last) return { answer: await joinRender(url, client).answer, outcome: "miss", isStale: false };
    const stale: Served = { answer: last, outcome: "hit", isStale: true };
    const pause = failed.get(url);
    const isPaused = pause !== undefined && pause.generation === generation() && now() < pause.until;
    if (isPaused || pending.get(url)?.isOverdue) return stale;
    try {
      const { answer: rendered, overdue } = joinRender(url, client);
      const fresh = await Promise.race([rendered, overdue]);
      return fresh === "overdue" ? stale : { answer: fresh, outcome: "miss", isStale: false };
    } catch {
      return stale;
    }
  }

  function joinRender(url: string, client: Client): PendingRender {
    const running = pending.get(url);
    if (running && isCurrent(running.start)) return running;
    let timer: NodeJS.Timeout | undefined;
    const started: PendingRender = {
      start: null,
      answer: queue.run(() => render(url, (start) => Object.assign(started, { start })), client.address?.()),
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

  async function render(url: string, onStart: (start: RenderStart) => void): Promise<Answer> {
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
      else if (isSame && (options.isKept?.(url) ?? true)) cachedPages.set(url, { answer: fresh, generation: before, endsAt });
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
    const wasTold = failed.get(url)?.isTold ?? false;
    // The outage is already logged.
    if (!isAway && !wasTold) options.onFailure?.(url, error);
    failed.set(url, { generation: before, until: now() + pauseMs, isTold: wasTold || !isAway });
    return new RenderFailed(isAway || error instanceof TimeoutError);
  }

  function recordRecovery(url: string): void {
    if (failed.get(url)?.isTold) options.onRecovery?.(url);
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

class RenderFailed extends Error {
  constructor(readonly isUnavailable: boolean) {
    super("The page could not be rendered.");
  }
}

async function compress({ status, headers, body }: Rendered): Promise<Answer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)]);
  return { status, headers, hash: createHash("sha256").update(body).digest("base64url").slice(0, 22), br, gzip: zipped };
}

function bytesOf({ headers, br, gzip }: Answer): number {
  return br.length + gzip.length + JSON.stringify(headers).length + 256;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, outcome, isStale }: Served,
  common: OutgoingHttpHeaders,
): Promise<void> | undefined {
  setCacheOutcome(isStale ? "stale" : outcome);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  // A strong ETag must differ between encodings (RFC 9110, 8.8.3.3).
  const etag = `"${answer.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const isFailure = answer.status === 429 || answer.status >= 500;
  const headers: OutgoingHttpHeaders = {
    ...common,
    ...answer.headers,
    ETag: etag,
    "Cache-Control": isFailure ? "no-store" : "public, max-age=0, must-revalidate",
    ...(answer.status === 503 && { "Retry-After": retryAfter }),
    Vary: "Accept-Encoding",
    "X-Atrium-Cache": outcome,
    ...(isStale && { "X-Atrium-Stale": "1" }),
  };
  if (answer.status === 200 && matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const sendBody = (body: Buffer) => {
    headers["Content-Length"] = body.length;
    response.writeHead(answer.status, headers).end(request.method === "HEAD" ? undefined : body);
  };
  if (encoding === "identity") return promisify(gunzip)(answer.gzip).then(sendBody);
  headers["Content-Encoding"] = encoding;
  sendBody(answer[encoding]);
}

function sendRedirect(
  response: ServerResponse,
  { status, location }: { status: number; location: string },
  common: OutgoingHttpHeaders,
): void {
  response.writeHead(status, { ...common, Location: location, "Cache-Control": "no-store", "Content-Length": 0 }).end();
}

const texts = { 404: "notFound", 429: "tooManyRequests", 500: "error", 503: "error" } as const;

function sendText(response: ServerResponse, status: keyof typeof texts, url: string, common: OutgoingHttpHeaders): void {
  const t = translatorFor(splitLocale(url).locale);
  const text = `${t(`site.${texts[status]}.title`)}\n${t(`site.${texts[status]}.text`)}`;
  const headers = { ...common, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  response.writeHead(status, status === 503 ? { ...headers, "Retry-After": retryAfter } : headers).end(`${text}\n`);
}

const chosenEncodings = new LRUCache<string, Encoding>({ max: 100 });

export function chooseEncoding(accept: string | string[] = ""): Encoding {
  const header = String(accept);
  const cached = chosenEncodings.get(header);
  if (cached) return cached;
  const chosen = negotiateEncoding(header);
  chosenEncodings.set(header, chosen);
  return chosen;
}

function negotiateEncoding(accept: string): Encoding {
  const accepted = new Negotiator({ headers: { "accept-encoding": accept } }).encodings(["br", "gzip"]);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}

function matches(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
