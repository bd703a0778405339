import { describe, expect, test } from "vitest";
import { type Action, actions, adminPages, areSensible, type Flags, noFlags, withFlag } from "~/features/registry";
import { roleIds } from "~/lib/accounts";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database, openClient } from "~/server/db/client";
import { buildUser } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { siteOrigin } from "~/server/request/origin";
import { seedSystem } from "../../../../prisma/seed/system";
import { featureSchema } from "./schema";

const all: Flags = { view: true, add: true, edit: true, delete: true };
const group = { pathname: null, icon: "folder", parentId: null, location: 1, ...noFlags };
const page = { ...group, ...all, nameEn: "Reports", nameVi: "Báo cáo", pathname: "/report" };

briefContract("/admin/feature", featureSchema, (caller) => caller.system.feature, {
  samples: () => [page, { ...page, nameEn: "Plans", nameVi: "Kế hoạch", pathname: "/plan", location: 2 }],
  change: { nameEn: "Figures" },
  refused: [
    { data: { nameEn: "" }, field: "nameEn" },
    { data: { nameVi: "x".repeat(51) }, field: "nameVi" },
    { data: { pathname: "no path" }, field: "pathname" },
    { data: { pathname: "//evil.example" }, field: "pathname" },
    { data: { pathname: "javascript:alert(1)" }, field: "pathname" },
    { data: { pathname: "/admin" }, field: "pathname" },
    { data: { pathname: "/admin/report" }, field: "pathname" },
    { data: { pathname: "/admin/news/archive" }, field: "pathname" },
    { data: { pathname: "/api/x" }, field: "pathname" },
    { data: { pathname: "/en/services" }, field: "pathname" },
    { data: { location: 0 }, field: "location" },
    { data: { icon: "no-such-icon" }, field: "icon" },
  ],
  unique: ["pathname"],
  references: { parentId: "FUNCTION" },
  isPublic: false,
});

const seed = () => seedSystem(openClient(), { email: "first@example.com", password: "secret1" }, new Date());
const asAdministrator = async () => (await callerAs("ADMIN")).system.feature;
const featureOf = (pathname: string) => database().feature.findUniqueOrThrow({ where: { pathname } });

async function change(pathname: string, before: Partial<Flags>, after: Partial<Flags>, roleId: number = roleIds.USER) {
  const { id } = await featureOf(pathname);
  return { roleId, featureId: id, before: { ...noFlags, ...before }, after: { ...noFlags, ...after } };
}

describe("an entry of the menu", () => {
  test("links to a page of the back office, a path of the site, or another website", async () => {
    const feature = await asAdministrator();
    const at = async (pathname: string) => (await feature.create({ data: { ...page, pathname } })).pathname;
    expect(await at("/admin/profile")).toBe("/admin/profile");
    expect(await at("/")).toBe("/");
    expect(await at("/services/repairs")).toBe("/services/repairs");
    expect(await at("wiki.example.com/staff")).toBe("https://wiki.example.com/staff");
  });

  test("stores an address of this site as its path", async () => {
    const feature = await asAdministrator();
    const at = async (pathname: string) => (await feature.create({ data: { ...page, pathname } })).pathname;
    expect(await at(siteOrigin())).toBe("/");
    expect(await at(`${siteOrigin().toUpperCase()}/services`)).toBe("/services");
    const { id, version } = await feature.create({ data: page });
    const moved = await feature.update({ id, version, data: { pathname: `${siteOrigin()}/admin/profile` } });
    expect(moved.pathname).toBe("/admin/profile");
  });

  test.each([
    ["/admin/report", "adminPage"],
    ["/api/x", "pathname"],
  ])("does not lead to %s by an address of this very site", async (path, message) => {
    const feature = await asAdministrator();
    const created = feature.create({ data: { ...page, pathname: `${siteOrigin()}${path}` } });
    const { appCode, details } = await refusalOf(created);
    expect(appCode).toBe("ERROR_DATA_SUBMIT_IS_INVALID");
    expect(details.issues).toEqual([{ field: "pathname", message }]);
  });

  test("is refused with its own message when its path below /admin has no page", () => {
    const { error } = featureSchema.safeParse({ ...page, pathname: "/admin/report" });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[["pathname"], "adminPage"]]);
  });
});

