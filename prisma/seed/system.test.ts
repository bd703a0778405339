import { verify } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { adminPages } from "~/features/registry";
import { roleIds } from "~/lib/accounts";
import { openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { seedSystem } from "./system";

useTestDatabase();
const now = new Date("2026-01-01T00:00:00Z");
const seed = (administrator: { email: string; password?: string } = { email: "Admin@Example.com" }) =>
  seedSystem(openClient(), administrator, now);

describe("seedSystem", () => {
  it("creates the roles with fixed ids, and gives an added role the next id", async () => {
    await seed();
    expect(await openClient().role.findMany({ select: { id: true, name: true, builtIn: true }, orderBy: { id: "asc" } })).toEqual(
      [
        { id: 1, name: "ADMIN", builtIn: true },
        { id: 2, name: "USER", builtIn: true },
        { id: 3, name: "MANAGER", builtIn: true },
      ],
    );
    expect((await openClient().role.create({ data: { name: "Editor" } })).id).toBe(4);
  });

  it("creates the registry's groups and pages, named in both languages and in order", async () => {
    await seed();
    const groups = await openClient().feature.findMany({
      where: { parentId: null },
      select: {
        nameEn: true,
        nameVi: true,
        pathname: true,
        children: { select: { pathname: true }, orderBy: { location: "asc" } },
      },
      orderBy: { location: "asc" },
    });
    expect(groups.slice(0, 2)).toMatchObject([
      { pathname: "/admin/overview" },
      { nameEn: "News", nameVi: "Tin tức", pathname: null },
    ]);
    expect(
      groups.flatMap(({ pathname, children }) => [pathname ?? [], ...children.map((child) => child.pathname)].flat()),
    ).toEqual(adminPages.map(({ path }) => path));
  });

  it("gives managers everything but the system, and users nothing", async () => {
    await seed();
    const rows = await openClient().permission.findMany({ select: { roleId: true, feature: { select: { pathname: true } } } });
    expect(rows.every(({ roleId }) => roleId === roleIds.MANAGER)).toBe(true);
    const open = adminPages.filter(({ group }) => group !== "system").map(({ path }) => path);
    expect(rows.map(({ feature }) => feature.pathname).sort()).toEqual([...open].sort());
  });

  it("creates an administrator with a random password, which it returns", async () => {
    const made = await seed();
    const user = await openClient().user.findFirstOrThrow();
    expect(user).toMatchObject({ email: "admin@example.com", roleId: roleIds.ADMIN, verifiedAt: now, approvedAt: now });
    expect(made?.newPassword).toMatch(/^.{16}$/);
    expect(await verify(user.passwordHash ?? "", made?.newPassword ?? "")).toBe(true);
  });

  it("creates the administrator with the configured password, which it does not return", async () => {
    const made = await seed({ email: "admin@example.com", password: "correct horse" });
    expect(made).toEqual({ email: "admin@example.com", newPassword: null });
    const user = await openClient().user.findFirstOrThrow();
    expect(await verify(user.passwordHash ?? "", "correct horse")).toBe(true);
  });

  it("keeps people's changes and adds what is new when run again", async () => {
    await seed();
    const db = openClient();
    await db.feature.updateMany({ where: { nameEn: "News" }, data: { nameEn: "Newsroom" } });
    await db.feature.delete({ where: { pathname: "/admin/news" } });
    await db.permission.deleteMany({ where: { feature: { pathname: "/admin/partner" } } });
    expect(await seed()).toBeNull();
    const added = await db.feature.findUniqueOrThrow({ where: { pathname: "/admin/news" }, select: { parent: true } });
    expect(added.parent?.nameEn).toBe("Newsroom");
    expect(await db.permission.count({ where: { feature: { pathname: "/admin/partner" } } })).toBe(0);
    expect(await db.user.count()).toBe(1);
  });

  it("places new pages when run again, except in groups that people reordered", async () => {
    await seed();
    const { feature } = openClient();
    const first = adminPages.find(({ group }) => group === "career")?.path ?? "";
    const { id, parentId } = await feature.update({ where: { pathname: first }, data: { location: 99 } });
    const orderNow = async () =>
      (await feature.findMany({ where: { parentId }, orderBy: { location: "asc" } })).map(({ pathname }) => pathname);
    const pages = adminPages.filter(({ group }) => group === "career").map(({ path }) => path);
    await seed();
    expect(await orderNow()).toEqual(pages);
    await feature.update({ where: { id }, data: { location: 99, moved: true } });
    await seed();
    expect(await orderNow()).toEqual([...pages.slice(1), first]);
  });

  it("restores built-in pages' actions when run again, and replaces icons that are no longer shipped", async () => {
    await seed();
    const db = openClient();
    await db.feature.update({ where: { pathname: "/admin/outbox" }, data: { edit: false, delete: true, icon: "no-such-icon" } });
    await seed();
    expect(await db.feature.findUnique({ where: { pathname: "/admin/outbox" } })).toMatchObject({
      view: true,
      add: false,
      edit: true,
      delete: false,
      icon: "circle",
    });
  });
});
