import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pageBySlug } from "~/features/website/page/data";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage, pageSchema } from "~/features/website/page/schema";
import { inBothLanguages } from "~/lib/languages";
import { MAX_ENTRIES, menuNames } from "~/lib/menus";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { grant } from "~/server/db/test-records";
import { refusedFields } from "~/server/platform/test-refusals";
import { movedAddress, sitemapPages } from "~/server/traits/public-records";
import { sanitizeRichText } from "~/server/traits/rich-text";

const terms = {
  ...emptyPage,
  titleEn: "Terms of use",
  titleVi: "Điều khoản sử dụng",
  parts: [{ ...newPart("text"), contentEn: "<p>Be kind.</p>", contentVi: "<p>Hãy tử tế.</p>" }],
};
const quality = { ...terms, titleEn: "Quality", titleVi: "Chất lượng", slug: "quality" };

briefContract("/admin/page", pageSchema, (caller) => caller.website.page, {
  samples: () => [terms, quality],
  change: { titleEn: "Terms" },
  refused: [
    { data: { titleEn: "x" }, field: "titleEn" },
    { data: { titleEn: null, titleVi: null, slug: "nothing" }, field: "titleEn" },
    { data: { slug: "Điều khoản" }, field: "slug" },
    { data: { slug: "news" }, field: "slug" },
    { data: { slug: "about-us" }, field: "slug" },
    { data: { slug: "vi" }, field: "slug" },
    { data: { metaDescriptionEn: "x".repeat(161) }, field: "metaDescriptionEn" },
  ],
  unique: ["slug"],
  references: { shareImageId: "MEDIA" },
  search: "dieu khoan",
  isPublic: true,
});

describe("page", () => {
  const admin = async () => (await callerAs("ADMIN")).website.page;
  const [before, now] = [new Date("2026-05-01T00:00:00Z"), new Date("2026-06-01T00:00:00Z")];
  const published = { ...terms, status: "published" as const, publishAt: now };

  test("is refused with a fixed page's slug, and numbered when its title derives one", async () => {
    const page = await admin();
    expect(await refusedFields(page.create({ data: { ...terms, slug: "news" } }))).toEqual(["slug"]);
    expect((await page.create({ data: { ...terms, titleEn: "News" } })).slug).toBe("news-2");
    const { id, version } = await page.create({ data: terms });
    expect(await refusedFields(page.update({ id, version, data: { slug: "contact" } }))).toEqual(["slug"]);
    expect((await page.byId({ id })).slug).toBe("terms-of-use");
  });

  test("appears from its start on, in its visible languages", async () => {
    const page = await admin();
    await page.create({ data: { ...published, visibleVi: false } });
    expect(await pageBySlug(database(), "en", before, "terms-of-use")).toBeNull();
    expect(await pageBySlug(database(), "en", now, "terms-of-use")).toMatchObject({
      title: "Terms of use",
      metaDescription: "Be kind.",
    });
    expect(await pageBySlug(database(), "vi", now, "terms-of-use")).toBeNull();
    expect(await sitemapPages(database(), "/admin/page", now)).toMatchObject([{ path: "/terms-of-use", available: ["en"] }]);
  });

  test("is added to a menu once, as a change of the settings", async () => {
    await database().setting.create({ data: { siteNameEn: "Site", siteNameVi: "Trang" } });
    const page = await admin();
    const { id } = await page.create({ data: published });
    expect(await page.menus({ id })).toEqual([]);
    await page.addToMenu({ id, menu: "footer" });
    await page.addToMenu({ id, menu: "footer" });
    await page.addToMenu({ id, menu: "header" });
    expect(await page.menus({ id })).toEqual(["header", "footer"]);
    const { version, headerMenu, footerMenu } = await (await callerAs("ADMIN")).website.setting.byId({ id: 1 });
    expect(version).toBe(3);
    expect(headerMenu.at(-1)).toMatchObject({ href: `record:/admin/page/${id}`, isUnderMore: false });
    expect(footerMenu.at(-1)?.items.filter(({ href }) => href?.endsWith(`/${id}`))).toHaveLength(1);
    const entries = await database().activity.findMany({ where: { path: "/admin/setting" } });
    expect(entries).toHaveLength(2);
  });

  test("is not added to a full menu", async () => {
    const link = { href: "/news", ...inBothLanguages({ label: "News" }) };
    const items = Array.from({ length: MAX_ENTRIES }, (_, index) => ({ id: `n${index}`, ...link }));
    const headerMenu = items.map((one) => ({ ...one, isUnderMore: false, items: [] }));
    const footerMenu = [{ id: "one", titleEn: "One", titleVi: "Một", items }];
    await database().setting.create({ data: { siteNameEn: "Site", siteNameVi: "Trang", headerMenu, footerMenu } });
    const page = await admin();
    const { id } = await page.create({ data: published });
    for (const menu of menuNames) await expect(page.addToMenu({ id, menu })).rejects.toThrow("ERROR_MENU_FULL");
    expect((await database().setting.findFirstOrThrow()).version).toBe(1);
    const fewer = items.slice(1).map((one) => ({ ...one, id: `m-${one.id}` }));
    const withRoom = [{ ...footerMenu[0], id: "two", items: fewer }, ...footerMenu];
    await database().setting.updateMany({ data: { footerMenu: withRoom } });
    await page.addToMenu({ id, menu: "footer" });
    expect(await page.menus({ id })).toEqual(["footer"]);
  });

  test("is added to a menu only where it exists, and by who may edit it", async () => {
    const page = await admin();
    await expect(page.addToMenu({ id: 404, menu: "header" })).rejects.toThrow("ERROR_PAGE_NOT_FOUND");
    await grant("USER", "/admin/page", { view: true });
    const reader = await callerAs("USER");
    await expect(reader.website.page.addToMenu({ id: 1, menu: "header" })).rejects.toThrow("ERROR_FORBIDDEN");
  });

  test("redirects from its old address to the new one", async () => {
    const page = await admin();
    const { id, version } = await page.create({ data: published });
    await page.update({ id, version, data: { slug: "terms" } });
    expect(await movedAddress(database(), "/admin/page", { slug: "terms-of-use", locale: "vi", now })).toBe("/terms");
    await page.delete({ ids: [id] });
    expect(await movedAddress(database(), "/admin/page", { slug: "terms-of-use", locale: "vi", now })).toBeNull();
  });

  test("has a privacy page from the migration that equals one made by the form, in both languages", async () => {
    const migration = readFileSync("prisma/migrations/20261122012000_pages/migration.sql", "utf8");
    const insert = migration.slice(migration.indexOf('INSERT INTO "Page"'));
    await database().$executeRawUnsafe('CREATE TABLE "FormerPage" (LIKE "Page" INCLUDING DEFAULTS)');
    await database().$executeRawUnsafe('ALTER TABLE "FormerPage" ADD COLUMN "placement" TEXT');
    await database().$executeRawUnsafe(insert.replace('"Page"', '"FormerPage"'));
    const [made] = await database().$queryRaw<
      (typeof terms & { contentEn: string; contentVi: string })[]
    >`SELECT * FROM "FormerPage"`;
    await database().$executeRawUnsafe('DROP TABLE "FormerPage"');
    expect(pageSchema.safeParse({ ...made, parts: terms.parts }).error).toBeUndefined();
    for (const html of [made?.contentEn, made?.contentVi]) expect(sanitizeRichText(html ?? "")).toBe(html);
  });
});
