import { beforeEach, expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate } from "~/server/db/test-records";
import { storeCv } from "~/server/files/cv";
import { fileStore } from "~/server/files/store";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { createPrivateLink } from "~/server/mail/private-links";
import { clientIp } from "~/server/request/origin";
import { countAttempt, forgetAttempts } from "~/server/request/throttle";
import { GET } from "./route";

useTestDatabase();
withTestStore();

const pdf = buildPdf("CV");
let key = "";
let token = "";

beforeEach(async () => {
  await forgetAttempts("unknown", clientIp(new Headers()));
  ({ key, token } = await buildApplication());
});

async function buildApplication() {
  const { id: candidateId } = await buildCandidate();
  const stored = await storeCv(pdf, "Hồ sơ");
  await database().candidateCv.create({ data: { ...stored, candidateId, uploadedAt: new Date() } });
  const { url } = await createPrivateLink(database(), { candidateId }, "en");
  return { key: stored.key, token: url?.split("/").at(-1) ?? "" };
}

const get = (params: { token: string; key: string }) =>
  GET(new Request("http://example.com/"), { params: Promise.resolve(params) });

test("serves candidates their CV unchanged", async () => {
  const response = await get({ token, key });
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; .*\.pdf$/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
});

test("opens no other candidate's CV with a token, and none without one", async () => {
  const other = await buildApplication();
  expect((await get({ token: other.token, key })).status).toBe(404);
  expect((await get({ token: "unknown", key })).status).toBe(404);
  expect((await get({ token, key: "unknown" })).status).toBe(404);
});

test("opens no CV with an expired link", async () => {
  await database().privateLink.updateMany({ data: { expiresAt: new Date() } });
  expect((await get({ token, key })).status).toBe(404);
});

test("refuses a network after 300 requests for unknown links in a minute", async () => {
  for (let number = 0; number < 299; number++) await countAttempt("unknown", clientIp(new Headers()));
  const statuses = [];
  for (const one of ["unknown", "unknown", token]) statuses.push((await get({ token: one, key })).status);
  expect(statuses).toEqual([404, 429, 429]);
});

test("answers not found for a CV whose file is gone", async () => {
  await (await fileStore()).deleteFolder(`cv/${key}`);
  expect((await get({ token, key })).status).toBe(404);
});
