import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { saveImage } from "./image";
import { shareImage } from "./share-image";
import { openFolder, setFileStore } from "./store";

useTestDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "atrium-share-"));
beforeAll(() => setFileStore(openFolder(folder)));
afterAll(() => {
  setFileStore(null);
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["wide", 3000, 600],
  ["high", 500, 2000],
  ["small", 60, 40],
])("a %s image is shared in the size that networks show, around its focal point", async (_, width, height) => {
  // The left and upper quarter red, the rest blue.
  const red = await sharp({
    create: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3, background: "#f00" },
  })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const image = await saveImage(database(), bytes, "two-colours.png");

  const start = await shareImage({ ...image, focalX: 0, focalY: 0 });
  expect(await sharp(start).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(await colourAt(start, 10, 10)).toBe("red");
  const end = await shareImage({ ...image, focalX: 1, focalY: 1 });
  expect(await colourAt(end, 1190, 620)).toBe("blue");
});

test("is made once for all who ask", async () => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#1e79e4" } })
    .png()
    .toBuffer();
  const image = await saveImage(database(), bytes, "one.png");
  const [first, second] = [shareImage(image), shareImage(image)];
  expect(await first).toBe(await second);
});

async function colourAt(image: Uint8Array, left: number, top: number): Promise<"red" | "blue"> {
  const [red = 0, , blue = 0] = await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? "red" : "blue";
}
