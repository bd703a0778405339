import { emptyArticle } from "~/features/news/article/schema";
import { expect, test } from "../fixtures";

test("suggests titles while a search is typed, and selects them with the keyboard", async ({
  page,
  calls,
  mark,
  expectNoProblems,
}) => {
  const titles = { titleEn: `Road ${mark}`, titleVi: `Con đường ${mark}` };
  const texts = { contentEn: "<p>Text</p>", contentVi: "<p>Chữ</p>", summaryEn: "In short", summaryVi: "Tóm lại" };
  const [category] = (await calls.news.category.list.query({})).rows;
  const { id } = await calls.news.article.create.mutate({
    data: { ...emptyArticle, ...titles, ...texts, slug: `road-${mark}`, status: "published", categoryId: category?.id ?? null },
  });

  await page.goto("/vi/search");
  const field = page.getByLabel("Tìm trên trang web này");
  await field.pressSequentially(`duong ${mark}`);
  const option = page.getByRole("listbox", { name: "Gợi ý" }).getByRole("option", { name: titles.titleVi });
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expectNoProblems();

  // Escape closes the list and keeps the input.
  await field.press("Escape");
  await expect(option).toBeHidden();
  await expect(field).toHaveValue(`duong ${mark}`);

  await field.press("Backspace");
  await expect(option).toBeVisible();
  await field.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
  // ArrowUp on the first option returns to the field, where Enter searches.
  await field.press("ArrowUp");
  await expect(option).toHaveAttribute("aria-selected", "false");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(`/vi/news/road-${mark}`);
  await calls.news.article.delete.mutate({ ids: [id] });
});

test("the search icon opens a focused field at every width", async ({ page }) => {
  for (const [path, width] of [
    ["/", 1440],
    ["/vi/news", 360],
    ["/search?q=water", 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.getByRole("banner").locator("a[href$='/search']").click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("harbour");
    await expect(page.locator("input[name=q]")).toHaveValue("harbour");
  }
});

test("the search page has no problems with and without results", async ({ page, expectNoProblems }) => {
  for (const [path, width, colorScheme] of [
    ["/search", 1440, "light"],
    ["/vi/search?q=duong", 360, "dark"],
    ["/search?q=zzz", 360, "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page).toHaveTitle(/Search|Tìm kiếm/);
    await expectNoProblems();
  }
});