describe("the tree", () => {
  test("numbers siblings without gaps after creating, moving and deleting", { tags: "postgres" }, async () => {
    const feature = await asAdministrator();
    const make = (nameEn: string, location: number) => feature.create({ data: { ...group, nameEn, nameVi: nameEn, location } });
    await make("One", 1);
    const two = await make("Two", 99);
    const zero = await make("Zero", 1);
    const order = async () => (await feature.list({})).rows.map((row) => [row.nameEn, row.location]);
    expect(await order()).toEqual([
      ["Zero", 1],
      ["One", 2],
      ["Two", 3],
    ]);
    await feature.update({ id: two.id, version: two.version, data: { location: 1 } });
    expect((await order()).map(([name]) => name)).toEqual(["Two", "Zero", "One"]);
    await feature.delete({ ids: [zero.id] });
    expect(await order()).toEqual([
      ["Two", 1],
      ["One", 2],
    ]);
  });

  test("allows pages at the top level or in a group, and groups only at the top level", async () => {
    const feature = await asAdministrator();
    const menu = await feature.create({ data: { ...group, nameEn: "Group", nameVi: "Nhóm" } });
    const report = await feature.create({ data: { ...page, parentId: menu.id } });
    const wrong = [
      { ...page, pathname: "/a", parentId: report.id },
      { ...group, nameEn: "Inner", nameVi: "Trong", parentId: menu.id },
      { ...page, pathname: "/b", parentId: 999 },
    ];
    for (const data of wrong) expect((await refusalOf(feature.create({ data }))).details.field).toBe("parentId");
    const itself = feature.update({ id: menu.id, version: menu.version, data: { parentId: menu.id } });
    expect((await refusalOf(itself)).details.field).toBe("parentId");
    const turned = feature.update({ id: menu.id, version: menu.version, data: { pathname: "/group" } });
    expect((await refusalOf(turned)).appCode).toBe("ERROR_IN_USE");
  });

  test("refuses to delete a group with pages or anything built in, and to change a built-in page's address and flags", async () => {
    await seed();
    const feature = await asAdministrator();
    const { id, version, parentId } = await featureOf("/admin/news");
    expect((await refusalOf(feature.delete({ ids: [parentId ?? 0] }))).appCode).toBe("ERROR_IN_USE");
    expect((await refusalOf(feature.delete({ ids: [id] }))).appCode).toBe("ERROR_BUILT_IN");
    for (const data of [{ pathname: "/stories" }, { delete: false }]) {
      expect((await refusalOf(feature.update({ id, version, data }))).details.field).toBe(Object.keys(data)[0]);
    }
    expect(await feature.update({ id, version, data: { nameEn: "Stories", icon: "star" } })).toMatchObject({ nameEn: "Stories" });
  });

  test("removes a flag from all roles when its page no longer has it", { tags: "postgres" }, async () => {
    await seed();
    const feature = await asAdministrator();
    const report = await feature.create({ data: page });
    await feature.savePermissions({ changes: [await change("/report", {}, all)] });
    await feature.update({ id: report.id, version: report.version, data: { delete: false } });
    const [row] = (await feature.matrix()).permissions.filter(({ featureId }) => featureId === report.id);
    expect(row).toMatchObject({ view: true, add: true, edit: true, delete: false });
  });
});

