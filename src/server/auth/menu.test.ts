import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/routing";
import { roleIds } from "~/lib/accounts";
import { loadActor } from "~/server/auth/actor";
import { buildUser } from "~/server/crud/test-callers";
import { database, openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { seedSystem } from "../../../prisma/seed/system";
import { menuOf, pageNames, readFeatures } from "./menu";

useTestDatabase();
const withoutPermissions = { role: { id: roleIds.USER, name: "USER" }, flags: new Map() };
const menuFor = async (actor: Parameters<typeof menuOf>[1], locale: Locale) =>
  menuOf(await readFeatures(database()), actor, locale);
const menuOfAdministrator = async () => {
  const { sessionId } = await buildUser("ADMIN");
  return menuFor((await loadActor(database(), sessionId, new Date())) ?? withoutPermissions, "en");
};
const seed = () => seedSystem(openClient(), { email: "admin@example.com", password: "secret" }, new Date());

describe("menuOf", () => {
  it("is empty for a user without permissions, and omits empty groups", async () => {
    await seed();
    expect(await menuFor(withoutPermissions, "en")).toEqual([]);
  });

  it("shows viewable pages, in order, in the requested language", async () => {
    await seed();
    const view = { view: true, add: false, edit: false, delete: false };
    const flags = new Map([
      ["/admin/news", view],
      ["/admin/news-category", { ...view, add: true }],
      ["/admin/partner", { ...view, view: false, add: true }],
    ]);
    const [group, ...others] = await menuFor({ ...withoutPermissions, flags }, "vi");
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      name: "Tin tức",
      pages: [
        { name: "Danh mục tin", path: "/admin/news-category", canAdd: true },
        { name: "Bài viết", path: "/admin/news", canAdd: false },
      ],
    });
  });

  it("offers no new record on pages without the add flag", async () => {
    await seed();
    const pages = (await menuOfAdministrator()).flatMap((group) => group.pages);
    expect(pages.find(({ path }) => path === "/admin/setting")).toMatchObject({ canAdd: false });
    expect(pages.find(({ path }) => path === "/admin/user")).toMatchObject({ canAdd: true });
  });

  it("offers no new record for links", async () => {
    await seed();
    const flags = { view: true, add: true, edit: true, delete: true };
    const link = { pathname: "https://wiki.example.com", nameEn: "Wiki", nameVi: "Wiki", icon: "circle", location: 1, ...flags };
    await database().feature.create({ data: link });
    const pages = (await menuOfAdministrator()).flatMap((group) => group.pages);
    expect(pages.find(({ name }) => name === "Wiki")).toMatchObject({ path: link.pathname, canAdd: false });
  });

  it("puts pages without a group first", async () => {
    await seed();
    await database().feature.update({ where: { pathname: "/admin/news" }, data: { parentId: null } });
    const [first] = await menuOfAdministrator();
    expect(first).toMatchObject({ id: null, name: null, pages: [{ path: "/admin/overview" }, { path: "/admin/news" }] });
  });
});

it("shows a renamed page's new name in both languages", async () => {
  await seed();
  const data = { nameEn: "Stories", nameVi: "Câu chuyện" };
  await database().feature.update({ where: { pathname: "/admin/news" }, data });
  const features = await readFeatures(database());
  expect([pageNames(features, "en")["/admin/news"], pageNames(features, "vi")["/admin/news"]]).toEqual(Object.values(data));
  expect(pageNames(features, "en")["/admin/level"]).toBe("Levels");
});
