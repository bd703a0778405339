// @module-tag postgres

import { expect, test } from "vitest";
import { levelSchema } from "~/features/career/level/schema";
import { orderedContract } from "~/server/crud/contract/crud";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { buildJobPost } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";

const senior = { nameEn: "Senior", nameVi: "Chuyên viên chính" };
const lead = { nameEn: "Team lead", nameVi: "Trưởng nhóm" };

orderedContract("/admin/level", levelSchema, (caller) => caller.career.level, {
  samples: () => [senior, lead],
  changes: { first: { nameEn: "Principal" }, second: { nameVi: "Chuyên gia" }, otherFirst: { nameEn: "Staff" } },
  refused: [
    { data: { nameEn: "" }, field: "nameEn" },
    { data: { nameEn: " S " }, field: "nameEn" },
    { data: { nameVi: "x".repeat(51) }, field: "nameVi" },
  ],
  unique: ["nameEn", "nameVi"],
  search: "chuyen vien",
  isPublic: true,
});

test("lists levels by location", async () => {
  const { level } = (await callerAs("ADMIN")).career;
  const ids = [];
  for (const nameEn of ["Junior", "Middle", "Senior"])
    ids.push((await level.create({ data: { nameEn, nameVi: `${nameEn} (vi)` } })).id);
  const [junior = 0, middle = 0, senior = 0] = ids;
  const order = async () => (await level.list({})).rows.map((row) => row.id);
  expect(await order()).toEqual([junior, middle, senior]);
  await level.move({ id: senior, before: junior });
  expect(await order()).toEqual([senior, junior, middle]);
  await level.move({ id: senior, after: junior });
  expect(await order()).toEqual([junior, senior, middle]);
  expect((await level.list({})).rows.map((row) => row.order)).toEqual([1, 2, 3]);
});

test("logs a move by positions, also when deleted levels left gaps", async () => {
  const { level } = (await callerAs("ADMIN")).career;
  const ids = [];
  for (const nameEn of ["Intern", "Junior", "Middle", "Senior"])
    ids.push((await level.create({ data: { nameEn, nameVi: `${nameEn} (vi)` } })).id);
  const [intern = 0, junior = 0, middle = 0, senior = 0] = ids;
  await level.delete({ ids: [intern] });
  const moves = async () => {
    const entries = await database().activity.findMany({ where: { action: "move" }, orderBy: { id: "asc" } });
    return entries.map(({ recordId, changes }) => [recordId, changes]);
  };
  await level.move({ id: junior, before: middle });
  expect(await moves()).toEqual([]);
  await level.delete({ ids: [junior] });
  // Middle and senior have the second and third location, so middle keeps its location.
  await level.move({ id: middle, after: senior });
  expect(await moves()).toEqual([[middle, { order: [1, 2] }]]);
});

test("a search with accents lists exact matches first", async () => {
  const { level } = (await callerAs("ADMIN")).career;
  await level.create({ data: { nameEn: "Duong", nameVi: "Duong" } });
  const accented = await level.create({ data: { nameEn: "Way", nameVi: "Đường" } });
  const found = await level.list({ search: "đường" });
  expect([found.total, found.rows[0]?.id]).toEqual([2, accented.id]);
});

test("refuses to delete a level with job posts", async () => {
  const { level } = (await callerAs("ADMIN")).career;
  const { id } = await level.create({ data: senior });
  await buildJobPost({ levelId: id });
  const refusal = await refusalOf(level.delete({ ids: [id] }));
  expect([refusal.appCode, refusal.details.usedBy]).toEqual(["ERROR_IN_USE", [{ id, path: "/admin/career", count: 1 }]]);
});
