import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "~/server/db/test-database";
import { storeCv } from "./cv";
import { readPrivateFile } from "./private-file";
import { deleteUnlessKept } from "./removed-files";
import { serveFile } from "./serve";
import { buildPdf } from "./test-pdf";
import { withTestBucket, withTestStore } from "./test-store";

useTestDatabase();

const pdf = buildPdf();

describe.each([
  ["a folder", withTestStore],
  ["a bucket", withTestBucket],
])("in %s", (_, withStore) => {
  const storedFiles = withStore();

  test("stores a CV under a random key, reads it back byte by byte, and deletes it", async () => {
    const first = await storeCv(pdf, "C:\\Users\\ha\\CV Hà.pdf");
    const second = await storeCv(pdf, "");
    expect(first).toMatchObject({ filename: "CV Hà.pdf", size: pdf.byteLength, sha256: second.sha256 });
    expect(second.filename).toBe("cv.pdf");
    expect(first.key).not.toBe(second.key);
    expect(storedFiles()).toEqual([`cv/${first.key}/cv.pdf`, `cv/${second.key}/cv.pdf`].sort());
    const stream = await readPrivateFile("cv", first.key);
    expect(stream && (await buffer(stream)).equals(pdf)).toBe(true);

    await deleteUnlessKept("cv", [first.key]);
    expect(await readPrivateFile("cv", first.key)).toBeNull();
    expect(storedFiles()).toEqual([`cv/${second.key}/cv.pdf`]);
  });

  test("does not store a file that is no PDF", async () => {
    await expect(storeCv(Buffer.from("MZ"), "cv.pdf")).rejects.toThrow("ERROR_FILE_NOT_PDF");
    expect(storedFiles()).toEqual([]);
  });

  test.each(["", ".", "..", "../media", "../../database", "x".repeat(22), "a/../../../../etc/passwd", "%2e%2e%2f"])(
    "the key %j leads to no file",
    async (key) => {
      await storeCv(pdf, "cv.pdf");
      expect(await readPrivateFile("cv", key)).toBeNull();
    },
  );

  test("serves no CV at an image's address", async () => {
    const { key } = await storeCv(pdf, "cv.pdf");
    const asked = { method: "GET" };
    for (const path of [`/api/files/${key}/cv.pdf`, `/api/files/../cv/${key}/cv.pdf`, `/api/files/cv/${key}/cv.pdf`]) {
      expect(await serveFile(path, asked)).toBeNull();
    }
  });
});
