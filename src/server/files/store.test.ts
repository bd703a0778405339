import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveFiles } from "~/server/operations/files-move";
import { type FileStore, keyPattern, openBucket, openFolder, partOf, randomKey } from "./store";
import { startTestS3, type TestS3 } from "./test-s3";

const folder = mkdtempSync(path.join(tmpdir(), "atrium-store-"));
let s3: TestS3;

beforeAll(async () => {
  s3 = await startTestS3("atrium");
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

function openTestBucket(options: Partial<Parameters<typeof openBucket>[0]> = {}) {
  const { endpoint } = s3;
  return openBucket({
    bucket: "atrium",
    region: "us-east-1",
    endpoint,
    accessKeyId: "id",
    secretAccessKey: "secret",
    ...options,
  });
}

const openings: [name: string, open: () => Promise<FileStore>][] = [
  ["a folder", async () => openFolder(folder)],
  ["a bucket", () => openTestBucket()],
];

describe.each(openings)("a store in %s", (_, open) => {
  test("returns stored bytes", async () => {
    const store = await open();
    const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
    await store.put("media/a/320.webp", bytes, "image/webp");
    expect(await store.has("media/a/320.webp")).toBe(true);
    expect(await buffer(await store.read("media/a/320.webp"))).toEqual(bytes);
    await store.put("media/a/320.webp", Buffer.from("other"), "image/webp");
    expect(await text(await store.read("media/a/320.webp"))).toBe("other");
  });

  test("returns a part of a file", async () => {
    const store = await open();
    await store.put("media/part/320.webp", Buffer.from("0123456789"), "image/webp");
    expect(await text(await store.read("media/part/320.webp", { start: 2, end: 4 }))).toBe("234");
    expect(await text(await store.read("media/part/320.webp", { start: 0, end: 9 }))).toBe("0123456789");
  });

  test("reports files that it does not have", async () => {
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

  test("lists all files of a folder, or those older than a given time", async () => {
    const store = await open();
    const files = Array.from({ length: 8 }, (_, index) => `list/${index}/320.webp`);
    for (const name of files) await store.put(name, Buffer.from("x"), "image/webp");
    const listed = async (before?: Date) => {
      const names: string[] = [];
      for await (const page of store.list("list", before)) names.push(...page);
      return names.sort();
    };
    expect(await listed()).toEqual(files);
    expect(await listed(new Date(Date.now() + 60_000))).toEqual(files);
    expect(await listed(new Date(Date.now() - 60_000))).toEqual([]);
  });

  test("never leaves its root", async () => {
    const store = await open();
    // Refused because of the name, not because the file is missing.
    const refused = { code: "E_PATH_TRAVERSAL_DETECTED" };
    await expect(store.put("../outside", Buffer.from("x"), "text/plain")).rejects.toMatchObject(refused);
    await expect(store.read("../../etc/passwd")).rejects.toMatchObject(refused);
    await expect(store.read("../../etc/passwd", { start: 0, end: 9 })).rejects.toMatchObject(refused);
  });

  test("passes its check", async () => {
    await expect((await open()).check()).resolves.toBeUndefined();
  });
});

test("reports a missing bucket and an unreachable service", async () => {
  await expect((await openTestBucket({ bucket: "none" })).check()).rejects.toMatchObject({ name: "NoSuchBucket" });
  const gone = await openTestBucket({ endpoint: "http://localhost:1" });
  await expect(gone.check()).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("gives up on a bucket that accepts a request and never answers, for files and for the check", async () => {
  const store = await openTestBucket({ silenceMs: 300 });
  await store.put("media/slow/320.webp", Buffer.from("x"), "image/webp");
  s3.state.isSilent = true;
  const started = Date.now();
  await expect(store.has("media/slow/320.webp")).rejects.toThrow();
  expect(Date.now() - started).toBeLessThan(5_000);
  s3.state.isSilent = false;
  // It works again as soon as the service does.
  expect(await store.has("media/slow/320.webp")).toBe(true);
});

test("waits for a slow bucket while bytes arrive, and reports a file that stops halfway", async () => {
  const store = await openTestBucket({ silenceMs: 400 });
  await store.put("media/slow/640.webp", Buffer.from("0123456789"), "image/webp");
  s3.state.delayMs = 100;
  expect(await text(await store.read("media/slow/640.webp"))).toBe("0123456789");
  s3.state.delayMs = 3_000;
  const started = Date.now();
  await expect(store.read("media/slow/640.webp").then(text)).rejects.toThrow();
  expect(Date.now() - started).toBeLessThan(5_000);
  s3.state.delayMs = 0;
});

test("moves all files from a folder to a bucket and back, without copying existing ones again", async () => {
  const [disk, bucket] = [openFolder(path.join(folder, "from")), await openings[1]?.[1]()];
  if (!bucket) throw new Error("There is no bucket.");
  const files = { "cv/a/cv.pdf": "%PDF-a", "media/b/8.webp": "RIFF-b", "media/b/card.jpg": "JFIF-b" };
  for (const [name, content] of Object.entries(files)) await disk.put(name, Buffer.from(content), "text/plain");
  // Left by a move that was killed.
  await bucket.put("media/b/8.webp", Buffer.from("RI"), "image/webp");
  await bucket.put("media/b/card.jpg", Buffer.from("JFIF-b"), "image/jpeg");
  const copied = { files: 0, bytes: 0 };
  expect(await moveFiles(disk, bucket, copied)).toBe(3);
  expect(copied).toEqual({ files: 2, bytes: 12 });
  const back = openFolder(path.join(folder, "to"));
  await moveFiles(bucket, back, copied);
  for (const [name, content] of Object.entries(files)) expect(await text(await back.read(name))).toBe(content);
});

test.skipIf(process.platform !== "linux")("a move to a disk that gets full says so, and goes on when there is room", async () => {
  const full = path.join(folder, "move-full");
  const [disk, fullDisk] = [openFolder(path.join(folder, "move-from")), openFolder(full)];
  const names = ["media/a/8.webp", "media/b/8.webp", "media/c/8.webp"];
  for (const name of names) await disk.put(name, Buffer.from(`RIFF-${name}`), "image/webp");
  // Writes to this device fail with ENOSPC.
  const blocked = path.join(full, partOf("media/b/8.webp"));
  mkdirSync(path.dirname(blocked), { recursive: true });
  symlinkSync("/dev/full", blocked);
  await expect(moveFiles(disk, fullDisk, { files: 0, bytes: 0 })).rejects.toThrow(
    "The files could not be moved (run this again to go on): There is no room for media/b/8.webp: the disk is full.",
  );
  expect(await moveFiles(disk, fullDisk, { files: 0, bytes: 0 })).toBe(3);
  for (const name of names) expect(await text(await fullDisk.read(name))).toBe(`RIFF-${name}`);
});

test("no request makes a file public or needs features that most services lack", () => {
  expect(s3.requests.some(({ method }) => method === "PUT")).toBe(true);
  for (const { headers } of s3.requests) {
    expect(headers["x-amz-acl"]).toBeUndefined();
    expect(headers["x-amz-trailer"]).toBeUndefined();
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=id\//);
  }
});

test("keys are random and fit the addresses of files", () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(keyPattern);
});
