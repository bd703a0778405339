import type { IncomingMessage } from "node:http";
import type { MemoryBudget } from "./memory-budget";

/** A body that is not taken: damaged, too slow, too large, or there is no memory for it now. */
export class BodyRefusedError extends Error {
  constructor(readonly status: 400 | 408 | 413 | 503) {
    super(`The body was refused with ${status}.`);
  }
}

/** How often the speed of sending is judged. A connection that pauses for less is not refused. */
const SPEED_WINDOW_SECONDS = 10;

/** What a piece of a body takes beside its bytes: a body that comes in pieces of one byte would fill the memory uncounted. */
const PIECE_BYTES = 256;

export type BodyBounds = {
  maxBytes: number;
  maxMs: number;
  /** The least speed at which a body must come, measured in every ten seconds: one that stalls holds memory for nothing. */
  minBytesPerSecond?: number;
  memory: MemoryBudget;
  /** Whose share of the memory it uses. */
  client: string;
};

/** Gives back the memory that a body used. */
type Received = { free(): void };

/**
 * Reads the body of a request. Reading stops as soon as it is larger than allowed, also when its Content-Length is wrong.
 * @throws BodyRefusedError
 */
export async function readBody(request: IncomingMessage, bounds: BodyBounds): Promise<Received & { body: Buffer }> {
  const pieces: Buffer[] = [];
  const { free } = await receiveBody(request, bounds, (piece) => pieces.push(piece) > 0);
  return { body: Buffer.concat(pieces), free };
}

/**
 * Receives the body of a request piece by piece, within bounds.
 * @param take is given each piece. When it returns false, the rest of the body is thrown away; when it throws, the body is refused
 * @throws BodyRefusedError, and what `take` throws
 */
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
    // The client may have gone away before anything was read.
    if (request.destroyed) return onClose();
    if (Number(request.headers["content-length"]) > maxBytes) return refuse(new BodyRefusedError(413));
    request
      .on("data", onData)
      .on("end", finish)
      .on("close", onClose)
      .on("error", () => {});
  });
}

/**
 * Throws away what still comes of a body, so that the client reads its answer rather than a reset connection: a piece in each turn
 * of the event loop, which would be blocked by many large ones.
 */
export function discardBody(request: IncomingMessage): void {
  const takePiece = () => {
    request.pause();
    setImmediate(() => request.resume());
  };
  request.removeAllListeners("data").on("data", takePiece);
  // Node leaves it alone from now on.
  request.read(0);
}
