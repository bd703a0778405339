import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { imageUrls, isImageUrl } from "~/lib/images";
import { documentUrl } from "~/lib/media";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { saveMedia } from "./media";
import type { MediaRow } from "./media-select";
import { serveFile } from "./serve";
import { fileStore } from "./store";
import { buildPdf } from "./test-pdf";
import { withTestStore } from "./test-store";

useTestDatabase();
withTestStore();

let image: MediaRow;
beforeEach(async () => {
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#1e79e4" } })
    .png()
    .toBuffer();
  image = await saveMedia(database(), bytes, "blue.png");
});

test("every address that an image names is served as an image and nothing else, to be cached for ever", async () => {
  const addresses = imageUrls(image)
    .srcSet.split(", ")
    .map((candidate) => candidate.split(" "));
  expect(addresses).toHaveLength(2);
  for (const [url = "", width] of addresses) {
    expect(isImageUrl(url)).toBe(true);
    const answer = await serve(url);
    expect(answer?.status).toBe(200);
    expect(answer?.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const bytes = Buffer.concat((await answer?.body?.toArray()) ?? []);
    expect(`${(await sharp(bytes).metadata()).width}w`).toBe(width);
  }
});

test("a client that has the image already gets 304", async () => {
  const url = imageUrls(image).src;
  const etag = (await serve(url, "HEAD"))?.headers.etag ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    expect(await serve(url, "GET", known)).toMatchObject({ status: 304, body: null, headers: { etag } });
  }
  expect((await serve(url, "HEAD", '"other"'))?.status).toBe(200);
});

test("a HEAD has the headers of a GET and no body", async () => {
  const url = imageUrls(image).src;
  const [head, whole] = [await serve(url, "HEAD"), await serve(url)];
  expect(head?.body).toBeNull();
  expect(head?.headers).toEqual(whole?.headers);
  await whole?.body?.toArray();
});

describe("a document", () => {
  test("is shown in the browser or saved under its name, and nothing in it runs", async () => {
    const document = await saveMedia(database(), buildPdf("Report"), "Annual report.pdf");
    const answer = await serve(documentUrl(document));
    expect(answer?.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="annual-report.pdf"',
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    });
    expect(
      Buffer.concat((await answer?.body?.toArray()) ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const saved = await serveFile(documentUrl(document), { method: "HEAD", isDownload: true });
    expect(saved?.headers["content-disposition"]).toBe('attachment; filename="annual-report.pdf"');
  });
});

describe("not found", () => {
  test.each([
    "/api/files/x",
    "/api/files/KEY",
    "/api/files/KEY/321.webp",
    "/api/files/KEY/0320.webp",
    "/api/files/KEY/320.png",
    "/api/files/KEY/blue.pdf",
    "/api/files/KEY/..pdf",
    "/api/files/KEY/320.webp/more",
    "/api/files/KEY/../KEY/320.webp",
    "/api/files/KEY/..%2F320.webp",
    "/api/files/../320.webp",
    "/api/files/abcdefghijklmnopqrstuv/320.webp",
  ])("%s", async (url) => {
    expect(await serve(url.replaceAll("KEY", image.key))).toBeNull();
  });

  test("what is stored beside the images", async () => {
    await (await fileStore()).put("private/abcdefghijklmnopqrstuv/320.webp", Buffer.from("secret"), "image/webp");
    expect(await serve("/api/files/abcdefghijklmnopqrstuv/320.webp")).toBeNull();
  });
});

function serve(url: string, method: "GET" | "HEAD" = "GET", ifNoneMatch?: string) {
  return serveFile(decodeURIComponent(url), { method, ifNoneMatch });
}
