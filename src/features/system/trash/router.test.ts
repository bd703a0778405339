import { expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { callerAs, callerOf, contextOf } from "~/server/crud/test-callers";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildUser, grant } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";
import { hasDeletedRecords } from "./data";

useTestDatabase();

const paging = { page: 1, pageSize: 20 };

async function findsDeleted({ sessionId }: { sessionId: string }): Promise<boolean> {
  const { db, actor, now } = await contextOf(sessionId);
  return actor !== null && hasDeletedRecords(db, actor, now);
}

test("lists what is deleted, the last deleted first, until it is back", async () => {
  const admin = await callerAs("ADMIN");
  const { level } = admin.career;
  const [one, two] = [
    await level.create({ data: { nameEn: "Junior", nameVi: "Mới" } }),
    await level.create({ data: { nameEn: "Senior", nameVi: "Lâu năm" } }),
  ];
  await level.delete({ ids: [one.id] });
  await level.delete({ ids: [two.id] });
  const { trash } = admin.system;
  const listed = async () => (await trash.list({ path: "/admin/level", ...paging })).map(({ name }) => name);
  const count = async () => (await trash.kinds()).find(({ path }) => path === "/admin/level")?.count;
  expect([await listed(), await count()]).toEqual([["Senior", "Junior"], 2]);
  expect(await trash.list({ path: "/admin/level", page: 2, pageSize: 1 })).toMatchObject([{ id: one.id, name: "Junior" }]);
  expect(await trash.restore({ path: "/admin/level", ids: [two.id] })).toEqual({ count: 1, unchanged: [] });
  expect([await listed(), await count()]).toEqual([["Junior"], 1]);
  expect((await refusalOf(trash.restore({ path: "/admin/level", ids: [two.id] }))).appCode).toBe("ERROR_LEVEL_NOT_FOUND");
});

test("finds deleted records of the kinds that a person may view, and only of those", async () => {
  const admin = await callerAs("ADMIN");
  const { id } = await admin.career.level.create({ data: { nameEn: "Junior", nameVi: "Mới" } });
  const candidate = await buildCandidate({ name: "Lan Nguyễn" });
  const [user, manager] = [await buildUser("USER"), await buildUser("MANAGER")];
  await grant("USER", "/admin/level", { view: true });
  await grant("MANAGER", "/admin/candidate", { view: true });
  const found = async () => [await findsDeleted(user), await findsDeleted(manager)];
  expect(await found()).toEqual([false, false]);
  await admin.career.level.delete({ ids: [id] });
  expect(await found()).toEqual([true, false]);
  await admin.career.candidate.delete({ ids: [candidate.id] });
  expect(await found()).toEqual([true, true]);
  await admin.system.trash.restore({ path: "/admin/level", ids: [id] });
  expect(await found()).toEqual([false, true]);
});

test("brings back the others when the name of one is taken, and says so", async () => {
  const admin = await callerAs("ADMIN");
  const { article } = admin.news;
  const data = { ...emptyArticle, titleEn: "An award" };
  const [one, two] = [
    await article.create({ data: { ...data, slug: "award" } }),
    await article.create({ data: { ...data, titleEn: "Another", slug: "another" } }),
  ];
  await article.delete({ ids: [one.id, two.id] });
  await article.create({ data: { ...data, titleEn: "A third", slug: "award" } });
  expect(await admin.system.trash.restore({ path: "/admin/news", ids: [one.id, two.id] })).toEqual({
    count: 1,
    unchanged: [{ id: one.id, label: "An award", reason: [{ field: "slug", message: "ERROR_NEWS_SLUG_EXIST" }] }],
  });
});

test("has candidates from their own trash, whose names the log does not keep", async () => {
  const admin = await callerAs("ADMIN");
  const { id } = await buildCandidate({ name: "Lan Nguyễn" });
  await admin.career.candidate.delete({ ids: [id] });
  const { trash } = admin.system;
  const [row] = await trash.list({ path: "/admin/candidate", ...paging });
  expect(row).toMatchObject({ id, name: "Lan Nguyễn" });
  expect(row?.deletedBy).not.toBe("");
  expect(await trash.restore({ path: "/admin/candidate", ids: [id] })).toEqual({ count: 1, unchanged: [] });
  expect(await trash.list({ path: "/admin/candidate", ...paging })).toEqual([]);
});

test("shows and restores each kind with the rights of its page only", async () => {
  const { level } = (await callerAs("ADMIN")).career;
  const { id } = await level.create({ data: { nameEn: "Junior", nameVi: "Mới" } });
  await level.delete({ ids: [id] });
  const person = await buildUser("MANAGER");
  const nobody = (await callerOf(person)).system.trash;
  expect(await nobody.kinds()).toEqual([]);
  expect((await refusalOf(nobody.list({ path: "/admin/level", ...paging }))).appCode).toBe("ERROR_FORBIDDEN");
  expect((await refusalOf(nobody.restore({ path: "/admin/level", ids: [id] }))).appCode).toBe("ERROR_FORBIDDEN");
  await grant("MANAGER", "/admin/level", { view: true, edit: true, delete: true });
  const viewer = (await callerOf(person)).system.trash;
  expect(await viewer.kinds()).toMatchObject([{ path: "/admin/level", mayRestore: false, count: 1 }]);
  expect((await refusalOf(viewer.restore({ path: "/admin/level", ids: [id] }))).appCode).toBe("ERROR_FORBIDDEN");
  await grant("MANAGER", "/admin/level", { view: true, add: true });
  expect((await (await callerOf(person)).system.trash.restore({ path: "/admin/level", ids: [id] })).count).toBe(1);
});
