import type { Locator } from "playwright/test";
import { type KnownKind, newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { buildPdf } from "~/server/files/test-pdf";
import { expect, test } from "../fixtures";
import { beginPart, entries, preview, publishFirst, writeBoth } from "../pages/page-editor";
import { filled, words } from "../words";

const { en, vi } = words;
const { actions } = en.writing;
const { items, lists, ...labels } = en.page.parts;

test.beforeEach(async ({ signIn }) => signIn());

function itemTools(part: Locator, words: keyof typeof lists) {
  const list = part.getByRole("region", { name: lists[words].all });
  const name = (number: number) => filled(lists[words].one, { number });
  return {
    list,
    open: (number: number) => list.getByRole("button", { name: new RegExp(`^${name(number)} `) }).click(),
    moveUp: (number: number) => list.getByRole("button", { name: filled(items.moveUp, { name: name(number) }) }).click(),
    remove: (number: number) => list.getByRole("button", { name: filled(items.remove, { name: name(number) }) }).click(),
    add: () => list.getByRole("button", { name: lists[words].add }).click(),
  };
}

test("questions are written, moved and read, the first with its answer", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const { id, part } = await beginPart(page, { calls, form, mark }, "questions");
  const { list, open, moveUp, remove } = itemTools(part, "questions");
  await expect(entries(page, "questions")).toContainText(en.page.editor.example);
  await remove(3);
  await open(1);
  await writeBoth(list, { Question: ["Is it loud?", "Có ồn không?"], Answer: ["Not at night.", "Ban đêm thì không."] });
  await open(2);
  await writeBoth(list, { Question: ["Is it dear?", "Có đắt không?"], Answer: ["Less than leaks.", "Rẻ hơn rò rỉ."] });
  await moveUp(2);
  await expect(preview(page).locator("main summary").first()).toContainText("Có đắt không?");
  await expectNoProblems();
  await publishFirst(form, calls, id);
  for (const [address, questions, answers] of [
    [`/parts-${mark}`, ["Is it dear?", "Is it loud?"], ["Less than leaks.", "Not at night."]],
    [`/vi/parts-${mark}`, ["Có đắt không?", "Có ồn không?"], ["Rẻ hơn rò rỉ.", "Ban đêm thì không."]],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("main summary")).toHaveText([...questions]);
    const [first, second] = answers;
    await expect(page.getByText(first)).toBeVisible();
    await expect(page.getByText(second)).toBeHidden();
    await page.locator("main summary").nth(1).press("Enter");
    await expect(page.getByText(second)).toBeVisible();
    await expectNoProblems();
  }
});

test("steps are written, moved and read in their order, also below each other", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const { id, part } = await beginPart(page, { calls, form, mark }, "steps");
  const { list, open, moveUp, remove } = itemTools(part, "steps");
  await remove(3);
  await open(1);
  await writeBoth(list, { Title: ["Measure", "Đo"], Text: ["Two weeks.", "Hai tuần."], When: ["Week 2", "Tuần 2"] });
  await open(2);
  await writeBoth(list, { Title: ["Call us", "Gọi"], Text: ["One hour.", "Một giờ."], When: ["Week 1", "Tuần 1"] });
  await moveUp(2);
  await part.getByRole("radio", { name: labels.variants.vertical }).check({ force: true });
  await expect(preview(page).locator("ol h3")).toHaveText(["Gọi", "Đo"]);
  await expectNoProblems();
  await publishFirst(form, calls, id);
  for (const [address, steps] of [
    [`/parts-${mark}`, ["Call us", "Measure"]],
    [`/vi/parts-${mark}`, ["Gọi", "Đo"]],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("main ol h3")).toHaveText([...steps]);
    await expectNoProblems();
  }
});

