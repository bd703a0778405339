import { afterEach, describe, expect, test } from "vitest";
import { candidateSchema, emptyCandidate } from "~/features/career/candidate/schema";
import { addMonths } from "~/lib/dates";
import { createContract } from "~/server/crud/contract/create";
import { listContract } from "~/server/crud/contract/list";
import { recordContract } from "~/server/crud/contract/record";
import type { Caller } from "~/server/crud/contract/subject";
import { trashContract } from "~/server/crud/contract/trash";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildJobPost, buildUser, grant } from "~/server/db/test-records";
import { storeCv } from "~/server/files/cv";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { storeApplication } from "~/server/forms/test-application";
import { findCandidateId } from "~/server/mail/private-links";
import { setMailServer } from "~/server/mail/smtp";
import { refusalOf } from "~/server/platform/test-refusals";

const path = "/admin/candidate";

useTestDatabase();
const storedFiles = withTestStore();

afterEach(() => setMailServer(undefined));

const candidates = async () => (await callerAs("ADMIN")).career.candidate;

listContract(path, (caller) => caller.career.candidate, {
  build: async () => [await buildCandidate({ name: "Lê Thị Hoa" }), await buildCandidate({ name: "Trần Minh" })],
  search: "le thi hoa",
});

recordContract(path, candidateSchema, (caller) => caller.career.candidate, {
  build: () => buildCandidate(),
  changes: { first: { phone: "0905 123 456" }, second: { rating: 4 }, otherFirst: { phone: "0905 999 999" } },
  refused: [
    { data: { name: "x" }, field: "name" },
    { data: { email: "nobody" }, field: "email" },
    { data: { phone: "call me" }, field: "phone" },
    { data: { rating: 6 }, field: "rating" },
    { data: { introduction: "x".repeat(2001) }, field: "introduction" },
  ],
  references: { jobPostId: "JOB_POSTING", sourceId: "SOURCE", assigneeId: "USER" },
  unlogged: { name: "Phạm Hoa", email: "pham.hoa@example.com", phone: "0905 000 111", introduction: "I wire cabinets." },
  isPublic: false,
});

const hoa = { ...emptyCandidate, name: "Lê Thị Hoa", email: "hoa@example.com" };

createContract(path, candidateSchema, (caller) => caller.career.candidate, {
  samples: () => [hoa, { ...hoa, email: "minh@example.com", locale: "en", rating: 3 }],
  refused: [
    { data: { name: "x" }, field: "name" },
    { data: { email: "" }, field: "email" },
    { data: { locale: "fr" }, field: "locale" },
  ],
  references: { jobPostId: "JOB_POSTING", sourceId: "SOURCE", assigneeId: "USER" },
  isPublic: false,
});

