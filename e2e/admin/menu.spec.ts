import { emptyPartner } from "~/features/website/partner/schema";
import { expect, signInAs, test } from "../fixtures";
import { words } from "../words";

const { en } = words;

test("the menu scrolls to the current page and remembers the groups that a person folds", async ({
  page,
  signIn,
  newPerson,
  browser,
  baseURL,
  expectNoProblems,
}) => {
  const person = await newPerson("MANAGER");
  await signIn(person);
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto("/admin/history");
  const menu = page.getByRole("navigation", { name: en.shell.menu });
  const linkTo = (name: string) => menu.getByRole("link", { name, exact: true });
  const group = (name: string) => menu.getByRole("button", { name, exact: true });
  await expect(linkTo(en.features.history)).toBeInViewport({ ratio: 1 });
  await expect(linkTo(en.features.overview)).not.toBeInViewport();
  const heights = await menu.getByRole("link").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([28]));

  const isSaved = page.waitForResponse((answer) => answer.url().includes("saveProfile"));
  await group(en.features.groups.website).press("Enter");
  await expect(linkTo(en.features.service)).toBeHidden();
  await expect(group(en.features.groups.website)).toBeFocused();
  await isSaved;
  // The current page stays in sight.
  await group(en.features.groups.company).click();
  await expect(linkTo(en.features.office)).toBeHidden();
  await expect(linkTo(en.features.history)).toBeVisible();
  await expectNoProblems();

  const otherContext = await browser.newContext({ baseURL });
  await signInAs(otherContext, baseURL ?? "", person);
  const otherPage = await otherContext.newPage();
  await otherPage.goto("/admin/level");
  const otherMenu = otherPage.getByRole("navigation", { name: en.shell.menu });
  await expect(otherMenu.getByRole("link", { name: en.features.position, exact: true })).toBeVisible();
  await expect(otherMenu.getByRole("link", { name: en.features.service, exact: true })).toBeHidden();
  await otherContext.close();
});

test("on a narrow screen entries are 40 pixels high and the current one is in sight", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn();
  await page.goto("/admin/role");
  await page.getByRole("button", { name: en.shell.openMenu }).click();
  const current = page.getByRole("dialog").getByRole("link", { name: en.features.feature });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(current).toBeInViewport({ ratio: 1 });
  expect((await current.boundingBox())?.height).toBe(40);
});

test("permissions and roles are tabs of one entry", async ({ page, signIn, expectNoProblems }) => {
  await signIn();
  await page.goto("/admin/role");
  const entry = page.getByRole("navigation", { name: en.shell.menu }).getByRole("link", { name: en.features.feature });
  const tabs = page.getByRole("navigation", { name: en.features.feature });
  await expect(tabs.getByRole("link")).toHaveText([en.feature.permissions, en.features.role]);
  await expect(tabs.getByRole("link", { name: en.features.role })).toHaveAttribute("aria-current", "page");
  await expect(entry).toHaveAttribute("aria-current", "page");
  await expectNoProblems();
  await tabs.getByRole("link", { name: en.feature.permissions }).click();
  await expect(page).toHaveURL("/admin/feature");
  await expect(entry).toHaveAttribute("aria-current", "page");
  await expectNoProblems();
});

test("the trash joins the menu with the first deletion that a person may see", async ({
  page,
  calls,
  signIn,
  newPerson,
  list,
  mark,
}) => {
  const data = { name: `Editor ${mark}`, needsTwoStep: false, permissionsFromId: null };
  const { id: roleId } = await calls.system.role.create.mutate({ data });
  const { features } = await calls.system.feature.matrix.query();
  // No other test deletes partners.
  const featureId = features.find(({ pathname }) => pathname === "/admin/partner")?.id ?? 0;
  const before = { view: false, add: false, edit: false, delete: false };
  const after = { view: true, add: true, edit: false, delete: true };
  await calls.system.feature.savePermissions.mutate({ changes: [{ roleId, featureId, before, after }] });
  const [{ logoId } = { logoId: 0 }] = (await calls.website.partner.list.query({})).rows;
  const names = { nameEn: `Partner ${mark}`, nameVi: `Đối tác ${mark}` };
  await calls.website.partner.create.mutate({ data: { ...emptyPartner, ...names, logoId, active: false } });

  await signIn(await newPerson(roleId));
  const partners = list("/admin/partner");
  await partners.open({ search: mark });
  const links = page.getByRole("navigation", { name: en.shell.menu }).getByRole("link");
  await expect(links).toHaveText([en.features.partner]);
  await partners.inMenuOf(names.nameEn, en.common.delete);
  await page.getByRole("alertdialog").getByRole("button", { name: en.common.delete }).click();
  await expect(links).toHaveText([en.features.partner, en.trash.page]);
  await links.last().click();
  await page.getByRole("button", { name: en.trash.restoreRow.replace("{name}", names.nameEn) }).click();
  await expect(page.getByText(en.trash.nothing)).toBeVisible();
  await page.reload();
  await expect(links).toHaveText([en.features.partner]);
});
