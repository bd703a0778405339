import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { endOfDay } from "~/lib/dates";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildJobPost } from "~/server/db/test-records";
import { readPrivateFile } from "~/server/files/private-file";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { storeApplication } from "~/server/forms/test-application";
import { refusalOf } from "~/server/platform/test-refusals";

useTestDatabase();
const storedFiles = withTestStore();

const now = new Date("2026-11-21T08:00:00Z");
const later = new Date("2026-11-22T08:00:00Z");
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
const visitor = (at = now) => ({ ip, now: at });

const candidates = () => database().candidate.findMany({ orderBy: { id: "asc" }, include: { cvs: true, stageChanges: true } });
const submissions = () => database().candidateSubmission.findMany({ orderBy: { id: "asc" }, include: { cv: true } });
const apply = async (change: object = {}, file: Parameters<typeof storeApplication>[1] = null, at = now) => {
  const jobPostId = "jobPostId" in change ? 0 : (await buildJobPost()).id;
  return storeApplication({ ...hoa, jobPostId, ...change }, file, visitor(at));
};

async function expectNothingKept() {
  expect(await candidates()).toEqual([]);
  expect(storedFiles()).toEqual([]);
  expect(await database().activity.count()).toBe(0);
}

describe("an application", () => {
  test("starts in the first stage, with its post's title, consent, retention date and CV", async () => {
    await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A", retentionMonths: 6 } });
    const post = await buildJobPost();
    expect(await storeApplication({ ...hoa, jobPostId: post.id }, cv(), { ...visitor(), consentVersion: 3 })).toEqual({
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
    const stream = await readPrivateFile("cv", candidate?.cvs[0]?.key ?? "");
    expect(stream && (await buffer(stream)).equals(buildPdf())).toBe(true);
  });

  test.each<[string, object, string]>([
    ["that is a draft", { status: "draft" }, "ERROR_JOB_POSTING_NOT_FOUND"],
    ["that is still to come", { publishAt: later }, "ERROR_JOB_POSTING_NOT_FOUND"],
    ["that was taken down", { unpublishAt: now }, "ERROR_JOB_POSTING_NOT_FOUND"],
    ["that is locked", { state: "lock" }, "ERROR_JOB_POSTING_CLOSED"],
    ["past its deadline", { deadline: new Date(now.getTime() - 1) }, "ERROR_JOB_POSTING_CLOSED"],
  ])("for a post %s is refused, and nothing of it is kept", async (_, data, code) => {
    const { id: jobPostId } = await buildJobPost(data);
    const application = { ...hoa, jobPostId };
    expect((await refusalOf(storeApplication(application, cv(), visitor()))).appCode).toBe(code);
    await expectNothingKept();
  });

  test("is accepted on the day of the deadline", async () => {
    const { id } = await buildJobPost({ deadline: endOfDay(now) });
    expect(await apply({ jobPostId: id })).toMatchObject({ isNew: true });
  });

  test("is refused at the field of an unknown post or source", { tags: "postgres" }, async () => {
    const noPost = await refusalOf(apply({ jobPostId: 999 }, cv()));
    expect([noPost.appCode, noPost.details.field]).toEqual(["ERROR_JOB_POSTING_NOT_FOUND", "jobPostId"]);
    const noSource = await refusalOf(apply({ sourceId: 999 }, cv()));
    expect([noSource.appCode, noSource.details.field]).toEqual(["ERROR_SOURCE_NOT_FOUND", "sourceId"]);
    await expectNothingKept();
  });

  test("is refused when its file is no CV", async () => {
    const file = { bytes: Buffer.from("MZ"), filename: "cv.pdf" };
    expect((await refusalOf(apply({}, file))).appCode).toBe("ERROR_FILE_NOT_PDF");
    await expectNothingKept();
  });

  test("never puts personal data into the activity log", async () => {
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId });
    await apply({ jobPostId, phone: "0905 999 999", introduction: "Again." });
    const entries = await database().activity.findMany({ orderBy: { id: "asc" } });
    expect(entries.map(({ action, version, actorName, changes }) => [action, version, actorName, changes])).toEqual([
      ["create", 1, "", {}],
      ["receive", 1, "", {}],
    ]);
  });
});

