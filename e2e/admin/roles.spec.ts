import { TOTP } from "otpauth";
import { roleIds } from "~/lib/accounts";
import { expect, test, waitUntilHydrated } from "../fixtures";
import { filled, languages, words } from "../words";

const { en } = words;

test("an administrator copies a role, views the back office with it, and returns", async ({
  page,
  signIn,
  list,
  mark,
  expectNoProblems,
}) => {
  await signIn();
  const roles = list("/admin/role");
  await roles.open();
  await expectNoProblems();
  await roles.newButton.click();
  await page.getByRole("textbox", { name: en.fields.common.name }).fill(`Editor ${mark}`);
  await page.getByRole("combobox", { name: en.fields.role.permissionsFromId }).click();
  await page.getByRole("option", { name: en.roles.MANAGER }).click();
  await page.getByRole("dialog").getByRole("button", { name: en.common.save }).click();
  await expect(roles.row(`Editor ${mark}`)).toBeVisible();

  await page.getByRole("button", { name: en.role.viewAsRow.replace("{name}", `Editor ${mark}`) }).click();
  await expect(page).toHaveURL("/admin/news");
  await waitUntilHydrated(page);
  const banner = page.getByRole("region", { name: en.viewAs.label });
  await expect(banner).toContainText(`Editor ${mark}`);
  const menu = page.getByRole("navigation", { name: en.shell.menu });
  await expect(menu.getByRole("link", { name: en.features.office })).toBeVisible();
  await expect(menu.getByRole("link", { name: en.features.role, exact: true })).toBeHidden();
  await expectNoProblems();
  // Choices of how the back office looks are the person's own: they change at once, and are not stored.
  await menu.getByRole("button", { name: en.features.groups.company, exact: true }).click();
  await expect(menu.getByRole("link", { name: en.features.office })).toBeHidden();

  await page.goto("/admin/level?new");
  await page.getByRole("textbox", { name: /English/ }).fill(`Level ${mark}`);
  await page.getByRole("textbox", { name: /Vietnamese/ }).fill(`Cấp ${mark}`);
  await page.getByRole("dialog").getByRole("button", { name: en.common.save }).click();
  await expect(page.getByText(en.codes.viewOnly)).toBeVisible();
  // The unsaved input is still there.
  await expect(page.getByRole("textbox", { name: /English/ })).toHaveValue(`Level ${mark}`);

  await page.goto("/admin/news");
  await banner.getByRole("button", { name: en.viewAs.end }).click();
  await expect(page).toHaveURL("/admin/role");
  await expect(banner).toBeHidden();
});

test("explains a person's rights page by page", async ({ page, signIn, newPerson, expectNoProblems }) => {
  const person = await newPerson("MANAGER");
  await signIn();
  await page.goto(`/admin/user?search=${encodeURIComponent(person.email)}`);
  await page.getByRole("button", { name: en.resource.moreFor.replace("{name}", person.name) }).click();
  await page.getByRole("menuitem", { name: en.access.why }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row").filter({ hasText: en.access.by.row }).first()).toBeVisible();
  await expect(dialog.getByRole("row").filter({ hasText: en.access.by.noRow }).first()).toBeVisible();
  await expectNoProblems();
});

test("explains an unsaved permission by what is saved and by what saving it changes", async ({
  page,
  calls,
  signIn,
  speak,
  mark,
  expectNoProblems,
}) => {
  const role = `Reader ${mark}`;
  await calls.system.role.create.mutate({ data: { name: role, needsTwoStep: false, permissionsFromId: null } });
  await signIn();
  for (const [language, { access, feature, features, common }] of languages) {
    await speak(language);
    await page.goto("/admin/feature");
    const action = feature.actions.view;
    const box = page.getByRole("checkbox", { name: filled(feature.cell, { role, page: features.partner, action }), exact: true });
    const reason = filled(access.cell.noRow, { role, page: features.partner });
    await box.focus();
    await expect(page.getByText(reason)).toBeVisible();
    await box.check();
    await expect(page.getByText(filled(access.unsavedAllowed, { role, reason }))).toBeVisible();
    await expectNoProblems();
    await box.uncheck();
    await expect(page.getByText(filled(access.unsavedAllowed, { role, reason }))).toBeHidden();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole("button", { name: common.save, exact: true })).toBeHidden();
  }
});

test("a person whose role requires two-step sign-in must set it up first, and signs in with it afterwards", async ({
  page,
  calls,
  signIn,
  forgetSession,
  newPerson,
  mark,
  expectNoProblems,
}) => {
  const person = await newPerson("USER");
  const role = { name: `Careful ${mark}`, needsTwoStep: true, permissionsFromId: roleIds.MANAGER };
  const { id: roleId } = await calls.system.role.create.mutate({ data: role });
  const { version } = await calls.system.user.byId.query({ id: person.id });
  await calls.system.user.update.mutate({ id: person.id, version, data: { roleId } });

  await signIn(person);
  await page.goto("/admin/level");
  await expect(page).toHaveURL("/admin/profile?next=%2Fadmin%2Flevel");
  await expectNoProblems();
  await page.getByLabel(en.twoStep.password).fill(person.password);
  await page.getByRole("button", { name: en.twoStep.start }).click();
  await expectNoProblems();
  const secret = await page.getByRole("textbox", { name: en.twoStep.secret, exact: true }).inputValue();
  const totp = new TOTP({ secret });
  await page.getByRole("textbox", { name: en.twoStep.code, exact: true }).fill(totp.generate());
  await page.getByRole("button", { name: en.twoStep.confirm }).click();
  const items = page.getByRole("list", { name: en.twoStep.codes }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  await page.getByRole("button", { name: en.twoStep.goOn }).click();
  await expect(page).toHaveURL("/admin/level");

  await forgetSession();
  await page.goto("/auth/login");
  await page.getByRole("textbox", { name: en.auth.email }).fill(person.email);
  await page.getByLabel(en.auth.password, { exact: true }).fill(person.password);
  await page.getByRole("button", { name: en.auth.signIn.submit }).click();
  const code = page.getByRole("textbox", { name: en.auth.signIn.code });
  await code.fill("000000");
  await page.getByRole("button", { name: en.auth.signIn.submit }).click();
  await expect(page.getByRole("main").getByText(en.codes.totpWrong)).toBeVisible();
  await code.fill(codes[0] ?? "");
  await page.getByRole("button", { name: en.auth.signIn.submit }).click();
  await expect(page).toHaveURL("/admin/news");
});
