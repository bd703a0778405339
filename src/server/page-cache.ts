import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** A page as it was rendered: what of its headers a visitor gets, and its body as it is. */
export type Rendered = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

type Options = {
  /** Renders a page from nothing but its address. */
  render(url: string): Promise<Rendered>;
  /** Grows with every edit that a visitor could see; null while edits elsewhere can't be heard of: nothing is kept then. */
  generation(): number | null;
  /** The next moment at which a page changes by itself, after the one given. */
  nextMoment(after: Date): Promise<Date | null>;
  /** The address whose body stands in for an empty answer. */
  standIn(url: string, status: 404 | 500): string;
  /** Whether an answer to this address is worth keeping. */
  isKept?(url: string): boolean;
  /** Pages began to fail, or stopped to. */
  onFailure?(url: string, error: unknown): void;
  onRecovery?(): void;
  maxBytes: number;
  /** Renders at once, and waiting for their turn; beyond them a visitor is asked to come again. */
  maxRenders?: number;
  maxWaiting?: number;
  renderTimeoutMs?: number;
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

type Kept = { answer: Answer; generation: number; endsAt: number };

/** What a render that has begun was begun in; null while it waits for its turn. */
type Begun = { in: { generation: number | null; endsAt: number } | null };

/** A render under way or waiting. */
type Flight = { begun: Begun; answer: Promise<Answer> };

type Served = { answer: Answer; outcome: "hit" | "miss"; isStale: boolean };

export type PageCache = {
  /** Answers a GET or HEAD for a public page. @param headers what every answer carries */
  answer(request: IncomingMessage, response: ServerResponse, url: string, headers: OutgoingHttpHeaders): Promise<void>;
  /** The bytes that kept answers take. */
  size(): number;
};

const hourMs = 3_600_000;
/** A page that has just failed is not tried again for this long, while an older answer can be served. */
const pauseMs = 1_000;

/**
 * Whole public answers in memory, already compressed. An answer is served only in the generation it was rendered in, until
 * the next moment at which something appears or goes by itself, and for an hour at most. It knows nothing of what the pages say.
 */
export function createPageCache(options: Options): PageCache {
  const { generation, standIn, maxRenders = 4, maxWaiting = 128, renderTimeoutMs = 15_000, now = Date.now } = options;
  const kept = new LRUCache<string, Kept>({ maxSize: options.maxBytes, sizeCalculation: ({ answer }) => bytesOf(answer) });
  const flights = new Map<string, Flight>();
  const failed = new LRUCache<string, { generation: number | null; until: number }>({ max: 1_000 });
  const inTurn = createTurns(maxRenders, maxWaiting);
  let moment: { generation: number; after: number; at: number } | null = null;
  let isFailing = false;

  return { answer, size: () => kept.calculatedSize };

  async function answer(request: IncomingMessage, response: ServerResponse, url: string, headers: OutgoingHttpHeaders) {
    try {
      // What is kept is answered at once, without a promise in between.
      const served = hit(url) ?? (await fetched(url));
      // Without JavaScript, Next's own body of a 404 is empty.
      const page = served.answer.status === 404 ? await standInFor(url, 404) : null;
      await send(request, response, page ?? served, headers);
    } catch (error) {
      if (error instanceof Busy) return sendText(response, 503, "Too many visitors at once. Please try again.", headers);
      if (!(error instanceof RenderFailed)) options.onFailure?.(url, error);
      const page = await standInFor(url, 500);
      if (page) await send(request, response, page, headers);
      else sendText(response, 500, "Something went wrong.", headers);
    }
  }

  /** The site's own page for what was not found or went wrong, with that status. */
  async function standInFor(url: string, status: 404 | 500): Promise<Served | null> {
    const address = standIn(url, status);
    const page = hit(address) ?? (await fetched(address).catch(() => null));
    return page?.answer.status === 200 ? { ...page, answer: { ...page.answer, status } } : null;
  }

  function hit(url: string): Served | null {
    const current = generation();
    const known = current === null ? undefined : kept.get(url);
    if (!known || known.generation !== current || now() >= known.endsAt) return null;
    return { answer: known.answer, outcome: "hit", isStale: false };
  }

  /** A fresh answer or, when none can be had, the last good one. */
  async function fetched(url: string): Promise<Served> {
    const pause = failed.get(url);
    const isPaused = pause !== undefined && pause.generation === generation() && now() < pause.until;
    const last = kept.get(url)?.answer;
    if (isPaused && last) return { answer: last, outcome: "hit", isStale: true };
    try {
      return { answer: await joined(url), outcome: "miss", isStale: false };
    } catch (error) {
      if (error instanceof Busy || !last) throw error;
      return { answer: last, outcome: "hit", isStale: true };
    }
  }

  /** Joins the render of that page that is under way, unless something changed since it began. */
  function joined(url: string): Promise<Answer> {
    const flight = flights.get(url);
    if (flight && isCurrent(flight.begun.in)) return flight.answer;
    const begun: Begun = { in: null };
    const mine: Flight = { begun, answer: inTurn(() => rendered(url, begun)) };
    flights.set(url, mine);
    const land = () => {
      if (flights.get(url) === mine) flights.delete(url);
    };
    mine.answer.then(land, land);
    return mine.answer;
  }

  function isCurrent(begun: Begun["in"]): boolean {
    return begun === null || (begun.generation !== null && begun.generation === generation() && now() < begun.endsAt);
  }

  async function rendered(url: string, begun: Begun): Promise<Answer> {
    const before = generation();
    const endsAt = await endOf(before, now());
    begun.in = { generation: before, endsAt };
    try {
      const fresh = await compressed(await withTimeout(options.render(url), renderTimeoutMs));
      if (fresh.status >= 500) throw new Error(`the answer was a ${fresh.status}`);
      recovered(url);
      // What was read before an edit is never kept after it.
      const isSame = before !== null && generation() === before && now() < endsAt;
      if (isSame && fresh.status === 200 && (options.isKept?.(url) ?? true))
        kept.set(url, { answer: fresh, generation: before, endsAt });
      return fresh;
    } catch (error) {
      failed.set(url, { generation: before, until: now() + pauseMs });
      if (!isFailing) options.onFailure?.(url, error);
      isFailing = true;
      throw new RenderFailed();
    }
  }

  /** Some pages need nothing that may be away: only one that had failed tells that the failing is over. */
  function recovered(url: string): void {
    if (!failed.delete(url)) return;
    if (isFailing) options.onRecovery?.();
    isFailing = false;
  }

  /** When an answer rendered from now on ends. Within a generation nothing but time can change it: it is asked for once. */
  async function endOf(current: number | null, start: number): Promise<number> {
    const latest = start + hourMs;
    if (current === null) return start;
    if (moment && moment.generation === current && moment.after <= start && start < moment.at) return Math.min(moment.at, latest);
    try {
      const next = await options.nextMoment(new Date(start));
      const at = next?.getTime() ?? Number.POSITIVE_INFINITY;
      moment = { generation: current, after: start, at };
      return Math.min(at, latest);
    } catch {
      // Nobody knows: render it, but don't keep it.
      return start;
    }
  }
}

/** There are too many renders waiting already. */
class Busy extends Error {}

/** A render failed, and that was told. */
class RenderFailed extends Error {}

/** Runs tasks, at most so many at once and so many waiting; beyond that it throws `Busy`. */
function createTurns(maxRunning: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new Busy();
      // Whoever ends hands its place on.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function withTimeout<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

async function compressed({ status, headers, body }: Rendered): Promise<Answer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)]);
  return { status, headers, hash: createHash("sha256").update(body).digest("base64url").slice(0, 22), br, gzip: zipped };
}