test("a gallery shows pictures of the library with captions in both languages", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const { id, part } = await beginPart(page, { calls, form, mark }, "gallery");
  const { list, open, moveUp, add } = itemTools(part, "pictures");
  await writeBoth(part, { Title: ["At work", "Lúc làm việc"] });
  await expect(preview(page).getByText(vi.site.preview.emptyPart)).toBeVisible();
  const { rows } = await calls.system.media.list.query({ filter: { kind: "photo" } });
  const pictures = rows.filter(({ altEn }) => altEn !== "").slice(0, 2);
  await add();
  const picker = page.getByRole("dialog", { name: en.form.chooseImages });
  for (const { filename } of pictures) {
    await picker.getByRole("searchbox", { name: en.form.searchLibrary }).fill(filename);
    await picker.getByRole("list").last().getByRole("button", { name: filename }).first().click();
  }
  await expectNoProblems();
  await picker.getByRole("button", { name: "Add 2 images" }).click();
  await expect(picker).toBeHidden();
  await expect(list.getByText(pictures[0]?.altEn ?? "")).toBeVisible();
  await expect(preview(page).locator("figure")).toHaveCount(2);
  await open(1);
  await writeBoth(list, { Caption: ["First", "Một"] });
  await open(2);
  await writeBoth(list, { Caption: ["Second", "Hai"] });
  await moveUp(2);
  await expect(preview(page).locator("figcaption")).toHaveText(["Hai", "Một"]);
  await expectNoProblems();
  await publishFirst(form, calls, id);
  for (const [address, captions] of [
    [`/parts-${mark}`, ["Second", "First"]],
    [`/vi/parts-${mark}`, ["Hai", "Một"]],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("main figcaption")).toHaveText([...captions]);
    await expectNoProblems();
  }
});

test("a table is filled from a spreadsheet, its rows and columns are moved, and it scrolls by keyboard", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const { id, part } = await beginPart(page, { calls, form, mark }, "table");
  await writeBoth(part, { Title: ["Pipes", "Ống"] });
  const grid = (language: string) => part.getByRole("region", { name: `${labels.table.cells} ${language}` });
  const heading = (column: number) => filled(labels.table.heading, { column });
  const paste = async (language: string, words: string) =>
    grid(language)
      .getByRole("textbox", { name: heading(1) })
      .evaluate((cell, words) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", words);
        cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, words);
  await paste("English", "Pipe\tWidth\tPressure\r\nSteel\t50\t16\r\nCopper\t28\t10\r\nPlastic\t63\t6\r\n");
  await paste("Vietnamese", "Ống\tKhổ\tÁp suất\r\nThép\t50\t16\r\nĐồng\t28\t10\r\nNhựa\t63\t6\r\n");
  const tool = (label: string, name: string) => grid("English").getByRole("button", { name: filled(label, { name }) });
  await tool(items.moveUp, filled(labels.table.row, { number: 2 })).click();
  await expect(tool(items.moveUp, filled(labels.table.row, { number: 1 }))).toBeFocused();
  await tool(items.moveLeft, filled(labels.table.column, { number: 3 })).click();
  await tool(items.remove, filled(labels.table.row, { number: 3 })).click();
  const english = ["Pipe", "Pressure", "Width", "Copper", "10", "28", "Steel", "16", "50"];
  await expect(preview(page).locator("table :is(th, td)")).toHaveText(english);
  await expectNoProblems();
  await publishFirst(form, calls, id);
  for (const [address, texts] of [
    [`/parts-${mark}`, english],
    [`/vi/parts-${mark}`, ["Ống", "Áp suất", "Khổ", "Đồng", "10", "28", "Thép", "16", "50"]],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("main table :is(th, td)")).toHaveText([...texts]);
    await expectNoProblems();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const region = page.getByRole("region", { name: "Ống" });
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expectNoProblems();
});

