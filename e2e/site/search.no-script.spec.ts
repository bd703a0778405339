import { expect, test } from "../fixtures";

test("finds and highlights a search without accents, without JavaScript", async ({ page }) => {
  await page.goto("/vi");
  await page.getByRole("banner").getByRole("link", { name: "Tìm kiếm" }).click();
  await expect(page.getByRole("searchbox", { name: "Tìm trên trang web này" })).toBeFocused();
  await page.keyboard.type("duong");
  await page.getByRole("button", { name: "Tìm", exact: true }).click();
  await expect(page).toHaveURL("/vi/search?q=duong");
  await expect(page.getByRole("searchbox")).toHaveValue("duong");
  await expect(page.getByRole("main").getByText(/^\d+ kết quả cho “duong”$/)).toBeVisible();
  await expect(
    page
      .locator("mark")
      .filter({ hasText: /^đường$/i })
      .first(),
  ).toBeVisible();
  await page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(page.getByRole("main")).toContainText(/đường/i);
});

test("a search without results shows a message and links to other pages", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent("zzz <b>&")}`);
  await expect(page.getByRole("heading", { name: "Nothing found for “zzz <b>&”" })).toBeVisible();
  await page.getByRole("navigation", { name: "Where to go" }).getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL("/news");
});
