import { expect, test } from "../fixtures";
import { addPage, partsList, preview } from "../pages/page-editor";
import { words } from "../words";

const { editor, parts } = words.en.page;

const views = [1440, 390].flatMap((width) => (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })));

test.beforeEach(async ({ signIn }) => signIn());

for (const { width, colorScheme } of views) {
  test(`the editor and what it opens have no problems at ${width} px in ${colorScheme} colours`, async ({
    page,
    calls,
    mark,
    expectNoProblems,
  }) => {
    const { id } = await addPage(calls, mark);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/admin/page/${id}`);
    await expect(page.locator("html")).toHaveClass(colorScheme === "dark" ? /dark/ : /^(?!.*dark)/);
    await expect(partsList(page).locator("[data-entry]")).toHaveCount(2);
    if (width > 400) await expect(preview(page).getByText("First.")).toBeVisible();
    await expectNoProblems();
    await partsList(page).getByRole("button", { name: parts.add, exact: true }).click();
    await expect(page.getByRole("dialog", { name: parts.add }).getByRole("combobox")).toBeFocused();
    await expectNoProblems();
    await page.getByRole("combobox", { name: editor.searchKinds }).fill("qqqq");
    await expect(page.getByText(editor.noKind)).toBeVisible();
    await expectNoProblems();
  });

  test(`the form of a new page has no problems at ${width} px in ${colorScheme} colours`, async ({ page, expectNoProblems }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/admin/page/new");
    await expect(page.getByRole("heading", { name: editor.begin.title }).filter({ visible: true })).toBeVisible();
    await expectNoProblems();
    if (width < 768) await partsList(page).getByRole("button", { name: editor.thisPage }).click();
    await expect(page.getByRole("textbox", { name: /^Title/ }).first()).toBeVisible();
    await expectNoProblems();
  });
}
