import { describe, expect, it } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { menuOf } from "~/server/menu";
import { roleIds } from "~/server/permissions";
import { seedSystem } from "../../prisma/seed/system";

useTestDatabase();
const nobody = { role: { id: roleIds.USER, name: "USER" }, flags: new Map() };
const administrator = { role: { id: roleIds.ADMIN, name: "ADMIN" }, flags: new Map() };
const seed = () => seedSystem(database(), { email: "admin@example.com", password: "secret" }, new Date());

describe("menuOf", () => {
  it("has nothing for somebody without permissions, and no empty groups", async () => {
    await seed();
    expect(await menuOf(database(), nobody, "en")).toEqual([]);
  });

  it("shows what may be viewed, in order, in the language asked for", async () => {
    await seed();
    const view = { view: true, add: false, edit: false, delete: false };
    const flags = new Map([
      ["/admin/news", view],
      ["/admin/news-category", { ...view, add: true }],
      ["/admin/partner", { ...view, view: false, add: true }],
    ]);
    const [group, ...others] = await menuOf(database(), { ...nobody, flags }, "vi");
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      name: "Tin tức",
      pages: [
        { name: "Danh mục tin", path: "/admin/news-category", canAdd: true },
        { name: "Bài viết", path: "/admin/news", canAdd: false },
      ],
    });
  });

  it("offers nothing new where nothing can be added", async () => {
    await seed();
    const pages = (await menuOf(database(), administrator, "en")).flatMap((group) => group.pages);
    expect(pages.find(({ path }) => path === "/admin/setting")).toMatchObject({ canAdd: false });
    expect(pages.find(({ path }) => path === "/admin/user")).toMatchObject({ canAdd: true });
  });

  it("puts pages that stand in no group first", async () => {
    await seed();
    await database().feature.update({ where: { pathname: "/admin/news" }, data: { parentId: null } });
    const [first] = await menuOf(database(), administrator, "en");
    expect(first).toMatchObject({ id: null, name: null, pages: [{ path: "/admin/news" }] });
  });
});
