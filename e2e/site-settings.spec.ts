import type { Page } from "playwright/test";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { MAX_ENTRIES } from "~/lib/menus";
import { type Calls, callsOf, expect, signInAs, test } from "./fixtures";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";
import { filled, words } from "./words";

// This file has its own site, because its menus and links would change the pages of other tests.
const site = ownSite("site-settings");
const { en, vi } = words;
const menu = en.setting.menu;

test.afterAll(() => site.remove());

test.describe.configure({ mode: "serial" });

let origin = "";
let calls: Calls;

test.beforeAll(async () => {
  ({ origin } = await site.start({ SEED: "demo" }));
  calls = await callsOf(origin, administrator);
});

const header = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: en.site.mainNavigation });
const row = (page: Page, name: string) =>
  page.getByRole("list", { name: menu.header, exact: true }).locator("[data-row]").filter({ hasText: name });

async function openMenus(page: Page): Promise<void> {
  await signInAs(page.context(), origin, administrator);
  await page.goto(`${origin}/admin/setting/menu`);
  await expect(row(page, "Careers")).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: en.common.save, exact: true }).click();
  await expect(page.getByText(en.common.updated).first()).toBeVisible();
}

test("an entry is added with its name in one language, put below another and seen there only", async ({
  page,
  expectNoProblems,
}) => {
  await openMenus(page);
  await expectNoProblems();
  await page.getByRole("button", { name: menu.add }).first().click();
  const fields = page.getByRole("group", { name: menu.entry });
  await expect(fields.getByRole("textbox").first()).toBeFocused();
  await fields.getByRole("textbox").first().fill("Customer portal");
  await fields.getByRole("combobox").click();
  await page.getByRole("dialog").getByRole("combobox").fill("https://portal.example.com");
  await page.getByRole("option", { name: "https://portal.example.com" }).click();
  await fields.getByRole("button", { name: menu.close }).click();
  await expect(row(page, "Customer portal")).toBeFocused();
  await expect(row(page, "Customer portal")).toContainText(menu.noName);
  await expect(page.getByText("“Customer portal” has no Vietnamese name yet", { exact: true })).toBeVisible();

  // Under "More" at first, because the line is the last row.
  for (const _ of ["Contact", "Careers", "News", "About us"]) await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowRight");
  const frame = page.frameLocator(`iframe[title="${en.setting.preview.preview}"]`);
  await expect(frame.getByRole("banner").getByText("Services").locator("visible=true").first()).toBeVisible();
  await save(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/`);
  const opening = header(page).locator("summary", { hasText: "Services" });
  await opening.focus();
  await page.keyboard.press("Enter");
  const link = header(page).getByRole("link", { name: "Customer portal" });
  await expect(link).toHaveAttribute("href", "https://portal.example.com");
  await expect(header(page).getByRole("link", { name: "Services" })).toBeVisible();
  await expectNoProblems();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(header(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${origin}/vi`);
  await expect(page.getByRole("link", { name: "Customer portal" })).toHaveCount(0);
});

test("the line of More is moved, and what is under it opens without JavaScript", async ({ page, browser, expectNoProblems }) => {
  await openMenus(page);
  for (const _ of ["Contact", "Careers"]) await page.getByRole("button", { name: menu.lineUp }).click();
  await save(page);
  await expect(page.getByText(/English: 4 entries and “More” fit into one line from \d+ px on/)).toBeVisible();
  await expect(page.getByText(/Vietnamese: 4 entries and “Xem thêm” fit into one line/)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const plain = await context.newPage();
  await plain.goto(`${origin}/vi`);
  const menus = plain.getByRole("banner").getByRole("navigation", { name: vi.site.mainNavigation });
  await expect(menus.getByRole("link", { name: "Liên hệ" })).toBeHidden();
  await menus.locator("summary", { hasText: vi.site.more }).click();
  await menus.getByRole("link", { name: "Liên hệ" }).click();
  await expect(plain).toHaveURL(`${origin}/vi/contact`);
  await context.close();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${origin}/`);
  await page.getByRole("banner").locator("summary").locator("visible=true").click();
  for (const name of ["Services", "Customer portal", "Contact"])
    await expect(page.getByRole("banner").getByRole("link", { name, exact: true }).locator("visible=true")).toHaveCount(1);
  await expectNoProblems();
  await page.goto(`${origin}/admin/setting/menu`);
  await expectNoProblems();
});

test("a page is added to the footer from its own form, and leaves it when it is withdrawn", async ({ page, request }) => {
  const parts = [{ ...newPart("text"), contentEn: "<p>Text</p>", contentVi: "<p>Chữ</p>" }];
  const titles = { titleEn: "Our promise", titleVi: "Lời hứa" };
  const data = { ...emptyPage, ...titles, parts, status: "published" as const, publishAt: new Date() };
  const { id, version } = await calls.website.page.create.mutate({ data });
  await signInAs(page.context(), origin, administrator);
  await page.goto(`${origin}/admin/page/${id}`);
  await page.getByRole("button", { name: en.page.editor.thisPage }).click();
  await page.getByRole("button", { name: en.page.menus.addToFooter }).click();
  await expect(page.getByRole("button", { name: en.page.menus.addToFooter })).toHaveCount(0);
  await page.goto(`${origin}/vi`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Lời hứa" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lời hứa" })).toBeVisible();
  await calls.website.page.update.mutate({ id, version, data: { status: "draft" } });
  expect(await (await request.get(`${origin}/vi`)).text()).not.toContain("Lời hứa");
});

test("a new page asks for its place in a menu, and gets it with its first save", async ({ page }) => {
  await signInAs(page.context(), origin, administrator);
  await page.goto(`${origin}/admin/page/new`);
  await page
    .getByRole("textbox", { name: /^Title/ })
    .first()
    .fill("Placed");
  await page.getByRole("checkbox", { name: en.page.menus.footer }).check();
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/admin\/page\/\d+$/);
  const id = Number(page.url().split("/").at(-1));
  await expect.poll(() => calls.website.page.menus.query({ id })).toEqual(["footer"]);
});

test("a third column of the footer is written where it appears, and leaves the links to networks in the row", async ({
  page,
}) => {
  await openMenus(page);
  await page.getByRole("button", { name: menu.addColumn }).click();
  const column = page.getByRole("region", { name: filled(menu.column, { number: "3" }) });
  await expect(column.getByRole("textbox").first()).toBeFocused();
  await page.keyboard.type("Know-how");
  await column.getByRole("button", { name: menu.add }).click();
  const fields = column.getByRole("group", { name: menu.entry });
  await fields.getByRole("combobox").click();
  await page.getByRole("dialog").getByRole("combobox").fill("https://portal.example.com/help");
  await page.getByRole("option", { name: "https://portal.example.com/help" }).click();
  const text = (place: number) => fields.getByRole("textbox").nth(place);
  await expect(text(0)).toHaveAttribute("placeholder", menu.noName);
  await text(0).fill("Help");
  await text(1).fill("Trợ giúp");
  await expect(page.getByText("“Customer portal” has no Vietnamese name yet, and one more lacks a name")).toBeVisible();
  await save(page);
  await page.getByRole("button", { name: en.history.title }).click();
  const history = page.getByRole("dialog", { name: en.history.title });
  await expect(history.getByRole("region", { name: en.fields.setting.footerMenu, exact: true })).toContainText("3. Know-how");
  await expect(history).not.toContainText("footerMenu");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/`);
  const place = async (name: string) => page.getByRole("contentinfo").getByRole("heading", { name, exact: true }).boundingBox();
  const [contact, follow] = [await place(en.site.footer.contact), await place(en.site.footer.follow)];
  expect([follow?.x, (await place("Know-how"))?.y]).toEqual([contact?.x, contact?.y]);
});

