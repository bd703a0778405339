import type { Browser, Page } from "playwright/test";
import { type Calls, expect, type Person, signInAs, test, waitUntilHydrated } from "../fixtures";
import { FormPage } from "../pages/form-page";
import { addPage, entries, fields, preview, text, write } from "../pages/page-editor";
import { words } from "../words";

const { en } = words;
const { actions } = en.writing;
const contentOf = (number: number) => `${en.page.parts.kinds.text} ${number}: Content (English)`;

test.beforeEach(async ({ signIn }) => signIn());

/** Opens a page as another person, in a browser of their own. */
async function openAs(browser: Browser, origin: string, person: Person, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await signInAs(context, origin, person);
  const page = await context.newPage();
  await page.goto(address);
  await waitUntilHydrated(page);
  await expect(entries(page, "text")).toHaveCount(2);
  return page;
}

/** Two ways of saving a published page, and what is then stored. */
const ways = {
  published: {
    save: (page: Page) => new FormPage(page).publish(actions.publishChanges),
    saved: en.common.updated,
    read: async (calls: Calls, id: number) => (await calls.website.page.byId.query({ id })).parts,
  },
  pending: {
    save: (page: Page) => page.keyboard.press("Control+s"),
    saved: en.form.savedHidden,
    read: async (calls: Calls, id: number) => (await calls.website.page.pending.byId.query({ id })).changes?.values.parts,
  },
};

for (const [name, { save, saved, read }] of Object.entries(ways)) {
  test(`two people write different parts, and two languages of one part: ${name}`, async ({
    page,
    browser,
    baseURL,
    calls,
    form,
    mark,
    newPerson,
  }) => {
    const { id } = await addPage(calls, mark);
    await page.goto(`/admin/page/${id}`);
    const other = await openAs(browser, baseURL ?? "", await newPerson("ADMIN"), `/admin/page/${id}`);
    await new FormPage(other).showBoth();
    await write(page, 1, "Second, mine.");
    await write(other, 0, "First, theirs.");
    await write(other, 1, "Hai, của họ.", "Vietnamese");
    await save(other);
    await expect(other.getByText(saved)).toBeVisible();
    await save(page);
    await expect(page.getByText(saved)).toBeVisible();
    expect(await read(calls, id)).toMatchObject([
      { contentEn: "<p>First, theirs.</p>", contentVi: "<p>Một.</p>" },
      { contentEn: "<p>Second, mine.</p>", contentVi: "<p>Hai, của họ.</p>" },
    ]);
    await form.showBoth();
    await expect(text(fields(page, "text"), "Content", "Vietnamese")).toHaveText("Hai, của họ.");
    await entries(page, "text").nth(0).click();
    await expect(text(fields(page, "text"), "Content", "English")).toHaveText("First, theirs.");
    // Undo leaves the texts that the other person saved.
    const undo = page.locator("[data-writing-head]").getByRole("button", { name: en.page.editor.undo, exact: true });
    await undo.click();
    await expect(preview(page).getByText("Second.", { exact: true })).toBeVisible();
    await expect(text(fields(page, "text"), "Content", "English")).toHaveText("First, theirs.");
    await expect(undo).toBeDisabled();
    await other.context().close();
  });

  test(`two people write the same text, and either may be kept: ${name}`, async ({
    page,
    browser,
    baseURL,
    calls,
    mark,
    newPerson,
  }) => {
    const { id } = await addPage(calls, mark);
    await page.goto(`/admin/page/${id}`);
    const other = await openAs(browser, baseURL ?? "", await newPerson("ADMIN"), `/admin/page/${id}`);
    await write(page, 1, "Second, mine.");
    await write(page, 0, "First, mine.");
    await write(other, 0, "First, theirs.");
    await save(other);
    await expect(other.getByText(saved)).toBeVisible();

    await save(page);
    const dialog = page.getByRole("dialog", { name: en.form.conflictTitle });
    await expect(dialog.getByRole("group")).toHaveCount(1);
    const both = dialog.getByRole("group", { name: contentOf(1) });
    for (const words of ["First, mine.", "First, theirs."]) await expect(both).toContainText(words);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(text(fields(page, "text"), "Content", "English")).toHaveText("First, mine.");

    await save(page);
    await both.getByRole("radio").last().check();
    await dialog.getByRole("button", { name: en.form.saveChoice }).click();
    await expect(page.getByText(saved)).toBeVisible();
    expect(await read(calls, id)).toMatchObject([{ contentEn: "<p>First, theirs.</p>" }, { contentEn: "<p>Second, mine.</p>" }]);
    await expect(text(fields(page, "text"), "Content", "English")).toHaveText("First, theirs.");
    await other.context().close();
  });
}

for (const hasPending of [false, true])
  test(`input of an earlier visit joins what others saved since${hasPending ? " to pending changes" : ""}`, async ({
    page,
    browser,
    baseURL,
    calls,
    form,
    mark,
    signIn,
    newPerson,
  }) => {
    await signIn(await newPerson("ADMIN"));
    const { id } = await addPage(calls, mark);
    await page.goto(`/admin/page/${id}`);
    if (hasPending) {
      await write(page, 0, "First, pending.");
      await page.keyboard.press("Control+s");
      await expect(page.getByText(en.form.savedHidden)).toBeVisible();
    }
    const other = await openAs(browser, baseURL ?? "", await newPerson("ADMIN"), `/admin/page/${id}`);
    await write(page, 1, "Second, mine.");
    await form.keptInDraft();
    await write(other, 0, "First, theirs.");
    await other.keyboard.press("Control+s");
    await expect(other.getByText(en.form.savedHidden)).toBeVisible();
    await other.context().close();

    await page.reload();
    await entries(page, "text").nth(1).click();
    await expect(text(fields(page, "text"), "Content", "English")).toHaveText("Second, mine.");
    await page.keyboard.press("Control+s");
    await expect(page.getByText(en.form.savedHidden)).toBeVisible();
    expect(await ways.pending.read(calls, id)).toMatchObject([
      { contentEn: "<p>First, theirs.</p>" },
      { contentEn: "<p>Second, mine.</p>" },
    ]);
    await entries(page, "text").nth(0).click();
    await expect(text(fields(page, "text"), "Content", "English")).toHaveText("First, theirs.");
  });

test("input of an earlier visit asks only where someone else wrote the same text", async ({
  page,
  calls,
  form,
  mark,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson("ADMIN"));
  const { id, parts } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await write(page, 1, "Second, mine.");
  await form.keptInDraft();
  const theirs = parts.map((part) => ({ ...part, contentEn: "<p>Theirs.</p>" }));
  await calls.website.page.pending.save.mutate({ id, version: 1, pendingVersion: null, data: { parts: theirs } });
  await page.reload();
  await form.keptInDraft();
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: en.form.conflictTitle });
  await expect(dialog.getByRole("group", { name: contentOf(2) })).toContainText("Second, mine.");
  await expect(dialog.getByRole("group")).toHaveCount(1);
  await dialog.getByRole("button", { name: en.form.saveChoice }).click();
  await expect(page.getByText(en.form.savedHidden)).toBeVisible();
  expect(await ways.pending.read(calls, id)).toMatchObject([
    { contentEn: "<p>Theirs.</p>" },
    { contentEn: "<p>Second, mine.</p>" },
  ]);
});
