import { expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { emptyService } from "~/features/website/service/schema";
import { buildJobPost, buildMedia, callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { demoCompanyName } from "~/server/operations/demo";

useTestDatabase();

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** The first steps that are ticked. */
async function done(): Promise<string[]> {
  const steps = await (await callerAs("ADMIN")).system.overview.checklist();
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

test("the first service is published once visitors see one: neither a draft nor a schedule is", async () => {
  const { service } = (await callerAs("ADMIN")).website;
  const texts = { descriptionEn: "Fast.", contentEn: "<p>Fast.</p>", visibleVi: false };
  const { id } = await service.create({ data: { ...emptyService, ...texts, nameEn: "Repairs", nameVi: "Sửa chữa" } });
  expect(await done()).toEqual([]);
  await service.update({ id, version: 1, data: { status: "published", publishAt: inAnHour() } });
  expect(await done()).toEqual([]);
  await service.update({ id, version: 2, data: { publishAt: new Date() } });
  expect(await done()).toEqual(["service"]);
});

test("the first job is posted once it can be applied for", async () => {
  const { id } = await buildJobPost({ state: "lock" });
  expect(await done()).toEqual([]);
  await database().jobPost.update({ where: { id }, data: { state: "open", status: "draft" } });
  expect(await done()).toEqual([]);
  await database().jobPost.update({ where: { id }, data: { status: "published" } });
  expect(await done()).toEqual(["job"]);
});

test("the first article is written with its first draft", async () => {
  const { news } = await callerAs("ADMIN");
  await news.article.create({ data: { ...emptyArticle, titleEn: "We begin" } });
  expect(await done()).toEqual(["article"]);
});

test("the company information is filled in with another name than the demo's, the logo with another file", async () => {
  const db = database();
  const { info } = (await callerAs("ADMIN")).company;
  const logo = await buildMedia();
  const company = await db.company.create({ data: { ...demoCompanyName, logoId: logo.id } });
  await db.demoRecord.createMany({
    data: [
      { table: "Company", recordId: company.id },
      { table: "Media", recordId: logo.id },
    ],
  });
  await info.update({ id: company.id, version: 1, data: { phone: "0905 123 456" } });
  await (await callerAs("ADMIN")).system.media.update({ id: logo.id, version: 1, data: { altEn: "Our sign" } });
  expect(await done()).toEqual([]);
  await info.update({ id: company.id, version: 2, data: { logoId: (await buildMedia()).id } });
  expect(await done()).toEqual(["logo"]);
  await info.update({ id: company.id, version: 3, data: { nameEn: "Our own", nameVi: "Công ty của ta" } });
  expect(await done()).toEqual(["company", "logo"]);
});
