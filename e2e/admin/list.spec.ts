import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyArticle } from "~/features/news/article/schema";
import { type Calls, expect, test } from "../fixtures";
import { filled, words } from "../words";

const { en } = words;
const english = /^Name \W?English/;

test.beforeEach(async ({ signIn }) => signIn());

test("searches a list without accents, and sorts it in both directions", async ({ page, list, calls, mark }) => {
  await addLevels(calls, [
    [`Way ${mark}`, `Đường ${mark}`],
    [`Area ${mark}`, `Khu vực ${mark}`],
    [`Zone ${mark}`, `Vùng ${mark}`],
  ]);
  const levels = list("/admin/level");
  await levels.open();
  await levels.searchBox.fill(`DUONG ${mark}`);
  await expect(levels.rows).toHaveCount(1);
  await expect(levels.rows).toContainText(`Way ${mark}`);
  await levels.searchBox.fill(mark);
  await expect(levels.rows).toHaveCount(3);
  await levels.sortBy(english);
  await expect(levels.rows.first()).toContainText("Area");
  await levels.sortBy(english);
  await expect(levels.rows.first()).toContainText("Zone");
  await expect(page).toHaveURL(/sort=nameEn\.DESC/);
  expect(await levels.column(english)).toEqual([`Zone ${mark}`, `Way ${mark}`, `Area ${mark}`]);
  await levels.sortBy(english);
  await expect(page).not.toHaveURL(/sort=/);
  await page.getByRole("button", { name: en.table.clearSearch }).click();
  await expect(page).toHaveURL("/admin/level");
});

test("keeps page and page size in the address through a reload, the back button and a shared link", async ({
  page,
  context,
  list,
  calls,
  mark,
}) => {
  const names = Array.from({ length: 75 }, (_, index) => `Row ${String(index + 1).padStart(2, "0")} ${mark}`);
  await addLevels(
    calls,
    names.map((name) => [name, `${name} vi`] as const),
  );
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  const range = (from: number, to: number) => page.getByText(filled(en.pagination.range, { from, to, total: 75 }));
  await expect(range(1, 20)).toBeVisible();
  await expect(levels.rows).toHaveCount(20);

  await levels.choose(en.pagination.itemsPerPageLabel, filled(en.pagination.itemsPerPage, { size: 10 }));
  await expect(range(1, 10)).toBeVisible();
  const pages = page.getByRole("navigation", { name: en.pagination.label });
  await pages.getByRole("button", { name: en.pagination.nextPage }).click();
  await expect(range(11, 20)).toBeVisible();
  expect((await levels.column(en.table.number))[0]).toBe("11");
  // The address follows the rows a moment later. Who goes on before that skips the step on the way back.
  await expect(page).toHaveURL(/page=2\b/);
  await pages.getByRole("button", { name: en.pagination.next5 }).click();
  await expect(range(61, 70)).toBeVisible();
  await expect(page).toHaveURL(/page=7\b/);
  await pages.getByRole("button", { name: en.pagination.previous5 }).click();
  await expect(range(11, 20)).toBeVisible();
  await expect(page).toHaveURL(/page=2\b/);
  await page.getByLabel(en.pagination.jumpTo).fill("99");
  await page.keyboard.press("Enter");
  await expect(range(71, 75)).toBeVisible();
  await expect(pages.getByRole("button", { name: en.pagination.nextPage })).toBeDisabled();

  await expect(page).toHaveURL(/page=8/);
  await page.reload();
  await expect(range(71, 75)).toBeVisible();
  await page.goBack();
  await expect(range(11, 20)).toBeVisible();
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole("row").filter({ hasText: `Row 11 ${mark}` })).toBeVisible();
  await shared.close();

  // A narrow screen shows fewer page numbers.
  await page.setViewportSize({ width: 360, height: 900 });
  await pages.getByRole("button", { name: en.pagination.next3 }).click();
  await expect(range(41, 50)).toBeVisible();
  // A page number beyond the last shows the last page.
  await page.goto(`/admin/level?search=${mark}&page=1000&pageSize=7`);
  await expect(range(61, 75)).toBeVisible();
});

