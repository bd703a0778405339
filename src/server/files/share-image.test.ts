import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { shareImageUrl } from "~/lib/images";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { generation } from "~/server/pages/generation";
import { callerAs } from "~/server/test-callers";
import { collectLog } from "~/server/test-log";
import { saveMedia } from "./media";
import { deleteMediaFiles, readMediaFile } from "./media-files";
import { serveFile } from "./serve";
import { makeMissingShareImages, startShareImages } from "./share-image";
import { withTestStore } from "./test-store";

useTestDatabase();
const storedFiles = withTestStore();

const shareFiles = () => storedFiles().filter((name) => name.endsWith(".jpg"));

test.each([
  ["wide", 3000, 600],
  ["high", 500, 2000],
  ["small", 60, 40],
])("a %s image is shared in the size that networks show, around its focal point", async (_, width, height) => {
  // The left and upper quarter red, the rest blue.
  const red = await plain(Math.ceil(width / 2), Math.ceil(height / 2), "#f00").toBuffer();
  const bytes = await plain(width, height, "#00f")
    .composite([{ input: red, left: 0, top: 0 }])
    .toBuffer();
  const { id, key } = await saveMedia(database(), bytes, "two-colours.png");

  await moveFocalPoint(id, 0, 0);
  await makeMissingShareImages(database());
  const start = await stored(key, "share-0-0.jpg");
  expect(await sharp(start).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(await colourAt(start, 10, 10)).toBe("red");

  await moveFocalPoint(id, 1, 1);
  await makeMissingShareImages(database());
  expect(await colourAt(await stored(key, "share-1000-1000.jpg"), 1190, 620)).toBe("blue");
});

describe("images that were there before share images were kept", () => {
  test("get theirs once, and visitors' pages learn of it once", async () => {
    const images = [await image(1), await image(2), await image(3)];
    expect(shareFiles()).toEqual([]);
    const before = generation().value;
    await makeMissingShareImages(database());
    expect(shareFiles()).toEqual(images.map(({ key }) => `media/${key}/share-500-500.jpg`).sort());
    expect(generation().value).toBe(before + 1);
    await makeMissingShareImages(database());
    expect(generation().value).toBe(before + 1);
  });

  test("one that can't be made is logged, and the others are made", async () => {
    const [damaged, good] = [await image(1), await image(2)];
    await deleteMediaFiles(damaged.key);
    const logged = collectLog();
    await makeMissingShareImages(database());
    expect(logged.join()).toContain(damaged.key);
    expect(shareFiles()).toEqual([`media/${good.key}/share-500-500.jpg`]);
  });
});

test("an address names the focal point, is served as it is stored, and is none while there is nothing", async () => {
  const { id, key, shareX, shareY } = await image(1);
  expect(shareImageUrl({ key, shareX, shareY })).toBeNull();
  await moveFocalPoint(id, 0.25, 1 / 3);
  await makeMissingShareImages(database());
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

test("a visitor's request never makes one", async () => {
  const { key } = await image(1);
  for (const name of ["share-500-500.jpg", "share-1-2.jpg", "share.jpg"]) {
    expect(await get(`/api/files/${key}/${name}`)).toBeNull();
  }
  expect(shareFiles()).toEqual([]);
});

describe("in the background", () => {
  test("a moved focal point makes another one; the earlier one stays for links that have it", async () => {
    const { id, key, version } = await image(1);
    const stop = startShareImages(database());
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

  test("stopping waits for the one under way and leaves the others", async () => {
    const images = [await image(1), await image(2), await image(3)];
    await startShareImages(database())();
    expect(shareFiles().length).toBeLessThan(images.length);
    const made = await database().media.count({ where: { shareX: { not: null } } });
    expect(made).toBe(shareFiles().length);
  });
});

/** An image of its own for each number. */
async function image(number: number) {
  return saveMedia(database(), await plain(40, 20, `rgb(${number}, 0, 0)`).toBuffer(), `${number}.png`);
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
