import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { GET, HEAD } from "~/app/api/files/[...key]/route";
import { imageUrls, isImageUrl } from "~/lib/images";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { saveImage } from "./image";
import type { MediaRow } from "./media-select";
import { fileStore } from "./store";
import { withTestStore } from "./test-store";

useTestDatabase();
withTestStore();

let image: MediaRow;
beforeEach(async () => {
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#1e79e4" } })
    .png()
    .toBuffer();
  image = await saveImage(database(), bytes, "blue.png");
});

test("every address that an image names is served, for good, as an image and nothing else", async () => {
  const addresses = imageUrls(image)
    .srcSet.split(", ")
    .map((candidate) => candidate.split(" "));
  expect(addresses).toHaveLength(2);
  for (const [url = "", width] of addresses) {
    expect(isImageUrl(url)).toBe(true);
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`${(await sharp(bytes).metadata()).width}w`).toBe(width);
  }
});

test("whoever has it already is told so", async () => {
  const url = imageUrls(image).src;
  const etag = (await get(url)).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const answer = await get(url, { "if-none-match": known });
    expect([answer.status, answer.body, answer.headers.get("etag")]).toEqual([304, null, etag]);
  }
  expect((await get(url, { "if-none-match": '"other"' })).status).toBe(200);
});

test("a HEAD has the headers of a GET and no body", async () => {
  const url = imageUrls(image).src;
  const [head, whole] = [await call(HEAD, url), await get(url)];
  expect(head.body).toBeNull();
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
  await whole.body?.cancel();
});

describe("not found", () => {
  test.each([
    "/api/files/x",
    "/api/files/KEY",
    "/api/files/KEY/321.webp",
    "/api/files/KEY/0320.webp",
    "/api/files/KEY/320.png",
    "/api/files/KEY/320.webp/more",
    "/api/files/KEY/../KEY/320.webp",
    "/api/files/KEY/..%2F320.webp",
    "/api/files/../320.webp",
    "/api/files/abcdefghijklmnopqrstuv/320.webp",
  ])("%s", async (url) => {
    const answer = await get(url.replaceAll("KEY", image.key));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect((await call(HEAD, url.replaceAll("KEY", image.key))).status).toBe(404);
  });

  test("what is stored beside the images", async () => {
    await (await fileStore()).put("private/abcdefghijklmnopqrstuv/320.webp", Buffer.from("secret"), "image/webp");
    expect((await get("/api/files/abcdefghijklmnopqrstuv/320.webp")).status).toBe(404);
  });
});

function get(url: string, headers: Record<string, string> = {}) {
  return call(GET, url, headers);
}

function call(handler: typeof GET, url: string, headers: Record<string, string> = {}): Promise<Response> {
  const key = url.split("/").slice(3).map(decodeURIComponent);
  return handler(new Request(`http://example.com${url}`, { headers }), { params: Promise.resolve({ key }) });
}
