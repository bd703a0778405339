import { beforeEach, expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { siteSettings } from "~/features/website/setting/data";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia, buildUser, grant } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();

beforeEach(async () => {
  await database().setting.create({ data: { siteNameEn: "Atrium", siteNameVi: "Atrium" } });
});

const settings = async () => (await callerAs("ADMIN")).website.setting;

test("merges two people's changes of different settings, and reports a conflict for the same one", async () => {
  const setting = await settings();
  const { version } = await setting.byId({ id: 1 });
  await setting.update({ id: 1, version, data: { sloganEn: "Come in" } });
  await setting.update({ id: 1, version, data: { sloganVi: "Mời vào" } });
  expect(await setting.byId({ id: 1 })).toMatchObject({ sloganEn: "Come in", sloganVi: "Mời vào" });
  expect((await refusalOf(setting.update({ id: 1, version, data: { sloganEn: "Welcome" } }))).appCode).toBe("ERROR_CONFLICT");
});

test("increments the consent version with a new text", async () => {
  const setting = await settings();
  const first = await setting.byId({ id: 1 });
  const second = await setting.update({
    id: 1,
    version: first.version,
    data: { consentEn: "We keep what you send for a year." },
  });
  expect(second.consentVersion).toBe(first.consentVersion + 1);
  expect((await setting.update({ id: 1, version: second.version, data: { sloganEn: "Water" } })).consentVersion).toBe(
    second.consentVersion,
  );
});

test.each([
  [{ siteNameEn: "" }, "siteNameEn"],
  [{ senderEmail: "nobody" }, "senderEmail"],
  [{ socialLinks: [{ id: "a", href: "javascript:alert(1)" }] }, "socialLinks.0.href"],
  [{ notifyRecipients: "a@example.com, b" }, "notifyRecipients"],
  [{ passwordMin: 5 }, "passwordMin"],
  [{ sessionDays: 0 }, "sessionDays"],
  [{ passwordMin: 20, passwordMax: 12 }, "passwordMax"],
  [{ retentionMonths: 0 }, "retentionMonths"],
  [{ googleVerification: '"><script>' }, "googleVerification"],
  [{ bingVerification: "two words" }, "bingVerification"],
  [{ yandexVerification: '<meta name="yandex-verification">' }, "yandexVerification"],
  [{ googleVerification: "a".repeat(101) }, "googleVerification"],
  [{ brandColor: "teal" }, "brandColor"],
  [{ brandColor: "#12345" }, "brandColor"],
  [{ brandColor: "#123456;}" }, "brandColor"],
  [{ font: "comic-sans" }, "font"],
  [{ corners: "oval" }, "corners"],
])("refuses invalid settings at their field: %j", async (data, field) => {
  const setting = await settings();
  const before = await setting.byId({ id: 1 });
  expect(await refusedFields(setting.update({ id: 1, version: before.version, data }))).toEqual([field]);
  expect(await setting.byId({ id: 1 })).toEqual(before);
});

test.each([
  ["rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ", "rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ"],
  [' <meta name="google-site-verification" content="rXOxyZounnZasA8Z7oaD3c14_-dj=" />\n', "rXOxyZounnZasA8Z7oaD3c14_-dj="],
  ["<META content='0123456789ABCDEF' name='msvalidate.01'>", "0123456789ABCDEF"],
  ["<meta name=yandex-verification content=0123456789abcdef>", "0123456789abcdef"],
  ["  ", null],
])("extracts a search engine's code from what its page gives: %j", async (input, code) => {
  const setting = await settings();
  const { version } = await setting.byId({ id: 1 });
  const data = { googleVerification: input, bingVerification: input, yandexVerification: input };
  expect(await setting.update({ id: 1, version, data })).toMatchObject({
    googleVerification: code,
    bingVerification: code,
    yandexVerification: code,
  });
});

test.each([
  ["#12917F", "#12917f"],
  ["12917f", "#12917f"],
  [" #FD0 ", "#ffdd00"],
])("stores a colour in one spelling: %j", async (brandColor, stored) => {
  const setting = await settings();
  const { version } = await setting.byId({ id: 1 });
  expect((await setting.update({ id: 1, version, data: { brandColor } })).brandColor).toBe(stored);
});

