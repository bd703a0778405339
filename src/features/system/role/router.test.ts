import { beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { roleSchema } from "~/features/system/role/schema";
import { roleIds } from "~/lib/accounts";
import { deleteContract } from "~/server/crud/contract/delete";
import { recordContract } from "~/server/crud/contract/record";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildRole, buildUser, grant } from "~/server/db/test-records";
import { writeMetrics } from "~/server/platform/metrics";
import { collectLog } from "~/server/platform/test-log";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();
// Built-in roles have fixed ids, as in the seed.
beforeEach(() => database().$executeRaw`SELECT setval(pg_get_serial_sequence('"Role"', 'id'), 100)`);

const roles = async () => (await callerAs("ADMIN")).system.role;
const editor: z.input<typeof roleSchema> = { name: "Editor", needsTwoStep: false, permissionsFromId: null };
let serial = 0;
const build = () => database().role.create({ data: { name: `Role ${serial++}` } });
const permissionsOf = (roleId: number) =>
  database().permission.findMany({
    where: { roleId },
    select: { feature: { select: { pathname: true } }, view: true, add: true, edit: true, delete: true },
    orderBy: { featureId: "asc" },
  });

recordContract("/admin/role", roleSchema, (caller) => caller.system.role, {
  build,
  changes: { first: { name: "Editor" }, second: { needsTwoStep: true }, otherFirst: { name: "Writer" } },
  refused: [
    { data: { name: "x" }, field: "name" },
    { data: { name: "x".repeat(51) }, field: "name" },
    { data: { permissionsFromId: 0 }, field: "permissionsFromId" },
  ],
  references: { permissionsFromId: "ROLE" },
  isPublic: false,
});

deleteContract(
  "/admin/role",
  ({ system: { role } }) => ({
    delete: role.delete,
    usedBy: role.usedBy,
    byId: role.byId,
    list: () => role.list({ filter: { builtIn: false } }),
  }),
  { build, isPublic: false },
);

describe("creating a role", () => {
  test("starts without permissions or with a copy of another role's", async () => {
    await grant("MANAGER", "/admin/news", { view: true, edit: true });
    await grant("MANAGER", "/admin/level", { view: true });
    const role = await roles();
    const plain = await role.create({ data: editor });
    expect(await permissionsOf(plain.id)).toEqual([]);
    const copy = await role.create({ data: { ...editor, name: "Deputy", permissionsFromId: roleIds.MANAGER } });
    expect(copy).toMatchObject({ name: "Deputy", builtIn: false, users: 0, permissionsFromId: copy.id });
    expect(await permissionsOf(copy.id)).toEqual(await permissionsOf(roleIds.MANAGER));
  });

  test("refuses a taken name, the administrator's permissions, and those of an unknown role", async () => {
    const role = await roles();
    await role.create({ data: editor });
    const refused = async (data: Partial<typeof editor>) => {
      const { appCode, details } = await refusalOf(role.create({ data: { ...editor, name: "Other", ...data } }));
      return [appCode, details.field];
    };
    expect(await refused({ name: "Editor" })).toEqual(["ERROR_ROLE_NAME_EXIST", "name"]);
    const admin = { permissionsFromId: roleIds.ADMIN };
    expect(await refused(admin)).toEqual(["ERROR_DATA_SUBMIT_IS_INVALID", "permissionsFromId"]);
    expect(await refused({ permissionsFromId: 999 })).toEqual(["ERROR_ROLE_NOT_FOUND", "permissionsFromId"]);
    expect(await refusedFields(role.create({ data: { ...editor, name: "" } }))).toEqual(["name"]);
    expect(await database().role.count({ where: { builtIn: false } })).toBe(1);
  });

  test("requires the add flag, and never grants more rights than the actor has", async () => {
    await grant("MANAGER", "/admin/news", { view: true, delete: true });
    const someone = await buildUser("USER");
    await grant("USER", "/admin/role", { view: true, edit: true, delete: true });
    expect((await refusalOf((await callerOf(someone)).system.role.create({ data: editor }))).appCode).toBe("ERROR_FORBIDDEN");
    await grant("USER", "/admin/role", { add: true });
    await grant("USER", "/admin/feature", { view: true, edit: true });
    const role = (await callerOf(someone)).system.role;
    const copied = { ...editor, name: "Copy", permissionsFromId: roleIds.MANAGER };
    expect((await refusalOf(role.create({ data: copied }))).appCode).toBe("ERROR_FORBIDDEN");
    expect(await role.above()).toEqual([roleIds.MANAGER]);
    expect((await role.create({ data: editor })).name).toBe("Editor");
  });
});

