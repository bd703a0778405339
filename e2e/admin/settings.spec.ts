import { settingAddress, settingSectionNames, settingSections } from "~/features/website/setting/components/sections";
import { fieldLabel } from "~/lib/field-label";
import { expect, test } from "../fixtures";
import { filled, words } from "../words";

const { en, vi } = words;

test.beforeEach(async ({ signIn }) => signIn());

test("each section has an address, its fields, and a title in both languages", async ({ page, speak, expectNoProblems }) => {
  for (const section of settingSectionNames) {
    await page.goto(settingAddress(section));
    await expect(page.getByRole("heading", { level: 1, name: en.setting.names[section], exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(en.setting.names[section]));
    const current = page
      .getByRole("navigation", { name: en.setting.sectionList })
      .getByRole("link", { name: en.setting.names[section] });
    await expect(current).toHaveAttribute("aria-current", "page");
    for (const field of settingSections[section])
      await expect(
        page
          .getByText(new RegExp(`^${fieldLabel(en, "/admin/setting", field).replace(/\(/g, "\\(").replace(/\)/g, "\\)")}\\*?$`))
          .first(),
      ).toBeVisible();
    await expectNoProblems();
  }
  await speak("vi");
  await page.goto(settingAddress("mail"));
  await expect(page.getByText(vi.setting.help.mail)).toBeVisible();
  await expectNoProblems();
  expect((await page.goto("/admin/setting/nothing"))?.status()).toBe(404);
});

test("the search finds a setting by its label in the other language, without accents, and opens it", async ({ page }) => {
  await page.goto("/admin/setting");
  const find = page.getByRole("searchbox", { name: en.setting.find });
  await find.fill("qqqq");
  await expect(page.getByText(filled("Nothing found", {}))).toBeVisible();
  await find.fill("khau hieu");
  await expect(page.getByRole("link", { name: en.fields.setting.slogan })).toBeVisible();
  for (const [words, section] of [
    ["look", "look"],
    ["phong chu", "look"],
    ["facebook", "contact"],
  ] as const) {
    await find.fill(words);
    await expect(page.getByRole("link", { name: en.setting.help[section] })).toBeVisible();
  }
  await find.fill("giu nhat ky");
  await find.press("Enter");
  await expect(page).toHaveURL(/\/admin\/setting\/privacy\?field=activityMonths$/);
  await expect(page.getByLabel(en.fields.setting.activityMonths)).toBeFocused();
});

test("on a phone the list of sections comes first, then a section with a way back", async ({ page, expectNoProblems }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin/setting");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([en.features.setting]);
  await expectNoProblems();
  await page.getByRole("link", { name: en.setting.names.accounts, exact: true }).click();
  await expect(page.getByLabel(en.fields.setting.sessionDays)).toBeVisible();
  await expect(page.getByRole("navigation", { name: en.setting.sectionList })).toBeHidden();
  await expectNoProblems();
  await page.getByRole("link", { name: en.features.setting }).last().click();
  await expect(page.getByRole("navigation", { name: en.setting.sectionList })).toBeVisible();
});

test("leaving a section with unsaved input asks first", async ({ page, form }) => {
  await page.goto(settingAddress("mail"));
  const sender = page.getByLabel(en.fields.setting.senderName);
  await sender.fill("Customer service");
  await page.getByRole("link", { name: en.setting.names.privacy, exact: true }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: en.form.stay }).click();
  await expect(question).toBeHidden();
  await expect(sender).toHaveValue("Customer service");
  await form.save();
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await page.reload();
  await expect(sender).toHaveValue("Customer service");
});

test("each section keeps unsaved input of its own, which the save of another neither stores nor loses", async ({
  page,
  form,
  calls,
}) => {
  const { senderName, activityMonths } = await calls.website.setting.byId.query({ id: 1 });
  await page.goto(settingAddress("mail"));
  await page.getByLabel(en.fields.setting.senderName).fill("Typed, never saved");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes("never saved"))).toBe(true);
  await page.goto(settingAddress("privacy"));
  await page.getByLabel(en.fields.setting.activityMonths).fill(String(activityMonths + 1));
  await form.save();
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await expect(page.getByText(en.form.draftTitle)).toHaveCount(0);
  expect(await calls.website.setting.byId.query({ id: 1 })).toMatchObject({ senderName, activityMonths: activityMonths + 1 });
  await page.goto(settingAddress("mail"));
  await page.getByRole("button", { name: en.form.restore }).click();
  await expect(page.getByLabel(en.fields.setting.senderName)).toHaveValue("Typed, never saved");
});
