import type { Locator, Page } from "playwright/test";
import { emptyPage } from "~/features/website/page/schema";
import { type Calls, expect, test } from "../fixtures";
import { addPage, addPart, entries, fields, openAdding, partsList, preview, text } from "../pages/page-editor";
import { pictureIds, writtenParts } from "../pages/part-samples";
import { filled, words } from "../words";

const { en } = words;
const { lists, items: tools, kinds } = en.page.parts;
const labels = { ...en.fields.common, ...en.fields.page };

test.beforeEach(async ({ signIn }) => signIn());

/** Writes a text in both languages. */
async function write(scope: Locator, label: string, english: string, vietnamese: string): Promise<void> {
  await text(scope, label, "English").fill(english);
  await text(scope, label, "Vietnamese").fill(vietnamese);
}

/** Opens an item of the selected part. */
async function openItem(part: Locator, name: string): Promise<Locator> {
  const item = part.getByRole("listitem").filter({ has: part.page().getByText(name, { exact: true }) });
  const head = item.getByRole("button", { name: new RegExp(`^${name}`) });
  if ((await head.getAttribute("aria-expanded")) === "false") await head.click();
  return item;
}

async function expectVersion(calls: Calls, id: number, version: number): Promise<void> {
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).version).toBe(version);
}

const addresses = (mark: string) => [`/parts-${mark}`, `/vi/parts-${mark}`] as const;

for (const kind of ["cards", "perks"] as const) {
  test(`${kind} are written, moved and published in both languages`, async ({ page, calls, form, mark, expectNoProblems }) => {
    const { id } = await addPage(calls, mark);
    await page.goto(`/admin/page/${id}`);
    await form.showBoth();
    await addPart(page, kind);
    const part = fields(page, kind);
    await write(part, "Title", "Good to know", "Điều nên biết");
    const named = (number: number) => filled(lists[kind].one, { number });
    for (const [number, english, vietnamese] of [
      [1, "First point", "Ý đầu"],
      [2, "Second point", "Ý sau"],
    ] as const) {
      const item = await openItem(part, named(number));
      await write(item, "Title", english, vietnamese);
      await write(item, labels.text, `${english}: more`, `${vietnamese}: thêm`);
    }
    await part.getByRole("button", { name: filled(tools.remove, { name: named(3) }) }).click();
    await part.getByRole("button", { name: filled(tools.moveUp, { name: named(2) }) }).click();
    // The page is shown in the language that was written in last.
    await expect(preview(page).getByRole("heading", { level: 3 })).toHaveText(["Ý sau", "Ý đầu"]);
    await expectNoProblems();
    await form.publish(en.writing.actions.publishChanges);
    await expectVersion(calls, id, 2);
    for (const [address, points] of [
      [addresses(mark)[0], ["Second point", "First point"]],
      [addresses(mark)[1], ["Ý sau", "Ý đầu"]],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 3 })).toHaveText([...points]);
      await expectNoProblems();
    }
  });
}

test("a quote is written and published in both languages", async ({ page, calls, form, mark, expectNoProblems }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await form.showBoth();
  await addPart(page, "quote");
  const part = fields(page, "quote");
  await write(part, labels.text, "They came at night.", "Họ đến ngay trong đêm.");
  await write(part, labels.name, "Lê Thị Hoa", "Lê Thị Hoa");
  await write(part, labels.role, "Works manager", "Quản đốc nhà máy");
  await form.publish(en.writing.actions.publishChanges);
  await expectVersion(calls, id, 2);
  for (const [address, said, role] of [
    [addresses(mark)[0], "“They came at night.”", "Works manager"],
    [addresses(mark)[1], "“Họ đến ngay trong đêm.”", "Quản đốc nhà máy"],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("blockquote")).toHaveText(said);
    await expect(page.locator("figcaption")).toContainText(role);
    await expect(page.locator("figcaption [aria-hidden]")).toHaveText("LH");
    await expectNoProblems();
  }
});

