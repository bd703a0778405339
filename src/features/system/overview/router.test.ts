import { expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { emptyService } from "~/features/website/service/schema";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost, buildMedia, buildUser, grant } from "~/server/db/test-records";
import { demoCompanyName, emptySettings } from "~/server/operations/demo";

useTestDatabase();

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** Reads the completed first steps. */
async function done(): Promise<string[]> {
  const steps = await (await callerAs("ADMIN")).system.overview.checklist();
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

test("completes the service step when visitors can see one; a draft or a schedule does not count", async () => {
  const { service } = (await callerAs("ADMIN")).website;
  const texts = { descriptionEn: "Fast.", contentEn: "<p>Fast.</p>", visibleVi: false };
  const { id } = await service.create({ data: { ...emptyService, ...texts, nameEn: "Repairs", nameVi: "Sửa chữa" } });
  expect(await done()).toEqual([]);
  await service.update({ id, version: 1, data: { status: "published", publishAt: inAnHour() } });
  expect(await done()).toEqual([]);
  await service.update({ id, version: 2, data: { publishAt: new Date() } });
  expect(await done()).toEqual(["service"]);
});

test("completes the job step when candidates can apply", async () => {
  const { id } = await buildJobPost({ state: "lock" });
  expect(await done()).toEqual([]);
  await database().jobPost.update({ where: { id }, data: { state: "open", status: "draft" } });
  expect(await done()).toEqual([]);
  await database().jobPost.update({ where: { id }, data: { status: "published" } });
  expect(await done()).toEqual(["job"]);
});

test("completes the article step with the first draft", async () => {
  const { news } = await callerAs("ADMIN");
  await news.article.create({ data: { ...emptyArticle, titleEn: "We begin" } });
  expect(await done()).toEqual(["article"]);
});

test("completes the company step when name and logo differ from the demo's", async () => {
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

/** Makes unchanged demo records. */
async function buildDemo() {
  const db = database();
  const names = (count: number) => Array.from({ length: count }, (_, at) => ({ nameEn: `English ${at}`, nameVi: `Việt ${at}` }));
  const logo = await buildMedia();
  const partners = await db.partner.createManyAndReturn({ data: names(22).map((name) => ({ ...name, logoId: logo.id })) });
  const levels = await db.level.createManyAndReturn({ data: names(3) });
  const templates = await db.replyTemplate.createManyAndReturn({
    data: [{ name: "Thanks", textEn: "Thanks", textVi: "Cảm ơn" }],
  });
  const setting = await db.setting.create({ data: emptySettings });
  const marksOf = (table: string, rows: { id: number }[]) => rows.map(({ id }) => ({ table, recordId: id }));
  await db.demoRecord.createMany({
    data: [
      ...marksOf("Partner", partners),
      ...marksOf("Level", levels),
      ...marksOf("ReplyTemplate", templates),
      ...marksOf("Setting", [setting]),
    ],
  });
  return { partners, levels, setting };
}

test("removing the demo names up to 20 remaining records, by page and in the reader's language", async () => {
  const { partners, levels, setting } = await buildDemo();
  await grant("USER", "/admin/overview", { view: true, edit: true });
  for (const path of ["/admin/partner", "/admin/level", "/admin/contact", "/admin/setting"] as const) {
    await grant("USER", path, { view: true });
  }
  const { overview } = (await callerOf(await buildUser("USER"))).system;
  const result = await overview.clearDemo({ locale: "vi" });
  const named = partners.slice(0, 20).map(({ id, nameVi }) => ({ id, name: nameVi }));
  expect(result).toEqual({
    deleted: 0,
    left: 27,
    pages: [
      { path: "/admin/partner", count: 22, records: named },
      { path: "/admin/setting", count: 1, records: [] },
      { path: "/admin/contact", count: 1, records: [] },
      { path: "/admin/level", count: 3, records: [] },
    ],
  });
  await database().demoRecord.deleteMany({ where: { table: "Partner" } });
  expect((await overview.clearDemo({ locale: "en" })).pages).toEqual([
    { path: "/admin/setting", count: 1, records: [{ id: setting.id, name: "" }] },
    { path: "/admin/contact", count: 1, records: [] },
    { path: "/admin/level", count: 3, records: levels.map(({ id, nameEn }) => ({ id, name: nameEn })) },
  ]);
});

test("removing the demo only counts remaining records on pages that the person may not view", async () => {
  await buildDemo();
  await grant("USER", "/admin/overview", { view: true, edit: true });
  await grant("USER", "/admin/partner", { view: false, delete: true });
  const { overview } = (await callerOf(await buildUser("USER"))).system;
  expect((await overview.clearDemo({ locale: "en" })).pages).toEqual([
    { path: "/admin/partner", count: 22, records: [] },
    { path: "/admin/setting", count: 1, records: [] },
    { path: "/admin/contact", count: 1, records: [] },
    { path: "/admin/level", count: 3, records: [] },
  ]);
});