describe("copying permissions", () => {
  test("takes nothing from a role with more rights, and gives nothing that the actor lacks", async () => {
    const someone = await buildUser("USER");
    await grant("USER", "/admin/role", { view: true, add: true, edit: true });
    await grant("USER", "/admin/feature", { view: true, edit: true });
    await grant("MANAGER", "/admin/news", { view: true });
    const empty = await build();
    const { role } = (await callerOf(someone)).system;
    const take = role.update({ id: roleIds.MANAGER, version: 1, data: { permissionsFromId: empty.id } });
    expect((await refusalOf(take)).appCode).toBe("ERROR_FORBIDDEN");
    const give = role.update({ id: empty.id, version: 1, data: { permissionsFromId: roleIds.MANAGER } });
    expect((await refusalOf(give)).appCode).toBe("ERROR_FORBIDDEN");
    expect(await permissionsOf(roleIds.MANAGER)).toHaveLength(1);
  });

  test("requires the permission to edit the matrix, which is another page", async () => {
    const someone = await buildUser("USER");
    await grant("USER", "/admin/role", { view: true, add: true, edit: true });
    await grant("USER", "/admin/level", { view: true });
    await grant("MANAGER", "/admin/level", { view: true });
    const copy = async () => {
      const { role } = (await callerOf(someone)).system;
      return role.create({ data: { ...editor, permissionsFromId: roleIds.MANAGER } });
    };
    expect((await refusalOf(copy())).appCode).toBe("ERROR_FORBIDDEN");
    await grant("USER", "/admin/feature", { view: true, edit: true });
    expect(await permissionsOf((await copy()).id)).toHaveLength(1);
  });

  test("logs each changed permission like a change of the matrix, and no unchanged one", async () => {
    await grant("MANAGER", "/admin/news", { view: true, edit: true });
    await grant("MANAGER", "/admin/level", { view: true });
    await grant("USER", "/admin/level", { view: true });
    await grant("USER", "/admin/partner", { view: true });
    await (await roles()).update({ id: roleIds.USER, version: 1, data: { permissionsFromId: roleIds.MANAGER } });
    const created = await (await roles()).create({ data: { ...editor, permissionsFromId: roleIds.MANAGER } });
    const log = await database().activity.findMany({ where: { action: "permissions" }, orderBy: { id: "asc" } });
    expect(log.map(({ path, changes }) => [path, changes])).toEqual([
      ["/admin/feature", { "USER /admin/news": [[], ["view", "edit"]], "USER /admin/partner": [["view"], []] }],
      ["/admin/feature", { "Editor /admin/news": [[], ["view", "edit"]], "Editor /admin/level": [[], ["view"]] }],
    ]);
    expect(await permissionsOf(created.id)).toEqual(await permissionsOf(roleIds.MANAGER));
  });

  test("logs permissions under the new name when the same save renames the role", async () => {
    await grant("MANAGER", "/admin/news", { view: true });
    const { id } = await build();
    await (await roles()).update({ id, version: 1, data: { name: "Writers", permissionsFromId: roleIds.MANAGER } });
    const [entry] = await database().activity.findMany({ where: { action: "permissions" } });
    expect(entry?.changes).toEqual({ "Writers /admin/news": [[], ["view"]] });
  });
});

describe("a role", () => {
  test("shows its number of users, and can't be deleted while it has any", async () => {
    const role = await roles();
    const { id } = await role.create({ data: editor });
    const user = await buildUser();
    await database().user.update({ where: { id: user.id }, data: { roleId: id } });
    expect((await role.list({})).rows.find((row) => row.id === id)?.users).toBe(1);
    const refusal = await refusalOf(role.delete({ ids: [id] }));
    expect([refusal.appCode, refusal.details.usedBy]).toEqual(["ERROR_IN_USE", [{ id, path: "/admin/user", count: 1 }]]);
  });

  test("keeps its name and can't be deleted when built in; the administrator's keeps its permissions", async () => {
    const role = await roles();
    const { id } = await buildRole("MANAGER");
    expect((await refusalOf(role.update({ id, version: 1, data: { name: "Boss" } }))).details.field).toBe("name");
    expect((await refusalOf(role.delete({ ids: [id] }))).appCode).toBe("ERROR_BUILT_IN");
    const admin = role.update({ id: roleIds.ADMIN, version: 1, data: { permissionsFromId: id } });
    expect((await refusalOf(admin)).details.field).toBe("permissionsFromId");
    expect(await role.update({ id, version: 1, data: { needsTwoStep: true } })).toMatchObject({ needsTwoStep: true, version: 2 });
  });

  test("can't be changed or deleted when it has more rights than the actor", async () => {
    const someone = await buildUser("USER");
    await grant("USER", "/admin/role", { view: true, edit: true, delete: true });
    const { id } = await build();
    await grant("MANAGER", "/admin/news", { view: true });
    await database().permission.updateMany({ where: { roleId: roleIds.MANAGER }, data: { roleId: id } });
    const { role } = (await callerOf(someone)).system;
    expect((await refusalOf(role.update({ id, version: 1, data: { needsTwoStep: true } }))).appCode).toBe("ERROR_FORBIDDEN");
    expect((await refusalOf(role.delete({ ids: [id] }))).appCode).toBe("ERROR_FORBIDDEN");
  });
});