test("a success story is written and published in both languages", async ({ page, calls, form, mark, expectNoProblems }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await form.showBoth();
  await addPart(page, "caseStory");
  const part = fields(page, "caseStory");
  await write(part, "Title", "A quiet network", "Mạng lưới yên tĩnh");
  await write(part, labels.beforeValue, "2.5 h", "2,5 giờ");
  await write(part, labels.beforeLabel, "To find a leak", "Để tìm chỗ rò rỉ");
  await write(part, labels.afterValue, "0.5 h", "0,5 giờ");
  await write(part, labels.afterLabel, "With our sensors", "Với cảm biến của chúng tôi");
  await write(part, labels.quote, "We hear it now.", "Giờ chúng tôi nghe thấy.");
  await write(part, labels.by, "Water company", "Công ty nước");
  await form.publish(en.writing.actions.publishChanges);
  await expectVersion(calls, id, 2);
  for (const [address, figures] of [
    [addresses(mark)[0], ["2.5 h", "0.5 h"]],
    [addresses(mark)[1], ["2,5 giờ", "0,5 giờ"]],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("main dd")).toHaveText([...figures]);
    const [before, after] = await page.locator("main dd [style]").evaluateAll((bars) => bars.map((bar) => bar.clientWidth));
    expect(Math.round((after ?? 0) / ((before ?? 1) / 5))).toBe(1);
    await expectNoProblems();
  }
});

test("an opening and services change their looks", async ({ page, calls, form, mark, expectNoProblems }) => {
  const images = await pictureIds(calls);
  const parts = writtenParts("plain", images, { hero: "text", services: "rows" }).slice(0, 2);
  const titles = { titleEn: `Looks ${mark}`, titleVi: `Giao diện ${mark}` };
  const { id } = await calls.website.page.create.mutate({
    data: { ...emptyPage, ...titles, slug: `parts-${mark}`, status: "published", parts },
  });
  await page.goto(`/admin/page/${id}`);
  for (const kind of ["hero", "services"] as const) {
    await entries(page, kind).click();
    await fields(page, kind).getByText(en.page.parts.variants.arcade, { exact: true }).click();
  }
  await expect(preview(page).getByText("98.6%", { exact: true })).toBeVisible();
  await form.publish(en.writing.actions.publishChanges);
  await expectVersion(calls, id, 2);
  await page.goto(`/parts-${mark}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Engineering that keeps running");
  await expect(page.locator("main ul .rounded-t-full")).not.toHaveCount(0);
  await expectNoProblems();
});

test("kinds are found by their words in both languages, with and without accents", async ({ page, calls, mark }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  const dialog = await openAdding(page);
  for (const [search, kind] of [
    ["testimonial", "quote"],
    ["trich dan", "quote"],
    ["phúc lợi", "perks"],
    ["case study", "caseStory"],
    ["columns", "cards"],
  ] as const) {
    await dialog.getByRole("combobox").fill(search);
    await expect(dialog.getByRole("option").first()).toContainText(kinds[kind]);
  }
  await page.keyboard.press("Escape");
  await expect(partsList(page)).toBeVisible();
});

const looks = [
  { tone: "plain", hero: "arch", services: "arcade" },
  { tone: "muted", hero: "arcade", services: "cards" },
  { tone: "dark", hero: "full", services: "arcade" },
  { tone: "brand", hero: "arch", services: "cards" },
] as const;

for (const { tone, ...variants } of looks) {
  test(`all looks of written parts have no problems (${tone})`, async ({
    page,
    calls,
    mark,
    expectNoProblems,
    expectNoVisualProblems,
  }) => {
    const titles = { titleEn: `Looks ${mark}`, titleVi: `Giao diện ${mark}` };
    const parts = writtenParts(tone, await pictureIds(calls), variants);
    await calls.website.page.create.mutate({
      data: { ...emptyPage, ...titles, slug: `parts-${mark}`, status: "published", parts },
    });
    for (const address of addresses(mark)) {
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 3 })).not.toHaveCount(0);
        await (width === 1440 ? expectNoProblems() : expectNoVisualProblems());
        await inDark(page, expectNoVisualProblems);
      }
    }
  });
}

async function inDark(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await check();
  await page.emulateMedia({ colorScheme: "light" });
}
