import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { POST } from "~/app/api/files/route";
import { MAX_FILE_BYTES } from "~/lib/files";
import { documentUrl } from "~/lib/media";
import { sessionCookie } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";

useTestDatabase();
const storedFiles = withTestStore();

const png = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: "#1e79e4" } })
    .png()
    .toBuffer();

describe("upload permissions:", () => {
  test("refuses a visitor without a session", async () => {
    await expectRefusal(await post(await multipart(await png()), {}), 401, "ERROR_UNAUTHORIZED");
  });

  test("refuses a role that edits no record with images", async () => {
    await grant("USER", "/admin/level", { view: true, add: true, edit: true });
    await grant("USER", "/admin/media", { view: true, edit: true, delete: true });
    await grant("USER", "/admin/news", { view: true, delete: true });
    await expectRefusal(await post(await multipart(await png()), await signedIn("USER")), 403, "ERROR_FORBIDDEN");
  });

  test.each([
    ["/admin/media", { view: true, add: true }],
    ["/admin/news", { view: true, add: true }],
    ["/admin/partner", { view: true, edit: true }],
    ["/admin/setting", { view: true, edit: true }],
  ] as const)("a role with permissions on %s is allowed: %j", async (path, flags) => {
    await grant("USER", path, flags);
    expect((await post(await multipart(await png()), await signedIn("USER"))).status).toBe(201);
  });

  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { "sec-fetch-site": "same-site", origin: "https://other.example.com" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])("a page of another site is refused: %j", async (headers) => {
    const answer = await post(await multipart(await png()), { ...(await signedIn()), ...headers });
    await expectRefusal(answer, 403, "ERROR_FORBIDDEN");
    expect(storedFiles()).toEqual([]);
  });
});

describe("an upload", () => {
  test("answers with the row, and is logged", async () => {
    const answer = await post(await multipart(await png(), "cat.png"), await signedIn());
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({ id: 1, filename: "cat.png", width: 20, height: 10, widths: [20] });
    expect(await database().activity.findMany({ select: { action: true, path: true, recordName: true } })).toEqual([
      { action: "create", path: "/admin/media", recordName: "cat.png" },
    ]);
  });

  test("answers with the same row for known bytes", async () => {
    const headers = await signedIn();
    const first = await post(await multipart(await png(), "one.png"), headers);
    const second = await post(await multipart(await png(), "two.png"), headers);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect(await database().activity.count()).toBe(1);
  });

  test("stores a PNG named .jpg as PNG", async () => {
    const answer = await post(await multipart(await png(), "cat.jpg", "image/jpeg"), await signedIn());
    expect(await answer.json()).toMatchObject({ mime: "image/png", filename: "cat.jpg" });
  });
});