describe("a repeated application for the same post", () => {
  test("waits beside its candidate and does not change the candidate", async () => {
    const post = await buildJobPost();
    const first = await apply({ jobPostId: post.id }, cv("First"));
    await database().candidate.updateMany({ data: { stage: "rejected", deletedAt: now } });
    const before = await candidates();
    const forged = { name: "Not Hoa", phone: "0900 000 000", introduction: "Forget it." };
    const again = await apply({ jobPostId: post.id, ...forged }, cv("Second"), later);
    expect(again).toEqual({ id: first.id, isNew: false });
    const [candidate, ...others] = await candidates();
    expect(others).toEqual([]);
    expect({ ...candidate, cvs: candidate?.cvs.slice(0, 1) }).toEqual(before[0]);
    expect(await submissions()).toMatchObject([
      {
        ...forged,
        candidateId: first.id,
        state: "waiting",
        ip,
        receivedAt: later,
        consentAt: later,
        cv: { filename: "Second.pdf" },
      },
    ]);
    expect(storedFiles()).toHaveLength(2);
  });

  test("is stored once when nothing differs; a different one waits too", { tags: "postgres" }, async () => {
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId }, cv());
    for (let count = 0; count < 3; count++) await apply({ jobPostId, introduction: "Again." }, cv("Second"));
    await apply({ jobPostId, introduction: "Again." }, cv("Third"));
    expect(await submissions()).toHaveLength(2);
    expect(storedFiles()).toHaveLength(3);
  });

  test("makes one candidate and one submission when sent twenty times at once", { tags: "postgres" }, async () => {
    const { id: jobPostId } = await buildJobPost();
    const results = await Promise.all(Array.from({ length: 20 }, () => apply({ jobPostId }, cv())));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await candidates()).toMatchObject([{ version: 1 }]);
    expect(await submissions()).toHaveLength(1);
    expect(storedFiles()).toHaveLength(2);
  });

  test("is stored with the suspicion, and sends no mail, when it may come from a bot", async () => {
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId });
    const mails = await database().mail.count();
    await storeApplication({ ...hoa, jobPostId }, null, { ...visitor(), doubt: "honeypot" });
    expect(await submissions()).toMatchObject([{ doubt: "honeypot" }]);
    expect(await database().mail.count()).toBe(mails);
  });

  test("makes a new candidate for another post or address", async () => {
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId });
    await apply({});
    await apply({ jobPostId, email: "other@example.com" });
    expect(await candidates()).toHaveLength(3);
    expect(await submissions()).toEqual([]);
  });
});