describe("a corrected email address", () => {
  const wrong = { name: "Lê Thị Hoa", email: "wrong@example.com", phone: null, introduction: "", locale: "en" as const };

  /** Makes a confirmed application with a wrong address, to which mails were already sent. */
  async function applyByWrongAddress() {
    await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A", notifyRecipients: "office@example.com" } });
    const { id: jobPostId } = await buildJobPost();
    const origin = { ip: "127.0.0.1", now: new Date() };
    const { id } = await storeApplication({ ...wrong, sourceId: null, jobPostId }, null, origin);
    await database().mail.updateMany({ where: { to: wrong.email }, data: { state: "sent" } });
    await storeApplication({ ...wrong, sourceId: null, jobPostId, introduction: "Again" }, null, origin);
    const { write } = await candidates();
    const letter = { subjectEn: "Hello", textEn: "Hello", subjectVi: "", textVi: "" };
    await write({ ids: [id], data: letter, callKey: "0123456789abcdef" });
    const links = (await database().mail.findMany({ where: { to: wrong.email } })).flatMap(({ link }) => link ?? []);
    expect(links).toHaveLength(2);
    const tokens = links.map((link) => link.split("/").at(-1) ?? "");
    const open = () => Promise.all(tokens.map((token) => findCandidateId(database(), token, new Date())));
    expect(await open()).toEqual([id, id]);
    return { id, open };
  }

  const states = async (to: string) =>
    (await database().mail.findMany({ where: { to }, orderBy: { id: "asc" } })).map(({ link, state, error }) => [
      link,
      error ?? state,
    ]);

  test.each([
    ["in a save", 0],
    ["in a save that is merged with an earlier one", 1],
  ])("%s ends the links that were mailed to the old one, and withdraws what waits for it", async (_, saves) => {
    const { id, open } = await applyByWrongAddress();
    const { update, timeline } = await candidates();
    if (saves > 0) await update({ id, version: 1, data: { rating: 3 } });
    await update({ id, version: 1, data: { email: hoa.email } });
    const mails = (await timeline({ id })).flatMap((entry) =>
      entry.kind === "mail" && entry.to === wrong.email ? entry.state : [],
    );
    expect(mails).toEqual(["failed", "failed", "sent"]);
    expect(await open()).toEqual([null, null]);
    expect(await states(wrong.email)).toEqual([
      [null, "ERROR_ADDRESS_CORRECTED"],
      [null, "ERROR_ADDRESS_CORRECTED"],
      [null, "ERROR_ADDRESS_CORRECTED"],
    ]);
    expect(await states("office@example.com")).toEqual(Array(2).fill([expect.any(String), "waiting"]));
  });

  test("blocks resending letters that were sent to the old address", async () => {
    const { id } = await applyByWrongAddress();
    await database().mail.updateMany({ where: { to: wrong.email }, data: { state: "sent", nextTryAt: null } });
    await (await candidates()).update({ id, version: 1, data: { email: hoa.email } });
    const letters = await database().mail.findMany({ where: { to: wrong.email, subject: "Hello" } });
    setMailServer("smtp://127.0.0.1:1");
    const { outbox } = (await callerAs("ADMIN")).system;
    expect(await outbox.sendAgain({ ids: letters.map((letter) => letter.id) })).toMatchObject({ count: 0, unchanged: [{}] });
    expect(await outbox.byId({ id: letters[0]?.id ?? 0 })).toMatchObject({ state: "sent", nextTryAt: null });
  });

  test("is the only candidate change that invalidates private links", async () => {
    const { id, open } = await applyByWrongAddress();
    const { update, moveToStage, delete: trash, restore } = await candidates();
    await update({ id, version: 1, data: { name: "Hoa Lê", email: wrong.email } });
    await moveToStage({ ids: [id], stage: "interview" });
    await trash({ ids: [id] });
    await restore({ ids: [id] });
    expect(await open()).toEqual([id, id]);
  });

  test("keeps the links of other candidates", async () => {
    const { open } = await applyByWrongAddress();
    const other = await buildCandidate({ email: "other@example.com" });
    await (await candidates()).update({ id: other.id, version: 1, data: { email: "another@example.com" } });
    expect(await open()).not.toContain(null);
  });

  test("leaves no working link when another application arrives from the old address at the same moment", {
    tags: "postgres",
  }, async () => {
    const { id } = await applyByWrongAddress();
    const { jobPostId } = await database().candidate.findUniqueOrThrow({ where: { id } });
    const { update } = await candidates();
    await Promise.all([
      update({ id, version: 1, data: { email: hoa.email } }),
      storeApplication({ ...wrong, sourceId: null, jobPostId: jobPostId ?? 0, introduction: "Once more" }, null, {
        ip: "127.0.0.1",
        now: new Date(),
      }),
    ]);
    expect(await database().privateLink.count({ where: { candidateId: id } })).toBe(0);
    expect(await database().mail.count({ where: { candidateId: id, to: wrong.email, state: "waiting" } })).toBe(0);
  });
});

test("a candidate added by hand starts in the first stage with the usual retention, once per post", async () => {
  await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A", retentionMonths: 6 } });
  const post = await buildJobPost();
  const candidate = await candidates();
  const added = await candidate.create({ data: { ...hoa, jobPostId: post.id } });
  expect(added).toMatchObject({ stage: "new", jobTitleVi: post.titleVi, consentAt: null, stageChanges: [{ from: null }] });
  expect(added.retentionAt).toEqual(addMonths(added.appliedAt, 6));
  expect((await refusalOf(candidate.create({ data: { ...hoa, jobPostId: post.id } }))).appCode).toBe(
    "ERROR_CANDIDATE_EMAIL_EXIST",
  );
});

