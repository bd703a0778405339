import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/routing";
import { roleIds } from "~/lib/accounts";
import { loadActor } from "~/server/auth/actor";
import { database, openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { seedSystem } from "../../../prisma/seed/system";
import { menuOf, pageNames, readFeatures } from "./menu";

useTestDatabase();
const withoutPermissions = { role: { id: roleIds.USER, name: "USER" }, flags: new Map() };
const menuFor = async (actor: Parameters<typeof menuOf>[1], locale: Locale, trash: string | null = null) =>
  menuOf(await readFeatures(database()), actor, locale, trash);
const menuOfAdministrator = async (trash: string | null = null) => {
  const { sessionId } = await buildUser("ADMIN");
  return menuFor((await loadActor(database(), sessionId, new Date())) ?? withoutPermissions, "en", trash);
};
const view = { view: true, add: false, edit: false, delete: false };
const seed = () => seedSystem(openClient(), { email: "admin@example.com", password: "secret" }, new Date());

describe("menuOf", () => {
  it("is empty for a user without permissions, and omits empty groups", async () => {
    await seed();
    expect(await menuFor(withoutPermissions, "en")).toEqual([]);
  });

  it("shows viewable pages, in order, in the requested language", async () => {
    await seed();
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

  it("has the specification's entries in its order, and the trash last", async () => {
    await seed();
    const menu = await menuOfAdministrator("Trash");
    const entries = menu.map(({ name, pages }) => [name, ...pages.flatMap(({ path, tabOf }) => (tabOf ? [] : path.slice(7)))]);
    expect(entries).toEqual([
      [null, "overview"],
      ["News", "news-category", "news"],
      ["Website", "service", "partner", "setting", "about-us", "statistic", "contact", "home", "page", "media", "redirect"],
      ["Career", "career", "candidate", "level", "position", "source"],
      ["Company", "company-info", "office", "history"],
      ["System", "user", "feature", "activity", "outbox", "trash"],
    ]);
  });

  it("makes roles a tab of permissions, and an entry of their own for who may view only them", async () => {
    await seed();
    const pagesFor = async (...paths: string[]) => {
      const flags = new Map(paths.map((path) => [path, view]));
      return (await menuFor({ ...withoutPermissions, flags }, "en")).flatMap(({ pages }) => pages);
    };
    const [permissions, roles] = [{ path: "/admin/feature" }, { path: "/admin/role" }];
    expect(await pagesFor("/admin/feature", "/admin/role")).toMatchObject([permissions, { ...roles, tabOf: "/admin/feature" }]);
    expect(await pagesFor("/admin/feature")).toMatchObject([permissions]);
    expect(await pagesFor("/admin/role")).toMatchObject([{ ...roles, tabOf: undefined }]);
    // Tabs stay together when an administrator moves one of the pages.
    await database().feature.update({ where: { pathname: "/admin/role" }, data: { parentId: null } });
    expect(await pagesFor("/admin/feature", "/admin/role")).toMatchObject([permissions, roles]);
  });

  it("shows the trash in the system's group to who may view nothing else there", async () => {
    await seed();
    const flags = new Map([["/admin/level", view]]);
    const menu = await menuFor({ ...withoutPermissions, flags }, "en", "Trash");
    expect(menu.map(({ name, pages }) => [name, ...pages.map(({ path }) => path)])).toEqual([
      ["Career", "/admin/level"],
      ["System", "/admin/trash"],
    ]);
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
