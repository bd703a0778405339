// @module-tag postgres

import { expect, it } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost } from "~/server/db/test-records";
import { nextMoment } from "./next-moment";

useTestDatabase();

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second, 250));
let number = 0;
const article = (publishAt: Date | null, unpublishAt: Date | null) => {
  number += 1;
  return { slug: `article-${number}`, creatorName: "A", creatorEmail: "a@example.com", publishAt, unpublishAt };
};

it("is null when nothing is scheduled", async () => {
  expect(await nextMoment(database(), at(0))).toBeNull();
  await database().newsArticle.create({ data: article(at(1), null) });
  expect(await nextMoment(database(), at(1))).toBeNull();
});

it("is the first start or end of a publishing window, to the millisecond", async () => {
  await database().newsArticle.createMany({ data: [article(at(5), at(9)), article(at(1), at(7)), article(null, at(3))] });
  expect(await nextMoment(database(), at(0))).toEqual(at(1));
  expect(await nextMoment(database(), at(1))).toEqual(at(3));
  expect(await nextMoment(database(), at(3))).toEqual(at(5));
  expect(await nextMoment(database(), at(5))).toEqual(at(7));
  expect(await nextMoment(database(), at(7))).toEqual(at(9));
  expect(await nextMoment(database(), at(9))).toBeNull();
});

it("is the deadline at which a job closes", async () => {
  await buildJobPost({ publishAt: at(0), deadline: at(4), unpublishAt: at(6) });
  expect(await nextMoment(database(), at(0))).toEqual(at(4));
  expect(await nextMoment(database(), at(4))).toEqual(at(6));
});

it("is the end of the week in which a job is marked as new", async () => {
  const week = 7 * 24 * 60 * 60 * 1000;
  const laterBy = (ms: number, second: number) => new Date(at(second).getTime() + ms);
  await buildJobPost({ publishAt: at(0) });
  await buildJobPost({ publishAt: at(1) });
  expect(await nextMoment(database(), at(1))).toEqual(laterBy(week, 0));
  expect(await nextMoment(database(), laterBy(week, 0))).toEqual(laterBy(week, 1));
  expect(await nextMoment(database(), laterBy(week, 1))).toBeNull();
});
