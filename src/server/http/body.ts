import type { IncomingMessage } from "node:http";
import type { MemoryBudget } from "./memory-budget";

/** A body that is not taken: too slow, too large, or there is no memory for it now. */
export class BodyRefusedError extends Error {
  constructor(readonly status: 408 | 413 | 503) {
    super(`The body was refused with ${status}.`);
  }
}

/** How often the speed of sending is judged. A connection that pauses for less is not refused. */
const SPEED_WINDOW_SECONDS = 10;

type Bounds = {
  maxBytes: number;
  maxMs: number;
  /** The least speed at which a body must come, measured in every ten seconds: one that stalls holds memory for nothing. */
  minBytesPerSecond?: number;
  memory: MemoryBudget;
  /** Whose share of the memory it uses. */
  client: string;
};

/** What was read of a body, and what gives its memory back. */
type ReadBody = { body: Buffer; isCut: boolean; free(): void };

/**
 * Reads the body of a request. Reading stops as soon as it is larger than allowed, also when its Content-Length is wrong.
 * @param options `cutAt`: of a body that is too large, so many bytes at its beginning are kept instead of refusing it
 * @throws BodyRefusedError
 */
export function readBody(
  request: IncomingMessage,
  { maxBytes, maxMs, minBytesPerSecond = 0, memory, client }: Bounds,
  { cutAt }: { cutAt?: number } = {},
): Promise<ReadBody> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const held = memory.hold(client);
    const refuse = (status: 408 | 413 | 503) => {
      stop();
      held.free();
      // What still comes is thrown away, so that the client reads the answer rather than a reset connection.
      request.resume();
      reject(new BodyRefusedError(status));
    };
    const cut = (bytes: number) => {
      stop();
      request.resume();
      resolve({ body: Buffer.concat(parts).subarray(0, bytes), isCut: true, free: held.free });
    };
    const isTooLong = Number(request.headers["content-length"]) > maxBytes;
    const longest = isTooLong && cutAt !== undefined ? cutAt : maxBytes;
    const onData = (part: Buffer) => {
      if (held.bytes() + part.length > longest && cutAt !== undefined) {
        parts.push(part);
        return cut(cutAt);
      }
      if (held.bytes() + part.length > maxBytes) return refuse(413);
      if (!held.add(part.length)) return refuse(503);
      parts.push(part);
    };
    const onEnd = () => {
      stop();
      resolve({ body: Buffer.concat(parts), isCut: false, free: held.free });
    };
    const onClose = () => refuse(408);
    const timer = setTimeout(() => refuse(408), maxMs);
    let bytesBefore = 0;
    const speedCheck = setInterval(() => {
      if (held.bytes() - bytesBefore < minBytesPerSecond * SPEED_WINDOW_SECONDS) refuse(408);
      bytesBefore = held.bytes();
    }, SPEED_WINDOW_SECONDS * 1_000);
    const stop = () => {
      clearTimeout(timer);
      clearInterval(speedCheck);
      request.off("data", onData).off("end", onEnd).off("close", onClose);
    };
    if (isTooLong && cutAt === undefined) return refuse(413);
    request
      .on("data", onData)
      .on("end", onEnd)
      .on("close", onClose)
      .on("error", () => {});
  });
}
