import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { fileStore, openBucket, openFolder, randomKey, setFileStore } from "~/server/files/store";
import { startTestS3, type TestS3 } from "~/server/files/test-s3";
import { checkFiles } from "./files-check";

useTestDatabase();

let s3: TestS3 | undefined;
let folder: string | undefined;
afterEach(async () => {
  setFileStore(null);
  await s3?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
  s3 = folder = undefined;
});

const dayMs = 24 * 60 * 60 * 1000;
const tomorrow = () => new Date(Date.now() + dayMs + 1_000);

const stores = {
  "a folder": async () => {
    folder = mkdtempSync(path.join(tmpdir(), "atrium-check-"));
    setFileStore(openFolder(folder));
  },
  "a bucket": async () => {
    s3 = await startTestS3("atrium");
    const { endpoint } = s3;
    setFileStore(
      await openBucket({ bucket: "atrium", region: "us-east-1", endpoint, accessKeyId: "id", secretAccessKey: "secret" }),
    );
  },
};

describe.each(Object.entries(stores))("checking files in %s", (_, open) => {
  beforeEach(open);

  async function addImage(files: string[]) {
    const key = randomKey();
    const data = { key, sha256: key, filename: "a.png", mime: "image/png", size: 1, widths: [320, 640] };
    await database().media.create({ data: { ...data, shareX: 0.5, shareY: 0.5, hasAvif: true } });
    await put(files.map((name) => `media/${key}/${name}`));
    return key;
  }

  async function put(names: string[]) {
    const store = await fileStore();
    for (const name of names) await store.put(name, Buffer.from("x"), "image/webp");
  }

  test("reports nothing when rows and files agree", async () => {
    await addImage(["320.webp", "640.webp", "320.avif", "640.avif", "share-500-500.jpg", "share-100-100.jpg"]);
    const key = randomKey();
    const document = { key, sha256: key, filename: "Báo cáo 2026.pdf", mime: "application/pdf", size: 1, widths: [] };
    await database().media.create({ data: { ...document, kind: "document" } });
    await database().shareCard.create({ data: { key: "card" } });
    const attached = randomKey();
    await database().attachment.create({ data: { key: attached, filename: "a.png", mime: "image/png", size: 1 } });
    const held = { key: randomKey(), filename: "cv.pdf", size: 1, sha256: "", network: "", expiresAt: tomorrow() };
    await database().heldCv.create({ data: held });
    const privateNames = [`attachment/${attached}/file`, `cv/${held.key}/cv.pdf`];
    await put([`media/${key}/bao-cao-2026.pdf`, "media/card/card.jpg", ...privateNames]);
    const none = { count: 0, first: [] };
    const report = await checkFiles(database(), { now: tomorrow(), isMending: true });
    expect(report).toEqual({ files: 10, missing: none, stray: none, deleted: 0, remade: 0 });
  });

  test("lists rows without files and files without rows, and changes nothing unless asked to repair", async () => {
    const key = await addImage(["320.webp", "320.avif"]);
    const stray = ["media/stray/320.webp", "media/stray/320.avif", "cv/stray/cv.pdf", "attachment/stray/file"];
    await put(stray);
    const report = await checkFiles(database(), { now: tomorrow(), isMending: false });
    expect(report.missing.first).toEqual(["640.webp", "640.avif", "share-500-500.jpg"].map((name) => `media/${key}/${name}`));
    expect(report.stray.first.toSorted()).toEqual(stray.toSorted());
    expect(report).toMatchObject({ files: 6, deleted: 0, remade: 0 });
    for (const name of stray) expect(await (await fileStore()).has(name)).toBe(true);

    const mended = await checkFiles(database(), { now: tomorrow(), isMending: true });
    expect(mended).toMatchObject({ deleted: 4, remade: 2 });
    for (const name of stray) expect(await (await fileStore()).has(name)).toBe(false);
    expect(await (await fileStore()).has(`media/${key}/320.webp`)).toBe(true);
    expect(await database().media.findFirst({ select: { shareX: true, hasAvif: true } })).toEqual({
      shareX: null,
      hasAvif: null,
    });
  });

  test("leaves the files of deleted rows, which can come back", async () => {
    const key = await addImage(["320.webp"]);
    await database().media.deleteMany();
    const report = await checkFiles(database(), { now: tomorrow(), isMending: true });
    expect(report).toMatchObject({ files: 1, missing: { count: 0 }, stray: { count: 0 }, deleted: 0 });
    expect(await (await fileStore()).has(`media/${key}/320.webp`)).toBe(true);
  });

  test("does not report a file stored today as stray: its row may follow", async () => {
    await put(["media/young/320.webp"]);
    const report = await checkFiles(database(), { now: new Date(), isMending: true });
    expect(report).toMatchObject({ files: 1, stray: { count: 0 }, deleted: 0 });
    expect(await (await fileStore()).has("media/young/320.webp")).toBe(true);
  });
});
