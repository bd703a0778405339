import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { shareImageUrl } from "~/lib/images";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { useTestDatabase } from "~/server/db/test-database";
import { collectLog } from "~/server/platform/test-log";
import type { AvifWorker } from "./avif";
import { encodeAvif } from "./encode-avif";
import { makeMissing, startImageQueue } from "./image-queue";
import { saveMedia } from "./media";
import { readMediaFile } from "./media-files";
import { deleteRemovedFiles, RESTORABLE_MS } from "./removed-files";
import { serveFile } from "./serve";
import { fileStore } from "./store";
import { withTestStore } from "./test-store";

useTestDatabase();
const storedFiles = withTestStore();

const shareFiles = () => storedFiles().filter((name) => name.endsWith(".jpg"));
const avifFiles = () => storedFiles().filter((name) => name.endsWith(".avif"));

const noAvif: AvifWorker = { run: async () => null, close: () => {} };
const realAvif: AvifWorker = { run: encodeAvif, close: () => {} };

test.each([
  ["wide", 3000, 600],
  ["high", 500, 2000],
  ["small", 60, 40],
])("a %s image is shared in the size that networks show, around its focal point", async (_, width, height) => {
  // The left and upper quarter is red, the rest blue.
  const red = await plain(Math.ceil(width / 2), Math.ceil(height / 2), "#f00").toBuffer();
  const bytes = await plain(width, height, "#00f")
    .composite([{ input: red, left: 0, top: 0 }])
    .toBuffer();
  const { id, key } = await saveMedia(database(), bytes, "two-colours.png");

  await moveFocalPoint(id, 0, 0);
  await makeMissing(database(), noAvif);
  const start = await stored(key, "share-0-0.jpg");
  expect(await sharp(start).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(await colourAt(start, 10, 10)).toBe("red");

  await moveFocalPoint(id, 1, 1);
  await makeMissing(database(), noAvif);
  expect(await colourAt(await stored(key, "share-1000-1000.jpg"), 1190, 620)).toBe("blue");
});

describe("images stored before share images existed", () => {
  test("get share images once, and the page cache is emptied once", async () => {
    const images = [await image(1), await image(2), await image(3)] as const;
    await showAsLogo(images[1].id);
    expect(shareFiles()).toEqual([]);
    const before = generation().value;
    await makeMissing(database(), noAvif);
    expect(shareFiles()).toEqual(images.map(({ key }) => `media/${key}/share-500-500.jpg`).sort());
    expect(generation().value).toBe(before + 1);
    await makeMissing(database(), noAvif);
    expect(generation().value).toBe(before + 1);
  });

  test("are logged when they fail, and the others are made", async () => {
    const [damaged, good] = [await image(1), await image(2)];
    await (await fileStore()).deleteFolder(`media/${damaged.key}`);
    const logged = collectLog();
    await makeMissing(database(), noAvif);
    expect(logged.join()).toContain(damaged.key);
    expect(shareFiles()).toEqual([`media/${good.key}/share-500-500.jpg`]);
  });
});

test("leave the page cache alone when no record shows them", async () => {
  await photo(1);
  const before = generation().value;
  await makeMissing(database(), realAvif);
  expect([shareFiles().length, avifFiles().length]).toEqual([1, 2]);
  expect(generation().value).toBe(before);
});

describe("AVIF", () => {
  test("is made in each width where it is smaller, after the share images, and empties the page cache once", async () => {
    const photos = [await photo(1), await photo(2)] as const;
    await showAsLogo(photos[0].id);
    await makeMissing(database(), noAvif);
    await database().media.updateMany({ data: { hasAvif: null } });
    const before = generation().value;
    await makeMissing(database(), realAvif);
    expect(avifFiles()).toEqual(photos.flatMap(({ key }) => [`media/${key}/320.avif`, `media/${key}/400.avif`]).sort());
    for (const { key } of photos) {
      const { width, height, format, compression } = await sharp(await stored(key, "320.avif")).metadata();
      expect({ width, height, format, compression }).toEqual({ width: 320, height: 160, format: "heif", compression: "av1" });
      expect((await stored(key, "320.avif")).byteLength).toBeLessThan((await stored(key, "320.webp")).byteLength);
    }
    expect(await avifOf(photos)).toEqual([true, true]);
    expect(generation().value).toBe(before + 1);
    await makeMissing(database(), { run: never, close: () => {} });
    expect(generation().value).toBe(before + 1);
  });

  test("is not kept where it is no smaller, and not tried again", async () => {
    const photos = [await photo(1)] as const;
    await showAsLogo(photos[0].id);
    await makeMissing(database(), noAvif);
    await database().media.updateMany({ data: { hasAvif: null } });
    const before = generation().value;
    await makeMissing(database(), { run: async ({ widths }) => widths.map(() => Buffer.alloc(100_000)), close: () => {} });
    expect(avifFiles()).toEqual([]);
    expect(await avifOf(photos)).toEqual([false]);
    expect(generation().value).toBe(before);
    await makeMissing(database(), { run: never, close: () => {} });
  });

  test("is not made for animations and for images that need too much memory", async () => {
    const frames = [1, 2].map((red) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background: { r: red * 99, g: 0, b: 0 } } }),
    );
    const pngs = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const moving = await sharp(pngs, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await encodeAvif({ webp: moving, widths: [20] })).toBeNull();
    const large = await sharp({ create: { width: 2001, height: 4000, channels: 3, background: "red" } })
      .webp()
      .toBuffer();
    expect(await encodeAvif({ webp: large, widths: [320, 2001] })).toBeNull();
  });

  test("is logged and left for the next time when it fails; the others are made", async () => {
    const [bad, good] = [await photo(1), await photo(2)];
    const badBytes = await stored(bad.key, "400.webp");
    const run: AvifWorker["run"] = async (task) => {
      if (badBytes.equals(task.webp)) throw new Error("No memory");
      return encodeAvif(task);
    };
    const logged = collectLog();
    await makeMissing(database(), { run, close: () => {} });
    expect(logged.join()).toContain(bad.key);
    expect(await avifOf([bad, good])).toEqual([null, true]);
    await makeMissing(database(), realAvif);
    expect(await avifOf([bad])).toEqual([true]);
  });

  test("leaves nothing behind when its image is deleted meanwhile", async () => {
    const { id, key } = await photo(1);
    const run: AvifWorker["run"] = async (task) => {
      await (await callerAs("ADMIN")).system.media.delete({ ids: [id] });
      return encodeAvif(task);
    };
    await makeMissing(database(), { run, close: () => {} });
    await deleteRemovedFiles(database(), new Date(Date.now() + RESTORABLE_MS + 60_000));
    expect(storedFiles().filter((name) => name.startsWith(`media/${key}/`))).toEqual([]);
  });

  test("is not written again when another instance was faster", async () => {
    const photos = [await photo(1)] as const;
    const run: AvifWorker["run"] = async ({ widths }) => {
      await makeMissing(database(), realAvif);
      return widths.map(() => Buffer.from("b"));
    };
    await makeMissing(database(), { run, close: () => {} });
    expect(await avifOf(photos)).toEqual([true]);
    expect((await sharp(await stored(photos[0].key, "320.avif")).metadata()).width).toBe(320);
  });

  test("is interrupted by a stop, and made after the next start", async () => {
    const photos = [await photo(1)] as const;
    let close = () => {};
    const run = vi.fn(
      () =>
        new Promise<never>((_, reject) => {
          close = () => reject(new Error("The worker ended"));
        }),
    );
    const logged = collectLog();
    const stop = startImageQueue(database(), { run, close: () => close() });
    await expect.poll(() => run.mock.calls.length).toBe(1);
    await stop();
    expect(await avifOf(photos)).toEqual([null]);
    expect(logged).toEqual([]);
  });

  test("is served as AVIF", async () => {
    const { key } = await photo(1);
    await makeMissing(database(), realAvif);
    const answer = await get(`/api/files/${key}/320.avif`);
    expect(answer?.headers).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(Buffer.concat((await answer?.body?.toArray()) ?? [])).toEqual(await stored(key, "320.avif"));
  });
});