test("filters a list, and marks records without a translation", async ({ page, list, calls, mark }) => {
  const english = { titleEn: `Both ${mark}`, summaryEn: "Whole in English.", contentEn: "<p>Whole in English.</p>" };
  await calls.news.article.create.mutate({ data: { ...emptyArticle, ...english, titleVi: `Cả hai ${mark}`, featured: true } });
  await calls.news.article.create.mutate({ data: { ...emptyArticle, titleVi: `Một thôi ${mark}` } });
  const articles = list("/admin/news");
  await articles.open({ search: mark });
  await expect(articles.rows).toHaveCount(2);
  await articles.filter(en.fields.common.featured, en.table.yes);
  await expect(articles.rows).toHaveCount(1);
  await expect(articles.rows).toContainText("Both");
  await articles.chip(en.fields.common.featured).press("Delete");
  await expect(articles.rows).toHaveCount(2);
  await expect(page.getByRole("button", { name: en.table.addFilter, exact: true })).toBeFocused();
  await articles.filter(en.fields.common.status, en.resource.states.live);
  await expect(page.getByText(en.table.noMatch)).toBeVisible();
  await page.getByRole("button", { name: en.table.clearFilters }).first().click();
  await articles.open({ search: mark, missing: "en" });
  await expect(articles.rows).toHaveCount(1);
  await expect(articles.rows).toContainText("Một thôi");
});

test("a search typed with pauses adds one entry to the browser history", async ({ page, list, calls, mark }) => {
  await addLevels(calls, [[`Found ${mark}`, `Tìm thấy ${mark}`]]);
  const levels = list("/admin/level");
  await levels.open();
  for (const text of ["Fou", `Found ${mark}`]) {
    await levels.searchBox.fill(text);
    await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe(text);
  }
  await expect(levels.rows).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/admin/level");
  await expect(levels.searchBox).toHaveValue("");
});

test("sorts what was searched last on a slow device, and goes back to it", async ({ page, context, list, calls, mark }) => {
  await addLevels(calls, [
    [`Way ${mark}`, `Đường ${mark}`],
    [`Area ${mark}`, `Khu vực ${mark}`],
  ]);
  const levels = list("/admin/level");
  await levels.open();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  const isSearched = (text: string) => expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe(text);
  await levels.searchBox.fill(`Way ${mark}`);
  await isSearched(`Way ${mark}`);
  await levels.searchBox.fill(mark);
  await isSearched(mark);
  await levels.sortBy(english);
  await expect(page).toHaveURL(/sort=nameEn\.ASC/);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(levels.rows).toHaveCount(2);
  await expect(levels.rows.first()).toContainText("Area");
  await expect(levels.searchBox).toHaveValue(mark);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(levels.rows).toHaveCount(2);
  await expect(levels.searchBox).toHaveValue(mark);
});

test("opens the filters at the first press after another menu", async ({ page, list, calls, mark }) => {
  const titleEn = `Menus ${mark}`;
  await calls.news.article.create.mutate({ data: { ...emptyArticle, titleEn } });
  const articles = list("/admin/news");
  await articles.open({ search: mark });
  await articles.openMenuOf(titleEn);
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await articles.filter(en.fields.common.featured, en.table.no);
  await expect(articles.chip(en.fields.common.featured)).toBeVisible();
});

test("does not open a menu that is still loading under what is typed meanwhile", async ({ page, list }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const levels = list("/admin/level");
  await levels.open();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.fallback();
  });
  const more = page.getByRole("button", { name: en.table.more, exact: true });
  await more.click();
  await expect(more).toHaveAttribute("aria-busy", "true");
  await levels.searchBox.fill("a");
  release();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(levels.searchBox).toBeFocused();
  await more.click();
  await expect(page.getByRole("menu")).toBeVisible();
});

