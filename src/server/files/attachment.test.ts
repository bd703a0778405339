import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "~/lib/files";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { withStoredAttachments } from "./attachment";
import { deleteStrayFiles } from "./private-file";
import { serveFile } from "./serve";
import { onePixelPng } from "./test-images";
import { buildPdf } from "./test-pdf";
import { withTestBucket, withTestStore } from "./test-store";

useTestDatabase();

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const webp = Buffer.concat([Buffer.from("RIFF"), Buffer.from([26, 0, 0, 0]), Buffer.from("WEBPVP8L"), Buffer.alloc(18)]);

describe.each([
  ["a folder", withTestStore],
  ["a bucket", withTestBucket],
])("in %s", (_, withStore) => {
  const storedFiles = withStore();
  const keep = (uploads: { bytes: Buffer; filename: string }[]) =>
    withStoredAttachments(uploads, async (attachments) => {
      await database().attachment.createMany({ data: attachments });
      return attachments;
    });

  test("attachments are judged by their bytes, and named by what they are", async () => {
    const stored = await keep([
      { bytes: buildPdf(), filename: "C:\\Users\\ha\\Báo giá.pdf" },
      { bytes: onePixelPng, filename: "ảnh.exe" },
      { bytes: jpeg, filename: "photo.JPEG" },
      { bytes: webp, filename: "" },
    ]);
    expect(stored.map(({ filename, mime }) => [filename, mime])).toEqual([
      ["Báo giá.pdf", "application/pdf"],
      ["ảnh.exe.png", "image/png"],
      ["photo.JPEG", "image/jpeg"],
      ["file.webp", "image/webp"],
    ]);
    expect(storedFiles()).toEqual(stored.map(({ key }) => `attachment/${key}/file`).sort());
    for (const { key } of stored) expect(await serveFile(`/api/files/${key}/file`, { method: "GET" })).toBeNull();
  });

  test.each([
    ["a program", Buffer.from("MZ\x90\0"), "ERROR_ATTACHMENT_TYPE"],
    ["an SVG", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`), "ERROR_ATTACHMENT_TYPE"],
    ["a web page that names itself a PDF", Buffer.from("<html>%PDF-1.7"), "ERROR_ATTACHMENT_TYPE"],
    ["an empty file", Buffer.alloc(0), "ERROR_ATTACHMENT_TYPE"],
    ["half a PDF", buildPdf().subarray(0, 100), "ERROR_FILE_DAMAGED"],
    ["a file of more than 10 MB", Buffer.concat([onePixelPng, Buffer.alloc(MAX_FILE_BYTES)]), "ERROR_FILE_TOO_LARGE"],
  ])("%s is refused, and so are the files beside it", async (_, bytes, code) => {
    const refused = keep([
      { bytes: onePixelPng, filename: "a.png" },
      { bytes, filename: "b.pdf" },
    ]);
    await expect(refused).rejects.toThrow(code);
    expect(storedFiles()).toEqual([]);
  });

  test("files without a row are deleted, at once and by the daily job", async () => {
    const failing = withStoredAttachments([{ bytes: onePixelPng, filename: "a.png" }], async () => {
      expect(storedFiles()).toHaveLength(1);
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(storedFiles()).toEqual([]);
    const [kept] = await keep([{ bytes: onePixelPng, filename: "a.png" }]);
    const [lost] = await keep([{ bytes: onePixelPng, filename: "b.png" }]);
    await database().attachment.delete({ where: { key: lost?.key ?? "" } });
    expect(await deleteStrayFiles(database(), new Date(Date.now() - 60_000))).toBe(0);
    expect(await deleteStrayFiles(database(), new Date(Date.now() + 60_000))).toBe(1);
    expect(storedFiles()).toEqual([`attachment/${kept?.key}/file`]);
  });
});
