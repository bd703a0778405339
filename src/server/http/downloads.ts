import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { findRoute, isTokenUrl } from "~/lib/routes";
import { liveAccount } from "~/server/auth/live-session";
import { createQueue } from "~/server/platform/queue";
import { sendAnswer } from "./answer";
import { apiError } from "./api-errors";
import { MIN_BYTES_PER_SECOND } from "./body";
import { clientNetwork } from "./client";

type Limits = {
  maxRunning: number;
  maxWaiting: number;
  maxRunningEach: number;
  /** Milliseconds until an idle connection is closed, or a waiting download is answered with 503. */
  idleMs: number;
  minBytesPerSecond: number;
  maxMs: number;
};

const limits: Limits = {
  maxRunning: 8,
  maxWaiting: 32,
  maxRunningEach: 2,
  idleMs: 30_000,
  minBytesPerSecond: MIN_BYTES_PER_SECOND,
  maxMs: 15 * 60_000,
};

export function isDownloadUrl(url: string): boolean {
  const kind = findRoute(url)?.kind;
  return kind === "download" || kind === "export";
}

export async function isDownload({ method, url = "", headers }: IncomingMessage): Promise<boolean> {
  return method === "GET" && isDownloadUrl(url) && (isTokenUrl(url) || (await liveAccount(headers.cookie)) !== null);
}

/** Disconnects slow readers. A slow answer is not the client's fault: nothing waits to be read then. */
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

/** Streams downloads to clients in their own places, as slow clients hold them for long. @throws QueueFullError */
export function createDownloads(handle: RequestListener, bounds: Limits = limits) {
  const { idleMs, maxMs } = bounds;
  // CVs and attachments are short and must not wait for exports, nor staff for visitors.
  const [exports, files, visitors] = [createQueue(bounds), createQueue(bounds), createQueue(bounds)];

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = "" } = request;
    const account = await liveAccount(request.headers.cookie);
    let isRunning = false;
    response.setTimeout(idleMs, () => {
      if (isRunning) response.destroy();
      else sendAnswer(request, response, apiError(url, 503));
    });
    const staffQueue = findRoute(url)?.kind === "export" ? exports : files;
    const queue = isTokenUrl(url) ? visitors : staffQueue;
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
