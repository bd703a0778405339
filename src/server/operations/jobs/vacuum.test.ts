// @module-tag postgres

import { expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { vacuum } from "./vacuum";

useTestDatabase();

const knownRows = async () => {
  const [row] = await database().$queryRaw<{ rows: number }[]>`
    SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'NewsArticle'`;
  return row?.rows;
};

const checkpoint = async () => {
  const [row] = await database().$queryRaw<{ at: string }[]>`SELECT checkpoint_lsn::text AS at FROM pg_control_checkpoint()`;
  return row?.at;
};

test("vacuum truncates the log of the embedded database, which would otherwise grow for ever", async () => {
  const before = await checkpoint();
  await vacuum.run({ db: database(), now: new Date(), keepGoing: async () => true });
  expect(await checkpoint()).not.toBe(before);
});

test("vacuum updates the planner's row counts in the embedded database", async () => {
  const db = database();
  const article = { creatorName: "Lan", creatorEmail: "lan@example.com" };
  await db.newsArticle.createMany({ data: ["a", "b", "c"].map((slug) => ({ ...article, slug })) });
  const context = { db, now: new Date() };
  await vacuum.run({ ...context, keepGoing: async () => false });
  expect(await knownRows()).not.toBe(3);
  await vacuum.run({ ...context, keepGoing: async () => true });
  expect(await knownRows()).toBe(3);
});