test("a video of another service is refused at its field, and one of YouTube is loaded after a click", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const { id, part } = await beginPart(page, { calls, form, mark }, "video");
  await writeBoth(part, { Title: ["The film", "Phim"] });
  const field = part.getByRole("textbox", { name: en.fields.page.video });
  await field.fill("https://www.dailymotion.com/video/x8abcde");
  await form.publish(actions.publishChanges);
  await expect(field).toHaveAccessibleDescription(new RegExp(en.validation.video));
  await field.fill("https://youtu.be/dQw4w9WgXcQ");
  await expectNoProblems();
  await publishFirst(form, calls, id);
  const foreign: string[] = [];
  await page.route(/youtube/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Player</title><p>Player" });
  });
  for (const [address, { video }] of [
    [`/parts-${mark}`, words.en.site],
    [`/vi/parts-${mark}`, words.vi.site],
  ] as const) {
    await page.goto(address);
    await expectNoProblems();
    expect(foreign).toEqual([]);
    await page.getByRole("link", { name: video.youtube }).click();
    await expect(page.locator("main iframe")).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
    foreign.length = 0;
  }
});

test("files of the library are offered under their names with their sizes", async ({
  page,
  calls,
  form,
  mark,
  baseURL,
  expectNoProblems,
}) => {
  const file = { name: `Prices ${mark}.pdf`, mimeType: "application/pdf", buffer: buildPdf(mark) };
  await page.request.post("/api/files", { multipart: { file }, headers: { origin: baseURL ?? "" } });
  const { id, part } = await beginPart(page, { calls, form, mark }, "files");
  const { list, add } = itemTools(part, "files");
  await add();
  await list.getByRole("combobox").click();
  await page.getByPlaceholder(en.common.search, { exact: true }).fill(mark);
  await page.getByRole("option", { name: file.name }).click();
  await writeBoth(list, { Name: ["Price list", "Bảng giá"] });
  await expectNoProblems();
  await publishFirst(form, calls, id);
  for (const [address, name] of [
    [`/parts-${mark}`, "Price list"],
    [`/vi/parts-${mark}`, "Bảng giá"],
  ] as const) {
    await page.goto(address);
    const link = page.locator("main").getByRole("link", { name: new RegExp(`^${name} PDF`) });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^prices-.*\.pdf$/);
    await expectNoProblems();
  }
});

test("comparisons name what has changed in the items of a part", async ({ page, calls, form, mark }) => {
  const [image] = (await calls.system.media.list.query({ pageSize: 1, filter: { kind: "photo" } })).rows;
  if (!image) throw new Error("The library has no picture.");
  const step = (id: string, titleEn: string, titleVi: string) => ({
    ...{ id, titleEn, titleVi, textEn: null, textVi: null, whenEn: null, whenVi: null },
  });
  const [first, second] = [step("a1", "Measure", "Đo"), step("b2", "Decide", "Quyết định")];
  const steps = { ...newPart("steps"), steps: [first, second] };
  const picture = { id: "p1", imageId: null, captionEn: null, captionVi: null };
  const gallery = { ...newPart("gallery"), pictures: [picture] };
  const data = { ...emptyPage, titleEn: `Compared ${mark}`, titleVi: `So sánh ${mark}`, slug: `compared-${mark}` };
  const { id } = await calls.website.page.create.mutate({ data: { ...data, parts: [steps, gallery] } });
  const changed = [
    { ...steps, variant: "vertical" as const, steps: [second, first] },
    { ...gallery, pictures: [{ ...picture, imageId: image.id }] },
  ];
  await calls.website.page.update.mutate({ id, version: 1, data: { parts: changed } });
  await page.goto(`/admin/page/${id}`);
  const state = await form.openState();
  await state.getByRole("button", { name: en.writing.state.versions }).click();
  const history = page.getByRole("dialog", { name: en.history.title });
  const difference = (kind: KnownKind, field: string) =>
    history.getByRole("region", { name: `${labels.kinds[kind]}: ${field}`, exact: true });
  await expect(difference("steps", en.fields.page.steps)).toContainText(/1\. Measure2\. Decide.*1\. Decide2\. Measure/);
  await expect(difference("steps", en.fields.page.variant)).toContainText(labels.variants.vertical);
  const pictures = `${en.fields.page.pictures}: ${en.fields.common.image}`;
  await expect(difference("gallery", pictures).getByRole("img")).toBeVisible();
});
