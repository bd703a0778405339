import { emptyArticle } from "~/features/news/article/schema";
import { type Calls, expect, readFresh, test } from "../fixtures";
import { filled, words } from "../words";

const { en } = words;

const article = "/news/why-we-still-design-our-own-gateway";
const job = "/career/embedded-software-engineer-gateways";
const pages = ["/", "/news", "/news?page=2", "/news/category/projects", article, "/career", job];
/** Additional pages for the first test. */
const otherPages = ["/about-us", "/services", "/services/energy-management", "/privacy"];
const missingPage = "/nothing-here";

/** Two visits cover each language, width and theme once. */
const views = [
  { language: "en", width: 1440, colorScheme: "light" },
  { language: "vi", width: 360, colorScheme: "dark" },
] as const;

for (const path of [...pages, ...otherPages, missingPage]) {
  test(`${path} has no problems wide in English and narrow and dark in Vietnamese`, async ({ page, expectNoProblems }) => {
    for (const { language, width, colorScheme } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(addressOf(language, path));
      expect(answer?.status()).toBe(path === missingPage ? 404 : 200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      if (colorScheme === "dark") await expect(page.locator("html")).toHaveClass(/dark/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoProblems();
    }
  });
}

test("every page has its canonical address and links to both languages", async ({ page, baseURL }) => {
  for (const path of pages) {
    for (const language of ["en", "vi"] as const) {
      await page.goto(addressOf(language, path));
      const hrefOf = (selector: string) => page.locator(selector).getAttribute("href");
      expect(await hrefOf("link[rel=canonical]")).toBe(`${baseURL}${addressOf(language, path)}`);
      for (const alternate of ["en", "vi"] as const) {
        expect(await hrefOf(`link[rel=alternate][hreflang=${alternate}]`)).toBe(`${baseURL}${addressOf(alternate, path)}`);
      }
      for (const facts of await page.locator("script[type='application/ld+json']").allTextContents()) {
        expect(JSON.parse(facts)["@context"]).toBe("https://schema.org");
      }
    }
  }
});

test("every address in the sitemap opens in its language", async ({ request }) => {
  const readSitemap = async () => (await request.get("/sitemap.xml")).text();
  const addresses = [...(await readSitemap()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ""));
  expect(addresses.length).toBeGreaterThan(20);
  for (const { href, pathname } of addresses) {
    const answer = await request.get(pathname, { maxRedirects: 0 });
    // Another test may have unpublished its article since.
    if (answer.status() === 404) expect(await readSitemap()).not.toContain(`<loc>${href}</loc>`);
    else {
      expect(answer.status(), pathname).toBe(200);
      expect(await answer.text()).toContain(`<html lang="${/^\/vi(\/|$)/.test(pathname) ? "vi" : "en"}"`);
    }
  }
});

test("switching the language stays on the page and is remembered", async ({ page, context }) => {
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

test("remembers a theme and sets it before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.getByRole("banner").getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("an article visible in one language has no link in the other", async ({ page }) => {
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

test("a category without articles in a language has no page in that language", async ({
  page,
  request,
  calls,
  mark,
  baseURL,
}) => {
  const { path, remove } = await addCategory(calls, mark, [{ visibleVi: false }]);
  expect([(await request.get(path)).status(), (await request.get(`/vi${path}`)).status()]).toEqual([200, 404]);
  await page.goto(path);
  await expect(page.locator("link[rel=alternate][hreflang=en]")).toHaveCount(1);
  await expect(page.locator("link[rel=alternate][hreflang=vi]")).toHaveCount(0);
  await expect(page.getByRole("banner").locator("a[hreflang=vi]")).toHaveAttribute("href", "/vi/news");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(sitemap).not.toContain(`/vi${path}`);
  await page.goto("/vi/news");
  await expect(page.locator(`a[href="/vi${path}"]`)).toHaveCount(0);
  await remove();
  expect((await request.get(path)).status()).toBe(404);
});

test("links to a second page only in languages that have one", async ({ page, request, calls, mark }) => {
  const articles = Array.from({ length: 13 }, (_, index) => ({ visibleVi: index === 0 }));
  const { path, remove } = await addCategory(calls, mark, articles);
  await page.goto(`${path}?page=2`);
  await expect(page.locator("link[rel=alternate][hreflang=vi]")).toHaveCount(0);
  await expect(page.getByRole("banner").locator("a[hreflang=vi]")).toHaveAttribute("href", `/vi${path}`);
  expect((await request.get(`/vi${path}?page=2`)).status()).toBe(404);
  await page.goto(path);
  await expect(page.locator("link[rel=alternate][hreflang=vi]")).toHaveCount(1);
  await remove();
});

test("dates are DD/MM/YYYY in both languages and machine-readable", async ({ page }) => {
  for (const language of ["en", "vi"] as const) {
    for (const path of ["/", "/news", "/news/category/projects", article]) {
      await page.goto(addressOf(language, path));
      const dates = await page
        .locator("main time")
        .evaluateAll((times) => times.map((time) => [time.textContent, time.getAttribute("datetime")]));
      expect(dates.length, path).toBeGreaterThan(0);
      for (const [text, machine] of dates) {
        // The company's time zone is seven hours ahead.
        const day = new Date(Date.parse(machine ?? "") + 7 * 3_600_000).toISOString().slice(0, 10);
        expect(text).toBe(day.split("-").reverse().join("/"));
      }
    }
  }
});

test("an article has metadata, structured data, a share card, a feed entry and a sitemap entry", async ({
  page,
  request,
  baseURL,
  calls,
  mark,
}) => {
  await page.goto(`/vi${article}`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/vi${article}`);
  await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", `${baseURL}${article}`);
  const card = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
  // A card that takes more than five seconds to draw is there the next time; until then the picture is.
  await expect.poll(async () => (await request.get(card)).url()).toContain("/card.jpg");
  expect((await request.get(card)).headers()["content-type"]).toBe("image/jpeg");
  const facts = await page.locator("script[type='application/ld+json']").allTextContents();
  const kinds = facts.map((json) => JSON.parse(json)["@type"]);
  expect(kinds).toEqual(expect.arrayContaining(["BreadcrumbList", "NewsArticle"]));

  // The feed has the newest articles only, and other tests publish some.
  const slug = `feed-${mark.toLowerCase()}`;
  const texts = { titleVi: `Tin ${mark}`, summaryVi: "Ngắn", contentVi: "<p>Nội dung</p>", visibleEn: false };
  await calls.news.article.create.mutate({ data: { ...emptyArticle, ...texts, slug, status: "published" } });
  const feed = await readFresh(`${baseURL}/vi/feed.xml`);
  expect(feed).toContain("<language>vi</language>");
  expect(feed).toContain(`${baseURL}/vi/news/${slug}`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>${baseURL}/vi${article}</loc>`);
  expect(sitemap).not.toContain("a-poster-for-every-van-door");
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("staff preview a draft on its page and share it with a link until they end the link", async ({
  page,
  signIn,
  browser,
  baseURL,
  expectNoProblems,
}) => {
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

  const stranger = await (await browser.newContext({ baseURL })).newPage();
  expect((await stranger.request.get(page.url())).status()).toBe(404);
  await page.goto(`/admin/news/${id}`);
  await page.getByRole("button", { name: en.resource.preview, exact: true }).click();
  await page.getByRole("menuitem", { name: en.resource.sharePreview.open }).click();
  const dialog = page.getByRole("dialog", { name: en.resource.sharePreview.title });
  await dialog.getByRole("button", { name: en.resource.sharePreview.create }).click();
  const link = dialog.getByRole("textbox", {
    name: filled(en.resource.sharePreview.linkIn, { language: en.shell.languageNames.vi }),
  });
  await expect(link).toHaveValue(/locale=vi/);
  await expectNoProblems();
  const url = await link.inputValue();
  const token = new URL(url).searchParams.get("token") ?? "";
  await stranger.goto(url);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Ghi chép về một trang báo động bớt ồn ào");
  expect(await stranger.context().cookies()).toEqual([]);
  const listAnswer = await stranger.request.get(`/news?preview=${token}`);
  expect(await listAnswer.text()).not.toContain("Notes on a quieter alarm page");
  await stranger.getByRole("link", { name: "Thoát xem trước" }).click();
  await expect(stranger).toHaveURL("/vi/news");
  expect((await stranger.request.get(`/vi${draft}`)).status()).toBe(404);
  await dialog.getByRole("button", { name: filled(en.resource.sharePreview.endBy, { name: "Administrator" }) }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.resource.sharePreview.end }).click();
  await expect(dialog.getByText(en.resource.sharePreview.none)).toBeVisible();
  expect((await stranger.request.get(url)).status()).toBe(404);
  await stranger.context().close();
});

test("serves the manifest and its icons", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.start_url).toBe("/");
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

/** Creates a category with published articles. @returns its path and a function that removes both */
async function addCategory(calls: Calls, mark: string, articles: readonly { visibleVi: boolean }[]) {
  const { category, article } = calls.news;
  const { id, slug } = await category.create.mutate({ data: { nameEn: `Topic ${mark}`, nameVi: `Chủ đề ${mark}`, slug: "" } });
  const texts = { summaryEn: "A test.", summaryVi: "Một phép thử.", contentEn: "<p>Yes.</p>", contentVi: "<p>Vâng.</p>" };
  const ids: number[] = [];
  for (const [index, state] of articles.entries()) {
    const titles = { titleEn: `Story ${index} ${mark}`, titleVi: `Chuyện ${index} ${mark}` };
    const data = { ...emptyArticle, ...texts, ...titles, ...state, categoryId: id, status: "published" } as const;
    ids.push((await article.create.mutate({ data })).id);
  }
  const remove = async () => {
    await article.delete.mutate({ ids });
    await category.delete.mutate({ ids: [id] });
  };
  return { path: `/news/category/${slug}`, remove };
}

/** Returns a page's address in a language. English has no prefix. */
function addressOf(language: "en" | "vi", path: string): string {
  if (language === "en") return path;
  return path === "/" ? "/vi" : `/vi${path}`;
}