const trash = ({ career: { candidate } }: Caller) => ({
  list: candidate.list,
  byId: candidate.byId,
  delete: candidate.delete,
  restore: candidate.restore,
  erase: candidate.erase,
  usedBy: candidate.usedBy,
});
describe("on PostgreSQL too", { tags: "postgres" }, () => trashContract(path, trash, () => buildCandidate()));

describe("a repeated application", () => {
  const submission = (candidateId: number) =>
    database().candidateSubmission.create({
      data: { candidateId, name: "Hoa Again", introduction: "", locale: "vi", receivedAt: new Date("2026-11-21T02:00:00Z") },
    });

  test("marks its candidate in the list and is a filter, also in the trash", async () => {
    const [one, two, three] = [await buildCandidate(), await buildCandidate(), await buildCandidate({ deletedAt: new Date() })];
    await submission(one.id);
    await submission(three.id);
    const candidate = await candidates();
    const { rows } = await candidate.list({ sort: { by: "appliedAt", dir: "ASC" } });
    expect(rows.map(({ id, _count }) => [id, _count.submissions])).toEqual([
      [one.id, 1],
      [two.id, 0],
    ]);
    const found = async (hasWaiting: boolean) =>
      (await candidate.list({ filter: { hasWaiting } })).rows.map(({ id }) => id).sort();
    expect(await found(true)).toEqual([one.id, three.id]);
    expect(await found(false)).toEqual([two.id]);
  });

  test("is shown beside the candidate; the edit flag accepts it, the delete flag discards it", async () => {
    const { id: candidateId } = await buildCandidate();
    const [one, two] = [await submission(candidateId), await submission(candidateId)];
    const user = await buildUser();
    const as = async (flags: { edit: boolean; delete: boolean }) => {
      await grant("USER", path, { view: true, add: true, ...flags });
      return (await callerOf(user)).career;
    };
    const refused = async (call: Promise<unknown>) => expect((await refusalOf(call)).appCode).toBe("ERROR_FORBIDDEN");
    const viewer = await as({ edit: false, delete: false });
    const states = async () => (await viewer.candidate.byId({ id: candidateId })).submissions.map(({ state }) => state);
    expect(await states()).toEqual(["waiting", "waiting"]);
    await refused(viewer.submission.accept({ id: one.id, candidateId }));
    const editor = await as({ edit: true, delete: false });
    await refused(editor.submission.discard({ id: one.id, candidateId }));
    await editor.submission.accept({ id: one.id, candidateId });
    const deleter = await as({ edit: false, delete: true });
    await refused(deleter.submission.accept({ id: two.id, candidateId }));
    await deleter.submission.discard({ id: two.id, candidateId });
    expect(await viewer.candidate.byId({ id: candidateId })).toMatchObject({
      name: "Hoa Again",
      submissions: [{ state: "replaced" }],
    });
  });

  test("is erased with its candidate, including the file of its CV", async () => {
    const { id: candidateId } = await buildCandidate();
    const { id: submissionId } = await submission(candidateId);
    const stored = await storeCv(buildPdf("Second"), "second.pdf");
    await database().candidateCv.create({ data: { ...stored, candidateId, submissionId, uploadedAt: new Date() } });
    await (await candidates()).erase({ ids: [candidateId] });
    await deleteRemovedFiles(database(), new Date());
    expect([await database().candidateSubmission.count(), storedFiles()]).toEqual([0, []]);
  });
});