function bytesOf({ headers, br, gzip }: Answer): number {
  return br.length + gzip.length + JSON.stringify(headers).length + 256;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, outcome, isStale }: Served,
  common: OutgoingHttpHeaders,
): Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  // Each form of a body is a body of its own to a strong ETag.
  const etag = `"${answer.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const headers: OutgoingHttpHeaders = {
    ...common,
    ...answer.headers,
    ETag: etag,
    "Cache-Control": "public, max-age=0, must-revalidate",
    Vary: "Accept-Encoding",
    "X-Atrium-Cache": outcome,
    ...(isStale && { "X-Atrium-Stale": "1" }),
  };
  if (answer.status === 200 && matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding === "identity" ? await promisify(gunzip)(answer.gzip) : answer[encoding];
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = body.length;
  response.writeHead(answer.status, headers).end(request.method === "HEAD" ? undefined : body);
}

function sendText(response: ServerResponse, status: 500 | 503, text: string, common: OutgoingHttpHeaders): void {
  const headers = { ...common, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  response.writeHead(status, status === 503 ? { ...headers, "Retry-After": "1" } : headers).end(`${text}\n`);
}

/** The smallest form that a visitor accepts. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  const weights = new Map(
    String(accept ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
        const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)];
      }),
  );
  const accepts = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}

function matches(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
