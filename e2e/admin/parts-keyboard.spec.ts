import type { Locator, Page } from "playwright/test";
import { expect, test } from "../fixtures";
import { addPage, entries, fields, openAdding, order, partsList, preview, text, tools } from "../pages/page-editor";
import { filled, languages, words } from "../words";

const { en } = words;
const { editor } = en.page;
const { kinds, ...labels } = en.page.parts;

test.beforeEach(async ({ page, signIn, calls, mark }) => {
  await signIn();
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await expect(entries(page, "text")).toHaveCount(2);
});

const focusedEntry = (page: Page): Locator => partsList(page).locator("[data-entry]:focus");

test("arrows go through the parts; with Alt they move one, and the focus stays on it", async ({ page }) => {
  await entries(page, "text").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(entries(page, "text").nth(1)).toBeFocused();
  await expect(entries(page, "text").nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowDown");
  await expect(focusedEntry(page)).toHaveAttribute("data-entry", "text-two");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => order(page)).toEqual(["text-two", "text-one"]);
  await expect(focusedEntry(page)).toHaveAttribute("data-entry", "text-two");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => order(page)).toEqual(["text-one", "text-two"]);
  // Only one entry is a tab stop: the arrows reach the others.
  await expect(partsList(page).locator("[data-entry][tabindex='0']")).toHaveCount(1);
});

test("Delete removes, Ctrl+D copies, Ctrl+Z and Ctrl+Y take it back and make it again", async ({ page }) => {
  // However fast the keys follow each other, each is a step of its own.
  await page.clock.setFixedTime(Date.now());
  await entries(page, "text").first().focus();
  await page.keyboard.press("Control+d");
  await expect(entries(page, "text")).toHaveCount(3);
  const [, copy = ""] = await order(page);
  expect(await order(page)).toEqual(["text-one", copy, "text-two"]);
  await page.keyboard.press("Delete");
  await expect.poll(() => order(page)).toEqual([copy, "text-two"]);
  await expect(focusedEntry(page)).toHaveAttribute("data-entry", copy ?? "");
  await page.keyboard.press("Control+z");
  await expect.poll(() => order(page)).toEqual(["text-one", copy, "text-two"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => order(page)).toEqual(["text-one", "text-two"]);
  await page.keyboard.press("Control+y");
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => order(page)).toEqual([copy, "text-two"]);
});

for (const width of [1440, 1024])
  test(`Enter leads from the list to the fields of a part at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await entries(page, "text").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(text(fields(page, "text"), "Title", "English")).toBeFocused();
    await page.keyboard.type("Typed");
    await expect(preview(page).getByRole("heading", { name: "Typed" })).toBeVisible();
    await expect(preview(page).locator("[data-part='text-two']")).toContainText("Typed");
  });

test("in the page, Tab reaches a part, Enter its fields, and Escape leads back to the list", async ({ page }) => {
  const second = preview(page).locator("[data-part='text-two'] > *").first();
  await expect(second).toHaveAttribute("aria-label", kinds.text);
  await preview(page).locator("[data-part='text-one'] > *").first().focus();
  await page.keyboard.press("Tab");
  await expect(second).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entries(page, "text").nth(1)).toHaveAttribute("aria-current", "true");
  await expect(text(fields(page, "text"), "Title", "English")).toBeFocused();
  await second.focus();
  await page.keyboard.press("Escape");
  await expect(entries(page, "text").nth(1)).toBeFocused();
});

test("the tools of a part are named, and reached one after the other", async ({ page }) => {
  await entries(page, "text").nth(1).click();
  const toolbar = tools(page, "text");
  const named = (label: string) => toolbar.getByRole("button", { name: filled(label, { kind: kinds.text }), exact: true });
  await expect(named(labels.moveDown)).toBeDisabled();
  await named(labels.moveUp).focus();
  for (const label of [labels.copy, labels.hide, labels.delete]) {
    await page.keyboard.press("Tab");
    await expect(named(label)).toBeFocused();
  }
  await named(labels.moveUp).press("Enter");
  await expect.poll(() => order(page)).toEqual(["text-two", "text-one"]);
});

for (const [language, { page: messages }] of languages)
  test(`parts are found by other words for them, and added by keyboard (${language})`, async ({ page, speak }) => {
    await speak(language);
    await page.reload();
    const { kinds, add } = messages.parts;
    const list = page.getByRole("navigation", { name: messages.editor.parts });
    await list.getByRole("button", { name: add, exact: true }).press("Enter");
    const search = page.getByRole("combobox", { name: messages.editor.searchKinds });
    await expect(search).toBeFocused();
    for (const [word, kind] of [
      ["statistics", "figures"],
      ["số liệu", "figures"],
      ["so lieu", "figures"],
      ["clients", "partners"],
      ["đối tác", "partners"],
      ["vacancies", "jobs"],
      ["tuyển dụng", "jobs"],
    ] as const) {
      await search.fill(word);
      await expect(page.getByRole("option"), word).toHaveCount(1);
      await expect(page.getByRole("option", { selected: true }), word).toHaveText(new RegExp(`^${kinds[kind]}`));
    }
    await search.fill("qqqq");
    await expect(page.getByText(messages.editor.noKind)).toBeVisible();
    await search.fill("");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    const chosen = page.getByRole("option", { selected: true });
    await expect(chosen).toHaveText(new RegExp(`^${kinds.text}`));
    await expect(search).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
    await page.keyboard.press("ArrowDown");
    await expect(chosen).not.toHaveText(new RegExp(`^${kinds.text}`));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(list.locator("[data-entry]", { hasText: kinds.text })).toHaveCount(3);
    await expect(list.locator("[data-entry]").last()).toHaveAttribute("aria-current", "true");
  });

test("Escape closes the choice of a part, and the focus is where it was", async ({ page }) => {
  const dialog = await openAdding(page);
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(partsList(page).getByRole("button", { name: labels.add, exact: true })).toBeFocused();
  await expect(entries(page, "text")).toHaveCount(2);
  const below = partsList(page).getByRole("button", { name: editor.addHere }).last();
  await below.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(below).toBeFocused();
});

test("a part is moved by dragging it with the mouse", async ({ page }) => {
  const [first, second] = [entries(page, "text").nth(0), entries(page, "text").nth(1)];
  const [from, to] = [await first.boundingBox(), await second.boundingBox()];
  if (!from || !to) throw new Error("The parts are not in sight.");
  // The handle is left of the name.
  await page.mouse.move(from.x - 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x - 10, from.y + from.height, { steps: 4 });
  await page.mouse.move(to.x - 10, to.y + to.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(["text-two", "text-one"]);
});