test("an entry is dragged over another", async ({ page }) => {
  await openMenus(page);
  const names = () => page.getByRole("list", { name: menu.header, exact: true }).locator("[data-row]").allInnerTexts();
  const [first = ""] = await names();
  const handle = page.getByRole("list", { name: menu.header, exact: true }).locator(".cursor-grab").first();
  const target = await row(page, "News").boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await names()).indexOf(first)).toBeGreaterThan(2);
});

test("says how many entries the header may have", async ({ page }) => {
  const { version, headerMenu } = await calls.website.setting.byId.query({ id: 1 });
  const link = (name: string) => ({ id: name.replace(" ", "-"), href: "/", labelEn: name, labelVi: null });
  const entries = Array.from({ length: MAX_ENTRIES }, (_, index) => ({
    ...link(`Entry ${index}`),
    isUnderMore: true,
    items: index === 0 ? [link("Entry below")] : [],
  }));
  const { id, ...saved } = await calls.website.setting.update.mutate({ id: 1, version, data: { headerMenu: entries } });
  await signInAs(page.context(), origin, administrator);
  await page.goto(`${origin}/admin/setting/menu`);
  await row(page, "Entry below").press("Alt+ArrowLeft");
  await page.getByRole("button", { name: en.common.save, exact: true }).click();
  await expect(page.getByText(filled(en.validation.tooMany, { count: MAX_ENTRIES }))).toBeVisible();
  await calls.website.setting.update.mutate({ id, version: saved.version, data: { headerMenu } });
});

test("links to networks are a list, with the name of each; the same one twice is refused", async ({ page, expectNoProblems }) => {
  const links = en.setting.socialLinks;
  await signInAs(page.context(), origin, administrator);
  await page.goto(`${origin}/admin/setting/contact`);
  await page.getByRole("button", { name: links.add }).click();
  await expect(page.locator("input:focus")).toHaveValue("");
  await page.keyboard.type("https://www.facebook.com/lacgiang.example");
  await page.getByRole("button", { name: en.common.save, exact: true }).click();
  await expect(page.getByText(en.validation.linkTwice)).toBeVisible();
  const last = page.getByRole("textbox").last();
  await last.fill("forum.example/lac-giang");
  await page.getByRole("button", { name: filled(links.moveUp, { name: "forum.example" }) }).click();
  await expect(page.getByRole("textbox", { name: "forum.example" })).toBeFocused();
  await expectNoProblems();
  await save(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoProblems();

  await page.goto(`${origin}/vi/contact`);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "forum.example" })).toHaveAttribute("href", "https://forum.example/lac-giang");
  await expect(footer.getByRole("link", { name: "Zalo" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "zalo.me/lacgiang.example" })).toBeVisible();
  await expectNoProblems();
});

test("telephone and email are the company's", async ({ page }) => {
  const { info } = (await callsOf(origin, administrator)).company;
  const { version } = await info.byId.query({ id: 1 });
  await info.update.mutate({ id: 1, version, data: { phone: "+84 999 888 777" } });
  await page.goto(`${origin}/`);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "+84 999 888 777" })).toHaveAttribute(
    "href",
    "tel:+84999888777",
  );
});
