import { expect, test } from "../fixtures";

test("all content is readable and reachable without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  await page.locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL("/news");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Technology" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Technology");
  await page.getByRole("banner").getByRole("link", { name: "Đọc trang này bằng tiếng Việt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Công nghệ");
  await page.getByRole("link", { name: "Vì sao chúng tôi vẫn tự thiết kế gateway" }).click();
  await expect(page.getByText("Những gì không mua được")).toBeVisible();
});

test("a missing page has a message in the language of its address and a link home", async ({ page }) => {
  for (const [path, title, home] of [
    ["/nothing-here", "This page does not exist", "/"],
    ["/news/nothing-here", "This page does not exist", "/"],
    ["/vi/nothing/at/all", "Không tìm thấy trang này", "/vi"],
    ["/vi/news/nothing-here", "Không tìm thấy trang này", "/vi"],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", home);
  }
});
