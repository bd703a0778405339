import { emptyArticle } from "~/features/news/article/schema";
import { expect, test } from "../fixtures";
import { addPage, addPart, entries, fields, partsList, preview, text } from "../pages/page-editor";
import { words } from "../words";

const { en, vi } = words;
const { editor, parts } = en.page;
const { begin } = editor;

test.beforeEach(async ({ signIn, newPerson }) => signIn(await newPerson("ADMIN")));

test("begins a page with the parts of a product, which can be taken back", async ({ page, expectNoProblems }) => {
  await page.goto("/admin/page/new");
  const starts = page.getByRole("region", { name: begin.title });
  await expect(starts.getByRole("listitem")).toHaveCount(4);
  // The editor is as high as the window, whose areas scroll by themselves.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await expectNoProblems();
  await starts.getByRole("button", { name: begin.product.title }).click();
  const added = partsList(page).locator("[data-entry]");
  const kinds = ["hero", "textPicture", "steps", "questions"] as const;
  await expect(added).toHaveText(kinds.map((kind) => new RegExp(`^${parts.kinds[kind]}.*${editor.example}`)));
  await expect(fields(page, "hero").locator(":focus")).toHaveCount(1);
  await expect(preview(page).getByText(parts.examples.hero.lead)).toBeVisible();
  await page.getByRole("button", { name: editor.undo }).click();
  await expect(starts).toBeVisible();
  await starts.getByRole("button", { name: begin.empty }).click();
  await expect(starts).toBeHidden();
  await expect(partsList(page)).toContainText(parts.none);
});

test("takes changes of a new page back after its first save", async ({ page, form, mark }) => {
  await page.goto("/admin/page/new");
  await form.side("Title", "English").fill(`Undone ${mark}`);
  await addPart(page, "text");
  await addPart(page, "figures");
  await entries(page, "text").press("Delete");
  await expect(entries(page, "text")).toHaveCount(0);
  await form.save();
  await expect(page).toHaveURL(/\/admin\/page\/\d+$/);
  await page.getByRole("button", { name: editor.undo, exact: true }).click();
  await expect(entries(page, "text")).toHaveCount(1);
  await page.getByRole("button", { name: editor.redo, exact: true }).click();
  await expect(entries(page, "text")).toHaveCount(0);
});

test("adds a part above the first, and below the part under the pointer", async ({ page, calls, mark }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await preview(page).getByText("Second.").hover();
  const add = page.getByRole("region", { name: editor.preview }).getByRole("button", { name: parts.add });
  await expect(add).toHaveCount(3);
  await add.last().click();
  await page.getByRole("option", { name: parts.kinds.figures }).click();
  await expect(partsList(page).locator("[data-entry]").last()).toContainText(parts.kinds.figures);
  await entries(page, "text").first().click();
  await partsList(page).getByRole("button", { name: editor.addHere }).first().click();
  await page.getByRole("option", { name: parts.kinds.callToAction }).click();
  await expect(partsList(page).locator("[data-entry]").first()).toContainText(parts.kinds.callToAction);
});

test("leads from a button to an article, wherever that moves", async ({ page, calls, mark, form }) => {
  const { id } = await addPage(calls, mark);
  const titles = { titleEn: `Bridge ${mark}`, titleVi: `Cầu ${mark}`, summaryEn: "It is open.", summaryVi: "Cầu đã mở." };
  const contents = { contentEn: "<p>It is open.</p>", contentVi: "<p>Cầu đã mở.</p>" };
  const article = await calls.news.article.create.mutate({
    data: { ...emptyArticle, ...titles, ...contents, status: "published" },
  });
  await page.goto(`/admin/page/${id}`);
  await partsList(page).getByRole("button", { name: parts.add, exact: true }).click();
  await page.getByRole("option", { name: parts.kinds.callToAction }).click();
  const call = fields(page, "callToAction");
  await form.showBoth();
  for (const label of ["Title", "Lead", "Button"]) {
    await text(call, label, "English").fill("Go");
    await text(call, label, "Vietnamese").fill("Đi");
  }
  const link = call.getByRole("combobox", { name: en.fields.page.href });
  await link.click();
  await page.getByRole("combobox", { name: en.common.search }).fill(`Bridge ${mark}`);
  await page.getByRole("option", { name: `Bridge ${mark}` }).click();
  await expect(link).toHaveText(`Bridge ${mark}`);
  await form.publish(en.writing.actions.publishChanges);
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).parts).toHaveLength(3);
  await calls.news.article.update.mutate({ id: article.id, version: article.version, data: { slug: `moved-${mark}` } });
  await page.goto(`/parts-${mark}`);
  await page.getByRole("link", { name: "Go" }).click();
  await expect(page).toHaveURL(`/news/moved-${mark}`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("publishes below the fields, and edits the part that was touched on the page", async ({ page, calls, mark, speak }) => {
    await speak("vi");
    const { id } = await addPage(calls, mark);
    await page.goto(`/admin/page/${id}`);
    await page.getByRole("button", { name: vi.page.editor.showPage }).click();
    await page.frameLocator("iframe").getByText("Hai.").click();
    await page.getByRole("button", { name: vi.page.editor.editPart }).click();
    await page.locator("[role=textbox][lang=vi]").fill("Hai, đã sửa.");
    const publish = page.getByRole("button", { name: vi.writing.actions.publishChanges, exact: true });
    expect((await publish.boundingBox())?.y).toBeGreaterThan(700);
    await publish.click();
    await expect.poll(async () => JSON.stringify((await calls.website.page.byId.query({ id })).parts)).toContain("Hai, đã sửa.");
  });
});
