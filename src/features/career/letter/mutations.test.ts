import { beforeEach, describe, expect, test } from "vitest";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildUser, grant } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();

const path = "/admin/candidate";
const candidates = async () => (await callerAs("ADMIN")).career.candidate;
const letter = {
  subjectEn: "Your application for {job}",
  subjectVi: "Hồ sơ {job}",
  textEn: "Dear {name},",
  textVi: "Chào {name},",
};
const mails = () =>
  database().mail.findMany({
    orderBy: { id: "asc" },
    select: { to: true, subject: true, text: true, locale: true, candidateId: true },
  });

beforeEach(async () => {
  await database().setting.create({ data: { siteNameEn: "Lac Giang", siteNameVi: "Công ty Lạc Giang" } });
});

const build = async () => [
  await buildCandidate({
    name: "Hoa",
    email: "hoa@example.com",
    locale: "vi",
    jobTitleEn: "Electrician",
    jobTitleVi: "Thợ điện",
  }),
  await buildCandidate({ name: "Ingrid {site}", email: "ingrid@example.com", locale: "en" }),
];

describe("letters to candidates", () => {
  test("go to each candidate in their language with placeholders filled; the log omits their text", async () => {
    const [hoa, ingrid] = await build();
    const ids = [hoa?.id ?? 0, ingrid?.id ?? 0];
    const candidate = await candidates();
    expect(await candidate.recipients({ ids })).toMatchObject({
      locales: ["en", "vi"],
      names: ["Hoa", "Ingrid {site}"],
      subjects: { en: "Your application for {job}" },
    });
    expect(await candidate.write({ ids: [...ids, ...ids], data: letter })).toEqual({ count: 2, unchanged: [], written: 2 });
    expect(await mails()).toEqual([
      {
        to: "hoa@example.com",
        subject: "Hồ sơ Thợ điện",
        text: "Chào Hoa,\n\nCông ty Lạc Giang",
        locale: "vi",
        candidateId: hoa?.id,
      },
      {
        to: "ingrid@example.com",
        subject: "Your application for a position with us",
        text: "Dear Ingrid {site},\n\nLac Giang",
        locale: "en",
        candidateId: ingrid?.id,
      },
    ]);
    const log = await database().activity.findMany({ where: { action: "write-mail" } });
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain("Chào");
    expect(await candidate.timeline({ id: hoa?.id ?? 0 })).toMatchObject([
      { kind: "mail", subject: "Hồ sơ Thợ điện", state: "waiting" },
      { kind: "stage" },
    ]);
  });

  test("are refused at a text missing in a recipient's language and at unknown placeholders", async () => {
    const [hoa, ingrid] = await build();
    const { write } = await candidates();
    const ids = [hoa?.id ?? 0];
    expect(await refusedFields(write({ ids, data: { ...letter, subjectVi: " ", textVi: "{name} {company}" } }))).toEqual([
      "subjectVi",
      "textVi",
    ]);
    expect(await refusedFields(write({ ids, data: { ...letter, textVi: "x".repeat(20_001) } }))).toEqual(["textVi"]);
    expect((await refusalOf(write({ ids: [...ids, 999], data: letter }))).appCode).toBe("ERROR_CANDIDATE_NOT_FOUND");
    expect(await mails()).toEqual([]);
    // Hoa does not read English.
    await write({ ids, data: { ...letter, subjectEn: "", textEn: "" } });
    expect(await refusedFields(write({ ids: [ingrid?.id ?? 0], data: { ...letter, textEn: "" } }))).toEqual(["textEn"]);
    expect(await mails()).toHaveLength(1);
  });

  test("are sent in one transaction with the move, once, also to those who are at the stage already", async () => {
    const [hoa, ingrid] = await build();
    const ids = [hoa?.id ?? 0, ingrid?.id ?? 0];
    const candidate = await candidates();
    await candidate.moveToStage({ ids: [ids[0] ?? 0], stage: "rejected" });
    expect(await mails()).toEqual([]);
    expect(await refusedFields(candidate.moveToStage({ ids, stage: "rejected", data: { ...letter, textEn: "" } }))).toEqual([
      "textEn",
    ]);
    expect((await candidate.byId({ id: ids[1] ?? 0 })).stage).toBe("new");
    const move = { ids, stage: "rejected" as const, data: letter, callKey: "0123456789abcdef" };
    const { moved, mailIds, ...done } = await candidate.moveToStage(move);
    expect([done, moved.map(({ id }) => id)]).toEqual([{ count: 1, unchanged: [], written: 2 }, ids.slice(1)]);
    const again = { count: 2, unchanged: [], written: 2, mailIds: [], moved: [] };
    expect(await candidate.moveToStage(move)).toEqual(again);
    expect((await mails()).map(({ to }) => to)).toEqual(["hoa@example.com", "ingrid@example.com"]);
    const undo = { stage: "rejected" as const, moved: moved.map(({ id, from }) => ({ id, from })), mailIds };
    expect(await candidate.undoMove(undo)).toEqual({ count: 1, unchanged: [] });
    expect(await mails()).toEqual([]);
  });

  test("conflict with somebody who moved the candidate to the same stage, and don't reach those whose data were deleted", async () => {
    const [hoa] = await build();
    const id = hoa?.id ?? 0;
    const candidate = await candidates();
    const { version } = await candidate.byId({ id });
    await candidate.moveToStage({ ids: [id], stage: "rejected" });
    const move = { ids: [id], stage: "rejected" as const, version, data: letter };
    expect((await refusalOf(candidate.moveToStage(move))).appCode).toBe("ERROR_CONFLICT");
    await database().candidate.update({ where: { id }, data: { anonymisedAt: new Date() } });
    for (const call of [candidate.moveToStage({ ids: [id], stage: "hired" }), candidate.write({ ids: [id], data: letter })]) {
      expect((await refusalOf(call)).appCode).toBe("ERROR_CANDIDATE_NOT_FOUND");
    }
    expect(await mails()).toEqual([]);
  });

  test("are shown before sending as each candidate will get them, and sent to those who were chosen", async () => {
    const [hoa, ingrid] = await build();
    const ids = [hoa?.id ?? 0, ingrid?.id ?? 0];
    const candidate = await candidates();
    expect(await candidate.previewLetters({ ids, data: letter })).toEqual([
      {
        id: ids[0],
        name: "Hoa",
        jobTitleEn: "Electrician",
        jobTitleVi: "Thợ điện",
        to: "hoa@example.com",
        locale: "vi",
        subject: "Hồ sơ Thợ điện",
        text: "Chào Hoa,\n\nCông ty Lạc Giang",
      },
      {
        id: ids[1],
        name: "Ingrid {site}",
        jobTitleEn: null,
        jobTitleVi: null,
        to: "ingrid@example.com",
        locale: "en",
        subject: "Your application for a position with us",
        text: "Dear Ingrid {site},\n\nLac Giang",
      },
    ]);
    expect(await refusedFields(candidate.previewLetters({ ids, data: { ...letter, textEn: "{company}" } }))).toEqual(["textEn"]);
    expect(await mails()).toEqual([]);
    const move = { ids, stage: "rejected" as const, data: letter, writeTo: [ids[1] ?? 0] };
    expect(await candidate.moveToStage(move)).toMatchObject({ count: 2, written: 1 });
    expect((await mails()).map(({ to }) => to)).toEqual(["ingrid@example.com"]);
    const { stage } = await candidate.byId({ id: ids[0] ?? 0 });
    expect(stage).toBe("rejected");
    const user = await buildUser("USER");
    await grant("USER", path, { view: true });
    expect((await refusalOf((await callerOf(user)).career.candidate.previewLetters({ ids, data: letter }))).appCode).toBe(
      "ERROR_FORBIDDEN",
    );
  });

  test("differ for those whose letter was changed, without adding the site's name", async () => {
    const [hoa, ingrid] = await build();
    const ids = [hoa?.id ?? 0, ingrid?.id ?? 0];
    const candidate = await candidates();
    const own = [{ id: ids[0] ?? 0, subject: "Hẹn gặp lại", text: "Chào Hoa, {name}" }];
    await candidate.write({ ids, data: { ...letter, own } });
    expect((await mails()).map(({ subject, text }) => [subject, text])).toEqual([
      ["Hẹn gặp lại", "Chào Hoa, Hoa"],
      ["Your application for a position with us", "Dear Ingrid {site},\n\nLac Giang"],
    ]);
    const bad = [{ id: ids[0] ?? 0, subject: "", text: "x" }];
    expect(await refusedFields(candidate.write({ ids, data: { ...letter, own: bad } }))).toEqual(["own.0.subject", "own.0.text"]);
    const unknown = [{ id: ids[0] ?? 0, subject: "Hẹn gặp lại", text: "Chào {salary}" }];
    expect(await refusedFields(candidate.write({ ids, data: { ...letter, own: unknown } }))).toEqual(["own.0.text"]);
    const many = Array.from({ length: 51 }, (_, place) => ({ id: place + 1, subject: "Hello", text: "Hello" }));
    expect(await refusedFields(candidate.write({ ids, data: { ...letter, own: many } }))).toEqual(["own"]);
    expect(await mails()).toHaveLength(2);
  });

  test("of a move wait until it can no longer be undone, and are deleted when it is", async () => {
    const [hoa, ingrid] = await build();
    const ids = [hoa?.id ?? 0, ingrid?.id ?? 0];
    const candidate = await candidates();
    await candidate.moveToStage({ ids: [ids[1] ?? 0], stage: "interview" });
    const { moved, mailIds } = await candidate.moveToStage({ ids, stage: "rejected", data: letter });
    const { notBefore, createdAt } = await database().mail.findFirstOrThrow({ where: { id: mailIds[0] ?? 0 } });
    expect((notBefore?.getTime() ?? 0) - createdAt.getTime()).toBeGreaterThan(9000);
    const undo = { stage: "rejected" as const, moved: moved.map(({ id, from }) => ({ id, from })), mailIds };
    const user = await buildUser("USER");
    await grant("USER", path, { view: true });
    expect((await refusalOf((await callerOf(user)).career.candidate.undoMove(undo))).appCode).toBe("ERROR_FORBIDDEN");
    expect((await refusalOf((await callerAs(null)).career.candidate.undoMove(undo))).appCode).toBe("ERROR_UNAUTHORIZED");
    expect(await candidate.undoMove(undo)).toEqual({ count: 2, unchanged: [] });
    expect(await mails()).toEqual([]);
    const stagesNow = await Promise.all(ids.map(async (id) => (await candidate.byId({ id })).stage));
    expect(stagesNow).toEqual(["new", "interview"]);
    expect(await database().activity.count({ where: { action: "take-back" } })).toBe(2);
  });

  test("that have left keep their move; those who were moved on meanwhile stay", async () => {
    const [hoa, ingrid] = await build();
    const ids = [hoa?.id ?? 0, ingrid?.id ?? 0];
    const candidate = await candidates();
    const { moved, mailIds } = await candidate.moveToStage({ ids, stage: "rejected", data: letter });
    const undo = { stage: "rejected" as const, moved: moved.map(({ id, from }) => ({ id, from })), mailIds };
    await database().mail.update({ where: { id: mailIds[1] ?? 0 }, data: { notBefore: new Date(Date.now() - 60_000) } });
    expect((await refusalOf(candidate.undoMove(undo))).appCode).toBe("ERROR_LETTER_SENT");
    expect(await mails()).toHaveLength(2);
    expect((await candidate.byId({ id: ids[0] ?? 0 })).stage).toBe("rejected");
    await candidate.moveToStage({ ids: ids.slice(0, 1), stage: "hired" });
    expect(await candidate.undoMove({ ...undo, mailIds: [] })).toEqual({
      count: 1,
      unchanged: [{ id: ids[0], label: "Hoa" }],
    });
    const stagesNow = await Promise.all(ids.map(async (id) => (await candidate.byId({ id })).stage));
    expect(stagesNow).toEqual(["hired", "new"]);
  });

  test("that ended with their candidate do not keep the others from being taken back", async () => {
    const [hoa, ingrid] = await build();
    const ids = [hoa?.id ?? 0, ingrid?.id ?? 0];
    const candidate = await candidates();
    const { moved, mailIds } = await candidate.moveToStage({ ids, stage: "rejected", data: letter });
    await database().candidate.delete({ where: { id: ids[0] ?? 0 } });
    const undo = { stage: "rejected" as const, moved: moved.map(({ id, from }) => ({ id, from })), mailIds };
    expect(await candidate.undoMove(undo)).toEqual({ count: 1, unchanged: [] });
    expect(await mails()).toEqual([]);
    expect((await candidate.byId({ id: ids[1] ?? 0 })).stage).toBe("new");
  });

  test("to a single candidate can be filled in while they are written", async () => {
    const [hoa, ingrid] = await build();
    const { recipients } = await candidates();
    const values = { name: "Hoa", job: "Thợ điện", site: "Công ty Lạc Giang" };
    expect((await recipients({ ids: [hoa?.id ?? 0] })).values).toEqual(values);
    expect((await recipients({ ids: [hoa?.id ?? 0, ingrid?.id ?? 0] })).values).toBeNull();
  });

  test("reach a person whose name looks like a placeholder, also when the name was filled in while writing", async () => {
    const { id } = await buildCandidate({
      name: "Anna {link} {job}",
      email: "anna@example.com",
      locale: "en",
      jobTitleEn: "Welder",
    });
    const { write } = await candidates();
    await write({ ids: [id], data: letter });
    await write({ ids: [id], data: { ...letter, textEn: "Dear Anna {link} {job}, about {job}" } });
    expect((await mails()).map(({ text }) => text)).toEqual([
      "Dear Anna {link} {job},\n\nLac Giang",
      "Dear Anna {link} {job}, about Welder\n\nLac Giang",
    ]);
    expect(await refusedFields(write({ ids: [id], data: { ...letter, textEn: "Dear {link}" } }))).toEqual(["textEn"]);
  });

  test("are bounded with their placeholders filled, each and all together", async () => {
    const people = Array.from({ length: 250 }, (_, index) => ({
      name: "N".repeat(50),
      email: `n${index}@example.com`,
      locale: "en",
      appliedAt: new Date(),
      retentionAt: new Date(),
    }));
    const rows = await database().candidate.createManyAndReturn({ data: people, select: { id: true } });
    const ids = rows.map(({ id }) => id);
    const candidate = await candidates();
    for (const [count, textEn, message] of [
      [2, "{name}".repeat(3_333), "tooLong?count=20000"],
      [250, "{name}".repeat(400), "lettersTooLong?count=16000"],
    ] as const) {
      const input = { ids: ids.slice(0, count), data: { ...letter, textEn } };
      // The first preview already tells what sending would.
      for (const call of [candidate.previewLetters(input), candidate.write(input)]) {
        await expect(call).rejects.toMatchObject({ cause: { issues: [{ path: ["textEn"], message }] } });
      }
    }
    expect(await mails()).toEqual([]);
    expect((await candidate.write({ ids, data: { ...letter, textEn: "{name}".repeat(300) } })).written).toBe(250);
    expect(await mails()).toHaveLength(250);
    const pages = await Promise.all([1, 2, 13, 14].map((page) => candidate.previewLetters({ ids, data: letter, page })));
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([ids.slice(0, 20), ids.slice(20, 40), ids.slice(240), []]);
  });

  test("require the edit permission, and are erased with their candidate", async () => {
    const [hoa] = await build();
    const input = { ids: [hoa?.id ?? 0], data: letter };
    expect((await refusalOf((await callerAs(null)).career.candidate.write(input))).appCode).toBe("ERROR_UNAUTHORIZED");
    const user = await buildUser("USER");
    await grant("USER", path, { view: true, add: true, delete: true });
    const write = async () => (await callerOf(user)).career.candidate.write(input);
    expect((await refusalOf(write())).appCode).toBe("ERROR_FORBIDDEN");
    await grant("USER", path, { edit: true });
    await write();
    expect(await mails()).toHaveLength(1);
    await (await candidates()).erase({ ids: input.ids });
    expect(await mails()).toEqual([]);
  });
});