describe("a refused upload leaves nothing behind", () => {
  test.each<[name: string, status: number, code: string, body: () => Promise<Body> | Body]>([
    ["JSON", 400, "ERROR_DATA_SUBMIT_IS_INVALID", () => ({ bytes: "{}", type: "application/json" })],
    ["no type", 400, "ERROR_DATA_SUBMIT_IS_INVALID", () => ({ bytes: "x", type: "" })],
    [
      "a body that isn't what it says",
      400,
      "ERROR_DATA_SUBMIT_IS_INVALID",
      () => ({ bytes: "x", type: "multipart/form-data; boundary=a" }),
    ],
    ["no boundary", 400, "ERROR_DATA_SUBMIT_IS_INVALID", () => ({ bytes: "x", type: "multipart/form-data" })],
    ["no file", 400, "ERROR_FILE_REQUIRED", () => fields({ other: "x" })],
    ["a text in the file's place", 400, "ERROR_FILE_REQUIRED", () => fields({ file: "x" })],
    ["an empty file", 400, "ERROR_FILE_REQUIRED", () => multipart(new Uint8Array())],
    ["a text called .png", 415, "ERROR_MEDIA_TYPE", () => multipart(Buffer.from("hello"), "a.png", "image/png")],
    [
      "an SVG",
      415,
      "ERROR_MEDIA_TYPE",
      () => multipart(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "a.svg", "image/svg+xml"),
    ],
    ["half a PDF", 422, "ERROR_FILE_DAMAGED", () => multipart(Buffer.from("%PDF-1.7\n"), "a.png")],
    ["a PDF that is a ZIP too", 415, "ERROR_FILE_NOT_PDF", () => multipart(Buffer.concat([buildPdf(), zipEnd]), "a.pdf")],
    ["one byte too many", 413, "ERROR_FILE_TOO_LARGE", () => multipart(new Uint8Array(MAX_FILE_BYTES + 1))],
    ["11 MiB", 413, "ERROR_FILE_TOO_LARGE", () => multipart(new Uint8Array(11 * 1024 * 1024))],
    ["half an image", 422, "ERROR_IMAGE_DAMAGED", async () => multipart((await png()).subarray(0, 60))],
  ])("%s: %i %s", async (_, status, code, body) => {
    await expectRefusal(await post(await body(), await signedIn()), status, code);
    expect(storedFiles()).toEqual([]);
    expect(await database().media.count()).toBe(0);
  });

  test("50 megapixels", async () => {
    const bytes = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    await expectRefusal(await post(await multipart(bytes), await signedIn()), 413, "ERROR_IMAGE_TOO_LARGE");
    expect(storedFiles()).toEqual([]);
  });

  test("an endless body is cut off beyond the maximum file size", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const answer = await post({ bytes: endless, type: "multipart/form-data; boundary=a" }, await signedIn());
    await expectRefusal(answer, 413, "ERROR_FILE_TOO_LARGE");
    expect(sent).toBeLessThan(MAX_FILE_BYTES + 4 * 1024 * 1024);
  });

  test("a body with a too large Content-Length is refused before it is read", async () => {
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { ...(await signedIn()), "content-length": String(11 * 1024 * 1024) };
    await expectRefusal(
      await post({ bytes: body, type: "multipart/form-data; boundary=a" }, headers),
      413,
      "ERROR_FILE_TOO_LARGE",
    );
    expect(pull).not.toHaveBeenCalled();
  });
});

describe("a PDF document", () => {
  test("is stored unchanged, under a name that is part of its address", async () => {
    const answer = await post(await multipart(buildPdf(), "Báo cáo 2026.PDF", "application/pdf"), await signedIn());
    expect(answer.status).toBe(201);
    const row = await answer.json();
    expect(row).toMatchObject({
      kind: "document",
      mime: "application/pdf",
      filename: "Báo cáo 2026.PDF",
      width: null,
      widths: [],
    });
    expect(storedFiles()).toEqual([`media/${row.key}/bao-cao-2026.pdf`]);
    expect(documentUrl(row)).toBe(`/api/files/${row.key}/bao-cao-2026.pdf`);
  });

  test("is refused by an image field, also when the library has it", async () => {
    const headers = await signedIn();
    await expectRefusal(await post(await multipart(buildPdf(), "a.pdf"), headers, "?kind=image"), 415, "ERROR_FILE_TYPE");
    expect((await post(await multipart(buildPdf(), "a.pdf"), headers)).status).toBe(201);
    await expectRefusal(await post(await multipart(buildPdf(), "a.pdf"), headers, "?kind=image"), 415, "ERROR_FILE_TYPE");
  });
});

/** End record of a ZIP. */
const zipEnd = Buffer.from(`PK\x05\x06${"\0".repeat(18)}`, "latin1");

type Body = { bytes: BodyInit; type: string };

async function post({ bytes, type }: Body, headers: Record<string, string>, query = ""): Promise<Response> {
  const init = {
    method: "POST",
    body: bytes,
    headers: { host: "example.com", "content-type": type, ...headers },
    duplex: "half",
  };
  return POST(new Request(`http://example.com/api/files${query}`, init), { params: Promise.resolve({}) });
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, filename = "photo.png", type = "image/png"): Promise<Body> {
  return fields({ file: new File([bytes], filename, { type }) });
}

async function fields(values: Record<string, string | File>): Promise<Body> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const encoded = new Response(form);
  return { bytes: await encoded.arrayBuffer(), type: encoded.headers.get("content-type") ?? "" };
}

async function signedIn(role: "ADMIN" | "USER" = "ADMIN"): Promise<Record<string, string>> {
  const { sessionId } = await buildUser(role);
  const [cookie = ""] = (await sessionCookie(sessionId, new Headers())).split(";");
  return { cookie, origin: "http://example.com" };
}

async function expectRefusal(answer: Response, status: number, code: string): Promise<void> {
  expect([answer.status, await answer.json()]).toEqual([status, { message: code }]);
}
