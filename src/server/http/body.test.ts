import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { discardBody, readBody } from "./body";
import { createMemoryBudget } from "./memory-budget";

const KiB = 1024;
const memory = createMemoryBudget({ maxBytes: 200 * KiB, maxBytesPerClient: 100 * KiB });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes a request whose body has not arrived yet. */
function openRequest(kibibytes?: number) {
  const request = new IncomingMessage(new Socket());
  if (kibibytes !== undefined) request.headers["content-length"] = String(kibibytes * KiB);
  return request;
}

/** Sends some kilobytes and waits until they are read. */
async function sendKiB(request: IncomingMessage, count: number) {
  request.push(Buffer.alloc(count * KiB));
  await new Promise((resolve) => setImmediate(resolve));
}

function read(request: IncomingMessage, client = "203.0.113.7", maxWaitMs = 0) {
  return readBody(request, { maxBytes: 90 * KiB, maxMs: 60_000, minBytesPerSecond: KiB, memory, client, maxWaitMs });
}

test("accepts a slow body that meets the minimum speed", async () => {
  const request = openRequest();
  const body = read(request);
  for (let count = 0; count < 4; count++) {
    await sendKiB(request, 10);
    vi.advanceTimersByTime(10_000);
  }
  request.push(null);
  const { body: bytes, free } = await body;
  expect(bytes.length).toBe(40 * KiB);
  free();
});

test("refuses a body that stalls after a fast start, and releases its memory", async () => {
  const request = openRequest();
  const body = read(request);
  await sendKiB(request, 80);
  vi.advanceTimersByTime(10_000);
  vi.advanceTimersByTime(10_000);
  await expect(body).rejects.toMatchObject({ status: 408 });
  expect(memory.hold("203.0.113.7").add(100 * KiB)).toBe(true);
});

test("refuses more than the sender's share while serving another client", async () => {
  const [first, second, other] = [openRequest(60), openRequest(60), openRequest(30)];
  const bodies = [read(first, "198.51.100.1"), read(second, "198.51.100.1"), read(other, "198.51.100.2")] as const;
  const refused = expect(bodies[1]).rejects.toMatchObject({ status: 503 });
  await sendKiB(first, 60);
  await sendKiB(other, 30);
  other.push(null);
  await sendKiB(second, 60);
  await refused;
  expect((await bodies[2]).body.length).toBe(30 * KiB);
  first.destroy();
  await expect(bodies[0]).rejects.toMatchObject({ status: 408 });
});

test("counts a body before it arrives, and holds it once", async () => {
  const request = openRequest(60);
  const body = read(request, "198.51.100.3");
  expect(memory.hold("198.51.100.3").add(41 * KiB)).toBe(false);
  await sendKiB(request, 30);
  await sendKiB(request, 30);
  request.push(null);
  const { body: bytes, free } = await body;
  expect(bytes.buffer.byteLength).toBe(60 * KiB);
  free();
});

test("leaves a body unread until memory is free for it", async () => {
  vi.useRealTimers();
  const other = memory.hold("198.51.100.4");
  other.add(50 * KiB);
  const request = openRequest(60);
  const body = read(request, "198.51.100.4", 5_000);
  await sendKiB(request, 60);
  request.push(null);
  expect(request.readableLength).toBe(60 * KiB);
  other.free();
  const { body: bytes, free } = await body;
  expect(bytes.length).toBe(60 * KiB);
  free();
});

test("discards one piece of a body per turn of the event loop, to its end", async () => {
  const request = openRequest();
  discardBody(request);
  for (let count = 0; count < 4; count++) request.push(Buffer.alloc(KiB));
  request.push(null);
  const lengths: number[] = [];
  while (!request.readableEnded) {
    await new Promise((resolve) => setImmediate(resolve));
    lengths.push(request.readableLength / KiB);
  }
  expect(lengths.slice(0, 3)).toEqual([2, 1, 0]);
});
