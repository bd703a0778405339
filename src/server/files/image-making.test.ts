import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "~/server/db/test-database";
import { collectLog } from "~/server/platform/test-log";
import { TaskFailed } from "~/server/platform/worker";
import { forgetAttempts } from "~/server/request/throttle";
import { encodeWebp } from "./encode-webp";
import { type ImageWorker, startImageMaking, storeImageFiles } from "./image";
import { randomKey } from "./store";
import { withTestStore } from "./test-store";

useTestDatabase();
withTestStore();

const bytes = Buffer.from("an upload");
const made = { width: 1, height: 1, files: [{ width: 1, bytes: Buffer.from("RIFF") }] };
const store = (senderId?: number) => storeImageFiles(randomKey(), bytes, senderId);

let stop: (() => Promise<void>) | undefined;
function makeBy(run: ImageWorker["run"]): void {
  stop = startImageMaking({ run, close: () => {} });
}
afterEach(async () => {
  vi.restoreAllMocks();
  await stop?.();
  for (const sender of ["1", "2"]) await forgetAttempts("imageTime", sender);
});

/** Lets each image take this long. */
function makeFor(seconds: number, result: Awaited<ReturnType<ImageWorker["run"]>> = made): void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  makeBy(async () => {
    now += seconds * 1000;
    return result;
  });
}

describe("the time that images take", () => {
  test("is their sender's: after five minutes the next one is refused, and those of others are made", async () => {
    makeFor(100);
    for (let image = 0; image < 3; image++) await store(1);
    await expect(store(1)).rejects.toMatchObject({ appCode: "ERROR_TOO_MANY_REQUESTS" });
    await expect(store(2)).resolves.toMatchObject({ widths: [1] });
    await expect(store()).resolves.toMatchObject({ widths: [1] });
  });

  test("counts for refused images, and for all that were sent at once", async () => {
    makeFor(100, "ERROR_IMAGE_DAMAGED");
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => store(1)));
    const codes = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.appCode);
    expect(codes.filter((code) => code === "ERROR_IMAGE_DAMAGED")).toHaveLength(3);
    expect(codes.filter((code) => code === "ERROR_TOO_MANY_REQUESTS")).toHaveLength(2);
  });
});

test("persons take turns", async () => {
  const order: string[] = [];
  makeBy(async (upload) => {
    order.push(Buffer.from(upload).toString());
    return made;
  });
  await Promise.all([1, 1, 1, 2].map((sender) => storeImageFiles(randomKey(), Buffer.from(String(sender)), sender)));
  expect(order).toEqual(["1", "1", "2", "1"]);
});

test("an image that waits too long for its turn is refused, and can be sent again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let finish = () => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  makeBy(async () => {
    await running;
    return made;
  });
  const [first, second] = [store(1), expect(store(2)).rejects.toMatchObject({ appCode: "ERROR_UNAVAILABLE" })];
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await second;
  finish();
  await expect(first).resolves.toMatchObject({ widths: [1] });
  await expect(store(2)).resolves.toMatchObject({ widths: [1] });
});

test("answers that an image can't be made now when its process came to no end", async () => {
  makeBy(() => Promise.reject(new TaskFailed("It came to no end")));
  const logged = collectLog();
  await expect(store(1)).rejects.toMatchObject({ appCode: "ERROR_UNAVAILABLE" });
  expect(logged.join()).toContain("It came to no end");
});

test("decodes an image once for all its widths", async () => {
  const avif = await sharp({ create: { width: 4000, height: 2500, channels: 3, background: "#123456" } })
    .avif({ quality: 1, effort: 0 })
    .toBuffer();
  const timeOf = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };
  const decode = () => sharp(avif).resize(2560).raw().toBuffer();
  const [first, all, last] = [await timeOf(decode), await timeOf(() => encodeWebp(avif)), await timeOf(decode)];
  expect(avif.length).toBeLessThan(1_500);
  // Six widths took six times.
  expect(all).toBeLessThan(4 * Math.max(first, last));
});

test("keeps the colours of half-transparent pixels, and the frames and delays of an animation", async () => {
  const background = { r: 200, g: 100, b: 50, alpha: 0.5 };
  const glass = await sharp({ create: { width: 800, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
  const image = await encodeWebp(glass);
  if (typeof image === "string") throw new Error(image);
  expect(image.files.map(({ width }) => width)).toEqual([320, 640, 800]);
  for (const { bytes } of image.files) {
    const pixel = [...(await sharp(bytes).raw().toBuffer()).subarray(0, 4)];
    [200, 100, 50, 128].forEach((value, index) => {
      expect(Math.abs(value - (pixel[index] ?? 0))).toBeLessThan(6);
    });
  }
  const frame = (red: number) => sharp({ create: { width: 400, height: 300, channels: 3, background: { r: red, g: 0, b: 0 } } });
  const frames = await Promise.all([0, 120, 240].map((red) => frame(red).png().toBuffer()));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200, 300], loop: 2 })
    .toBuffer();
  const animation = await encodeWebp(gif);
  if (typeof animation === "string") throw new Error(animation);
  for (const { width, bytes } of animation.files) {
    const wanted = { width, pages: 3, delay: [100, 200, 300], loop: 2 };
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject(wanted);
  }
});
