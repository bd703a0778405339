import type { Page } from "playwright/test";
import { newPart, type Part } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { type Calls, expect, readFresh, test } from "../fixtures";
import { addPage, entries, fields, preview, text, write } from "../pages/page-editor";
import { words } from "../words";

const { en } = words;

test.beforeEach(async ({ signIn }) => signIn());

/** Publishes a page that opens with a button and goes on for several screens. */
function addLongPage(calls: Calls, mark: string) {
  const buttons = [{ id: "b1", labelEn: "Our services", labelVi: "Dịch vụ", href: "/services" }];
  const opening: Part = { ...newPart("hero"), titleEn: "Bridges", titleVi: "Cầu", buttons };
  const texts = ["one", "two", "three"].map(
    (id): Part => ({
      ...newPart("text"),
      ...{ id: `text-${id}`, contentEn: `<p>Part ${id}.</p>`.repeat(30), contentVi: "<p>Chữ.</p>".repeat(30) },
    }),
  );
  const titles = { titleEn: `Long ${mark}`, titleVi: `Dài ${mark}` };
  return calls.website.page.create.mutate({
    data: { ...emptyPage, ...titles, slug: `long-${mark}`, status: "published", parts: [opening, ...texts] },
  });
}

const scrollTop = (page: Page) =>
  preview(page)
    .locator("html")
    .evaluate((html) => html.scrollTop);

test("words that are typed are seen by nobody else, and stored nowhere before Ctrl+S", async ({ page, baseURL, calls, mark }) => {
  const { id, slug } = await addPage(calls, mark);
  // A query by which no page is kept for visitors yet. The footer lists the pages of other tests, too.
  const read = async (query: string) => (await readFresh(`${baseURL}/${slug}?${query}=${mark}`)).split("<footer")[0] ?? "";
  const stored = async () => [
    await calls.website.page.byId.query({ id }),
    (await calls.website.page.pending.byId.query({ id })).changes,
  ];
  const [shown, before] = [await read("same"), await stored()];
  await page.goto(`/admin/page/${id}`);
  await write(page, 0, `Typed ${mark}`);
  expect(await read("same")).toBe(shown);
  expect(await read("typed")).toContain("First.");
  expect(await read("typed")).not.toContain(`Typed ${mark}`);
  expect(await stored()).toEqual(before);
  await page.keyboard.press("Control+s");
  await expect(page.getByText(en.form.savedHidden)).toBeVisible();
  expect(await read("same")).toBe(shown);
  expect(await read("saved")).not.toContain(`Typed ${mark}`);
  expect((await stored())[1]).toMatchObject({ values: { parts: [{ contentEn: `<p>Typed ${mark}</p>` }, {}] } });
});

test("stays where it was scrolled to while a word is typed", async ({ page, calls, mark }) => {
  const { id } = await addLongPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await entries(page, "text").nth(1).click();
  await expect(preview(page).getByText("Part two.").first()).toBeInViewport();
  await preview(page)
    .locator("html")
    .evaluate((html) => html.ownerDocument.defaultView?.scrollBy({ top: 150, behavior: "instant" }));
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(500);
  const content = text(fields(page, "text"), "Content", "English");
  await content.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(` And ${mark}.`);
  await expect(preview(page).getByText(`And ${mark}.`)).toBeAttached();
  expect(await scrollTop(page)).toBe(before);
});

test("runs no script of the page", async ({ page, baseURL, calls, mark }) => {
  const { id, slug } = await addLongPage(calls, mark);
  expect(await readFresh(`${baseURL}/${slug}`)).toContain("<script");
  await page.goto(`/admin/page/${id}`);
  await expect(preview(page).getByRole("heading", { name: "Bridges" })).toBeVisible();
  await expect(preview(page).locator("script")).toHaveCount(0);
});

test("a click on a link selects its part and leads nowhere", async ({ page, context, calls, mark }) => {
  const { id } = await addLongPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await entries(page, "text").nth(0).click();
  const link = preview(page).getByRole("link", { name: "Our services" });
  await link.click();
  await expect(entries(page, "hero")).toHaveAttribute("aria-current", "true");
  await link.click({ button: "middle" });
  await link.click({ modifiers: ["Control"] });
  await preview(page).getByRole("banner").getByRole("link").first().click();
  await expect(preview(page).getByRole("heading", { name: "Bridges" })).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`/admin/page/${id}$`));
  expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toEqual([`/admin/page/${id}`, "srcdoc"]);
  expect(context.pages()).toHaveLength(1);
});
