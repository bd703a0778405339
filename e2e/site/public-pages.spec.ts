import { expect, test } from "../fixtures";

const article = "/news/why-we-still-design-our-own-gateway";
const pages = ["/", "/news", "/news?page=2", "/news/category/projects", article];
const views = [
  { width: 1440, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
] as const;

for (const { width, colorScheme } of views) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    for (const path of pages) {
      test(`${path} is sound in both languages`, async ({ page, expectSound }) => {
        for (const prefix of ["", "/vi"]) {
          await page.goto(`${prefix}${path}`.replace(/(?<=.)\/$/, ""));
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expectSound();
        }
      });
    }
  });
}

test("switching language stays on the page and is remembered", async ({ page, context }) => {
  await page.goto(article);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("banner").getByRole("link", { name: "Đọc trang này bằng tiếng Việt" }).click();
  await expect(page).toHaveURL(`/vi${article}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vì sao chúng tôi vẫn tự thiết kế gateway");
  expect((await context.cookies()).find(({ name }) => name === "locale")?.value).toBe("vi");

  await page.goto("/news");
  await expect(page).toHaveURL("/vi/news");
  await page.getByRole("banner").getByRole("link", { name: "Read this page in English" }).click();
  await expect(page).toHaveURL("/news");
  await page.goto("/");
  await expect(page).toHaveURL("/");
});

test("a theme is remembered and stands before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("an article that stands in one language is not offered in the other", async ({ page }) => {
  const only = "/news/lich-nghi-tet-va-truc-ky-thuat";
  expect((await page.goto(`/vi${only}`))?.status()).toBe(200);
  await expect(page.locator("link[rel=alternate][hreflang=en]")).toHaveCount(0);
  await expect(page.locator("link[rel=alternate][hreflang=vi]")).toHaveCount(1);
  await expect(page.getByRole("banner").getByRole("link", { name: "Read this page in English" })).toHaveAttribute(
    "href",
    "/news",
  );
  expect((await page.request.get(only)).status()).toBe(404);
});

test("what search engines and sharing read", async ({ page, request, baseURL }) => {
  await page.goto(`/vi${article}`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/vi${article}`);
  await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", `${baseURL}${article}`);
  const picture = await page.locator("meta[property='og:image']").getAttribute("content");
  const answer = await request.get(picture ?? "");
  expect(answer.headers()["content-type"]).toBe("image/jpeg");
  const facts = await page.locator("script[type='application/ld+json']").allTextContents();
  const kinds = facts.map((json) => JSON.parse(json)["@type"]);
  expect(kinds).toEqual(expect.arrayContaining(["BreadcrumbList", "NewsArticle"]));

  const feed = await (await request.get("/vi/feed.xml")).text();
  expect(feed).toContain("<language>vi</language>");
  expect(feed).toContain(`${baseURL}/vi${article}`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>${baseURL}/vi${article}</loc>`);
  expect(sitemap).not.toContain("a-poster-for-every-van-door");
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("staff see a draft on its real page and can pass a link on", async ({ page, signIn, browser, baseURL }) => {
  const draft = "/news/notes-on-a-quieter-alarm-page";
  expect((await page.request.get(draft)).status()).toBe(404);
  await page.goto("/api/preview?article=1&locale=en");
  await expect(page).toHaveURL(/\/admin\?next=/);

  await signIn();
  await page.goto("/admin/news?search=quieter");
  await page.getByRole("link", { name: "Notes on a quieter alarm page", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/news\/\d+/);
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? "";
  await page.goto(`/api/preview?article=${id}&locale=en`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notes on a quieter alarm page");
  await expect(page.getByRole("region", { name: "Preview" })).toBeVisible();

  const token = new URL(page.url()).searchParams.get("preview") ?? "";
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto(`/api/preview?${new URLSearchParams({ article: id, locale: "vi", token })}`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Ghi chép về một trang báo động bớt ồn ào");
  await stranger.getByRole("link", { name: "Thoát xem trước" }).click();
  await expect(stranger).toHaveURL("/vi/news");
  expect((await stranger.request.get(`/vi${draft}`)).status()).toBe(404);
  await stranger.context().close();
});
