import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { endOfDay } from "~/lib/dates";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { readCv } from "~/server/files/cv";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { buildJobPost } from "~/server/test-callers";
import { refusalOf } from "~/server/test-refusals";
import { submitApplication } from "./mutations";

useTestDatabase();
const storedFiles = withTestStore();

const now = new Date("2026-11-21T08:00:00Z");
const later = new Date("2026-11-22T08:00:00Z");
const lan = { id: 1, name: "Lan" };
const ip = "127.0.0.1";

const hoa = {
  name: "Lê Thị Hoa",
  email: "hoa@example.com",
  phone: "0905 123 456",
  introduction: "I wire cabinets.",
  locale: "vi" as const,
  sourceId: null,
};
const cv = (text = "CV") => ({ bytes: buildPdf(text), filename: `${text}.pdf` });
const visitor = (at = now) => ({ actor: null, ip, now: at });

const candidates = () =>
  database().candidate.findMany({ orderBy: { id: "asc" }, include: { cvs: true, stageChanges: true, notes: true } });
const apply = async (change: object = {}, file: Parameters<typeof submitApplication>[1] = null, at = now) => {
  const jobPostId = "jobPostId" in change ? null : (await buildJobPost()).id;
  return submitApplication({ ...hoa, jobPostId, ...change }, file, visitor(at));
};

async function expectNothingKept() {
  expect(await candidates()).toEqual([]);
  expect(storedFiles()).toEqual([]);
  expect(await database().activity.count()).toBe(0);
}

test("who applies again from the trash is a new candidate there, with what was known", async () => {
  const post = await buildJobPost();
  const first = await submitApplication({ ...hoa, jobPostId: post.id }, null, visitor());
  await database().candidate.update({ where: { id: first.id }, data: { stage: "offer", deletedAt: now } });
  expect(await submitApplication({ ...hoa, jobPostId: post.id }, null, visitor(later))).toEqual({ id: first.id, isNew: false });
  expect(await candidates()).toMatchObject([{ stage: "new", deletedAt: null }]);
});

describe("an application", () => {
  test("begins in the first stage, with the title of its post, consent, a date until when it is kept, and its CV", async () => {
    await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A", retentionMonths: 6 } });
    const post = await buildJobPost();
    expect(await submitApplication({ ...hoa, jobPostId: post.id }, cv(), { ...visitor(), consentVersion: 3 })).toEqual({
      id: 1,
      isNew: true,
    });
    const [candidate] = await candidates();
    expect(candidate).toMatchObject({
      ...hoa,
      stage: "new",
      jobTitleEn: post.titleEn,
      jobTitleVi: post.titleVi,
      appliedAt: now,
      consentAt: now,
      consentVersion: 3,
      retentionAt: new Date("2027-05-21T08:00:00Z"),
      version: 1,
      stageChanges: [{ from: null, to: "new", actorName: "", createdAt: now }],
      cvs: [{ filename: "CV.pdf", uploadedAt: now }],
    });
    const stream = await readCv(candidate?.cvs[0]?.key ?? "");
    expect(stream && (await buffer(stream)).equals(buildPdf())).toBe(true);
  });

  test.each<[string, object, string]>([
    ["that is a draft", { status: "draft" }, "ERROR_JOB_POSTING_NOT_FOUND"],
    ["that is still to come", { publishAt: later }, "ERROR_JOB_POSTING_NOT_FOUND"],
    ["that was taken down", { unpublishAt: now }, "ERROR_JOB_POSTING_NOT_FOUND"],
    ["that is locked", { state: "lock" }, "ERROR_JOB_POSTING_CLOSED"],
    ["past its deadline", { deadline: new Date(now.getTime() - 1) }, "ERROR_JOB_POSTING_CLOSED"],
  ])("of a visitor for a post %s is refused, and nothing of it is kept; staff may enter it", async (_, data, code) => {
    const { id: jobPostId } = await buildJobPost(data);
    const application = { ...hoa, jobPostId };
    expect((await refusalOf(submitApplication(application, cv(), visitor()))).appCode).toBe(code);
    await expectNothingKept();
    expect(await submitApplication(application, cv(), { actor: lan, ip, now })).toMatchObject({ isNew: true });
    expect(await candidates()).toMatchObject([{ consentAt: null, stageChanges: [{ to: "new", actorName: "Lan" }] }]);
  });

  test("on the day of the deadline is taken", async () => {
    const { id } = await buildJobPost({ deadline: endOfDay(now) });
    expect(await apply({ jobPostId: id })).toMatchObject({ isNew: true });
  });

  test("for a post that there is not, or by a source that there is not, is refused at its field", async () => {
    const noPost = await refusalOf(apply({ jobPostId: 999 }, cv()));
    expect([noPost.appCode, noPost.details.field]).toEqual(["ERROR_JOB_POSTING_NOT_FOUND", "jobPostId"]);
    const noSource = await refusalOf(apply({ sourceId: 999 }, cv()));
    expect([noSource.appCode, noSource.details.field]).toEqual(["ERROR_SOURCE_NOT_FOUND", "sourceId"]);
    await expectNothingKept();
  });

  test("with a file that is no CV is refused", async () => {
    const file = { bytes: Buffer.from("MZ"), filename: "cv.pdf" };
    expect((await refusalOf(apply({}, file))).appCode).toBe("ERROR_FILE_NOT_PDF");
    await expectNothingKept();
  });

  test("never leaves personal data in the activity log's values", async () => {
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId });
    await apply({ jobPostId, phone: "0905 999 999", introduction: "Again." });
    const entries = await database().activity.findMany({ orderBy: { id: "asc" } });
    expect(entries.map(({ action, version, actorName }) => [action, version, actorName])).toEqual([
      ["create", 1, ""],
      ["update", 2, ""],
    ]);
    expect(entries[1]?.changes).toEqual({ phone: [null, null], introduction: [null, null] });
  });
});

