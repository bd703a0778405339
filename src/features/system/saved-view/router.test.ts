import { expect, test } from "vitest";
import { roleIds } from "~/lib/accounts";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";

const path = "/admin/news";
const data = { name: "Tin nháp", query: "tab=3&status=draft&page=2&featured=true" };

useTestDatabase();

async function twoReaders() {
  await grant("MANAGER", path, { view: true });
  const [owner, reader] = [await buildUser("MANAGER"), await buildUser("MANAGER")];
  return { owner, calls: (await callerOf(owner)).system.savedView, others: (await callerOf(reader)).system.savedView };
}

test("keeps a view for its owner only, without page number and tab", async () => {
  const { calls, others } = await twoReaders();
  await calls.create({ path, data });
  expect(await calls.forPage({ path })).toMatchObject([{ name: data.name, query: "featured=true&status=draft" }]);
  expect(await others.forPage({ path })).toEqual([]);
  expect(await calls.forPage({ path: "/admin/level" })).toEqual([]);
});

test("keeps no search of a page about persons, and no view of a page that one may not see", async () => {
  const admin = (await callerAs("ADMIN")).system.savedView;
  const search = { name: "Lan", query: "search=lan&stage=new" };
  const { id } = await admin.create({ path: "/admin/candidate", data: search });
  await admin.update({ id, data: { query: search.query } });
  expect(await admin.forPage({ path: "/admin/candidate" })).toMatchObject([{ name: "Lan", query: "stage=new" }]);
  const { calls } = await twoReaders();
  await expect(calls.create({ path: "/admin/user", data })).rejects.toThrow("ERROR_FORBIDDEN");
});

test("only the owner changes and deletes a view", async () => {
  const { calls, others } = await twoReaders();
  const { id } = await calls.create({ path, data });
  await expect(others.update({ id, data: { name: "Mine" } })).rejects.toThrow("ERROR_SAVED_VIEW_NOT_FOUND");
  await expect(others.delete({ id })).rejects.toThrow("ERROR_SAVED_VIEW_NOT_FOUND");
  await calls.update({ id, data: { name: "Nháp" } });
  expect(await calls.forPage({ path })).toMatchObject([{ name: "Nháp", query: "featured=true&status=draft" }]);
  await calls.delete({ id });
  expect(await calls.forPage({ path })).toEqual([]);
});

test("sharing needs the right to change roles, and reaches only those who may view the page", async () => {
  const { calls, others } = await twoReaders();
  const admin = (await callerAs("ADMIN")).system.savedView;
  const { id } = await calls.create({ path, data });
  await expect(calls.share({ id, audience: "everyone" })).rejects.toThrow("ERROR_FORBIDDEN");
  await expect(admin.share({ id, audience: "everyone" })).rejects.toThrow("ERROR_SAVED_VIEW_NOT_FOUND");

  const own = await admin.create({ path, data: { ...data, name: "For all" } });
  await expect(admin.share({ id: own.id, audience: { roleId: 999_999 } })).rejects.toThrow("ERROR_ROLE_NOT_FOUND");
  await admin.share({ id: own.id, audience: { roleId: roleIds.MANAGER } });
  expect(await others.forPage({ path })).toMatchObject([{ name: "For all" }]);
  const user = (await callerAs("USER")).system.savedView;
  await admin.share({ id: own.id, audience: "everyone" });
  expect(await user.forPage({ path })).toEqual([]);
  await admin.share({ id: own.id, audience: "owner" });
  expect(await others.forPage({ path })).toEqual([]);
});

test("an account's views go with it, a role's shares with the role", async () => {
  const { owner, calls } = await twoReaders();
  await calls.create({ path, data });
  const admin = (await callerAs("ADMIN")).system.savedView;
  const role = await database().role.create({ data: { id: 99, name: "Editors" } });
  const { id } = await admin.create({ path, data });
  await admin.share({ id, audience: { roleId: role.id } });
  await database().role.delete({ where: { id: role.id } });
  await database().user.delete({ where: { id: owner.id } });
  expect(await database().savedView.findMany()).toMatchObject([{ id, roleId: null, isForEveryone: false }]);
});

test("refuses a long state, an unnamed view, an unknown page and the 31st view", async () => {
  const { calls } = await twoReaders();
  const invalid = [
    { ...data, query: `search=${"x".repeat(1000)}` },
    { ...data, name: " " },
  ];
  for (const one of invalid) await expect(calls.create({ path, data: one })).rejects.toThrow();
  for (let index = 0; index < 30; index++) await calls.create({ path, data });
  await expect(calls.create({ path, data })).rejects.toThrow("ERROR_TOO_MANY_VIEWS");
  expect(await calls.forPage({ path })).toHaveLength(30);
});

test("keeps thirty of the views that an account makes at once", { tags: "postgres" }, async () => {
  const { calls } = await twoReaders();
  for (let index = 0; index < 28; index++) await calls.create({ path, data });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => calls.create({ path, data })));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await calls.forPage({ path })).toHaveLength(30);
});
