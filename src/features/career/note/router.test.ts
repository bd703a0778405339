import { expect, test } from "vitest";
import { addCv } from "~/features/career/cv/mutations";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildUser, grant } from "~/server/db/test-records";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();
withTestStore();

test("shows a note with its author, newest first, and logs it without its text", async () => {
  const { id: candidateId } = await buildCandidate();
  const other = await buildCandidate();
  const lan = await buildUser("ADMIN", { name: "Lan" });
  const { note, candidate } = (await callerOf(lan)).career;
  await note.create({ candidateId, data: { text: " First. " } });
  await note.create({ candidateId, data: { text: "Second." } });
  await note.create({ candidateId: other.id, data: { text: "Elsewhere." } });
  expect((await candidate.timeline({ id: candidateId })).filter(({ kind }) => kind === "note")).toMatchObject([
    { text: "Second.", authorId: lan.id, authorName: "Lan" },
    { text: "First." },
  ]);
  const log = await database().activity.findMany({ where: { action: "add-note", recordId: candidateId } });
  expect(log).toMatchObject([{ changes: {}, version: 1 }, {}]);
});

test("lets only the author delete a note", async () => {
  const { id: candidateId } = await buildCandidate();
  const lan = (await callerOf(await buildUser("ADMIN"))).career.note;
  const minh = (await callerOf(await buildUser("ADMIN"))).career.note;
  const { id } = await lan.create({ candidateId, data: { text: "Mine." } });
  expect((await refusalOf(minh.delete({ id }))).appCode).toBe("ERROR_NOTE_NOT_FOUND");
  expect(await database().candidateNote.count()).toBe(1);
  await lan.delete({ id });
  expect(await database().candidateNote.count()).toBe(0);
  expect((await refusalOf(lan.delete({ id }))).appCode).toBe("ERROR_NOTE_NOT_FOUND");
  const log = await database().activity.findMany({ where: { action: "delete-note" } });
  expect(log).toMatchObject([{ recordId: candidateId, changes: {} }]);
});

test("refuses an empty note, a too long one and one on an unknown candidate", async () => {
  const { id: candidateId } = await buildCandidate();
  const { note } = (await callerAs("ADMIN")).career;
  for (const text of ["", "  ", "x".repeat(5001)]) {
    expect(await refusedFields(note.create({ candidateId, data: { text } }))).toEqual(["text"]);
  }
  const nowhere = await refusalOf(note.create({ candidateId: 999, data: { text: "Hello" } }));
  expect(nowhere.appCode).toBe("ERROR_CANDIDATE_NOT_FOUND");
  expect(await database().candidateNote.count()).toBe(0);
});

test("adds nothing to a candidate whose data were anonymised, and shows no page of it", async () => {
  const { id: candidateId } = await buildCandidate();
  await database().candidate.update({ where: { id: candidateId }, data: { anonymisedAt: new Date() } });
  const { note, candidate } = (await callerAs("ADMIN")).career;
  const context = { actor: { id: 1, name: "Lan" }, ip: "127.0.0.1", now: new Date() };
  const calls = [
    note.create({ candidateId, data: { text: "Hello" } }),
    candidate.byId({ id: candidateId }),
    addCv(candidateId, { bytes: buildPdf("CV"), filename: "cv.pdf" }, context),
  ];
  for (const { appCode } of await Promise.all(calls.map(refusalOf))) expect(appCode).toBe("ERROR_CANDIDATE_NOT_FOUND");
  expect([await database().candidateNote.count(), await database().candidateCv.count()]).toEqual([0, 0]);
});

test("requires the permissions on candidates to read, add and delete notes", async () => {
  const { id: candidateId } = await buildCandidate();
  const input = { candidateId, data: { text: "Hello" } };
  const timelineAs = async (caller: Awaited<ReturnType<typeof callerAs>>) =>
    caller.career.candidate.timeline({ id: candidateId });
  expect((await refusalOf(timelineAs(await callerAs(null)))).appCode).toBe("ERROR_UNAUTHORIZED");
  const user = await buildUser();
  const note = async () => (await callerOf(user)).career.note;
  expect((await refusalOf(timelineAs(await callerOf(user)))).appCode).toBe("ERROR_FORBIDDEN");
  await grant("USER", "/admin/candidate", { view: true, edit: true });
  expect(await timelineAs(await callerOf(user))).toMatchObject([{ kind: "stage" }]);
  expect((await refusalOf((await note()).create(input))).appCode).toBe("ERROR_FORBIDDEN");
  await grant("USER", "/admin/candidate", { edit: false, add: true });
  const { id } = await (await note()).create(input);
  expect((await refusalOf((await note()).delete({ id }))).appCode).toBe("ERROR_FORBIDDEN");
  await grant("USER", "/admin/candidate", { delete: true });
  await (await note()).delete({ id });
});
