import { expect, test } from "vitest";
import { filledSections, siteMenus } from "~/features/website/menu/data";
import { makeFigure } from "~/features/website/page/parts/figures/schema";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { emptyService } from "~/features/website/service/schema";
import { siteSettings } from "~/features/website/setting/data";
import type { Locale } from "~/i18n/routing";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages, buildJobPost, buildMedia } from "~/server/db/test-records";

useTestDatabase();

const now = new Date("2026-06-01T00:00:00Z");
const published = { status: "published" as const, publishAt: now };
const label = (labelEn: string | null, labelVi: string | null = labelEn) => ({ labelEn, labelVi });
const names = (titleEn: string) => ({ titleEn, titleVi: titleEn });
const entry = (id: string, href: string | null, words = label(null)) => ({
  ...{ id, href, isUnderMore: false, items: [] },
  ...words,
});

async function save(data: { headerMenu?: object[]; footerMenu?: object[]; showCareer?: boolean; showContact?: boolean }) {
  const { setting } = (await callerAs("ADMIN")).website;
  await database().setting.upsert({ where: { id: 1 }, create: { siteNameEn: "A", siteNameVi: "A" }, update: {} });
  const { version } = await setting.byId({ id: 1 });
  return setting.update({ id: 1, version, data: JSON.parse(JSON.stringify(data)) });
}

async function menusIn(locale: Locale) {
  return (await siteMenus(database(), locale, now, await siteSettings(database(), locale))).menus;
}

async function buildPage(data: object) {
  const { page } = (await callerAs("ADMIN")).website;
  const parts = [{ ...newPart("text"), contentEn: "<p>Text</p>", contentVi: "<p>Chữ</p>" }];
  return page.create({ data: { ...emptyPage, ...published, titleEn: "Quality", titleVi: "Chất lượng", parts, ...data } });
}

test("are the sections of a site that has none of its own, without those that are off or empty", async () => {
  await buildJobPost();
  const { header, footer } = await menusIn("vi");
  expect(header.map(({ label, href }) => [label, href])).toEqual([
    ["Trang chủ", "/vi"],
    ["Tuyển dụng", "/vi/career"],
    ["Liên hệ", "/vi/contact"],
  ]);
  expect(footer.map(({ title, links }) => [title, links.map(({ href }) => href)])).toEqual([
    ["Khám phá", ["/vi", "/vi/career", "/vi/contact"]],
  ]);
  await save({ showCareer: false, showContact: false });
  expect((await menusIn("en")).footer).toMatchObject([{ title: "Explore", links: [{ href: "/" }] }]);
});

test("keep the records to which they lead from being deleted, as texts do", async () => {
  const { id } = await buildPage({});
  await save({
    headerMenu: [
      {
        ...entry("group", null, label("Us", "Về chúng tôi")),
        items: [{ id: "q", href: `record:/admin/page/${id}`, ...label(null) }],
      },
    ],
  });
  const { page } = (await callerAs("ADMIN")).website;
  expect(await page.usedBy({ ids: [id] })).toEqual([{ id, path: "/admin/setting", count: 1 }]);
  await expect(page.delete({ ids: [id] })).rejects.toThrow("ERROR_IN_USE");
  await save({ headerMenu: [entry("home", "/")] });
  expect(await page.delete({ ids: [id] })).toMatchObject({ count: 1 });
});

test("lead to pages by their names, wherever these move, while visitors see them", async () => {
  const { id, version } = await buildPage({ visibleVi: false });
  await save({ headerMenu: [entry("q", `record:/admin/page/${id}`)] });
  const { page } = (await callerAs("ADMIN")).website;
  await page.update({ id, version, data: { slug: "moved", titleEn: "Our quality" } });
  expect((await menusIn("en")).header).toMatchObject([{ label: "Our quality", href: "/moved", path: "/moved" }]);
  expect((await menusIn("vi")).header).toEqual([]);
  await page.update({ id, version: version + 1, data: { status: "draft" } });
  expect((await menusIn("en")).header).toEqual([]);
});

test("have a label for each language, and leave an address out where it has none", async () => {
  await buildJobPost();
  await save({
    headerMenu: [entry("p", "https://portal.example", label("Portal", null)), entry("n", "/career", label(null, "Việc làm"))],
  });
  expect((await menusIn("en")).header.map(({ label, href }) => [label, href])).toEqual([
    ["Portal", "https://portal.example"],
    ["Careers", "/career"],
  ]);
  expect((await menusIn("vi")).header.map((one) => one.label)).toEqual(["Việc làm"]);
});

