import type { AdminPath } from "~/features/registry";
import { newPart, type Part } from "~/features/website/page/parts/parts";
import { type Calls, expect, test } from "../fixtures";
import { words } from "../words";

const { en } = words;

/** Creates a role that may do these things on these pages only. @returns its id */
async function addRole(calls: Calls, mark: string, rights: Partial<Record<AdminPath, object>>): Promise<number> {
  const role = { name: `Pages ${mark}`, needsTwoStep: false, permissionsFromId: null };
  const { id: roleId } = await calls.system.role.create.mutate({ data: role });
  const { features } = await calls.system.feature.matrix.query();
  const changes = Object.entries(rights).map(([path, after]) => {
    const none = { view: false, add: false, edit: false, delete: false };
    const featureId = features.find(({ pathname }) => pathname === path)?.id ?? 0;
    return { roleId, featureId, before: none, after: { ...none, ...after } };
  });
  await calls.system.feature.savePermissions.mutate({ changes });
  return roleId;
}

async function fixedPage(calls: Calls, slug: string) {
  const { rows } = await calls.website.home.list.query({});
  return calls.website.home.byId.query({ id: rows.find((row) => row.slug === slug)?.id ?? 0 });
}

test("who may view own pages only sees no fixed pages, and gets none", async ({
  page,
  calls,
  callsAs,
  mark,
  newPerson,
  signIn,
  list,
}) => {
  const person = await newPerson(await addRole(calls, mark, { "/admin/page": { view: true, edit: true } }));
  await signIn(person);
  await list("/admin/page").open();
  await expect(page.getByRole("main")).not.toContainText(en.features.home);
  await expect(page.locator("a[href^='/admin/home']")).toHaveCount(0);
  const { id } = await fixedPage(calls, "career");
  for (const path of ["/admin/home", `/admin/home/${id}`]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/admin/page");
  }
  const own = await callsAs(person);
  for (const call of [own.website.home.list.query({}), own.website.home.byId.query({ id })])
    await expect(call).rejects.toThrow("ERROR_FORBIDDEN");
});

test("who may view fixed pages finds them above the own ones, with address, state and missing languages", async ({
  page,
  calls,
  mark,
  newPerson,
  signIn,
  list,
}) => {
  const rights = { "/admin/page": { view: true }, "/admin/home": { view: true } };
  const person = await newPerson(await addRole(calls, mark, rights));
  const before = await fixedPage(calls, "career");
  // A part of a newer version of the software may lack a language.
  const json = JSON.stringify({ kind: "quiz", visibleEn: true, visibleVi: true, questionEn: "Who?" });
  const newer: Part = { ...newPart("text"), ...{ id: `quiz-${mark}`, kind: "unknown" as const, json } };
  const { id, version } = before;
  const changed = await calls.website.home.update.mutate({ id, version, data: { parts: [...before.parts, newer] } });
  try {
    await signIn(person);
    await list("/admin/page").open();
    const fixed = page.getByRole("region", { name: en.features.home });
    await expect(fixed.getByRole("listitem")).toHaveCount(6);
    const career = fixed.getByRole("listitem").filter({ has: page.locator(`a[href='/admin/home/${id}']`) });
    for (const words of ["/career", en.resource.states.live, en.table.missingVietnamese])
      await expect(career).toContainText(words);
    await expect(fixed.getByRole("listitem").first()).not.toContainText(en.table.missingVietnamese);
    const [above, below] = [await fixed.boundingBox(), await page.getByRole("table").boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  } finally {
    await calls.website.home.update.mutate({ id, version: changed.version, data: { parts: before.parts } });
  }
});

test("offers to delete or withdraw no fixed page, not even to an administrator", async ({ page, calls, signIn, list, form }) => {
  await signIn();
  await list("/admin/page").open();
  const fixed = page.getByRole("region", { name: en.features.home });
  await expect(fixed.getByRole("listitem")).toHaveCount(6);
  await expect(fixed.getByRole("button")).toHaveCount(0);
  await expect(fixed.getByRole("checkbox")).toHaveCount(0);
  const fixedPages = list("/admin/home");
  await fixedPages.open();
  await expect(fixedPages.rows).toHaveCount(6);
  await expect(fixedPages.newButton).toHaveCount(0);
  for (const name of [en.common.delete, en.writing.actions.withdraw, en.resource.duplicate])
    await expect(page.getByRole("button", { name: new RegExp(`^${name}`) })).toHaveCount(0);
  const { id } = await fixedPage(calls, "career");
  await page.goto(`/admin/home/${id}`);
  const state = await form.openState();
  await expect(state.getByRole("button", { name: en.writing.state.versions })).toBeVisible();
  await expect(state.getByRole("button", { name: en.writing.state.withdraw })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: en.page.editor.thisPage }).click();
  await expect(page.getByRole("region", { name: en.page.editor.thisPage })).toContainText("/career");
  await expect(page.getByRole("link", { name: en.resource.duplicate })).toHaveCount(0);
});
