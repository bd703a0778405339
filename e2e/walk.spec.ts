import sharp from "sharp";
import { callsOf, expect, test } from "./fixtures";
import { administrator } from "./site-under-test";

/** A time as a datetime-local field takes it, in the company's time zone. */
const inVietnam = (date: Date) => new Date(date.getTime() + 7 * 3_600_000).toISOString().slice(0, 19);

test("a story goes from the back office to the public site, in two languages", async ({ page, context, baseURL }) => {
  test.setTimeout(180_000);
  const mark = Date.now().toString(36);
  const titleEn = `The bridge is open ${mark}`;
  const titleVi = `Cầu đã thông xe ${mark}`;

  await test.step("sign in on the page", async () => {
    await page.goto("/admin");
    await page.getByRole("textbox", { name: "Email" }).fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/admin\/news$/);
  });

  await test.step("add a category", async () => {
    await page.goto("/admin/news-category");
    await page.getByRole("button", { name: "New", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name English" }).fill(`Bridges ${mark}`);
    await dialog.getByRole("textbox", { name: "Name Vietnamese" }).fill(`Cầu đường ${mark}`);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Create successfully!")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: `Bridges ${mark}` })).toBeVisible();
  });

  await test.step("write an article in both languages, with an image", async () => {
    await page.goto("/admin/news");
    await page.getByRole("link", { name: "New", exact: true }).click();
    await page.getByRole("textbox", { name: /^Title English/ }).fill(titleEn);
    await page.getByRole("textbox", { name: /^Title Vietnamese/ }).fill(titleVi);
    await page.getByRole("textbox", { name: /^Summary English/ }).fill("Two lanes, one river.");
    await page.getByRole("textbox", { name: /^Summary Vietnamese/ }).fill("Hai làn xe, một dòng sông.");
    await page.getByRole("textbox", { name: "Content (English)" }).fill("The first car crossed at noon.");
    await page.getByRole("textbox", { name: "Content (Vietnamese)" }).fill("Chiếc xe đầu tiên qua cầu lúc giữa trưa.");
    await page.getByRole("combobox", { name: "Category" }).click();
    await page.getByRole("option", { name: `Bridges ${mark}` }).click();
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#1e79e4" } })
      .png()
      .toBuffer();
    const image = page.getByRole("group", { name: "Image", exact: true });
    await image.locator("input[type=file]").setInputFiles({ name: "bridge.png", mimeType: "image/png", buffer: picture });
    await expect(image.getByRole("img")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/\/admin\/news\/\d+$/);
  });
  const articleId = Number(page.url().split("/").at(-1));
  const calls = await callsOf(baseURL ?? "", administrator);

  const publishAt = new Date(Date.now() + 20_000);
  await test.step("schedule it, and see it appear at its moment", async () => {
    await page.getByRole("combobox", { name: "Status" }).click();
    await page.getByRole("option", { name: "Published" }).click();
    await page.getByRole("textbox", { name: "Publish at" }).fill(inVietnam(publishAt));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Update successfully!")).toBeVisible();
    const { slug } = await calls.news.article.byId.query({ id: articleId });
    for (const list of ["/news", "/vi/news"]) {
      const before = await (await context.request.get(list)).text();
      expect(before.includes(slug)).toBe(false);
    }
    await expect
      .poll(async () => (await (await context.request.get("/news")).text()).includes(slug), { timeout: 40_000 })
      .toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(publishAt.getTime() / 1000) * 1000);
    await page.goto("/news");
    await expect(page.getByRole("link", { name: titleEn })).toBeVisible();
    await page.goto("/vi/news");
    await page.getByRole("link", { name: titleVi }).click();
    await expect(page.getByRole("heading", { level: 1, name: titleVi })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
    await expect(page.getByText("Chiếc xe đầu tiên qua cầu lúc giữa trưa.")).toBeVisible();
  });

  await test.step("edit it in two tabs, and resolve the conflict", async () => {
    await page.goto(`/admin/news/${articleId}`);
    const other = await context.newPage();
    await other.goto(`/admin/news/${articleId}`);
    await other.getByRole("textbox", { name: /^Title English/ }).fill(`${titleEn} at last`);
    await page.getByRole("textbox", { name: /^Title English/ }).fill(`${titleEn} at noon`);
    await page.getByRole("textbox", { name: /^Summary English/ }).fill("Two lanes and a river.");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Update successfully!")).toBeVisible();
    await other.close();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Someone else has changed this too" })).toBeVisible();
    await dialog.getByRole("radio", { name: /Keep yours/ }).check();
    await dialog.getByRole("button", { name: "Save this" }).click();
    await expect(page.getByText("Update successfully!")).toBeVisible();
    const saved = await calls.news.article.byId.query({ id: articleId });
    expect([saved.titleEn, saved.summaryEn]).toEqual([`${titleEn} at noon`, "Two lanes and a river."]);
  });

  await test.step("change its slug, and follow the old link", async () => {
    const { slug } = await calls.news.article.byId.query({ id: articleId });
    await page.goto(`/admin/news/${articleId}`);
    await page.getByRole("textbox", { name: "Address (slug)" }).fill(`bridge-${mark}`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Update successfully!")).toBeVisible();
    const old = await context.request.get(`/news/${slug}`, { maxRedirects: 0 });
    expect([old.status(), new URL(old.headers().location ?? "", baseURL).pathname]).toEqual([308, `/news/bridge-${mark}`]);
    await page.goto(`/vi/news/${slug}`);
    await expect(page).toHaveURL(`/vi/news/bridge-${mark}`);
  });

  await test.step("take it off", async () => {
    await page.goto(`/admin/news/${articleId}`);
    await page.getByRole("combobox", { name: "Status" }).click();
    await page.getByRole("option", { name: "Draft" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Update successfully!")).toBeVisible();
    const gone = await context.request.get(`/news/bridge-${mark}`);
    expect(gone.status()).toBe(404);
    expect(await (await context.request.get("/news")).text()).not.toContain(`bridge-${mark}`);
  });
});
