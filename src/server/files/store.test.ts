import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveFiles } from "./move";
import { type FileStore, keyPattern, openBucket, openFolder, randomKey } from "./store";

const folder = mkdtempSync(path.join(tmpdir(), "atrium-store-"));
const requests: { method: string; headers: NodeJS.Dict<string | string[]> }[] = [];
let server: Server;
let endpoint: string;

beforeAll(async () => {
  server = serveBucket("atrium");
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  endpoint = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const openings: [name: string, open: () => Promise<FileStore>][] = [
  ["a folder", async () => openFolder(folder)],
  [
    "a bucket",
    () => openBucket({ bucket: "atrium", region: "us-east-1", endpoint, accessKeyId: "id", secretAccessKey: "secret" }),
  ],
];

describe.each(openings)("a store in %s", (_, open) => {
  test("gives back what was put into it", async () => {
    const store = await open();
    const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
    await store.put("media/a/320.webp", bytes, "image/webp");
    expect(await store.has("media/a/320.webp")).toBe(true);
    expect(await buffer(await store.read("media/a/320.webp"))).toEqual(bytes);
    await store.put("media/a/320.webp", Buffer.from("other"), "image/webp");
    expect(await text(await store.read("media/a/320.webp"))).toBe("other");
  });

  test("knows what it has not", async () => {
    const store = await open();
    expect(await store.has("media/a/321.webp")).toBe(false);
    expect(await store.has("media/none/320.webp")).toBe(false);
  });

  test("deletes a folder and nothing else", async () => {
    const store = await open();
    for (const name of ["media/b/1.webp", "media/b/2.webp", "media/c/1.webp"]) {
      await store.put(name, Buffer.from("x"), "image/webp");
    }
    await store.deleteFolder("media/b");
    await store.deleteFolder("media/none");
    expect(await store.has("media/b/1.webp")).toBe(false);
    expect(await store.has("media/b/2.webp")).toBe(false);
    expect(await store.has("media/c/1.webp")).toBe(true);
  });

  test("never leaves its place", async () => {
    const store = await open();
    // Of its name, not because nothing is there.
    const refused = { code: "E_PATH_TRAVERSAL_DETECTED" };
    await expect(store.put("../outside", Buffer.from("x"), "text/plain")).rejects.toMatchObject(refused);
    await expect(store.read("../../etc/passwd")).rejects.toMatchObject(refused);
  });

  test("can be reached", async () => {
    await expect((await open()).check()).resolves.toBeUndefined();
  });
});

test("a bucket that isn't there can't be reached, nor can a service", async () => {
  const options = { region: "us-east-1", accessKeyId: "id", secretAccessKey: "secret" };
  await expect((await openBucket({ ...options, bucket: "none", endpoint })).check()).rejects.toMatchObject({
    name: "NoSuchBucket",
  });
  await expect(
    (await openBucket({ ...options, bucket: "atrium", endpoint: "http://localhost:1" })).check(),
  ).rejects.toMatchObject({
    code: "ECONNREFUSED",
  });
});

test("all files are moved from a folder to a bucket and back; those that are there are not copied again", async () => {
  const [disk, bucket] = [openFolder(path.join(folder, "from")), await openings[1]?.[1]()];
  if (!bucket) throw new Error("There is no bucket.");
  const files = { "cv/a/cv.pdf": "%PDF-a", "media/b/8.webp": "RIFF-b", "media/b/card.jpg": "JFIF-b" };
  for (const [name, content] of Object.entries(files)) await disk.put(name, Buffer.from(content), "text/plain");
  // Of a move that was killed.
  await bucket.put("media/b/8.webp", Buffer.from("RI"), "image/webp");
  await bucket.put("media/b/card.jpg", Buffer.from("JFIF-b"), "image/jpeg");
  const copied = { files: 0, bytes: 0 };
  expect(await moveFiles(disk, bucket, copied)).toBe(3);
  expect(copied).toEqual({ files: 2, bytes: 12 });
  const back = openFolder(path.join(folder, "to"));
  await moveFiles(bucket, back, copied);
  for (const [name, content] of Object.entries(files)) expect(await text(await back.read(name))).toBe(content);
});

test("no request makes a file public or wants more than any service knows", () => {
  expect(requests.some(({ method }) => method === "PUT")).toBe(true);
  for (const { headers } of requests) {
    expect(headers["x-amz-acl"]).toBeUndefined();
    expect(headers["x-amz-trailer"]).toBeUndefined();
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=id\//);
  }
});

test("keys are random, and as the addresses of files take them", () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(keyPattern);
});

/** The part of S3 that a store asks for. */
function serveBucket(bucket: string): Server {
  const files = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "", "http://localhost");
    const [, name, ...rest] = url.pathname.split("/");
    const key = rest.join("/");
    const file = files.get(key);
    requests.push({ method, headers });
    const answer = (status: number, body: string | Buffer = "") => {
      response.writeHead(status, { "content-length": Buffer.byteLength(body), "last-modified": new Date(0).toUTCString() });
      response.end(method === "HEAD" ? undefined : body);
    };
    if (name !== bucket) return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
    if (method === "PUT") {
      files.set(key, await buffer(request));
      return answer(200);
    }
    if (method === "POST" && url.searchParams.has("delete")) {
      for (const [, found = ""] of (await text(request)).matchAll(/<Key>([^<]*)<\/Key>/g)) files.delete(found);
      return answer(200, "<DeleteResult/>");
    }
    if (key === "") {
      const found = [...files.keys()].filter((one) => one.startsWith(url.searchParams.get("prefix") ?? ""));
      return answer(200, `<ListBucketResult>${found.map((one) => `<Contents><Key>${one}</Key></Contents>`)}</ListBucketResult>`);
    }
    return file ? answer(200, file) : answer(404, "<Error><Code>NoSuchKey</Code></Error>");
  });
}
