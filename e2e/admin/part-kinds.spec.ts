import type { FrameLocator, Locator, Page } from "playwright/test";
import superjson from "superjson";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { expect, test } from "../fixtures";
import {
  addPage,
  beginPart,
  entries,
  fields,
  openAdding,
  partsList,
  preview,
  publishFirst,
  writeBoth,
} from "../pages/page-editor";
import { pictureIds, writtenParts } from "../pages/part-samples";
import { administrator } from "../site-under-test";
import { filled, words } from "../words";

const { en } = words;
const { lists, items: tools, kinds } = en.page.parts;
const labels = { ...en.fields.common, ...en.fields.page };

test.beforeEach(async ({ signIn }) => signIn());

/** Items of the list below the part's title: breadcrumbs are another list. */
function ownFigures(where: Page | FrameLocator): Locator {
  return where.locator("main section li");
}

/** Opens an item of the selected part. */
async function openItem(part: Locator, name: string): Promise<Locator> {
  const item = part.getByRole("listitem").filter({ has: part.page().getByText(name, { exact: true }) });
  const head = item.getByRole("button", { name: new RegExp(`^${name}`) });
  if ((await head.getAttribute("aria-expanded")) === "false") await head.click();
  return item;
}

const addresses = (mark: string) => [`/parts-${mark}`, `/vi/parts-${mark}`] as const;

for (const kind of ["cards", "perks"] as const) {
  test(`${kind} are written, moved and published in both languages`, async ({ page, calls, form, mark, expectNoProblems }) => {
    const { id, part } = await beginPart(page, { calls, form, mark }, kind);
    await writeBoth(part, { Title: ["Good to know", "Điều nên biết"] });
    const named = (number: number) => filled(lists[kind].one, { number });
    for (const [number, english, vietnamese] of [
      [1, "First point", "Ý đầu"],
      [2, "Second point", "Ý sau"],
    ] as const) {
      const item = await openItem(part, named(number));
      await writeBoth(item, {
        Title: [english, vietnamese],
        [labels.text]: [`${english}: more`, `${vietnamese}: thêm`],
      });
    }
    await part.getByRole("button", { name: filled(tools.remove, { name: named(3) }) }).click();
    await part.getByRole("button", { name: filled(tools.moveUp, { name: named(2) }) }).click();
    // The page is shown in the language that was written in last.
    await expect(preview(page).getByRole("heading", { level: 3 })).toHaveText(["Ý sau", "Ý đầu"]);
    await expectNoProblems();
    await publishFirst(form, calls, id);
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

test("a part's own figures replace those of the company", async ({ page, calls, form, mark, expectNoProblems }) => {
  const { id, part } = await beginPart(page, { calls, form, mark }, "figures");
  const source = part.getByRole("note").filter({ hasText: en.page.editor.sourceHelp });
  const choice = part.getByLabel(labels.choice, { exact: true });
  await expect(preview(page).locator("main dl svg")).not.toHaveCount(0);
  await expect(source).toBeVisible();
  await expect(choice).toBeVisible();
  await part.getByRole("button", { name: lists.figures.add }).click();
  const item = await openItem(part, filled(lists.figures.one, { number: 1 }));
  await writeBoth(item, { [labels.figureLabel]: ["between two readings", "giữa hai lần đọc"] });
  await expect(preview(page).locator("main dl svg")).not.toHaveCount(0);
  await writeBoth(item, { [labels.figureValue]: ["15 min", "15 phút"] });
  await expect(ownFigures(preview(page))).toHaveText(["15 phútgiữa hai lần đọc"]);
  await expect(preview(page).locator("main dl")).toHaveCount(0);
  await expect(source).toBeHidden();
  await expect(choice).toBeHidden();
  await expectNoProblems();
  await publishFirst(form, calls, id);
  for (const [address, value, label] of [
    [addresses(mark)[0], "15 min", "between two readings"],
    [addresses(mark)[1], "15 phút", "giữa hai lần đọc"],
  ] as const) {
    await page.goto(address);
    await expect(ownFigures(page)).toHaveText([value + label]);
    await expect(page.locator("main dl")).toHaveCount(0);
    await expectNoProblems();
  }
});

test("a draft that an earlier version of the site kept is filled in", async ({ page, calls, mark, expectNoProblems }) => {
  const { items: _, ...older } = { ...newPart("figures"), id: "figures-a", titleEn: "Counted" };
  const { id, version } = await addPage(calls, mark);
  const [me] = (await calls.system.user.list.query({ search: administrator.email })).rows;
  const draft = { version, pendingVersion: null, at: new Date(), values: { parts: [older] } };
  const key = { path: "/admin/page", recordId: id, authorId: me?.id ?? 0, revision: null } as const;
  await calls.system.ownDraft.keep.mutate({ ...key, json: superjson.stringify(draft) });
  await page.goto(`/admin/page/${id}`);
  await entries(page, "figures").click();
  await expect(page.getByRole("button", { name: lists.figures.add })).toBeVisible();
  await expectNoProblems();
});

test("a quote is written and published in both languages", async ({ page, calls, form, mark, expectNoProblems }) => {
  const { id, part } = await beginPart(page, { calls, form, mark }, "quote");
  await writeBoth(part, {
    [labels.text]: ["They came at night.", "Họ đến ngay trong đêm."],
    [labels.name]: ["Lê Thị Hoa", "Lê Thị Hoa"],
    [labels.role]: ["Works manager", "Quản đốc nhà máy"],
  });
  await publishFirst(form, calls, id);
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
  const { id, part } = await beginPart(page, { calls, form, mark }, "caseStory");
  await writeBoth(part, {
    Title: ["A quiet network", "Mạng lưới yên tĩnh"],
    [labels.beforeValue]: ["2.5 h", "2,5 giờ"],
    [labels.beforeLabel]: ["To find a leak", "Để tìm chỗ rò rỉ"],
    [labels.afterValue]: ["0.5 h", "0,5 giờ"],
    [labels.afterLabel]: ["With our sensors", "Với cảm biến của chúng tôi"],
    [labels.quote]: ["We hear it now.", "Giờ chúng tôi nghe thấy."],
    [labels.by]: ["Water company", "Công ty nước"],
  });
  await publishFirst(form, calls, id);
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
  await publishFirst(form, calls, id);
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
