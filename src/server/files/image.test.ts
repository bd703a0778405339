import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { MAX_FILE_BYTES } from "~/lib/files";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { saveMedia } from "./media";
import { hasMediaFile, readMediaFile } from "./media-files";
import { deleteUnlessKept } from "./removed-files";
import { fileStore, setFileStore } from "./store";
import { withTestStore } from "./test-store";

useTestDatabase();
const storedFiles = withTestStore();

const save = (bytes: Uint8Array, filename = "photo.png") => saveMedia(database(), bytes, filename);

describe("storing an image", () => {
  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("%s", async (format) => {
    const row = await save(await plain(700, 350).toFormat(format).toBuffer(), `photo.${format}`);
    expect(row).toMatchObject({
      mime: `image/${format}`,
      width: 700,
      height: 350,
      widths: [320, 640, 700],
      filename: `photo.${format}`,
    });
    expect(storedFiles()).toEqual([320, 640, 700].map((width) => `media/${row.key}/${width}.webp`));
    const image = await readBack(row.key, 320);
    expect(image).toMatchObject({ format: "webp", width: 320, height: 160 });
  });

  test("cuts a long name between its characters", async () => {
    const { filename } = await save(await plain(40, 20).png().toBuffer(), `${"\u{1f600}".repeat(255)}.png`);
    expect(filename).toBe(`${"\u{1f600}".repeat(251)}.png`);
  });

  test("keeps the width of an image smaller than every step", async () => {
    expect(await save(await plain(40, 20).png().toBuffer())).toMatchObject({ widths: [40] });
  });

  test("limits a large image to the width of a screen, and stores its original size", async () => {
    const row = await save(await plain(4000, 1000).jpeg().toBuffer());
    expect(row).toMatchObject({ width: 4000, height: 1000, widths: [320, 640, 960, 1280, 1920, 2560] });
    expect(await readBack(row.key, 2560)).toMatchObject({ width: 2560, height: 640 });
  });

  test("narrows an image that exceeds WebP's maximum height", async () => {
    const row = await save(await plain(100, 20_000).png().toBuffer());
    expect(row).toMatchObject({ width: 100, height: 20_000, widths: [81] });
    expect((await readBack(row.key, 81)).height).toBeLessThanOrEqual(16_383);
  });

  test("removes metadata, and applies the orientation in it", async () => {
    const bytes = await plain(600, 300)
      .withExif({ IFD0: { Copyright: "a photographer" }, IFD3: { GPSLatitude: "10/1 46/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const row = await save(bytes);
    expect(row).toMatchObject({ width: 300, height: 600, widths: [300] });
    const image = await readBack(row.key, 300);
    expect(image).toMatchObject({ width: 300, height: 600 });
    expect(image.exif).toBeUndefined();
    expect(image.orientation).toBeUndefined();
  });

  test("keeps the animation of a GIF", async () => {
    const row = await save(await animation(400, 200, 3), "moving.gif");
    expect(row).toMatchObject({ mime: "image/gif", width: 400, height: 200, widths: [320, 400] });
    expect(await readBack(row.key, 320)).toMatchObject({ format: "webp", pages: 3, pageHeight: 160, delay: [100, 100, 100] });
  });

  test("stores a PNG named .jpg as PNG", async () => {
    expect(await save(await plain(10, 10).png().toBuffer(), "photo.jpg")).toMatchObject({
      mime: "image/png",
      filename: "photo.jpg",
    });
  });

  test("keeps transparency", async () => {
    const bytes = await sharp({ create: { width: 10, height: 10, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect((await readBack((await save(bytes)).key, 10)).hasAlpha).toBe(true);
  });

  test("compresses a logo to less than half of its size as a photo", async () => {
    const logo =
      '<svg width="640" height="200"><circle cx="100" cy="100" r="90" fill="#0f766e"/><path d="M220 40h400v24H220zM240 100l300 60" stroke="#134e4a" stroke-width="20"/></svg>';
    const bytes = await sharp(Buffer.from(logo)).png().toBuffer();
    const { key } = await save(bytes, "logo.png");
    const photo = await sharp(bytes).resize(320).webp({ quality: 82 }).toBuffer();
    expect((await buffer(await readMediaFile(key, "320.webp"))).length).toBeLessThan(photo.length / 2);
    expect(await readBack(key, 320)).toMatchObject({ format: "webp", hasAlpha: true, width: 320 });
  });

  test.each([
    ["C:\\photos\\me.png", "me.png"],
    ["../../etc/passwd", "passwd"],
    ["a\u0000b\u202E.png", "ab.png"],
    ["e\u0301.png", "\u00E9.png"],
    ["", "image"],
    [`${"a".repeat(300)}.png`, `${"a".repeat(251)}.png`],
  ])("the filename %j is kept as %j", async (filename, kept) => {
    expect((await save(await plain(10, 10).png().toBuffer(), filename)).filename).toBe(kept);
  });
});

describe("the same bytes twice share one row", () => {
  test("one after the other", async () => {
    const bytes = await plain(20, 20).png().toBuffer();
    const first = await save(bytes, "first.png");
    expect(await save(bytes, "second.png")).toEqual(first);
    expect(storedFiles()).toHaveLength(1);
  });

  test("at the same moment", { tags: "postgres" }, async () => {
    const bytes = await plain(20, 20).png().toBuffer();
    const rows = await Promise.all([save(bytes), save(bytes), save(bytes)]);
    expect(new Set(rows.map((row) => row.id)).size).toBe(1);
    expect(storedFiles()).toHaveLength(1);
    expect(await database().media.count()).toBe(1);
  });
});

describe("a refused file leaves nothing behind", () => {
  test.each<[name: string, code: string, bytes: () => Promise<Uint8Array> | Uint8Array]>([
    ["nothing", "ERROR_FILE_REQUIRED", () => new Uint8Array()],
    ["a text", "ERROR_MEDIA_TYPE", () => Buffer.from("not an image at all")],
    ["a page", "ERROR_MEDIA_TYPE", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["an SVG", "ERROR_MEDIA_TYPE", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      "an SVG with its declaration",
      "ERROR_MEDIA_TYPE",
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ["half a PDF", "ERROR_FILE_DAMAGED", () => Buffer.from("%PDF-1.7\n%âãÏÓ\n")],
    ["a TIFF", "ERROR_MEDIA_TYPE", () => plain(10, 10).tiff().toBuffer()],
    ["11 MiB of a JPEG", "ERROR_FILE_TOO_LARGE", async () => padded(await plain(10, 10).jpeg().toBuffer(), 11 * 1024 * 1024)],
    ["one byte too many", "ERROR_FILE_TOO_LARGE", async () => padded(await plain(10, 10).jpeg().toBuffer(), MAX_FILE_BYTES + 1)],
    ["50 megapixels", "ERROR_IMAGE_TOO_LARGE", () => plain(8000, 6300).png().toBuffer()],
    ["an animation of 50 megapixels in all", "ERROR_IMAGE_TOO_LARGE", () => animation(2000, 1000, 25)],
    [
      "a PNG that claims to be larger than any",
      "ERROR_IMAGE_TOO_LARGE",
      async () => claiming(await plain(10, 10).png().toBuffer(), 60_000),
    ],
    ["half a JPEG", "ERROR_IMAGE_DAMAGED", async () => half(await noise(400, 400).jpeg().toBuffer())],
    ["half a PNG", "ERROR_IMAGE_DAMAGED", async () => half(await noise(400, 400).png().toBuffer())],
    ["a signature with nothing behind it", "ERROR_IMAGE_DAMAGED", () => Buffer.from("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", "latin1")],
  ])("%s: %s", async (_, code, bytes) => {
    await expect(save(await bytes())).rejects.toThrow(code);
    expect(storedFiles()).toEqual([]);
    expect(await database().media.count()).toBe(0);
  });

  test("accepts exactly 10 MiB and nearly 40 megapixels", async () => {
    await expect(save(padded(await plain(10, 10).jpeg().toBuffer(), MAX_FILE_BYTES))).resolves.toBeDefined();
    await expect(save(await plain(8000, 5000).png().toBuffer())).resolves.toMatchObject({ width: 8000 });
  });

  test("a store that fails halfway", async () => {
    const store = await fileStore();
    const put = vi.fn(store.put);
    put.mockImplementationOnce(store.put).mockRejectedValueOnce(new Error("disk full"));
    setFileStore({ ...store, put });
    await expect(save(await plain(700, 350).png().toBuffer())).rejects.toThrow("disk full");
    expect(storedFiles()).toEqual([]);
    expect(await database().media.count()).toBe(0);
  });

  test("a database that refuses the row", async () => {
    const db = database();
    await db.$executeRaw`ALTER TABLE "Media" ADD CONSTRAINT "refuse" CHECK ("width" <> 77)`;
    try {
      await expect(save(await plain(77, 10).png().toBuffer())).rejects.toThrow(/violates check constraint/);
    } finally {
      await db.$executeRaw`ALTER TABLE "Media" DROP CONSTRAINT "refuse"`;
    }
    expect(storedFiles()).toEqual([]);
  });
});

test("deletes only the files of an image without a row", async () => {
  const [one, other] = [await save(await plain(10, 10).png().toBuffer()), await save(await plain(11, 11).png().toBuffer())];
  await deleteUnlessKept("media", [one.key]);
  expect(storedFiles()).toHaveLength(2);
  await database().media.deleteMany({ where: { id: one.id } });
  await deleteUnlessKept("media", [one.key]);
  expect(storedFiles()).toEqual([`media/${other.key}/11.webp`]);
  expect(await hasMediaFile(one.key, "10.webp")).toBe(false);
});

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#1e79e4" } });
}

function noise(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 60 } } });
}

async function animation(width: number, height: number, pages: number): Promise<Uint8Array> {
  const pictures = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      sharp({ create: { width, height, channels: 3, background: { r: index * 10, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pictures, { join: { animated: true }, limitInputPixels: false })
    .gif({ delay: Array.from({ length: pages }, () => 100), effort: 1 })
    .toBuffer();
}

async function readBack(key: string, width: number) {
  const bytes = await buffer(await readMediaFile(key, `${width}.webp`));
  return sharp(bytes, { animated: true }).metadata();
}

/** Pads an image: decoders stop at its end, so the padding only adds bytes. */
function padded(bytes: Uint8Array, size: number): Uint8Array {
  const larger = new Uint8Array(size);
  larger.set(bytes);
  return larger;
}

function half(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.byteLength / 2);
}

/** Makes a PNG whose header claims another size, with a matching checksum. */
function claiming(png: Buffer, side: number): Uint8Array {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(side, 16);
  copy.writeUInt32BE(side, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
