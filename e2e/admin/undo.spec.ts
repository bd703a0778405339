import type { Locator, Page } from "playwright/test";
import { type Calls, expect, test } from "../fixtures";
import type { ListPage } from "../pages/list-page";
import { filled, words } from "../words";

const { en } = words;

test.beforeEach(({ signIn }) => signIn());

test("the last deletion can be undone for ten seconds, in a bar at the lower edge that is announced", async ({
  page,
  list,
  calls,
  mark,
  expectNoProblems,
}) => {
  await addLevels(calls, mark);
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  const bar = barOf(page);
  await remove(page, levels, `One ${mark}`);
  await expect(bar).toContainText(filled(en.common.deletedOne, { name: `One ${mark}` }));
  await expect(page.locator("[aria-live=polite]").filter({ has: bar })).toHaveCount(1);
  await expectAlone(bar);
  await expectNoProblems();
  await remove(page, levels, `Two ${mark}`);
  await expect(bar).toContainText(`Two ${mark}`);
  await expect(bar).toHaveCount(1);
  await bar.getByRole("button", { name: en.common.undo }).click();
  await expect(levels.rows).toHaveCount(2);
  await expect(bar).toHaveCount(0);
});

test("the bar disappears after ten seconds", async ({ page, list, calls, mark }) => {
  await page.clock.install();
  await addLevels(calls, mark);
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  await levels.inMenuOf(`One ${mark}`, en.common.delete);
  const button = page.getByRole("alertdialog").getByRole("button", { name: en.common.delete });
  await expect(button).toBeEnabled();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button.click();
  const bar = barOf(page);
  const isShown = async () => {
    await page.clock.runFor(10);
    return bar.count();
  };
  await expect.poll(isShown, { intervals: [50] }).toBe(1);
  await page.clock.runFor(9500);
  await expect(bar).toBeVisible();
  await page.clock.runFor(800);
  await expect(bar).toHaveCount(0);
});

test("Ctrl+Z in a list undoes it, but not while text is typed", async ({ page, list, calls, mark }) => {
  await addLevels(calls, mark);
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  await remove(page, levels, `One ${mark}`);
  await expect(levels.rows).toHaveCount(2);
  await levels.searchBox.press("Control+z");
  await expect(barOf(page)).toBeVisible();
  await levels.searchBox.fill("");
  await levels.searchBox.press("Control+z");
  await expect(barOf(page)).toBeVisible();
  await levels.searchBox.fill(mark);
  await expect(levels.rows).toHaveCount(2);
  await levels.rows.first().focus();
  await page.keyboard.press("Control+z");
  await expect(barOf(page)).toHaveCount(0);
  await expect(levels.rows).toHaveCount(3);
});

test("after deletions by keyboard the focus is on the next row, then the previous one, then the current view", async ({
  page,
  list,
  calls,
  mark,
}) => {
  await addLevels(calls, mark);
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  const removeByKeyboard = async (name: string) => {
    await page.getByRole("button", { name: filled(en.resource.moreFor, { name }), exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: en.common.delete, exact: true }).press("Enter");
    const button = page.getByRole("alertdialog").getByRole("button", { name: en.common.delete });
    await expect(button).toBeEnabled();
    await button.press("Enter");
    await expect(levels.row(name)).toHaveCount(0);
  };
  const [first = "", second = "", third = ""] = await levels.rows.locator("[data-open]").allInnerTexts();
  await removeByKeyboard(second);
  await expect(levels.row(third)).toBeFocused();
  await removeByKeyboard(third);
  await expect(levels.row(first)).toBeFocused();
  await removeByKeyboard(first);
  await expect(page.getByRole("navigation", { name: en.views.label }).locator("[aria-current]")).toBeFocused();
});

test("the bar's buttons are reached by keyboard, and the focus goes back", async ({ page, list, calls, mark }) => {
  await addLevels(calls, mark);
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  await remove(page, levels, `One ${mark}`);
  await levels.rows.first().focus();
  await barOf(page).getByRole("button", { name: en.common.undo }).focus();
  await page.keyboard.press("Enter");
  await expect(levels.rows).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test("the bar covers neither the buttons of a list on a phone nor those of a form", async ({ page, list, calls, form, mark }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await addLevels(calls, mark);
  const levels = list("/admin/level");
  await page.goto(`/admin/level?search=${mark}`);
  await levels.openMenuOf(`One ${mark}`);
  await page.getByRole("menuitem", { name: en.common.delete, exact: true }).click();
  await page.getByRole("alertdialog", { name: en.common.confirmDelete }).getByRole("button", { name: en.common.delete }).click();
  const bar = barOf(page);
  await page.getByRole("checkbox", { name: new RegExp(`Two ${mark}`) }).check();
  await expectAlone(bar);
  await page.getByRole("button", { name: `Two ${mark}`, exact: true }).click();
  await expect(form.side("Name", "English")).toBeVisible();
  await expectAlone(bar);
});

async function addLevels(calls: Calls, mark: string): Promise<void> {
  for (const name of ["One", "Two", "Three"]) {
    await calls.career.level.create.mutate({ data: { nameEn: `${name} ${mark}`, nameVi: `${name} ${mark} vi` } });
  }
}

function barOf(page: Page): Locator {
  return page.locator("[data-undo]");
}

async function remove(page: Page, levels: ListPage, name: string): Promise<void> {
  await levels.inMenuOf(name, en.common.delete);
  const question = page.getByRole("alertdialog", { name: en.common.confirmDelete });
  await question.getByRole("button", { name: en.common.delete }).click();
}

/** Checks that the bar stands in the lower half of the window and shares its place with no toast, bulk bar or row of buttons. */
async function expectAlone(bar: Locator): Promise<void> {
  await expect(bar).toBeVisible();
  const covered = () =>
    bar.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const others = document.querySelectorAll("[data-sonner-toast], [data-lower-edge], [data-slot=dialog-footer]");
      const isOver = ({ left, right, top, bottom }: DOMRect) =>
        left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      const names = [...others].filter((other) => isOver(other.getBoundingClientRect())).map((other) => other.outerHTML);
      return own.bottom > innerHeight || own.top < innerHeight / 2 ? ["outside", ...names] : names;
    });
  await expect.poll(covered).toEqual([]);
}