test("logs a new look, and shows it to visitors", async () => {
  const setting = await settings();
  const { version } = await setting.byId({ id: 1 });
  const before = generation().value;
  const look = { brandColor: "#12917f", font: "source-serif", corners: "round" };
  await setting.update({ id: 1, version, data: look });
  expect(generation().value).not.toBe(before);
  expect((await siteSettings(database(), "vi")).look).toEqual(look);
  const [entry] = await database().activity.findMany({ orderBy: { id: "desc" }, take: 1 });
  expect(entry).toMatchObject({ path: "/admin/setting", recordId: 1, action: "update" });
  expect(JSON.stringify(entry?.changes)).toContain("#12917f");
});

test("shows the product's look instead of one that is no longer offered", async () => {
  await database().setting.update({ where: { id: 1 }, data: { font: "gone", corners: "gone", brandColor: "red" } });
  expect((await siteSettings(database(), "en")).look).toEqual({ brandColor: "#1e79e4", font: "inter", corners: "soft" });
});

test("offers the company's logo as the source of a colour", async () => {
  const setting = await settings();
  expect(await setting.logoUrl()).toBeNull();
  const { id, key } = await buildMedia();
  await database().company.create({ data: { id: 1, nameEn: "Atrium", nameVi: "Atrium", namedLogoId: id } });
  expect(await setting.logoUrl()).toBe(`/api/files/${key}/640.webp`);
});

test("names an article and a job on which a look can be judged, while their sections are on", async () => {
  const { news, website } = await callerAs("ADMIN");
  const { setting } = website;
  expect(await setting.samplePages({ locale: "en" })).toEqual({ article: null, job: null });
  const texts = { titleEn: "Opened", summaryEn: "It is open.", contentEn: "<p>It is open.</p>" };
  await news.article.create({ data: { ...emptyArticle, ...texts, status: "published", slug: "opened", visibleVi: false } });
  const { version } = await setting.byId({ id: 1 });
  expect(await setting.samplePages({ locale: "en" })).toEqual({ article: "/news/opened", job: null });
  expect(await setting.samplePages({ locale: "vi" })).toEqual({ article: null, job: null });
  await setting.update({ id: 1, version, data: { showNews: false } });
  expect(await setting.samplePages({ locale: "en" })).toEqual({ article: null, job: null });
});

test("takes only an image as the icon in the browser's tab", async () => {
  const setting = await settings();
  const { version } = await setting.byId({ id: 1 });
  const icon = await buildMedia();
  const saved = await setting.update({ id: 1, version, data: { faviconId: icon.id } });
  expect(saved.favicon?.id).toBe(icon.id);
  const document = await buildMedia("document", "document");
  const refusal = await refusalOf(setting.update({ id: 1, version: saved.version, data: { faviconId: document.id } }));
  expect([refusal.appCode, refusal.details.field]).toEqual(["ERROR_MEDIA_NOT_FOUND", "faviconId"]);
});

test("refuses a missing image at its field", async () => {
  const setting = await settings();
  const before = await setting.byId({ id: 1 });
  const refusal = await refusalOf(setting.update({ id: 1, version: before.version, data: { shareImageId: 999 } }));
  expect([refusal.appCode, refusal.details.field]).toEqual(["ERROR_MEDIA_NOT_FOUND", "shareImageId"]);
  expect(await setting.byId({ id: 1 })).toEqual(before);
});

test("requires view to read and edit to save", async () => {
  const someone = await buildUser("USER");
  const change = { id: 1, version: 1, data: { sloganEn: "Water" } };
  expect((await refusalOf((await callerAs(null)).website.setting.byId({ id: 1 }))).appCode).toBe("ERROR_UNAUTHORIZED");
  expect((await refusalOf((await callerOf(someone)).website.setting.byId({ id: 1 }))).appCode).toBe("ERROR_FORBIDDEN");
  await grant("USER", "/admin/setting", { view: true });
  const viewer = (await callerOf(someone)).website.setting;
  expect((await viewer.byId({ id: 1 })).siteNameEn).toBe("Atrium");
  expect((await refusalOf(viewer.update(change))).appCode).toBe("ERROR_FORBIDDEN");
});