describe("the list of candidates", () => {
  test("is filtered by stages, post, rating and application dates, and counts the remaining candidates", {
    tags: "postgres",
  }, async () => {
    const { id: jobPostId } = await buildJobPost();
    const one = await buildCandidate({ jobPostId, rating: 5 });
    const two = await buildCandidate({ stage: "interview", appliedAt: new Date("2026-11-01T02:00:00Z") });
    const three = await buildCandidate({ stage: "hired" });
    const candidate = await candidates();
    const found = async (filter: NonNullable<Parameters<typeof candidate.list>[0]["filter"]>, search?: string) => {
      const { rows, total } = await candidate.list({ filter, search, pageSize: 1 });
      expect(rows).toHaveLength(Math.min(total, 1));
      return [total, rows[0]?.id];
    };
    expect(await found({})).toEqual([3, three.id]);
    expect(await found({ stage: ["interview", "hired"] })).toEqual([2, three.id]);
    expect(await found({ stage: ["offer"] })).toEqual([0, undefined]);
    expect(await found({ jobPostId })).toEqual([1, one.id]);
    expect(await found({ rating: 5 })).toEqual([1, one.id]);
    expect(await found({ rating: 5, stage: ["hired"] })).toEqual([0, undefined]);
    expect(await found({ appliedAt: { to: new Date("2026-11-02T00:00:00Z") } })).toEqual([1, two.id]);
    expect(await found({ stage: ["new", "interview"] }, one.name)).toEqual([1, one.id]);
  });

  test("opens the next and previous candidate in its order and filters", { tags: "postgres" }, async () => {
    const [first, second, third] = [
      await buildCandidate({ appliedAt: new Date("2026-11-03T02:00:00Z") }),
      await buildCandidate({ appliedAt: new Date("2026-11-02T02:00:00Z"), stage: "offer" }),
      await buildCandidate({ appliedAt: new Date("2026-11-01T02:00:00Z") }),
    ];
    const candidate = await candidates();
    expect(await candidate.neighbours({ id: second.id })).toEqual({ previous: first.id, next: third.id });
    expect(await candidate.neighbours({ id: first.id, filter: { stage: ["new"] } })).toEqual({ previous: null, next: third.id });
    const byName = { by: "name", dir: "DESC" } as const;
    expect((await candidate.neighbours({ id: second.id, sort: byName })).next).toBe(first.id);
  });

  test("logs an export without the search term", async () => {
    const { name } = await buildCandidate();
    const candidate = await candidates();
    let file = "";
    for await (const piece of await candidate.exportRows({ search: name, filter: { stage: ["new"] } })) file += piece;
    expect(file).toContain(name);
    const [entry] = await database().activity.findMany({ where: { path, action: "export" } });
    expect(entry?.changes).toEqual({ search: [null, null], stage: [null, "new"], rows: [null, 1] });
  });
});

describe("a candidate", () => {
  test("shows the title of the post that it was moved to", async () => {
    const { id: jobPostId } = await buildJobPost({ titleEn: "Fitter", titleVi: "Thợ lắp ráp" });
    const { id, version } = await buildCandidate();
    const candidate = await candidates();
    const moved = await candidate.update({ id, version, data: { jobPostId } });
    expect(moved).toMatchObject({ jobTitleEn: "Fitter", jobTitleVi: "Thợ lắp ráp" });
    const freed = await candidate.update({ id, version: moved.version, data: { jobPostId: null } });
    expect(freed).toMatchObject({ jobPostId: null, jobTitleEn: null, jobTitleVi: null });
  });

  test("can't take the address of another candidate for the same post", { tags: "postgres" }, async () => {
    const { id: jobPostId } = await buildJobPost();
    const { email } = await buildCandidate({ jobPostId });
    const { id, version } = await buildCandidate({ jobPostId });
    const refusal = await refusalOf((await candidates()).update({ id, version, data: { email } }));
    expect([refusal.appCode, refusal.details.field]).toEqual(["ERROR_CANDIDATE_EMAIL_EXIST", "email"]);
  });

  test("is erased with its CVs and notes, and its data disappears from the log", { tags: "postgres" }, async () => {
    const { id, version, email } = await buildCandidate({ name: "Lê Thị Hoa" });
    const other = await buildCandidate();
    for (const candidateId of [id, id, other.id]) {
      const cv = await storeCv(buildPdf(String(Math.random())), "Hoa.pdf");
      await database().candidateCv.create({ data: { ...cv, candidateId, uploadedAt: new Date() } });
    }
    const { candidate, note } = (await callerAs("ADMIN")).career;
    await note.create({ candidateId: id, data: { text: "Hoa called." } });
    await candidate.update({ id, version, data: { phone: "0905 123 456" } });
    await candidate.erase({ ids: [id] });
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(1);
    expect([await database().candidateCv.count(), await database().candidateNote.count()]).toEqual([1, 0]);
    const log = JSON.stringify(await database().activity.findMany({ where: { path } }));
    for (const word of ["Hoa", email, "0905"]) expect(log).not.toContain(word);
  });
});