test("returns the focus to the filters when the only one of a list is removed", async ({ page, list }) => {
  const mails = list("/admin/outbox");
  await page.goto("/admin/outbox");
  const filter = en.fields.outbox.state;
  await mails.filter(filter, en.outbox.states.sent);
  const add = page.getByRole("button", { name: en.table.addFilter, exact: true });
  await expect(add).toBeDisabled();
  await mails.chip(filter).press("Delete");
  await expect(mails.chip(filter)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("filters a list by a searched record, and shows the record's name after a reload", async ({ page, list, calls, mark }) => {
  const name = `Topic ${mark}`;
  const { id } = await calls.news.category.create.mutate({ data: { nameEn: name, nameVi: `Chủ đề ${mark}`, slug: "" } });
  await calls.news.article.create.mutate({ data: { ...emptyArticle, titleEn: `In it ${mark}`, categoryId: id } });
  const articles = list("/admin/news");
  await articles.open();
  const editor = await articles.addFilter(en.fields.news.category);
  await expect(editor.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(mark);
  await page.getByRole("option", { name }).click();
  await expect(articles.rows).toHaveCount(1);
  await expect(articles.rows).toContainText(`In it ${mark}`);
  expect(await (await page.request.get(page.url())).text()).toContain(name);
  await page.reload();
  await expect(articles.chip(en.fields.news.category)).toContainText(name);
});

test("remembers the chosen columns", async ({ page, list, calls, mark }) => {
  await addLevels(calls, [[`Seen ${mark}`, `Thấy ${mark}`]]);
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  const vietnamese = page.getByRole("columnheader", { name: /^Name \W?Vietnamese/ });
  await expect(vietnamese).toBeVisible();
  await page.getByRole("button", { name: en.table.view, exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: /^Name \W?Vietnamese/ }).click();
  await page.keyboard.press("Escape");
  await expect(vietnamese).toHaveCount(0);
  await page.reload();
  await expect(levels.rows).toContainText(`Seen ${mark}`);
  await expect(vietnamese).toHaveCount(0);
});

test("exports the filtered rows with accents and quotes, and neutralizes formulas", async ({ page, list, calls, mark }) => {
  await addLevels(calls, [
    [`=1+1 ${mark}`, `Trưởng "nhóm", ${mark}`],
    [`Plain ${mark}`, `Thường ${mark}`],
  ]);
  await list("/admin/level").open({ search: mark });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: en.table.more, exact: true }).click();
  await page.getByRole("menuitem", { name: en.table.export }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^level-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  const lines = text.split("\r\n");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(lines).toHaveLength(4);
  expect(text).toContain(`'=1+1 ${mark},"Trưởng ""nhóm"", ${mark}"`);
  expect(text).toContain(`Plain ${mark},Thường ${mark}`);
});

test("deletes several rows at once, and names those in use, which stay", async ({ page, list, calls, mark }) => {
  const used = await calls.news.category.create.mutate({ data: { nameEn: `Used ${mark}`, nameVi: `Có bài ${mark}`, slug: "" } });
  await calls.news.category.create.mutate({ data: { nameEn: `Spare ${mark}`, nameVi: `Trống ${mark}`, slug: "" } });
  const titles = { titleEn: `In use ${mark}`, titleVi: `Đang dùng ${mark}` };
  await calls.news.article.create.mutate({ data: { ...emptyArticle, ...titles, categoryId: used.id } });
  const categories = list("/admin/news-category");
  await categories.open({ search: mark });
  await page.getByRole("checkbox", { name: en.table.selectAll }).check();
  await page.getByRole("button", { name: en.common.delete, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: en.common.confirmDelete });
  await expect(
    question.getByText(filled(en.resource.usedByEntry.replace(", number", ""), { feature: en.features.news, count: 1 })),
  ).toBeVisible();
  await question.getByRole("button", { name: en.common.delete }).click();
  await expect(page.getByText(filled(en.resource.report, { count: 1, unchanged: 1 }))).toBeVisible();
  await expect(categories.rows).toHaveCount(1);
  await expect(categories.rows).toContainText(`Used ${mark}`);
});

test("publishes several articles at once, says what an incomplete one lacks, and clears the selection", async ({
  page,
  list,
  calls,
  mark,
  expectNoProblems,
}) => {
  const texts = { summaryEn: "Whole.", contentEn: "<p>Whole.</p>", visibleVi: false };
  await calls.news.article.create.mutate({ data: { ...emptyArticle, ...texts, titleEn: `Whole ${mark}` } });
  const lacking = { ...emptyArticle, ...texts, contentEn: null, titleEn: `Lacking ${mark}` };
  const { id } = await calls.news.article.create.mutate({ data: lacking });
  const articles = list("/admin/news");
  await articles.open({ search: mark });
  await page.getByRole("checkbox", { name: en.table.selectAll }).check();
  await page.getByRole("button", { name: en.writing.actions.publish, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Publish 2 items now?" });
  await expect(question).toBeVisible();
  await expectNoProblems();
  await question.getByRole("button", { name: en.writing.actions.publish }).click();
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: en.common.updated });
  await expect(toast).toContainText("1 item published");
  await expect(page.locator("[data-undo]")).toContainText("1 item published");
  await expect(
    page.getByText(`${en.fields.common.content} (${en.common.english}): ${en.validation.missingLanguage}`),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: `Lacking ${mark}`, exact: true }).first()).toHaveAttribute(
    "href",
    `/admin/news/${id}`,
  );
  await expect(articles.searchBox).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(articles.rows.filter({ hasText: `Whole ${mark}` })).toContainText(en.resource.states.live);
  await expect(articles.rows.filter({ hasText: `Lacking ${mark}` })).toContainText(en.resource.states.draft);
  await page.locator("[data-undo]").getByRole("button", { name: en.common.undo }).click();
  await expect(articles.rows.filter({ hasText: `Whole ${mark}` })).toContainText(en.resource.states.draft);
  await expectNoProblems();
});

test("reorders rows with the keyboard", async ({ page, list }) => {
  const levels = list("/admin/level");
  await levels.open();
  const order = async () => (await levels.column(english)).slice(0, 2);
  const [first = "", second = ""] = await order();
  const announcement = (name: string, position: number) => page.getByText(`${name}: position ${position} of`);
  const move = async (name: string, key: "ArrowDown" | "ArrowUp", to: number) => {
    await page.getByRole("button", { name: filled(en.table.moveRow, { name }), exact: true }).focus();
    await page.keyboard.press("Space");
    // Arrow keys count once drag and drop is loaded and its next timer has run.
    await expect(async () => {
      if ((await announcement(name, to).count()) === 0) await page.keyboard.press(key);
      await expect(announcement(name, to)).toBeAttached({ timeout: 2000 });
    }).toPass();
    const saved = page.waitForResponse((response) => response.url().includes("career.level.move") && response.ok());
    await page.keyboard.press("Space");
    await saved;
  };
  await page.route("**/_next/static/**/*.js", async (route) => {
    await sleep(1000);
    await route.fallback();
  });
  await move(first, "ArrowDown", 2);
  await page.unroute("**/_next/static/**/*.js");
  await expect.poll(order).toEqual([second, first]);
  await page.reload();
  await levels.settled();
  expect(await order()).toEqual([second, first]);
  await move(first, "ArrowUp", 1);
  await expect.poll(order).toEqual([first, second]);
  await page.getByRole("button", { name: en.common.undo }).click();
  await expect.poll(order).toEqual([second, first]);
  await move(first, "ArrowUp", 1);
  await expect.poll(order).toEqual([first, second]);
});

async function addLevels(calls: Calls, names: readonly (readonly [en: string, vi: string])[]): Promise<void> {
  for (const [nameEn, nameVi] of names) await calls.career.level.create.mutate({ data: { nameEn, nameVi } });
}

test("keeps a view of a list, shows a change of it, and shares it", async ({ page, list, calls, mark, expectNoProblems }) => {
  const texts = { summaryEn: "Whole.", contentEn: "<p>Whole.</p>" };
  await calls.news.article.create.mutate({ data: { ...emptyArticle, ...texts, titleEn: `Plain ${mark}` } });
  await calls.news.article.create.mutate({ data: { ...emptyArticle, ...texts, titleEn: `Front ${mark}`, featured: true } });
  const articles = list("/admin/news");
  await articles.open({ search: mark });
  await articles.filter(en.fields.common.featured, en.table.yes);
  await expect(articles.rows).toHaveCount(1);
  await page.getByRole("button", { name: en.views.saveView, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(en.views.name).fill(`Front page ${mark}`);
  await dialog.getByRole("combobox", { name: en.views.audience }).selectOption({ label: en.views.everyone });
  await expectNoProblems();
  await dialog.getByRole("button", { name: en.common.save }).click();
  const tab = page.getByRole("navigation", { name: en.views.label }).getByRole("link", { name: `Front page ${mark}` });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(tab).toHaveAttribute("href", /featured=true/);
  await expect(tab).toBeFocused();
  await expect(page.getByRole("button", { name: en.views.save, exact: true })).toBeHidden();

  await articles.removeFilter(en.fields.common.featured);
  await expect(articles.rows).toHaveCount(2);
  await expect(page.getByRole("button", { name: en.views.save, exact: true })).toBeVisible();
  await page.getByRole("link", { name: en.views.reset }).click();
  await expect(articles.rows).toHaveCount(1);
  await page.getByRole("link", { name: en.resource.states.scheduled, exact: true }).click();
  await expect(page).toHaveURL(/status=scheduled/);
  await expect(articles.chip(en.fields.common.status)).toHaveCount(0);

  const [view] = (await calls.system.savedView.forPage.query({ path: "/admin/news" })).filter(({ name }) => name.includes(mark));
  expect(view).toMatchObject({ isForEveryone: true, query: `featured=true&search=${mark}` });
  await calls.system.savedView.update.mutate({ id: view?.id ?? 0, data: { query: "gone=1&featured=true" } });
  await page.reload();
  await tab.click();
  await expect(page.getByText(filled(en.views.deadTitle, { name: `Front page ${mark}` }))).toBeVisible();
  await page.getByRole("button", { name: filled(en.views.menu, { name: `Front page ${mark}` }) }).click();
  await page.getByRole("menuitem", { name: en.views.delete }).click();
  const question = page.getByRole("alertdialog", { name: en.common.confirmDelete });
  await expect(question).toContainText(`Front page ${mark}`);
  await question.getByRole("button", { name: en.common.cancel }).click();
  await expect(tab).toBeVisible();
  await page.getByRole("button", { name: filled(en.views.menu, { name: `Front page ${mark}` }) }).click();
  await page.getByRole("menuitem", { name: en.views.delete }).click();
  await question.getByRole("button", { name: en.common.delete }).click();
  await expect(tab).toHaveCount(0);
  await expect(page).toHaveURL("/admin/news");
  await expect(page.getByRole("navigation", { name: en.views.label }).locator("[aria-current]")).toBeFocused();
});

test("brings a deleted record back from the trash", async ({ page, list, calls, mark, expectNoProblems }) => {
  const { id } = await calls.career.level.create.mutate({ data: { nameEn: `Lost ${mark}`, nameVi: `Mất ${mark}` } });
  await calls.career.level.delete.mutate({ ids: [id] });
  const levels = list("/admin/level");
  await levels.open();
  await page.getByRole("button", { name: en.table.more, exact: true }).click();
  await page.getByRole("menuitem", { name: en.table.trash }).click();
  await expect(page).toHaveURL("/admin/trash?kind=/admin/level");
  await expectNoProblems();
  await page.getByRole("button", { name: filled(en.trash.restoreRow, { name: `Lost ${mark}` }) }).click();
  await expect(page.getByText(filled(en.trash.restoredOne, { name: `Lost ${mark}` }))).toBeVisible();
  await expect(page.getByRole("main").getByText(`Lost ${mark}`)).toHaveCount(0);
  await levels.open({ search: mark });
  await expect(levels.rows).toContainText(`Lost ${mark}`);
});

test("goes through a list, ticks, opens and adds by single keys, which can be switched off", async ({
  page,
  list,
  calls,
  mark,
  signIn,
  newPerson,
  expectNoProblems,
}) => {
  await signIn(await newPerson("ADMIN"));
  await addLevels(calls, [
    [`Alpha ${mark}`, `Một ${mark}`],
    [`Beta ${mark}`, `Hai ${mark}`],
  ]);
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.getByRole("region", { name: en.features.level }).focus();
  await page.keyboard.press("j");
  await expect(levels.rows.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(levels.rows.nth(1)).toBeFocused();
  await page.keyboard.press("x");
  await expect(levels.rows.nth(1).getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("x");
  await page.keyboard.press("k");
  await expect(levels.rows.nth(0)).toBeFocused();
  await expectNoProblems();
  await page.keyboard.press("e");
  await expect(dialog.getByRole("textbox").first()).toHaveValue(`Alpha ${mark}`);
  await dialog.getByRole("textbox").first().fill(`Gamma ${mark}`);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await expect(levels.rows.nth(0)).toContainText(`Gamma ${mark}`);

  await levels.rows.nth(0).focus();
  await page.keyboard.press("?");
  await dialog.getByRole("switch", { name: en.shell.singleKeys }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await levels.rows.nth(0).focus();
  for (const key of ["j", "x", "n", "?"]) await page.keyboard.press(key);
  await expect(levels.rows.nth(0)).toBeFocused();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await page.goto("/admin/profile");
  const choices = page.getByRole("radiogroup", { name: en.shell.singleKeys });
  await expect(choices.getByRole("radio", { name: en.shell.singleKeyChoices.off })).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().includes("account.saveProfile") && response.ok());
  await choices.getByText(en.shell.singleKeyChoices.on, { exact: true }).click();
  await saved;
  await levels.open({ search: mark });
  await levels.rows.nth(0).focus();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: en.level.new })).toBeVisible();
});

test("redirects the address of a deleted article, and takes both back", async ({
  page,
  list,
  calls,
  mark,
  request,
  expectNoProblems,
}) => {
  const texts = { summaryEn: "Whole.", contentEn: "<p>Whole.</p>", visibleVi: false, status: "published" as const };
  const slug = `gone-${mark.toLowerCase()}`;
  await calls.news.article.create.mutate({ data: { ...emptyArticle, ...texts, titleEn: `Gone ${mark}`, slug } });
  const articles = list("/admin/news");
  await articles.open({ search: mark });
  await articles.inMenuOf(`Gone ${mark}`, en.common.delete);
  const question = page.getByRole("alertdialog", { name: en.common.confirmDelete });
  await question.getByRole("checkbox", { name: /^Redirect this address to another page/ }).check();
  await expect(question.getByLabel(en.resource.redirect.target)).toHaveValue("/news");
  await expectNoProblems();
  await question.getByRole("button", { name: en.common.delete }).click();
  await expect(page.getByRole("button", { name: en.common.undo })).toBeVisible();
  const moved = await request.get(`/news/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, "/news"]);
  await page.getByRole("button", { name: en.common.undo }).click();
  await expect(articles.rows).toHaveCount(1);
  await expect.poll(async () => (await request.get(`/news/${slug}`, { maxRedirects: 0 })).status()).toBe(200);
  await expect.poll(async () => (await calls.website.redirect.list.query({ search: slug })).total).toBe(0);
});
