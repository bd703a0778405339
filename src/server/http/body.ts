import type { IncomingMessage } from "node:http";
import type { MemoryBudget } from "./memory-budget";

export class BodyRefusedError extends Error {
  constructor(readonly status: 400 | 408 | 413 | 503) {
    super(`The body was refused with ${status}.`);
  }
}

/** Minimum speed of uploads and downloads; slower ones lose their place. */
export const MIN_BYTES_PER_SECOND = 8 * 1024;

const SPEED_WINDOW_SECONDS = 10;

/** Overhead counted for each piece: otherwise pieces of one byte would fill the memory uncounted. */
const PIECE_BYTES = 256;

export type BodyBounds = {
  maxBytes: number;
  maxMs: number;
  /** Minimum speed in every ten seconds: a stalled body holds memory. */
  minBytesPerSecond?: number;
  memory: MemoryBudget;
  client: string;
};

type Received = { free(): void };

/** Reads a body up to the limit, even when Content-Length is wrong. @throws BodyRefusedError */
export async function readBody(request: IncomingMessage, bounds: BodyBounds): Promise<Received & { body: Buffer<ArrayBuffer> }> {
  const pieces: Buffer[] = [];
  const { free } = await receiveBody(request, bounds, (piece) => pieces.push(piece) > 0);
  return { body: Buffer.concat(pieces), free };
}

/** Passes the pieces of a body to `take`, which returns false to discard the rest. @throws BodyRefusedError, errors of `take` */
export function receiveBody(
  request: IncomingMessage,
  { maxBytes, maxMs, minBytesPerSecond = 0, memory, client }: BodyBounds,
  take: (piece: Buffer) => boolean,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const held = memory.hold(client);
    let received = 0;
    let receivedBefore = 0;
    const finish = () => {
      stop();
      resolve({ free: held.free });
    };
    const refuse = (error: unknown) => {
      stop();
      held.free();
      discardBody(request);
      reject(error);
    };
    const onData = (piece: Buffer) => {
      received += piece.length;
      if (received > maxBytes) return refuse(new BodyRefusedError(413));
      if (!held.add(piece.length + PIECE_BYTES)) return refuse(new BodyRefusedError(503));
      try {
        if (take(piece)) return;
      } catch (error) {
        return refuse(error);
      }
      finish();
      discardBody(request);
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
    if (Number(request.headers["content-length"]) > maxBytes) return refuse(new BodyRefusedError(413));
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