describe("waiting submissions of one candidate", () => {
  const waitingIps = async () => (await submissions()).map((submission) => submission.ip);

  /** Makes a candidate and returns a way to apply again from an IP address, each time with different texts. */
  async function applyOnce() {
    const { id: jobPostId } = await buildJobPost();
    await apply({ jobPostId }, cv("First"));
    let count = 0;
    return (from: string, file: Parameters<typeof storeApplication>[1] = null) => {
      count += 1;
      return storeApplication({ ...hoa, jobPostId, introduction: `Again ${count}` }, file, { ip: from, now: later });
    };
  }

  test("are limited to five: the newest from each network stays, and the files of deleted ones are removed", {
    tags: "postgres",
  }, async () => {
    const again = await applyOnce();
    for (let count = 1; count <= 8; count++) await again(`192.0.2.${count}`, cv(`CV ${count}`));
    expect((await submissions()).map(({ introduction }) => introduction)).toEqual(
      [4, 5, 6, 7, 8].map((count) => `Again ${count}`),
    );
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(6);
  });

  test("are limited to five when they arrive at the same moment", { tags: "postgres" }, async () => {
    const again = await applyOnce();
    await Promise.all(Array.from({ length: 12 }, (_, index) => again(ip, cv(`CV ${index}`))));
    expect(await submissions()).toHaveLength(5);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(6);
  });

  test.each([
    ["before", ["198.51.100.7", ...Array<string>(20).fill("192.0.2.1")]],
    ["after", [...Array<string>(20).fill("2001:db8:1:7"), ...Array<string>(3).fill("2001:db8:1:8"), "198.51.100.7"]],
    ["amid", [...Array<string>(5).fill("192.0.2.1"), "198.51.100.7", "203.0.113.1", "203.0.113.2", "192.0.2.9", "192.0.2.9"]],
  ])("keep the one that its person sent %s a flood from another network", async (_, ips) => {
    const again = await applyOnce();
    for (const from of ips) await again(from);
    const remainingIps = await waitingIps();
    expect(remainingIps).toContain("198.51.100.7");
    expect(remainingIps).toHaveLength(5);
  });

  test("keep the newest from five networks; one from a sixth network is refused and leaves nothing behind", {
    tags: "postgres",
  }, async () => {
    const again = await applyOnce();
    const ips = ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8:1:1", "2001:db8:2:1"];
    for (const from of ips) await again(from);
    const refusal = await refusalOf(again("2001:db8:3:1", cv("Sixth")));
    expect([refusal.appCode, refusal.code]).toEqual(["ERROR_TOO_MANY_SUBMISSIONS", "CONFLICT"]);
    expect(await waitingIps()).toEqual(ips);
    expect(storedFiles()).toHaveLength(1);
    await again("2001:db8:2:2");
    expect(await waitingIps()).toEqual([...ips.slice(0, 4), "2001:db8:2:2"]);
  });

  /** Adds a waiting submission to another candidate, with a CV of the given size. */
  async function fill(from: string, megabytes: number) {
    const { id: candidateId } = await buildCandidate();
    const { name, phone, introduction, locale } = hoa;
    const data = { candidateId, name, phone, introduction, locale, ip: from, receivedAt: now };
    const key = `${candidateId}`.padStart(22, "x");
    const file = { candidateId, key, filename: "cv.pdf", size: megabytes * 1024 * 1024, sha256: key, uploadedAt: now };
    await database().candidateSubmission.create({ data: { ...data, cv: { create: file } } });
  }

  test("are limited to 20 MB of CVs per network: the oldest goes first, starting with the candidate's own", {
    tags: "postgres",
  }, async () => {
    const again = await applyOnce();
    await fill("192.0.2.1", 10);
    await again("192.0.2.2", { bytes: buildPdf("Old", { size: 6 * 1024 * 1024 }), filename: "old.pdf" });
    await again("192.0.2.3", { bytes: buildPdf("New", { size: 7 * 1024 * 1024 }), filename: "new.pdf" });
    const own = { candidateId: 1, state: "waiting" } as const;
    expect(await database().candidateSubmission.findMany({ where: own, select: { cv: { select: { filename: true } } } })).toEqual(
      [{ cv: { filename: "new.pdf" } }],
    );
    await fill("192.0.2.9", 10);
    await again("192.0.2.3", cv());
    await again("192.0.2.3");
    await again("198.51.100.1", cv());
    expect(await database().candidateSubmission.count({ where: own })).toBe(3);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(3);
  });

  test("are limited to 100 MB of CVs in all: the range with the most bytes loses its oldest first", {
    tags: "postgres",
  }, async () => {
    const again = await applyOnce();
    for (let network = 1; network <= 4; network++) for (const megabytes of [10, 10]) await fill(`192.0.${network}.1`, megabytes);
    for (const megabytes of [9, 9]) await fill("192.0.5.1", megabytes);
    await fill("203.0.113.1", 2);
    await again("198.51.100.1", cv());
    expect((await waitingIps()).filter((from) => from === "192.0.1.1")).toHaveLength(1);
    await again("198.51.100.2", cv("Another"));
    const left = await waitingIps();
    for (const from of ["203.0.113.1", "198.51.100.1", "198.51.100.2"]) expect(left).toContain(from);
    expect(left).toHaveLength(12);
  });

  test("make room for one from a new network when each range has one", async () => {
    const again = await applyOnce();
    for (let network = 0; network < 10; network++) await fill(`192.0.${network}.1`, 10);
    await again("198.51.100.1", cv());
    expect(await waitingIps()).toEqual([...Array.from({ length: 9 }, (_, index) => `192.0.${index + 1}.1`), "198.51.100.1"]);
  });
});

test("a candidate keeps the title of a deleted post", async () => {
  const post = await buildJobPost({ titleEn: "Fitter", titleVi: "Thợ lắp ráp" });
  await apply({ jobPostId: post.id });
  await database().jobPost.delete({ where: { id: post.id } });
  expect(await candidates()).toMatchObject([{ jobPostId: null, jobTitleEn: "Fitter", jobTitleVi: "Thợ lắp ráp" }]);
});