test("lead to documents of the library, which are not deleted meanwhile", async () => {
  const { id } = await buildMedia("a".repeat(22), "document");
  const document = `/api/files/${"a".repeat(22)}/report.pdf`;
  await save({ headerMenu: [entry("d", document, label("Report", "Báo cáo"))] });
  expect((await menusIn("vi")).header).toMatchObject([{ href: document, path: null }]);
  const { media } = (await callerAs("ADMIN")).system;
  await save({ footerMenu: [{ id: "more", ...names("More"), items: [{ id: "d", href: document, ...label("Report") }] }] });
  await save({ headerMenu: [entry("home", "/")] });
  await expect(media.delete({ ids: [id] })).rejects.toThrow("ERROR_IN_USE");
  await save({ footerMenu: [] });
  expect(await media.usedBy({ ids: [id] })).toEqual([]);
});

test("are shown whole where an update of the site made them longer than their form allows", async () => {
  const items = Array.from({ length: 40 }, (_, index) => ({ id: `p${index}`, href: "/contact", ...label(`Page ${index}`) }));
  await save({ footerMenu: [{ id: "more", ...names("More"), items: items.slice(0, 2) }] });
  await database().setting.update({ where: { id: 1 }, data: { footerMenu: [{ id: "more", ...names("More"), items }] } });
  expect((await menusIn("en")).footer[0]?.links).toHaveLength(40);
});

test("keep an entry that leads nowhere while entries below it do", async () => {
  const below = { id: "b", href: "/contact", ...label(null) };
  await save({ headerMenu: [{ ...entry("a", null, label("More of us", "Về chúng tôi")), items: [below] }] });
  expect((await menusIn("en")).header).toMatchObject([{ label: "More of us", href: null, items: [{ href: "/contact" }] }]);
  await save({ showContact: false });
  expect((await menusIn("en")).header).toEqual([]);
});

test.each([
  [{ headerMenu: Array.from({ length: 40 }, (_, index) => entry(`e${index}`, "/")) }, "headerMenu"],
  [{ headerMenu: [entry("a", "/"), entry("a", "/news")] }, "headerMenu"],
  [{ headerMenu: [{ ...entry("a", "/"), items: [entry("b", "/news")] }, entry("b", "/news")] }, "headerMenu"],
  [{ headerMenu: [entry("a", "javascript:alert(1)")] }, "headerMenu.0.href"],
  [{ headerMenu: [entry("a", "/vi//evil.example")] }, "headerMenu.0.href"],
  [{ headerMenu: [{ ...entry("a", "/"), items: [entry("b", "no address")] }] }, "headerMenu.0.items.0.href"],
  [
    { footerMenu: Array.from({ length: 9 }, (_, index) => ({ id: `c${index}`, titleEn: null, titleVi: null, items: [] })) },
    "footerMenu",
  ],
])("refuse wrong lists at their field", async (data, field) => {
  await expect(save(data)).rejects.toMatchObject({
    cause: { issues: [{ path: field.split(".").map((one) => (/^\d+$/.test(one) ? Number(one) : one)) }] },
  });
});

test("count a section as filled by its records, or by what staff wrote on its page", async () => {
  await buildFixedPages();
  expect(await filledSections(database(), "en", now)).toEqual(["contact"]);
  const { service } = (await callerAs("ADMIN")).website;
  const texts = {
    nameEn: "Leaks",
    nameVi: "Rò rỉ",
    descriptionEn: "Found.",
    descriptionVi: "Tìm ra.",
    contentEn: "<p>a</p>",
    contentVi: "<p>b</p>",
  };
  await service.create({ data: { ...emptyService, ...texts, ...published, visibleVi: false } });
  expect(await filledSections(database(), "en", now)).toEqual(["services", "contact"]);
  expect(await filledSections(database(), "vi", now)).toEqual(["contact"]);
  const own = { ...makeFigure("a"), figureValueVi: "1/5" };
  for (const [items, filled] of [
    [[], []],
    [[own], ["career"]],
  ] as const) {
    const parts = [newPart("hero"), { ...newPart("figures"), items: [...items] }];
    await database().fixedPage.update({ where: { slug: "career" }, data: { parts } });
    expect(await filledSections(database(), "vi", now)).toEqual([...filled, "contact"]);
    expect(await filledSections(database(), "en", now)).toEqual(["services", "contact"]);
  }
});
