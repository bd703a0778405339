import type { Locator, Page } from "playwright/test";
import { emptyPost } from "~/features/career/post/schema";
import { emptyArticle } from "~/features/news/article/schema";
import { expect, test } from "../fixtures";
import { languages, words } from "../words";

const { en } = words;

test.beforeEach(async ({ signIn }) => signIn());

const tables = [
  ...["news", "news-category", "service", "partner", "about-us", "statistic", "page", "media?view=table", "redirect"],
  ...["career", "candidate", "level", "position", "source", "office", "history", "user", "role", "activity", "outbox"],
];

for (const [language] of languages) {
  test(`rows on a phone have two lines, in ${language}`, async ({ page, speak, expectNoProblems }) => {
    // Twenty pages, each of which takes a slow machine twelve seconds.
    test.slow();
    await speak(language);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of tables) {
      await page.goto(`/admin/${path}`);
      await expect(tableOf(page)).toHaveAttribute("aria-busy", "false");
      const heights = await tableOf(page)
        .locator("[data-row]")
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights), path).toBeLessThanOrEqual(76);
      // The head of the table, which would name the values, is not shown.
      await expect(tableOf(page).getByRole("columnheader"), path).toHaveCount(0);
    }
    await page.goto("/admin/career");
    await expect(tableOf(page)).toHaveAttribute("aria-busy", "false");
    await expectNoProblems();
  });

  test(`names in a wide window take the room that the other columns leave, in ${language}`, async ({ page, speak }) => {
    await speak(language);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ["career", "news", "service", "page", "outbox", "about-us"]) {
      await page.goto(`/admin/${path}`);
      await expect(tableOf(page)).toHaveAttribute("aria-busy", "false");
      const widths = await tableOf(page)
        .getByRole("columnheader")
        .evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
      const name = widths.indexOf(Math.max(...widths));
      await expect(tableOf(page).getByRole("columnheader").nth(name), path).toHaveText(await firstLabel(page));
      const scrolls = await tableOf(page).evaluate(
        ({ parentElement }) => (parentElement?.scrollWidth ?? 0) > (parentElement?.clientWidth ?? 0),
      );
      expect(scrolls, path).toBe(false);
    }
  });
}

test("shows the name above the state and the facts of a record on a phone, whose labels screen readers get", async ({
  page,
  list,
  calls,
  mark,
  expectNoProblems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const texts = { summaryEn: "Whole.", contentEn: "<p>Whole.</p>", visibleVi: false, status: "published" as const };
  await calls.news.article.create.mutate({
    data: { ...emptyArticle, ...texts, titleEn: `A title that is longer than a phone ${mark}` },
  });
  await calls.news.article.create.mutate({ data: { ...emptyArticle, titleEn: `Short ${mark}` } });
  const articles = list("/admin/news");
  await articles.open({ search: mark });
  const row = articles.row("A title that is longer");
  const [name, state, date] = [row.getByRole("link"), row.getByText(en.resource.states.live), row.locator("time")];
  const [nameBox, stateBox, dateBox] = [await boxOf(name), await boxOf(state), await boxOf(date)];
  expect(nameBox.width).toBeGreaterThan(250);
  expect(stateBox.y).toBeGreaterThan(nameBox.y + nameBox.height - 3);
  expect(dateBox.x).toBeGreaterThan(stateBox.x + stateBox.width);
  expect(Math.abs(stateBox.y + stateBox.height / 2 - dateBox.y - dateBox.height / 2)).toBeLessThan(3);
  await expect(row.getByRole("cell", { name: new RegExp(`^${en.fields.common.publishAt}`) })).toBeVisible();
  await expect(row.getByRole("cell", { name: new RegExp(`^${en.fields.common.status}`) })).toBeVisible();

  // Ticking, sorting and the row's menu work as in a wide window.
  await row.getByRole("checkbox").check();
  await expect(page.getByText("1 item selected")).toBeVisible();
  await row.getByRole("checkbox").uncheck();
  await articles.openMenuOf(`Short ${mark}`);
  await expect(page.getByRole("menuitem", { name: en.common.delete, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: en.table.view, exact: true }).click();
  await expect(page.getByText(en.table.sortBy)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoProblems();
  await name.click();
  await expect(page).toHaveURL(/\/admin\/news\/\d+\?/);
});

test("does not cut the title of a job in a wide window, and shows its salary when the column is chosen", async ({
  page,
  list,
  calls,
  mark,
}) => {
  const title = `Embedded software engineer for gateways ${mark}`;
  const { id } = await calls.career.post.create.mutate({
    data: { ...emptyPost, titleEn: title, visibleVi: false, salaryMin: 1200 },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  const posts = list("/admin/career");
  await posts.open();
  const name = page.getByRole("link", { name: title, exact: true });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(page.getByRole("columnheader", { name: en.fields.career.salary })).toHaveCount(0);
  await page.getByRole("button", { name: en.table.view, exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: en.fields.career.salary }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: en.fields.career.salary })).toBeVisible();
  const row = page.getByRole("row").filter({ has: name });
  await expect(row.getByRole("cell", { name: /^From 1,200 \S+ per month$/ })).toBeVisible();
  await calls.career.post.delete.mutate({ ids: [id] });
});

/** The list, which comes before other tables of its page. */
function tableOf(page: Page): Locator {
  return page.getByRole("table").first();
}

/** Reads the heading of the column that names the rows, which follows the row's number. */
async function firstLabel(page: Page): Promise<string> {
  const headings = await tableOf(page).getByRole("columnheader").allInnerTexts();
  const number = headings.findIndex((text) => text === en.table.number || text === words.vi.table.number);
  return headings[number + 1] ?? "";
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not shown");
  return box;
}
