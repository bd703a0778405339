// @module-tag postgres

import { expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { rowCount, rowCountsBy } from "./row-count";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const person = { name: "Hà", appliedAt: now, retentionAt: now };
const stages = () => rowCountsBy(database(), { table: "Candidate", column: "stage" });

test("rows are counted in total and by a column's values, through inserts, updates, deletes and a truncate", async () => {
  const db = database();
  const { id: sourceId } = await db.source.create({ data: { nameEn: "Fair", nameVi: "Hội chợ", value: "fair" } });
  await db.candidate.createMany({
    data: [
      { ...person, email: "a@example.com", stage: "new", sourceId },
      { ...person, email: "b@example.com", stage: "new" },
      { ...person, email: "c@example.com", stage: "offer", sourceId },
    ],
  });
  expect(await rowCount(db, "Candidate")).toBe(3);
  expect(await stages()).toEqual(new Map(Object.entries({ new: 2, offer: 1 })));
  expect((await rowCountsBy(db, { table: "Candidate", column: "sourceId" })).get(`${sourceId}`)).toBe(2);

  await db.candidate.updateMany({ where: { stage: "new" }, data: { stage: "rejected" } });
  await db.candidate.updateMany({ data: { rating: 3 } });
  expect(await stages()).toEqual(new Map(Object.entries({ new: 0, offer: 1, rejected: 2 })));

  await db.candidate.deleteMany({ where: { email: "a@example.com" } });
  expect([await rowCount(db, "Candidate"), (await stages()).get("rejected")]).toEqual([2, 1]);
  expect((await rowCountsBy(db, { table: "Candidate", column: "sourceId" })).get(`${sourceId}`)).toBe(1);

  await db.$executeRaw`TRUNCATE "Candidate" CASCADE`;
  expect([await rowCount(db, "Candidate"), (await stages()).size]).toEqual([0, 0]);
});

test("concurrent transactions that move rows between values lose no counts", async () => {
  const db = database();
  await db.candidate.createMany({ data: Array.from({ length: 20 }, (_, i) => ({ ...person, email: `p${i}@example.com` })) });
  const ids = (await db.candidate.findMany({ select: { id: true } })).map(({ id }) => id);
  await Promise.all(ids.map((id) => db.candidate.update({ where: { id }, data: { stage: "hired" }, select: { id: true } })));
  expect(await stages()).toEqual(new Map(Object.entries({ new: 0, hired: 20 })));
});