describe("moving candidates between stages", () => {
  test("refuses the second of two people with the current stage and changes nothing", { tags: "postgres" }, async () => {
    const { id, name, version } = await buildCandidate();
    const candidate = await candidates();
    expect(await candidate.moveToStage({ ids: [id], stage: "interview", version })).toEqual({
      count: 1,
      unchanged: [],
      written: 0,
      mailIds: [],
      moved: [{ id, name, from: "new" }],
    });
    const refusal = await refusalOf((await candidates()).moveToStage({ ids: [id], stage: "rejected", version }));
    expect([refusal.appCode, refusal.details.conflict]).toEqual([
      "ERROR_CONFLICT",
      { version: 2, theirs: { stage: "interview" } },
    ]);
    const { stage, stageChanges } = await candidate.byId({ id });
    expect([stage, stageChanges]).toEqual(["interview", [{ from: "new" }]]);
  });

  test("requires the edit permission and existing candidates", async () => {
    const { id } = await buildCandidate();
    const input = { ids: [id], stage: "offer" as const };
    expect((await refusalOf((await callerAs(null)).career.candidate.moveToStage(input))).appCode).toBe("ERROR_UNAUTHORIZED");
    const user = await buildUser();
    await grant("USER", path, { view: true, add: true, delete: true });
    expect((await refusalOf((await callerOf(user)).career.candidate.moveToStage(input))).appCode).toBe("ERROR_FORBIDDEN");
    const candidate = await candidates();
    expect((await refusalOf(candidate.moveToStage({ ...input, ids: [id, 999] }))).appCode).toBe("ERROR_CANDIDATE_NOT_FOUND");
    expect(await candidate.byId({ id })).toMatchObject({ stage: "new", version: 1 });
  });
});

test("several candidates are assigned together, and their new assignee gets one mail", async () => {
  const [one, two] = [await buildCandidate({ name: "Hoa" }), await buildCandidate({ name: "Minh" })];
  const lan = await buildUser("ADMIN", { name: "Lan" });
  const { assign, byId } = await candidates();
  const ids = [one.id, two.id];
  expect(await assign({ ids, data: { assigneeId: lan.id } })).toEqual({ count: 2, unchanged: [] });
  expect(await byId({ id: two.id })).toMatchObject({ assigneeId: lan.id, version: 2 });
  expect(await database().mail.count({ where: { to: lan.email } })).toBe(1);
  expect((await refusalOf(assign({ ids: [...ids, 999], data: { assigneeId: null } }))).appCode).toBe("ERROR_CANDIDATE_NOT_FOUND");
  expect((await refusalOf(assign({ ids, data: { assigneeId: 999 } }))).appCode).toBe("ERROR_USER_NOT_FOUND");
  expect(await byId({ id: one.id })).toMatchObject({ assigneeId: lan.id, version: 2 });
});

describe("people who can be assigned to a candidate", () => {
  test("may view candidates, and are found without accents", { tags: "postgres" }, async () => {
    await grant("USER", path, { view: false });
    const admin = await buildUser("ADMIN", { name: "Đỗ Hạnh" });
    const user = await buildUser("USER", { name: "Đỗ Minh" });
    await buildUser("ADMIN", { name: "Đỗ Blocked", status: 2 });
    const { candidate } = (await callerOf(admin)).career;
    const names = async (search?: string) => (await candidate.assignees({ search })).rows.map(({ name }) => name);
    expect(await names("do")).toEqual(["Đỗ Hạnh"]);
    await grant("USER", path, { view: true });
    expect(await names("đỗ")).toEqual(["Đỗ Hạnh", "Đỗ Minh"]);
    expect(await names("nobody")).toEqual([]);
    expect(await candidate.assignee({ id: user.id })).toEqual({ id: user.id, name: "Đỗ Minh" });
    expect((await refusalOf(candidate.assignee({ id: 999 }))).appCode).toBe("ERROR_USER_NOT_FOUND");
  });

  test("are found by name; by address only for people who may view accounts", async () => {
    await grant("USER", path, { view: true });
    const user = await buildUser("USER", { name: "Minh", email: "secret.address@example.com" });
    const found = async () => (await callerOf(user)).career.candidate.assignees({ search: "secret.addr" });
    expect(await found()).toEqual({ rows: [] });
    await grant("USER", "/admin/user", { view: true });
    expect(await found()).toEqual({ rows: [{ id: user.id, name: "Minh" }] });
  });
});

