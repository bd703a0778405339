import { expect, test } from "vitest";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildJobPost, grant } from "~/server/db/test-records";

useTestDatabase();

const buildLevel = (nameEn: string, nameVi: string, order = 1) => database().level.create({ data: { nameEn, nameVi, order } });

test("finds records of every entity in one call, without accents, named in the reader's language", async () => {
  const level = await buildLevel("Road worker", "Thợ làm đường");
  const post = await buildJobPost({ titleEn: "Engineer", titleVi: "Kỹ sư cầu đường" });
  const person = await buildCandidate({ name: "Dương Văn Đường" });
  const admin = await callerAs("ADMIN");
  expect(await admin.system.search.records({ term: "duong", locale: "vi" })).toEqual([
    { path: "/admin/career", id: post.id, name: "Kỹ sư cầu đường" },
    { path: "/admin/candidate", id: person.id, name: "Dương Văn Đường" },
    { path: "/admin/level", id: level.id, name: "Thợ làm đường" },
  ]);
  expect((await admin.system.search.records({ term: "duong", locale: "en" })).map(({ name }) => name)).toContain("Road worker");
});

test("finds at most five records of an entity, exact spelling first", async () => {
  for (let n = 1; n <= 6; n++) await buildLevel(`Plain ${n}`, `Duong ${n}`, n);
  await buildLevel("Accented", "Đường", 7);
  const found = await (await callerAs("ADMIN")).system.search.records({ term: "đường", locale: "vi" });
  expect(found.map(({ name }) => name)).toEqual(["Đường", "Duong 6", "Duong 5", "Duong 4", "Duong 3"]);
});

test("treats wildcards and quotes in a term as plain characters", async () => {
  await buildLevel("Senior", "Cao cấp");
  const admin = await callerAs("ADMIN");
  for (const term of ["%%", "__", "a' OR 1=1 --", "\\\\"]) {
    expect(await admin.system.search.records({ term, locale: "en" })).toEqual([]);
  }
});

test("finds and names only records of pages that the user may view", async () => {
  const level = await buildLevel("Senior", "Cao cấp");
  const person = await buildCandidate({ name: "Senior Nguyễn" });
  await grant("USER", "/admin/level", { view: true });
  const user = await callerAs("USER");
  const found = [{ path: "/admin/level", id: level.id, name: "Senior" }];
  expect(await user.system.search.records({ term: "senior", locale: "en" })).toEqual(found);
  const records = [
    { path: "/admin/candidate", id: person.id },
    { path: "/admin/level", id: level.id },
    { path: "/admin/level", id: 999 },
    { path: "/admin/nowhere", id: 1 },
  ];
  expect(await user.system.search.recent({ records, locale: "en" })).toEqual(found);
});

test("finds nothing for a user without permissions", async () => {
  await buildLevel("Senior", "Cao cấp");
  expect(await (await callerAs("USER")).system.search.records({ term: "senior", locale: "en" })).toEqual([]);
});

test("refuses a term of one character", async () => {
  const admin = await callerAs("ADMIN");
  await expect(admin.system.search.records({ term: "a", locale: "en" })).rejects.toThrow();
});
