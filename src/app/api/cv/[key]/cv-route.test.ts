import { beforeEach, describe, expect, test } from "vitest";
import { sessionCookie } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildUser, grant } from "~/server/db/test-records";
import { storeCv } from "~/server/files/cv";
import { fileStore } from "~/server/files/store";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { GET } from "./route";

useTestDatabase();
withTestStore();

const pdf = buildPdf("CV");
let key = "";
let candidateId = 0;

beforeEach(async () => {
  const stored = await storeCv(pdf, 'Hồ "sơ".pdf\r\nX-Evil: 1');
  const { id } = await buildCandidate({ name: "Lê Thị Hoa" });
  await database().candidateCv.create({ data: { ...stored, candidateId: id, uploadedAt: new Date() } });
  key = stored.key;
  candidateId = id;
});

async function get(key: string, { query = "", role = "ADMIN" }: { query?: string; role?: "ADMIN" | "USER" | null } = {}) {
  const headers: Record<string, string> = { host: "example.com" };
  if (role) {
    const { sessionId } = await buildUser(role);
    headers.cookie = (await sessionCookie(sessionId, new Headers())).split(";")[0] ?? "";
  }
  const request = new Request(`http://example.com/api/cv/key${query}`, { headers });
  return GET(request, { params: Promise.resolve({ key }) });
}

const log = () => database().activity.findMany({ orderBy: { id: "asc" } });

describe("stored CV", () => {
  test("is shown in the page as a PDF, without content sniffing", async () => {
    const response = await get(key);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdf.byteLength),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^inline; filename="[\w.-]+\.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/),
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  });

  test("is downloaded under a safe name", async () => {
    const response = await get(key, { query: "?download" });
    const disposition = response.headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(/^attachment; filename="ho_so_.pdfx-evil_1.pdf"; filename\*=UTF-8''H%E1%BB%93%20/);
    expect(disposition).toMatch(/\.pdf$/);
  });

  test("logs each view and download without personal data", async () => {
    await get(key);
    await get(key, { query: "?download" });
    expect(await log()).toMatchObject(
      ["view-cv", "download-cv"].map((action) => ({
        action,
        path: "/admin/candidate",
        recordId: candidateId,
        recordName: `#${candidateId}`,
        changes: {},
        ip: expect.any(String),
      })),
    );
  });

  test.each([
    ["signed out", null, false, 401],
    ["without the permission to view candidates", "USER", false, 403],
  ] as const)("is refused to people %s", async (_, role, view, status) => {
    await grant("USER", "/admin/candidate", { view, add: true, edit: true, delete: true });
    expect((await get(key, { role })).status).toBe(status);
    expect(await log()).toEqual([]);
  });

  test("is readable for a role that may only view candidates", async () => {
    await grant("USER", "/admin/candidate", { view: true });
    expect((await get(key, { role: "USER" })).status).toBe(200);
  });

  test.each(["", ".", "..", "../media", "../../database", "x".repeat(22), "a\u0000b", "%2e%2e%2f", "cv.pdf"])(
    "is not found by the key %j",
    async (guessed) => {
      const response = await get(guessed);
      expect([response.status, await response.json()]).toEqual([404, { message: "INVALID_REQUEST" }]);
      expect(await log()).toEqual([]);
    },
  );

  test("is not found, and not logged, when its file is gone", async () => {
    await (await fileStore()).deleteFolder(`cv/${key}`);
    expect((await get(key)).status).toBe(404);
    expect(await log()).toEqual([]);
  });
});