describe("the timeline of a candidate", () => {
  test("shows notes, emails, stages and ratings with who and when, newest first", { tags: "postgres" }, async () => {
    const lan = await buildUser("ADMIN", { name: "Lan" });
    const { candidate, note } = (await callerOf(lan)).career;
    const { id } = await candidate.create({ data: { ...emptyCandidate, name: "Hoa", email: "hoa@example.com" } });
    const other = await buildCandidate();
    await note.create({ candidateId: other.id, data: { text: "Elsewhere" } });
    await candidate.update({ id, version: 1, data: { rating: 4 } });
    await note.create({ candidateId: id, data: { text: "Called her" } });
    await candidate.moveToStage({ ids: [id], stage: "interview" });
    const letter = { subjectVi: "Chào", textVi: "Chào Hoa", subjectEn: "", textEn: "" };
    await candidate.write({ ids: [id], data: letter, callKey: "0123456789abcdef" });
    await candidate.update({ id, version: 3, data: { rating: null, phone: "0905 123 456" } });
    const entries = await candidate.timeline({ id });
    const times = entries.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(entries).toHaveLength(6);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "stage", from: null, to: "new", actorName: "Lan" }),
        expect.objectContaining({ kind: "rating", rating: 4, actorName: "Lan" }),
        expect.objectContaining({ kind: "note", text: "Called her", authorId: lan.id, authorName: "Lan" }),
        expect.objectContaining({ kind: "stage", from: "new", to: "interview", actorName: "Lan" }),
        expect.objectContaining({ kind: "mail", to: "hoa@example.com", subject: "Chào", state: "waiting" }),
        expect.objectContaining({ kind: "rating", rating: null }),
      ]),
    );
  });

  test("requires the right to view candidates", async () => {
    const { id } = await buildCandidate();
    expect((await refusalOf((await callerAs(null)).career.candidate.timeline({ id }))).appCode).toBe("ERROR_UNAUTHORIZED");
    expect((await refusalOf((await callerAs("USER")).career.candidate.timeline({ id }))).appCode).toBe("ERROR_FORBIDDEN");
  });
});

describe("a person's other applications", () => {
  test("are those with the same address, outside of the trash", async () => {
    const email = "hoa@example.com";
    const { id } = await buildCandidate({ email });
    const later = await buildCandidate({ email, stage: "rejected", jobTitleEn: "Fitter" });
    await buildCandidate({ email, deletedAt: new Date() });
    await buildCandidate();
    const { otherApplications } = await candidates();
    expect(await otherApplications({ id })).toMatchObject([{ id: later.id, stage: "rejected", jobTitleEn: "Fitter" }]);
    expect(await otherApplications({ id: later.id })).toMatchObject([{ id }]);
  });

  test("begin with the newest application", async () => {
    const email = "hoa@example.com";
    const { id } = await buildCandidate({ email });
    const renewed = await buildCandidate({ email, appliedAt: new Date("2026-11-22T02:00:00Z") });
    const earlier = await buildCandidate({ email, appliedAt: new Date("2026-11-21T02:00:00Z") });
    const others = await (await candidates()).otherApplications({ id });
    expect(others.map((other) => other.id)).toEqual([renewed.id, earlier.id]);
  });

  test("are refused without the right to view candidates, and for nobody", async () => {
    const { id } = await buildCandidate();
    expect((await refusalOf((await callerAs("USER")).career.candidate.otherApplications({ id }))).appCode).toBe(
      "ERROR_FORBIDDEN",
    );
    expect((await refusalOf((await candidates()).otherApplications({ id: 999 }))).appCode).toBe("ERROR_CANDIDATE_NOT_FOUND");
  });
});
