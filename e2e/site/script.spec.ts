import type { Page } from "playwright/test";
import { expect, test } from "../fixtures";
import { words } from "../words";

const { common, site } = words.en;
const slug = "why-we-still-design-our-own-gateway";

test("interactive parts of a public page need only the site's own script, and also work in a preview with React", async ({
  page,
  context,
  calls,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname));

  await page.goto(`/news/${slug}`);
  await expectInteractive(page);
  await expect(page.getByRole("link", { name: site.edit, exact: true })).toHaveCount(0);
  await page.goto("/contact");
  await page.getByRole("button", { name: site.contact.send }).click();
  await expect(page.getByText(words.en.validation.input).first()).toBeVisible();
  expect(new Set(scripts)).toEqual(new Set([expect.stringMatching(/^\/_site\/main-\w+\.js$/)]));

  await signIn();
  await page.goto(`/news/${slug}`);
  const { rows } = await calls.news.article.list.query({ search: "design our own gateway" });
  const id = String(rows[0]?.id);
  await expect(page.getByRole("link", { name: site.edit, exact: true })).toHaveAttribute("href", `/admin/news/${id}`);
  await page.goto(`/api/preview?${new URLSearchParams({ article: id, locale: "en" })}`);
  await expect(page.getByRole("region", { name: site.preview.label })).toBeVisible();
  expect(scripts.some((path) => path.startsWith("/_next/"))).toBe(true);
  await expectInteractive(page);
  const refused = await page.request.post("/contact", { form: { name: "Ann Lee" } });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain(words.en.validation.input);
});

/** Checks the menu, the theme switch and the copy link button. */
async function expectInteractive(page: Page) {
  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.locator("details[data-menu]");
  await menu.locator("summary").click();
  await expect(menu.getByRole("link", { name: site.nav.career })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");

  const html = page.locator("html");
  const theme = page.getByRole("banner").getByRole("button", { name: site.switchTheme });
  const wasDark = /\bdark\b/.test((await html.getAttribute("class")) ?? "");
  await theme.click();
  await (wasDark ? expect(html).not.toHaveClass(/\bdark\b/) : expect(html).toHaveClass(/\bdark\b/));

  const copy = page.getByRole("button", { name: common.copyLink, exact: true });
  await copy.click();
  await expect(page.getByText(site.news.linkCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/news/${slug}`);
}
