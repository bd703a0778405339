import { text } from "node:stream/consumers";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { imageUrls, isImageUrl } from "~/lib/images";
import { documentUrl } from "~/lib/media";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { saveMedia } from "./media";
import type { MediaRow } from "./media-select";
import { serveFile } from "./serve";
import { fileStore, randomKey } from "./store";
import { buildPdf } from "./test-pdf";
import { withTestBucket, withTestStore } from "./test-store";

useTestDatabase();
withTestStore();

let image: MediaRow;
beforeEach(async () => {
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#1e79e4" } })
    .png()
    .toBuffer();
  image = await saveMedia(database(), bytes, "blue.png");
});

test("serves every address of an image as an image only, cacheable for ever", async () => {
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

test("answers 304 to a client that has the image", async () => {
  const url = imageUrls(image).src;
  const etag = (await serve(url, "HEAD"))?.headers.etag ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    expect(await serve(url, "GET", known)).toMatchObject({ status: 304, body: null, headers: { etag } });
  }
  expect((await serve(url, "HEAD", '"other"'))?.status).toBe(200);
});

test("answers HEAD with the headers of GET and no body", async () => {
  const url = imageUrls(image).src;
  const [head, whole] = [await serve(url, "HEAD"), await serve(url)];
  expect(head?.body).toBeNull();
  expect(head?.headers).toEqual(whole?.headers);
  await whole?.body?.toArray();
});

describe("a document", () => {
  test("is shown in the browser or downloaded under its name, and runs nothing", async () => {
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

describe("answers 404 for", () => {
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

  test("a file whose upload was cut short before its row was written", async () => {
    await (await fileStore()).put("media/abcdefghijklmnopqrstuv/320.webp", Buffer.from("RIFF"), "image/webp");
    expect(await serve("/api/files/abcdefghijklmnopqrstuv/320.webp")).toBeNull();
  });

  test("other files in the store", async () => {
    await (await fileStore()).put("private/abcdefghijklmnopqrstuv/320.webp", Buffer.from("secret"), "image/webp");
    expect(await serve("/api/files/abcdefghijklmnopqrstuv/320.webp")).toBeNull();
  });
});

function serve(url: string, method: "GET" | "HEAD" = "GET", ifNoneMatch?: string) {
  return serveFile(decodeURIComponent(url), { method, headers: { "if-none-match": ifNoneMatch } });
}

describe.each([
  ["a folder", withTestStore],
  ["a bucket", withTestBucket],
])("a part of a file in %s", (_, withStore) => {
  withStore();
  const key = randomKey();
  const url = `/api/files/${key}/report.pdf`;
  const etag = `"${key}-report.pdf"`;
  beforeEach(async () => {
    await (await fileStore()).put(`media/${key}/report.pdf`, Buffer.from("0123456789"), "application/pdf");
    const file = { key, sha256: key, filename: "report.pdf", mime: "application/pdf", size: 10 };
    await database().media.create({ data: { ...file, kind: "document" } });
  });

  async function ask(range: string, { method = "GET", ...others }: { method?: string; "if-range"?: string } = {}) {
    const file = await serveFile(url, { method, headers: { range, ...others } });
    const body = file?.body ? await text(file.body) : null;
    const { "content-range": bytes, "content-length": length, ...headers } = file?.headers ?? {};
    return { status: file?.status, body, range: bytes, length, headers };
  }

  test.each([
    ["bytes=0-3", "0123", "0-3"],
    ["bytes=4-", "456789", "4-9"],
    ["bytes=-3", "789", "7-9"],
    ["bytes=8-99", "89", "8-9"],
    ["bytes=-99", "0123456789", "0-9"],
  ])("%s is answered with its bytes alone", async (range, body, bytes) => {
    const answer = { status: 206, body, range: `bytes ${bytes}/10`, length: String(body.length) };
    expect(await ask(range)).toMatchObject({ ...answer, headers: { "accept-ranges": "bytes", etag } });
  });

  test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("%s is not there: 416 says how many bytes are", async (range) => {
    expect(await ask(range)).toMatchObject({ status: 416, body: null, range: "bytes */10", length: undefined });
  });

  test.each(["bytes=0-1,4-5", "bytes=5-2", "bytes=-", "lines=0-1", "bytes=a-b"])(
    "%s is answered with the whole file",
    async (range) => {
      expect(await ask(range)).toMatchObject({ status: 200, body: "0123456789", range: undefined });
    },
  );

  test("sends the whole file when If-Range does not match", async () => {
    expect(await ask("bytes=4-", { "if-range": etag })).toMatchObject({ status: 206 });
    for (const other of ['"other"', `W/${etag}`, "Wed, 21 Oct 2026 07:28:00 GMT"]) {
      expect(await ask("bytes=4-", { "if-range": other })).toMatchObject({ status: 200, body: "0123456789" });
    }
    expect(await ask("bytes=4-", { method: "HEAD" })).toMatchObject({ status: 200, body: null });
  });
});
