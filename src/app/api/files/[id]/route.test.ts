import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { imageUrl } from "~/lib/images";
import { documentUrl } from "~/lib/media";
import { sessionCookie } from "~/server/auth/session";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { saveMedia } from "~/server/files/media";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { serveFile } from "~/server/files/serve";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { PUT } from "./route";

useTestDatabase();
const storedFiles = withTestStore();

describe("replaced file", () => {
  test("keeps its id and texts, gets other bytes and widths, and is visible to visitors at once", async () => {
    const old = await saveMedia(database(), await png(20), "old.png");
    await database().media.update({ where: { id: old.id }, data: { altEn: "A cat", shareX: 0.5, shareY: 0.5, hasAvif: true } });
    const before = generation().value;
    const answer = await put(old, await png(400), "new.png");
    expect(answer.status).toBe(200);
    const row = await answer.json();
    expect(row).toMatchObject({
      id: old.id,
      version: 2,
      filename: "new.png",
      widths: [320, 400],
      altEn: "A cat",
      shareX: null,
      hasAvif: null,
    });
    expect(row.key).not.toBe(old.key);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toEqual([320, 400].map((width) => `media/${row.key}/${width}.webp`));
    expect(generation().value).toBeGreaterThan(before);
    expect(await database().activity.findMany({ select: { action: true, version: true, changes: true } })).toEqual([
      { action: "replace-file", version: 2, changes: expect.objectContaining({ filename: ["old.png", "new.png"] }) },
    ]);
  });

  test("is found at its old URL, in the nearest width", async () => {
    const old = await saveMedia(database(), await png(20), "old.png");
    const row = await (await put(old, await png(400))).json();
    const last = await (await put(row, await png(700))).json();
    const answer = await serveFile(imageUrl(old, 20), {});
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: imageUrl(last, 20), "cache-control": "public, max-age=60" },
    });
    expect(await serveFile(`/api/files/${row.key}/400.avif`, {})).toMatchObject({ headers: { location: imageUrl(last, 400) } });
    expect(await serveFile(imageUrl(row, 400), {})).toMatchObject({ headers: { location: imageUrl(last, 400) } });
  });

  test("stays in the texts that show it", async () => {
    const old = await saveMedia(database(), await png(20), "old.png");
    const { news, system } = await callerAs("ADMIN");
    const contentEn = `<p>a</p><img src="${imageUrl(old, 20)}" data-media-id="${old.id}">`;
    const { id, version } = await news.article.create({ data: { ...emptyArticle, titleEn: "A story", contentEn } });
    await put(old, await png(400));
    // Save the text again, still with the old URL.
    await news.article.update({ id, version, data: { contentVi: contentEn } });
    expect(await system.media.usedBy({ ids: [old.id] })).toEqual([{ id: old.id, path: "/admin/news", count: 1 }]);
  });

  test("redirects from a document's old name", async () => {
    const old = await saveMedia(database(), buildPdf("2025"), "report-2025.pdf");
    const row = await (await put(old, buildPdf("2026"), "report-2026.pdf")).json();
    expect(await serveFile(documentUrl(old), {})).toMatchObject({ status: 302, headers: { location: documentUrl(row) } });
  });
});

describe("refused replacement, which changes nothing", () => {
  test("by a file of another kind", async () => {
    const image = await saveMedia(database(), await png(20), "a.png");
    const document = await saveMedia(database(), buildPdf(), "a.pdf");
    await expectRefusal(await put(image, buildPdf("2")), 415, "ERROR_FILE_TYPE");
    await expectRefusal(await put(document, await png(30)), 415, "ERROR_FILE_NOT_PDF");
    expect(storedFiles()).toHaveLength(2);
  });

  test("by a file that is in the library already", async () => {
    const [one, other] = [
      await saveMedia(database(), await png(20), "a.png"),
      await saveMedia(database(), await png(30), "b.png"),
    ];
    await expectRefusal(await put(one, await png(30)), 409, "ERROR_MEDIA_FILE_EXIST");
    expect(storedFiles().sort()).toEqual([`media/${one.key}/20.webp`, `media/${other.key}/30.webp`].sort());
  });

  test("of an older version", async () => {
    const old = await saveMedia(database(), await png(20), "a.png");
    await database().media.update({ where: { id: old.id }, data: { version: 2 } });
    await expectRefusal(await put(old, await png(30)), 409, "ERROR_CONFLICT");
    expect(storedFiles()).toEqual([`media/${old.key}/20.webp`]);
  });

  test("of a missing file, or without a valid id", async () => {
    await expectRefusal(await put({ id: 99, version: 1 }, await png(20)), 404, "ERROR_MEDIA_NOT_FOUND");
    await expectRefusal(await put({ id: 0, version: 1 }, await png(20)), 400, "ERROR_DATA_SUBMIT_IS_INVALID");
    await expectRefusal(await put({ id: 1, version: 0 }, await png(20)), 400, "ERROR_DATA_SUBMIT_IS_INVALID");
  });

  test("by a damaged file", async () => {
    const old = await saveMedia(database(), await png(20), "a.png");
    await expectRefusal(await put(old, (await png(30)).subarray(0, 60)), 422, "ERROR_IMAGE_DAMAGED");
    expect(storedFiles()).toEqual([`media/${old.key}/20.webp`]);
  });

  test("without a session, and without the permission to edit the library", async () => {
    const old = await saveMedia(database(), await png(20), "a.png");
    await expectRefusal(await put(old, await png(30), "b.png", {}), 401, "ERROR_UNAUTHORIZED");
    await grant("USER", "/admin/media", { view: true, add: true, delete: true });
    await expectRefusal(await put(old, await png(30), "b.png", await signedIn("USER")), 403, "ERROR_FORBIDDEN");
  });
});

test("leaves a file unchanged when the same bytes are uploaded again", async () => {
  const old = await saveMedia(database(), await png(20), "a.png");
  const answer = await put(old, await png(20), "b.png");
  expect([answer.status, await answer.json()]).toMatchObject([200, { version: 1, filename: "a.png" }]);
});

function png(width: number) {
  return sharp({ create: { width, height: 10, channels: 3, background: "#1e79e4" } })
    .png()
    .toBuffer();
}

async function put(
  { id, version }: { id: number; version: number },
  bytes: Uint8Array<ArrayBuffer>,
  filename = "new.png",
  headers?: Record<string, string>,
): Promise<Response> {
  const body = new FormData();
  body.set("file", new File([bytes], filename));
  const sender = { host: "example.com", ...(headers ?? (await signedIn("ADMIN"))) };
  const request = new Request(`http://example.com/api/files/${id}?version=${version}`, { method: "PUT", body, headers: sender });
  return PUT(request, { params: Promise.resolve({ id: String(id) }) });
}

async function signedIn(role: "ADMIN" | "USER"): Promise<Record<string, string>> {
  const { sessionId } = await buildUser(role);
  const [cookie = ""] = (await sessionCookie(sessionId, new Headers())).split(";");
  return { cookie, origin: "http://example.com" };
}

async function expectRefusal(answer: Response, status: number, code: string): Promise<void> {
  expect([answer.status, await answer.json()]).toEqual([status, { message: code }]);
}