test("a share image's address contains the focal point and is served as stored; there is none before it is made", async () => {
  const { id, key, shareX, shareY } = await image(1);
  expect(shareImageUrl({ key, shareX, shareY })).toBeNull();
  await moveFocalPoint(id, 0.25, 1 / 3);
  await makeMissing(database(), noAvif);
  const made = await database().media.findUniqueOrThrow({ where: { id } });
  const url = shareImageUrl(made);
  expect(url).toBe(`/api/files/${key}/share-250-333.jpg`);
  const answer = await get(url ?? "");
  expect(answer?.headers).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(Buffer.concat((await answer?.body?.toArray()) ?? [])).toEqual(await stored(key, "share-250-333.jpg"));
});

test("a visitor's request never makes a share image", async () => {
  const { key } = await image(1);
  for (const name of ["share-500-500.jpg", "share-1-2.jpg", "share.jpg"]) {
    expect(await get(`/api/files/${key}/${name}`)).toBeNull();
  }
  expect(shareFiles()).toEqual([]);
});

describe("the background queue", () => {
  test("makes another share image after the focal point moved, and keeps the earlier one for shared links", async () => {
    const { id, key, version } = await image(1);
    const stop = startImageQueue(database(), noAvif);
    await expect.poll(shareFiles).toEqual([`media/${key}/share-500-500.jpg`]);
    const { media } = (await callerAs("ADMIN")).system;
    await media.update({ id, version, data: { focalX: 0 } });
    const both = [`media/${key}/share-0-500.jpg`, `media/${key}/share-500-500.jpg`];
    await expect.poll(shareFiles).toEqual(both);
    await expect.poll(async () => (await media.byId({ id })).shareX).toBe(0);
    await stop();
    await media.update({ id, version: version + 1, data: { altEn: "A cat" } });
    expect(shareFiles()).toEqual(both);
  });

  test("finishes the current share image when stopped, and leaves the others", async () => {
    const images = [await image(1), await image(2), await image(3)];
    await startImageQueue(database(), noAvif)();
    expect(shareFiles().length).toBeLessThan(images.length);
    const made = await database().media.count({ where: { shareX: { not: null } } });
    expect(made).toBe(shareFiles().length);
  });
});