test("logs a refused permission with the call, and counts it", async () => {
  const lines = collectLog();
  const { role } = (await callerAs("USER")).system;
  expect((await refusalOf(role.list({}))).appCode).toBe("ERROR_FORBIDDEN");
  expect(lines.join("\n")).toMatch(/info A permission was refused call=(system\.role\.)?list/);
  expect(await writeMetrics()).toMatch(/^atrium_refused_permissions_total [1-9]/m);
});

describe("viewing as a role", () => {
  test("shows what that role may do, refuses every write with its own code, and can be ended", async () => {
    await grant("MANAGER", "/admin/level", { view: true, add: true });
    await grant("MANAGER", "/admin/news", { view: false });
    const admin = await buildUser("ADMIN");
    await (await callerOf(admin)).system.role.viewAs({ id: roleIds.MANAGER });

    const viewing = await callerOf(admin);
    const paths = (await viewing.system.account.permissions()).flatMap(({ path, view }) => (view ? [path] : []));
    expect(paths).toEqual(["/admin/level"]);
    expect((await viewing.career.level.list({})).total).toBe(0);
    expect((await refusalOf(viewing.news.article.list({}))).appCode).toBe("ERROR_FORBIDDEN");
    const level = { nameEn: "Senior", nameVi: "Cao cấp" };
    expect((await refusalOf(viewing.career.level.create({ data: level }))).appCode).toBe("ERROR_VIEW_ONLY");
    expect((await refusalOf(viewing.system.account.saveProfile({ data: { name: "Other" } }))).appCode).toBe("ERROR_VIEW_ONLY");
    expect((await refusalOf(viewing.system.role.viewAs({ id: roleIds.USER }))).appCode).toBe("ERROR_VIEW_ONLY");

    await viewing.system.account.endViewAs();
    expect((await (await callerOf(admin)).career.level.create({ data: level })).nameEn).toBe("Senior");
    const log = await database().activity.findMany({ where: { path: "/admin/role" }, orderBy: { id: "asc" } });
    expect(log.map(({ action, recordId }) => [action, recordId])).toEqual([
      ["view-as", roleIds.MANAGER],
      ["view-as-end", null],
    ]);
  });

  test("never shows more than the user's own role allows", async () => {
    const someone = await buildUser("USER");
    await grant("USER", "/admin/role", { view: true, edit: true });
    await grant("USER", "/admin/level", { view: true });
    await grant("MANAGER", "/admin/level", { view: true, delete: true });
    await grant("MANAGER", "/admin/news", { view: true });
    for (const roleId of [roleIds.MANAGER, (await buildRole("ADMIN")).id]) {
      await database().session.update({ where: { id: someone.sessionId }, data: { viewAsRoleId: null } });
      await (await callerOf(someone)).system.role.viewAs({ id: roleId });
      const access = await (await callerOf(someone)).system.account.permissions();
      expect(access.filter(({ path, view }) => view && path !== "/admin/role")).toEqual([
        { path: "/admin/level", view: true, add: false, edit: false, delete: false },
      ]);
    }
  });

  test("ends when the role is deleted, and applies to one session only", async () => {
    const admin = await buildUser("ADMIN");
    const { id } = await build();
    await (await callerOf(admin)).system.role.viewAs({ id });
    expect((await refusalOf((await callerOf(admin)).system.role.list({}))).appCode).toBe("ERROR_FORBIDDEN");
    await (await roles()).delete({ ids: [id] });
    expect((await (await callerOf(admin)).system.role.list({})).total).toBeGreaterThan(0);
  });

  test("requires the edit permission on roles, and an existing role", async () => {
    const someone = await buildUser("USER");
    await grant("USER", "/admin/role", { view: true });
    const { id } = await build();
    expect((await refusalOf((await callerOf(someone)).system.role.viewAs({ id }))).appCode).toBe("ERROR_FORBIDDEN");
    expect((await refusalOf((await roles()).viewAs({ id: 999 }))).appCode).toBe("ERROR_ROLE_NOT_FOUND");
  });
});
