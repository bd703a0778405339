import { beforeEach, describe, expect, test } from "vitest";
import { sessionCookie } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildUser, grant } from "~/server/db/test-records";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { POST } from "./route";

useTestDatabase();
const storedFiles = withTestStore();

let candidateId = 0;
beforeEach(async () => {
  candidateId = (await buildCandidate()).id;
});

async function post(
  bytes: Uint8Array,
  { id = String(candidateId), role = "ADMIN" as "ADMIN" | "USER" | null, origin = "" } = {},
) {
  const headers: Record<string, string> = { host: "example.com", ...(origin && { origin, "sec-fetch-site": "cross-site" }) };
  if (role) {
    const { sessionId } = await buildUser(role);
    headers.cookie = (await sessionCookie(sessionId, new Headers())).split(";")[0] ?? "";
  }
  const body = new FormData();
  body.set("file", new File([new Uint8Array(bytes)], "Hồ sơ.pdf"));
  const request = new Request(`http://example.com/api/cv?candidate=${id}`, { method: "POST", headers, body });
  const response = await POST(request, { params: Promise.resolve({}) });
  return [response.status, await response.json()] as const;
}

const cvs = () => database().candidateCv.findMany({ select: { candidateId: true, filename: true } });

describe("CV added by staff", () => {
  test("is stored with its candidate, once, and logged", async () => {
    expect(await post(buildPdf("CV"))).toEqual([201, {}]);
    expect(await post(buildPdf("CV"))).toEqual([201, {}]);
    expect(await cvs()).toEqual([{ candidateId, filename: "Hồ sơ.pdf" }]);
    expect(storedFiles()).toHaveLength(1);
    expect(await database().activity.findFirst()).toMatchObject({
      action: "add-cv",
      path: "/admin/candidate",
      recordId: candidateId,
    });
  });

  test.each([
    ["when it is not a PDF", new TextEncoder().encode("MZ"), 415, "ERROR_FILE_NOT_PDF"],
    ["when it is empty", new Uint8Array(), 400, "ERROR_FILE_REQUIRED"],
  ])("is refused %s, and nothing is stored", async (_, bytes, status, message) => {
    expect(await post(bytes)).toEqual([status, { message }]);
    expect([await cvs(), storedFiles()]).toEqual([[], []]);
  });

  test.each(["999", "", "x", "-1", "1.5", "99999999999"])(
    "is refused without a candidate (%j), and nothing is stored",
    async (id) => {
      expect(await post(buildPdf("CV"), { id })).toEqual([404, { message: "ERROR_CANDIDATE_NOT_FOUND" }]);
      expect(storedFiles()).toEqual([]);
    },
  );

  test("is refused without a session, without permission, and from another site's page", async () => {
    await grant("USER", "/admin/candidate", { view: true, delete: true });
    expect((await post(buildPdf("CV"), { role: null }))[0]).toBe(401);
    expect((await post(buildPdf("CV"), { role: "USER" }))[0]).toBe(403);
    expect((await post(buildPdf("CV"), { origin: "https://evil.example" }))[0]).toBe(403);
    await grant("USER", "/admin/candidate", { add: true });
    expect((await post(buildPdf("CV"), { role: "USER" }))[0]).toBe(201);
  });
});
