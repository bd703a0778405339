import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { liveAccount } from "~/server/auth/live-session";
import { createQueue } from "~/server/platform/queue";
import { sendAnswer } from "./answer";
import { apiError } from "./api-errors";
import { clientNetwork } from "./client";

type Limits = {
  /** Downloads of one kind at once, and how many more wait for a place. */
  maxRunning: number;
  maxWaiting: number;
  /** How many of them one account has. */
  maxRunningEach: number;
  /** After this time in which nothing moves, a connection is closed; one that still waits for a place is answered with 503. */
  idleMs: number;
  /** The least speed at which a client must read what waits for it, judged every `idleMs`. */
  minBytesPerSecond: number;
  /** No download keeps its place for longer than this. */
  maxMs: number;
};

const limits: Limits = {
  maxRunning: 8,
  maxWaiting: 32,
  maxRunningEach: 2,
  idleMs: 30_000,
  minBytesPerSecond: 8 * 1024,
  maxMs: 15 * 60_000,
};

const paths = /^\/api\/(?:export|cv)\/[^/]+$/;

/** Whether an address is an export or a CV. */
export function isDownloadUrl(url = ""): boolean {
  return paths.test(url.split("?")[0] ?? "");
}

/** Whether a request is a download by staff. Others are refused, by way of the gateway's queue. */
export async function isDownload({ method, url, headers }: IncomingMessage): Promise<boolean> {
  return method === "GET" && isDownloadUrl(url) && (await liveAccount(headers.cookie)) !== null;
}

/**
 * Calls back when a client reads more slowly than it must while something waits for it. Slow answers are not its fault: they leave
 * nothing waiting.
 * @returns ends the watch
 */
function watchReader(response: ServerResponse, { idleMs, minBytesPerSecond }: Limits, onSlow: () => void): () => void {
  const read = () => {
    const { bytesWritten = 0, writableLength = 0 } = response.socket ?? {};
    return { bytes: bytesWritten - writableLength, isBehind: writableLength > 0 };
  };
  let before = read();
  const timer = setInterval(() => {
    const now = read();
    const isSlow = now.bytes - before.bytes < (minBytesPerSecond * idleMs) / 1000;
    if (before.isBehind && now.isBehind && isSlow) onSlow();
    before = now;
  }, idleMs);
  return () => clearInterval(timer);
}

/**
 * Lets Next write its answer straight to the client, so that it is never in memory as a whole. A slow client holds its place, so
 * downloads have places of their own. When the answer fails halfway, Next destroys the connection: the client sees no end.
 * @throws QueueFullError
 */
export function createDownloads(handle: RequestListener, bounds: Limits = limits) {
  const { idleMs, maxMs } = bounds;
  // A CV, which is short, does not wait for exports.
  const [exports, cvs] = [createQueue(bounds), createQueue(bounds)];

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const account = await liveAccount(request.headers.cookie);
    let isRunning = false;
    response.setTimeout(idleMs, () => {
      if (isRunning) response.destroy();
      else sendAnswer(request, response, apiError(request.url ?? "", 503));
    });
    const queue = request.url?.startsWith("/api/cv/") ? cvs : exports;
    await queue.run(async () => {
      if (response.destroyed || response.headersSent) return;
      isRunning = true;
      const cut = setTimeout(() => response.destroy(), maxMs);
      const endWatch = watchReader(response, bounds, () => response.destroy());
      const closed = new Promise<void>((resolve) => response.once("close", resolve));
      handle(request, response);
      await closed;
      endWatch();
      clearTimeout(cut);
    }, account ?? clientNetwork(request));
  };
}
