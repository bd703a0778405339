import type { IncomingMessage } from "node:http";
import type { HeldMemory, MemoryBudget } from "./memory-budget";

export class BodyRefusedError extends Error {
  constructor(readonly status: 400 | 408 | 413 | 503) {
    super(`The body was refused with ${status}.`);
  }
}

/** Minimum speed of uploads and downloads; slower ones lose their place. */
export const MIN_BYTES_PER_SECOND = 8 * 1024;

const SPEED_WINDOW_SECONDS = 10;

export type BodyBounds = {
  maxBytes: number;
  maxMs: number;
  /** Minimum speed in every ten seconds: a stalled body holds memory. */
  minBytesPerSecond?: number;
  memory: MemoryBudget;
  client: string;
  /** Bytes to count in the memory before anything is read; by default the size of the body. */
  heldBytes?: number;
  /** Maximum time to wait for memory, while the body stays unread in the network. */
  maxWaitMs?: number;
};

type Take = (piece: Buffer) => boolean;

type Received = { free(): void };

/** Largest size of a body, which a chunked one does not say. */
export function bodySize({ headers }: IncomingMessage, maxBytes: number): number {
  return Math.min(Number(headers["content-length"] ?? maxBytes), maxBytes);
}

/** Reads a body into one buffer: pieces and their sum would take the memory twice. @throws BodyRefusedError */
export async function readBody(request: IncomingMessage, bounds: BodyBounds): Promise<Received & { body: Buffer<ArrayBuffer> }> {
  let body: Buffer<ArrayBuffer> | undefined;
  let received = 0;
  const { free } = await receiveBody(request, bounds, (piece) => {
    body ??= Buffer.allocUnsafeSlow(bodySize(request, bounds.maxBytes));
    received += piece.copy(body, received);
    return true;
  });
  return { body: body?.subarray(0, received) ?? Buffer.alloc(0), free };
}

/** Passes the pieces of a body to `take`, which returns false to discard the rest. @throws BodyRefusedError, errors of `take` */
export async function receiveBody(request: IncomingMessage, bounds: BodyBounds, take: Take): Promise<Received> {
  const held = bounds.memory.hold(bounds.client);
  try {
    if (Number(request.headers["content-length"]) > bounds.maxBytes) throw new BodyRefusedError(413);
    await waitForMemory(request, held, bounds);
    await readPieces(request, bounds, take);
    return { free: held.free };
  } catch (error) {
    held.free();
    throw error;
  } finally {
    if (!request.readableEnded) discardBody(request);
  }
}

/** Counts a body before it is read: bodies that are refused halfway would leave the memory full of garbage. */
async function waitForMemory(request: IncomingMessage, held: HeldMemory, bounds: BodyBounds): Promise<void> {
  const { heldBytes = bodySize(request, bounds.maxBytes), maxWaitMs = 0 } = bounds;
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  if (maxWaitMs === 0 || request.destroyed) giveUp();
  const timer = setTimeout(giveUp, maxWaitMs);
  request.once("close", giveUp);
  const isCounted = await held.wait(heldBytes, waiting.signal);
  clearTimeout(timer);
  request.off("close", giveUp);
  if (!isCounted) throw new BodyRefusedError(503);
}

function readPieces(request: IncomingMessage, bounds: BodyBounds, take: Take): Promise<void> {
  const { maxBytes, maxMs, minBytesPerSecond = 0 } = bounds;
  return new Promise((resolve, reject) => {
    let received = 0;
    let receivedBefore = 0;
    const finish = () => {
      stop();
      resolve();
    };
    const refuse = (error: unknown) => {
      stop();
      reject(error);
    };
    const onData = (piece: Buffer) => {
      received += piece.length;
      if (received > maxBytes) return refuse(new BodyRefusedError(413));
      try {
        if (!take(piece)) finish();
      } catch (error) {
        refuse(error);
      }
    };
    const onClose = () => refuse(new BodyRefusedError(408));
    const timer = setTimeout(onClose, maxMs);
    const speedCheck = setInterval(() => {
      if (received - receivedBefore < minBytesPerSecond * SPEED_WINDOW_SECONDS) refuse(new BodyRefusedError(408));
      receivedBefore = received;
    }, SPEED_WINDOW_SECONDS * 1_000);
    const stop = () => {
      clearTimeout(timer);
      clearInterval(speedCheck);
      request.off("data", onData).off("end", finish).off("close", onClose);
    };
    // The client may have disconnected before anything was read.
    if (request.destroyed) return onClose();
    request
      .on("data", onData)
      .on("end", finish)
      .on("close", onClose)
      .on("error", () => {});
  });
}

/** Drops the rest of a body, as the client would see a reset. One piece per turn: many would block the event loop. */
export function discardBody(request: IncomingMessage): void {
  const takePiece = () => {
    request.pause();
    setImmediate(() => request.resume());
  };
  request.removeAllListeners("data").on("data", takePiece);
  // Stops Node from discarding the body itself.
  request.read(0);
}