describe("the matrix", () => {
  test("shows every role and feature with their permissions", async () => {
    await seed();
    const { roles, features, permissions } = await (await asAdministrator()).matrix();
    expect(roles.map(({ name }) => name)).toEqual(["ADMIN", "USER", "MANAGER"]);
    expect(features.filter(({ pathname }) => pathname !== null)).toHaveLength(adminPages.length);
    expect(permissions.every(({ roleId }) => roleId === roleIds.MANAGER)).toBe(true);
  });

  test("applies a save to the role's next request, and logs it", async () => {
    await seed();
    const feature = await asAdministrator();
    const user = await buildUser("USER");
    const listLevels = async () => (await callerOf(user)).career.level.list({});
    expect((await refusalOf(listLevels())).appCode).toBe("ERROR_FORBIDDEN");
    await feature.savePermissions({ changes: [await change("/admin/level", {}, { view: true })] });
    expect((await listLevels()).total).toBe(0);
    await feature.savePermissions({ changes: [await change("/admin/level", { view: true }, {})] });
    expect((await refusalOf(listLevels())).appCode).toBe("ERROR_FORBIDDEN");
    const entries = await database().activity.findMany({ where: { action: "permissions" }, orderBy: { id: "asc" } });
    expect(entries.map(({ changes }) => changes)).toEqual([
      { "USER /admin/level": [[], ["view"]] },
      { "USER /admin/level": [["view"], []] },
    ]);
  });

  test("writes nothing when no cell changes", async () => {
    await seed();
    const feature = await asAdministrator();
    await feature.savePermissions({ changes: [await change("/admin/level", {}, {})] });
    expect((await feature.matrix()).permissions.filter(({ roleId }) => roleId === roleIds.USER)).toEqual([]);
    expect(await database().activity.count({ where: { action: "permissions" } })).toBe(0);
  });

  test("saves nothing when another person changed one of the cells first", { tags: "postgres" }, async () => {
    await seed();
    const feature = await asAdministrator();
    await feature.savePermissions({ changes: [await change("/admin/level", {}, { view: true })] });
    const late = [await change("/admin/news", {}, { view: true }), await change("/admin/level", {}, all)];
    expect((await refusalOf(feature.savePermissions({ changes: late }))).appCode).toBe("ERROR_CONFLICT");
    const rows = (await feature.matrix()).permissions.filter(({ roleId }) => roleId === roleIds.USER);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...noFlags, view: true });
  });

  test("refuses one of two simultaneous saves of a cell", { tags: "postgres" }, async () => {
    await seed();
    const feature = await asAdministrator();
    const saves = [{ view: true }, { view: true, add: true }].map(async (after) =>
      feature.savePermissions({ changes: [await change("/admin/level", {}, after)] }),
    );
    const outcomes = await Promise.allSettled(saves);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(reasons).toMatchObject([{ appCode: "ERROR_CONFLICT" }]);
  });

  test("refuses granting a permission that the actor lacks, to any role", async () => {
    await seed();
    const administrator = await asAdministrator();
    const { MANAGER } = roleIds;
    await administrator.savePermissions({ changes: [await change("/admin/feature", {}, { view: true, edit: true }, MANAGER)] });
    const { feature } = (await callerAs("MANAGER")).system;
    const refused = [
      await change("/admin/user", {}, all, MANAGER),
      await change("/admin/outbox", {}, { view: true }),
      await change("/admin/feature", { view: true, edit: true }, all, MANAGER),
    ];
    for (const one of refused) {
      expect((await refusalOf(feature.savePermissions({ changes: [one] }))).appCode).toBe("ERROR_FORBIDDEN");
    }
    await feature.savePermissions({ changes: [await change("/admin/level", {}, { view: true })] });
    await feature.savePermissions({ changes: [await change("/admin/news", all, { view: true }, MANAGER)] });
  });

  test("refuses to remove any rights from a role with more rights", async () => {
    await seed();
    const { USER, MANAGER } = roleIds;
    await (await asAdministrator()).savePermissions({
      changes: [
        await change("/admin/feature", {}, { view: true, edit: true }),
        await change("/admin/user", {}, { view: true, edit: true }),
      ],
    });
    const manager = await buildUser("MANAGER");
    const { feature, user } = (await callerAs("USER")).system;
    const held = (await feature.matrix()).permissions.filter(({ roleId }) => roleId === MANAGER);
    const cleared = held.map(({ featureId, roleId, ...before }) => ({ roleId, featureId, before, after: noFlags }));
    expect(cleared.length).toBeGreaterThan(1);
    for (const changes of [cleared, cleared.slice(0, 1)]) {
      expect((await refusalOf(feature.savePermissions({ changes }))).appCode).toBe("ERROR_FORBIDDEN");
    }
    const takeOver = user.update({ id: manager.id, version: 1, data: { email: "mine@example.com" } });
    expect((await refusalOf(takeOver)).appCode).toBe("ERROR_FORBIDDEN");
    expect((await feature.matrix()).permissions.filter(({ roleId }) => roleId === MANAGER)).toEqual(held);
    const locked = (await feature.matrix()).roles.flatMap(({ id, isLocked }) => (isLocked ? [id] : []));
    expect(locked).toEqual([roleIds.ADMIN, MANAGER]);
    await feature.savePermissions({ changes: [await change("/admin/user", { view: true, edit: true }, { view: true }, USER)] });
  });

  test("refuses to change or delete a page on which a role with more rights has rights", async () => {
    await seed();
    const { MANAGER } = roleIds;
    const administrator = await asAdministrator();
    const { id, version } = await administrator.create({ data: page });
    await administrator.savePermissions({
      changes: [await change("/admin/feature", {}, all), await change("/report", {}, all, MANAGER)],
    });
    const { feature } = (await callerAs("USER")).system;
    const calls = [
      () => feature.update({ id, version, data: { delete: false } }),
      () => feature.update({ id, version, data: { pathname: "/other" } }),
      () => feature.delete({ ids: [id] }),
    ];
    for (const call of calls) expect((await refusalOf(call())).appCode).toBe("ERROR_FORBIDDEN");
    expect(await feature.update({ id, version, data: { icon: "star" } })).toMatchObject({ icon: "star" });
  });

  test("refuses the administrator's rights, flags without view, senseless flags, and unknown roles or pages", async () => {
    await seed();
    const feature = await asAdministrator();
    const one = await change("/admin/level", {}, { view: true });
    const { id: groupId } = await database().feature.findFirstOrThrow({ where: { pathname: null } });
    const refused = [
      [await change("/admin/news", {}, all, roleIds.ADMIN), "ERROR_DATA_SUBMIT_IS_INVALID"],
      [await change("/admin/news", {}, { add: true }), "ERROR_DATA_SUBMIT_IS_INVALID"],
      [await change("/admin/setting", {}, all), "ERROR_DATA_SUBMIT_IS_INVALID"],
      [{ ...one, featureId: groupId }, "ERROR_DATA_SUBMIT_IS_INVALID"],
      [{ ...one, featureId: 9999 }, "ERROR_FUNCTION_NOT_FOUND"],
      [{ ...one, roleId: 9999 }, "ERROR_ROLE_NOT_FOUND"],
    ] as const;
    for (const [bad, code] of refused) {
      const { appCode } = await refusalOf(feature.savePermissions({ changes: [await change("/admin/partner", {}, all), bad] }));
      expect(appCode).toBe(code);
    }
    expect(await refusedFields(feature.savePermissions({ changes: [one, one] }))).toEqual(["changes"]);
    expect(await database().permission.count({ where: { roleId: roleIds.USER } })).toBe(0);
  });
});

describe("flags", () => {
  test.each<[Partial<Flags>, Action, boolean, Partial<Flags>]>([
    [{}, "view", true, { view: true }],
    [{}, "edit", true, { view: true, edit: true }],
    [{ view: true, edit: true }, "edit", false, { view: true }],
    [all, "view", false, {}],
  ])("%j with %s %s", (flags, action, isOn, result) => {
    expect(withFlag({ ...noFlags, ...flags }, action, isOn)).toEqual({ ...noFlags, ...result });
  });

  test("need view, and must make sense on their page", () => {
    expect(actions.map((action) => areSensible({ ...noFlags, [action]: true }, all))).toEqual([true, false, false, false]);
    expect(areSensible(all, { ...all, delete: false })).toBe(false);
    expect(areSensible({ ...all, delete: false }, { ...all, delete: false })).toBe(true);
  });
});