describe("the same address for the same post again", () => {
  test("is one application with the newest words and both CVs; the earlier introduction is a note", async () => {
    const { id: jobPostId } = await buildJobPost();
    const first = await apply({ jobPostId }, cv("First"));
    const newest = { name: "Hoa Lê", introduction: "I plan cabinets too.", phone: null };
    const again = await apply({ jobPostId, ...newest }, cv("Second"), later);
    expect(again).toEqual({ id: first.id, isNew: false });
    expect(await candidates()).toMatchObject([
      {
        name: "Hoa Lê",
        introduction: "I plan cabinets too.",
        phone: hoa.phone,
        appliedAt: later,
        version: 2,
        cvs: [{ filename: "First.pdf" }, { filename: "Second.pdf" }],
        stageChanges: [{ to: "new" }],
        notes: [{ text: hoa.introduction, authorName: hoa.name, authorId: null, createdAt: now }],
      },
    ]);
    expect(storedFiles()).toHaveLength(2);
  });

  test("with the same file keeps it once", async () => {
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId }, cv());
    await apply({ jobPostId }, cv());
    expect((await candidates())[0]?.cvs).toHaveLength(1);
    expect(storedFiles()).toHaveLength(1);
  });

  test.each([
    ["rejected", "new"],
    ["withdrawn", "new"],
    ["interview", "interview"],
    ["hired", "hired"],
  ] as const)("from the stage %s is in the stage %s", async (stage, after) => {
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId });
    await database().candidate.updateMany({ data: { stage } });
    await apply({ jobPostId }, null, later);
    const [candidate] = await candidates();
    expect(candidate?.stage).toBe(after);
    expect(candidate?.stageChanges.slice(1)).toMatchObject(stage === after ? [] : [{ from: stage, to: after }]);
  });

  test("keeps the source by which they came first", async () => {
    const [first, second] = await Promise.all(
      ["fair", "friend"].map((value) => database().source.create({ data: { nameEn: value, nameVi: value, value } })),
    );
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId, sourceId: first?.id });
    await apply({ jobPostId, sourceId: second?.id });
    expect((await candidates())[0]?.sourceId).toBe(first?.id);
  });

  test("at the same moment, many times, is one application with every CV", async () => {
    const { id: jobPostId } = await buildJobPost();
    const texts = Array.from({ length: 8 }, (_, index) => `CV ${index}`);
    const kept = await Promise.all(texts.map((text) => apply({ jobPostId }, cv(text))));
    expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect((await candidates())[0]).toMatchObject({ version: 8 });
    expect((await candidates())[0]?.cvs).toHaveLength(8);
    expect(storedFiles()).toHaveLength(8);
  });

  test("another post, another address or no post is another application", async () => {
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId });
    await apply({});
    await apply({ jobPostId, email: "other@example.com" });
    for (let count = 0; count < 2; count++) await submitApplication({ ...hoa, jobPostId: null }, null, { actor: lan, ip, now });
    expect(await candidates()).toHaveLength(5);
  });
});

test("a candidate keeps the title of a post that is deleted", async () => {
  const post = await buildJobPost({ titleEn: "Fitter", titleVi: "Thợ lắp ráp" });
  await apply({ jobPostId: post.id });
  await database().jobPost.delete({ where: { id: post.id } });
  expect(await candidates()).toMatchObject([{ jobPostId: null, jobTitleEn: "Fitter", jobTitleVi: "Thợ lắp ráp" }]);
});
