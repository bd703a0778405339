import { expect, test } from "vitest";
import { addMonths } from "~/lib/dates";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost } from "~/server/db/test-records";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { storeApplication } from "~/server/forms/test-application";
import { refusalOf } from "~/server/platform/test-refusals";
import { acceptSubmission, changeApplication, discardSubmission } from "./mutations";

useTestDatabase();
const storedFiles = withTestStore();

const first = new Date("2026-11-21T08:00:00Z");
const later = new Date("2026-12-24T08:00:00Z");
const lan = { id: 1, name: "Lan" };
const byCandidate = { actor: null, ip: null, now: later };
const byStaff = { actor: lan, ip: "127.0.0.1", now: later };

const hoa = {
  name: "Lê Thị Hoa",
  email: "hoa@example.com",
  phone: "0905 123 456",
  introduction: "I wire cabinets.",
  locale: "vi" as const,
  sourceId: null,
};
const newest = { ...hoa, name: "Hoa Lê", phone: null, introduction: "I plan cabinets too.", locale: "en" as const };

/** Makes a candidate with a waiting submission. */
async function applyTwice(candidate: object = {}, file = "Second") {
  const { id: jobPostId } = await buildJobPost();
  const cv = (text: string) => ({ bytes: buildPdf(text), filename: `${text}.pdf` });
  const { id } = await storeApplication({ ...hoa, jobPostId }, cv("First"), { ip: "127.0.0.1", now: first });
  await database().candidate.update({ where: { id }, data: candidate });
  const again = { ip: "127.0.0.1", now: later, consentVersion: 2, doubt: "links" as const };
  await storeApplication({ ...newest, jobPostId }, cv(file), again);
  const submission = await database().candidateSubmission.findFirstOrThrow();
  return { candidateId: id, id: submission.id };
}

const candidateRow = () => database().candidate.findFirstOrThrow({ include: { cvs: true, stageChanges: true } });
const submissionRow = () => database().candidateSubmission.findFirstOrThrow();
const lastEntry = () => database().activity.findFirstOrThrow({ orderBy: { id: "desc" } });

test.each([
  ["the candidate", byCandidate],
  ["staff", byStaff],
])("a submission that %s accepts becomes the present data, and the earlier data stays as history", async (_, decision) => {
  await acceptSubmission(await applyTwice(), decision);
  expect(await candidateRow()).toMatchObject({
    name: "Hoa Lê",
    phone: hoa.phone,
    introduction: "I plan cabinets too.",
    locale: "en",
    appliedAt: later,
    consentAt: later,
    consentVersion: 2,
    doubt: null,
    retentionAt: addMonths(later, 12),
    version: 2,
    cvs: [
      { filename: "First.pdf", submissionId: null },
      { filename: "Second.pdf", submissionId: null },
    ],
  });
  const { name, phone, introduction, locale } = hoa;
  expect(await submissionRow()).toMatchObject({
    ...{ name, phone, introduction, locale, state: "replaced", receivedAt: first, consentAt: first, ip: null },
  });
  const { actorName, changes, version } = await lastEntry();
  expect([actorName, version]).toEqual([decision.actor?.name ?? "", 2]);
  expect(changes).toMatchObject({ name: [null, null], introduction: [null, null] });
});

test.each([
  ["rejected", "new"],
  ["withdrawn", "new"],
  ["interview", "interview"],
  ["hired", "hired"],
] as const)("a candidate in the stage %s is in the stage %s once a submission is accepted", async (stage, after) => {
  await acceptSubmission(await applyTwice({ stage }), byStaff);
  const candidate = await candidateRow();
  expect(candidate.stage).toBe(after);
  expect(candidate.stageChanges.slice(1)).toMatchObject(stage === after ? [] : [{ from: stage, to: after, actorName: "Lan" }]);
});

test.each([
  ["the candidate takes the application out of the trash as a new one", byCandidate, { stage: "new", deletedAt: null }],
  ["staff leave it in the trash", byStaff, { stage: "offer", deletedAt: first }],
])("by accepting a submission %s", async (_, decision, expected) => {
  await acceptSubmission(await applyTwice({ stage: "offer", deletedAt: first }), decision);
  expect(await candidateRow()).toMatchObject(expected);
});

test("an accepted submission with the same file adds no second CV", async () => {
  await acceptSubmission(await applyTwice({}, "First"), byCandidate);
  expect((await candidateRow()).cvs).toHaveLength(1);
  await deleteRemovedFiles(database(), new Date());
  expect(storedFiles()).toHaveLength(1);
});

test("an accepted submission keeps the later retention date and the original source", async () => {
  const source = await database().source.create({ data: { nameEn: "Fair", nameVi: "Hội chợ", value: "fair" } });
  const retentionAt = new Date("2029-01-01T00:00:00Z");
  await acceptSubmission(await applyTwice({ retentionAt, sourceId: source.id }), byStaff);
  expect(await candidateRow()).toMatchObject({ retentionAt, sourceId: source.id });
});

test("a discarded submission is deleted with its CV and changes nothing", { tags: "postgres" }, async () => {
  const key = await applyTwice();
  await discardSubmission(key, byStaff);
  expect(await candidateRow()).toMatchObject({ name: hoa.name, version: 1, cvs: [{ filename: "First.pdf" }] });
  await deleteRemovedFiles(database(), new Date());
  expect([await database().candidateSubmission.count(), storedFiles().length]).toEqual([0, 1]);
  expect(await lastEntry()).toMatchObject({ action: "discard-submission", changes: {}, actorName: "Lan" });
});

test("a submission is decided once, also when two people decide at once, and only for its own candidate", {
  tags: "postgres",
}, async () => {
  const key = await applyTwice();
  const elsewhere = await refusalOf(acceptSubmission({ ...key, candidateId: 999 }, byStaff));
  expect(elsewhere.appCode).toBe("ERROR_SUBMISSION_NOT_FOUND");
  const decisions = [acceptSubmission(key, byStaff), acceptSubmission(key, byCandidate), discardSubmission(key, byStaff)];
  const results = await Promise.allSettled(decisions);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await refusalOf(discardSubmission(key, byStaff))).appCode).toBe("ERROR_SUBMISSION_NOT_FOUND");
});

test("a candidate's own change clears the fields left empty and keeps waiting submissions", { tags: "postgres" }, async () => {
  const { candidateId, id } = await applyTwice();
  const data = { name: "Hoa Lê Thị", phone: null, introduction: "", locale: "vi", consentVersion: 3 };
  await changeApplication(candidateId, data, null, { now: later });
  expect(await candidateRow()).toMatchObject({ ...data, consentAt: later, version: 2 });
  expect(await database().candidateSubmission.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: "waiting" });
});

test("a candidate's own change needs no free place among waiting submissions", async () => {
  const { candidateId } = await applyTwice();
  const { id, ...row } = await submissionRow();
  const ips = ["198.51.100.1", "203.0.113.1", "2001:db8:1:1", "2001:db8:2:1"];
  await database().candidateSubmission.createMany({ data: ips.map((ip) => ({ ...row, ip })) });
  const data = { name: "Hoa Lê Thị", phone: null, introduction: "", locale: "vi", consentVersion: 3 };
  await changeApplication(candidateId, data, { bytes: buildPdf("Own"), filename: "own.pdf" }, { now: later });
  expect(await candidateRow()).toMatchObject(data);
  expect(await database().candidateSubmission.count({ where: { state: "waiting" } })).toBe(5);
});