/** Makes an image with different bytes for each number. */
async function image(number: number) {
  return saveMedia(database(), await plain(40, 20, `rgb(${number}, 0, 0)`).toBuffer(), `${number}.png`);
}

/** Makes a photo with different bytes for each number: its AVIF is smaller. */
async function photo(number: number) {
  return saveMedia(database(), await photoBytes(number), `${number}.png`);
}

function photoBytes(number: number): Promise<Buffer> {
  return plain(400, 200, `rgb(${number}, 0, 0)`)
    .composite([
      { input: Buffer.from(`<svg width="400" height="200"><circle cx="${number * 50}" cy="90" r="70" fill="#4a8"/></svg>`) },
    ])
    .removeAlpha()
    .toBuffer();
}

async function avifOf(images: readonly { id: number }[]): Promise<(boolean | null)[]> {
  const rows = await Promise.all(images.map(({ id }) => database().media.findUniqueOrThrow({ where: { id } })));
  return rows.map(({ hasAvif }) => hasAvif);
}

async function never(): Promise<never> {
  throw new Error("Not asked for");
}

async function showAsLogo(logoId: number) {
  await database().partner.create({ data: { nameEn: "A", nameVi: "A", logoId } });
}

function plain(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } }).png();
}

function moveFocalPoint(id: number, focalX: number, focalY: number) {
  return database().media.update({ where: { id }, data: { focalX, focalY } });
}

async function stored(key: string, name: string): Promise<Buffer> {
  return buffer(await readMediaFile(key, name));
}

function get(url: string) {
  return serveFile(url, { method: "GET" });
}

async function colourAt(image: Uint8Array, left: number, top: number): Promise<"red" | "blue"> {
  const [red = 0, , blue = 0] = await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? "red" : "blue";
}
