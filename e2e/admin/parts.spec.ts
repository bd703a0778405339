import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { expect, test } from "../fixtures";
import { addPage, addPart, entries, fields, preview, text } from "../pages/page-editor";
import { filled, words } from "../words";

const { en, vi } = words;
const { actions } = en.writing;
const { editor } = en.page;
const { kinds, ...labels } = en.page.parts;

test.beforeEach(async ({ signIn }) => signIn());

test("makes a page of parts in both languages, which visitors read in their order", async ({
  page,
  form,
  mark,
  signIn,
  newPerson,
  expectNoProblems,
}) => {
  // Unsaved text of a new page is kept for its author.
  await signIn(await newPerson("ADMIN"));
  await page.goto("/admin/page/new");
  await form.showBoth();
  await form.side("Title", "English").fill(`Bridges ${mark}`);
  await form.side("Title", "Vietnamese").fill(`Cầu ${mark}`);
  await addPart(page, "text");
  const written = fields(page, "text");
  await expect(text(written, "Title", "English")).toBeFocused();
  await text(written, "Content", "English").fill("Two lanes over the river.");
  await text(written, "Content", "Vietnamese").fill("Hai làn xe qua sông.");
  await expect(preview(page).getByText("Hai làn xe qua sông.")).toBeVisible();
  await expectNoProblems();
  await addPart(page, "callToAction");
  const call = fields(page, "callToAction");
  await text(call, "Title", "English").fill("Shall we build yours?");
  await text(call, "Title", "Vietnamese").fill("Bạn muốn xây cầu của mình?");
  await expect(preview(page).getByRole("heading", { name: "Bạn muốn xây cầu của mình?" })).toBeVisible();
  await entries(page, "callToAction").press("Alt+ArrowUp");
  await expect(entries(page, "callToAction")).toBeFocused();

  for (const [kind, label] of [
    ["callToAction", "Lead"],
    ["text", "Title"],
  ] as const) {
    await entries(page, kind).click();
    for (const language of ["English", "Vietnamese"] as const) await text(fields(page, kind), label, language).fill("");
  }
  await form.publish(actions.publish);
  await form.confirmPublishing(actions.publish);
  await expect(page).toHaveURL(/\/admin\/page\/\d+$/);
  await expect(entries(page, "text")).toHaveAttribute("aria-current", "true");
  for (const [address, heading, content] of [
    [`/bridges-${mark}`, "Shall we build yours?", "Two lanes over the river."],
    [`/vi/bridges-${mark}`, "Bạn muốn xây cầu của mình?", "Hai làn xe qua sông."],
  ] as const) {
    await page.goto(address);
    const [above, below] = [page.getByRole("heading", { level: 2, name: heading }), page.getByText(content)];
    expect((await above.boundingBox())?.y).toBeLessThan((await below.boundingBox())?.y ?? 0);
    await expectNoProblems();
  }
});

test("leads from publishing a new page to the text that one of its parts lacks", async ({
  page,
  form,
  mark,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson("ADMIN"));
  await page.goto("/admin/page/new");
  await form.showBoth();
  await form.side("Title", "English").fill(`Lacking ${mark}`);
  await form.side("Title", "Vietnamese").fill(`Thiếu ${mark}`);
  for (const words of ["First.", "Second."]) {
    await addPart(page, "text");
    await text(fields(page, "text"), "Title", "English").fill("");
    await text(fields(page, "text"), "Title", "Vietnamese").fill("");
    await text(fields(page, "text"), "Content", "English").fill(words);
  }
  await form.publish(actions.publish);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: actions.publish, exact: true }).click();
  await sheet.getByRole("button", { name: en.writing.sheet.done.writeNow }).click();
  await expect(page).toHaveURL(/\/admin\/page\/\d+$/);
  await expect(entries(page, "text").first()).toHaveAttribute("aria-current", "true");
  await expect(text(fields(page, "text"), "Content", "Vietnamese")).toBeFocused();
});

test("never publishes the example words of a new part", async ({ page, calls, form, mark }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await addPart(page, "callToAction");
  await expect(entries(page, "callToAction")).toContainText(editor.example);
  await form.publish(actions.publishChanges);
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText(`${kinds.callToAction}: ${en.fields.page.lead}`.toLowerCase());
  await sheet
    .getByRole("button", { name: new RegExp(`^${en.writing.sheet.write}`) })
    .first()
    .click();
  await expect(fields(page, "callToAction").locator("textarea:focus")).toHaveCount(1);
  expect((await calls.website.page.byId.query({ id })).parts).toHaveLength(2);
});

test("says at a part which of its texts is missing, and keeps what was typed", async ({ page, calls, form, mark }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await form.showBoth();
  await entries(page, "text").nth(1).click();
  const second = fields(page, "text");
  await text(second, "Content", "Vietnamese").fill("");
  await text(second, "Title", "English").fill("More");
  await text(second, "Title", "Vietnamese").fill("Thêm");
  await entries(page, "text").nth(0).click();
  await form.publish(actions.publishChanges);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: new RegExp(`^${en.writing.sheet.write}`) }).click();
  await expect(text(second, "Content", "Vietnamese")).toBeFocused();
  await text(second, "Content", "Vietnamese").fill("Hai, có thêm.");
  await form.publish(actions.publishChanges);
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).version).toBe(2);
  expect((await calls.website.page.byId.query({ id })).parts[1]).toMatchObject({
    titleVi: "Thêm",
    contentVi: "<p>Hai, có thêm.</p>",
  });
});

test("lets two people change different parts, and asks where both changed one text", async ({ page, calls, form, mark }) => {
  const { id, parts } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  const part = fields(page, "text");
  await entries(page, "text").nth(1).click();
  await text(part, "Content", "English").fill("Second, mine.");
  const theirs = parts.map((part) => (part.id === "text-one" ? { ...part, titleEn: "Theirs", titleVi: "Của họ" } : part));
  await calls.website.page.update.mutate({ id, version: 1, data: { parts: theirs } });
  await form.publish(actions.publishChanges);
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).version).toBe(3);
  expect((await calls.website.page.byId.query({ id })).parts).toMatchObject([
    { titleEn: "Theirs", contentEn: "<p>First.</p>" },
    { contentEn: "<p>Second, mine.</p>" },
  ]);
  await entries(page, "text").nth(0).click();
  await expect(text(part, "Title", "English")).toHaveValue("Theirs");

  await text(part, "Title", "English").fill("Mine");
  const saved = await calls.website.page.byId.query({ id });
  const again = saved.parts.map((part) => (part.id === "text-one" ? { ...part, titleEn: "Theirs again" } : part));
  await calls.website.page.update.mutate({ id, version: 3, data: { parts: again } });
  await form.publish(actions.publishChanges);
  const dialog = page.getByRole("dialog", { name: en.form.conflictTitle });
  await expect(dialog.getByText(`${kinds.text} 1: Title (English)`)).toBeVisible();
  await dialog.getByRole("button", { name: en.form.saveChoice }).click();
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).parts[0]?.titleEn).toBe("Mine");
});

test("copies, hides and deletes a part, takes it back, and shows in the history what changed", async ({
  page,
  calls,
  form,
  mark,
}) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  const parts = entries(page, "text");
  const tool = (label: string) =>
    page.getByRole("toolbar").getByRole("button", { name: filled(label, { kind: kinds.text }), exact: true });
  await parts.nth(0).click();
  await tool(labels.copy).click();
  await expect(parts).toHaveCount(3);
  await parts.nth(2).click();
  await tool(labels.hide).click();
  await parts.nth(0).press("Delete");
  await expect(parts).toHaveCount(2);
  await page.getByRole("button", { name: editor.undo, exact: true }).click();
  await expect(parts).toHaveCount(3);
  await page.getByRole("button", { name: editor.redo, exact: true }).click();
  await expect(parts).toHaveCount(2);
  await form.publish(actions.publishChanges);
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).version).toBe(2);
  const saved = (await calls.website.page.byId.query({ id })).parts;
  expect(saved.map((part) => [part.id === "text-one", part.visibleEn, part.visibleVi])).toEqual([
    [false, true, true],
    [false, false, false],
  ]);
  const state = await form.openState();
  await state.getByRole("button", { name: en.writing.state.versions }).click();
  const history = page.getByRole("dialog", { name: en.history.title });
  const hidden = `${kinds.text} 2: ${en.fields.common.visibleEn}`;
  await expect(history.getByRole("heading", { name: hidden, exact: true })).toBeVisible();
  await expect(history).not.toContainText("parts.");
});

test("is edited on the page: a click selects a part, a double click leads to the words", async ({ page, calls, mark }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await preview(page).getByText("Second.").click();
  await expect(entries(page, "text").nth(1)).toHaveAttribute("aria-current", "true");
  await expect(preview(page).getByRole("group", { name: kinds.text }).last()).toContainText("Second.");
  await preview(page).getByText("First.").dblclick();
  const content = text(fields(page, "text"), "Content", "English");
  await expect(content).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Changed in place.");
  await expect(preview(page).getByText("Changed in place.")).toBeVisible();
  // The editor's shortcuts also work while the page has the focus.
  await preview(page).getByText("Second.").click();
  await page.keyboard.press("Control+z");
  await expect(preview(page).getByText("First.")).toBeVisible();
  await page.keyboard.press("Control+y");
  await expect(preview(page).getByText("Changed in place.")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(en.form.savedHidden)).toBeVisible();
  await page.getByRole("button", { name: en.common.vietnamese, exact: true }).click();
  await expect(preview(page).getByText("Hai.")).toBeVisible();
});

test("leads from a button's words to their field, and shows a part that is added below", async ({ page, calls, mark }) => {
  const buttons = [
    { id: "b1", labelEn: "Our services", labelVi: "Dịch vụ", href: "/services" },
    { id: "b2", labelEn: "Write to us", labelVi: "Liên hệ", href: "/contact" },
  ];
  const opening = { ...newPart("hero"), titleEn: "Bridges", titleVi: "Cầu", buttons };
  const texts = ["one", "two", "three"].map((id) => ({
    ...newPart("text"),
    ...{ id: `text-${id}`, contentEn: "<p>Words.</p>".repeat(12), contentVi: "<p>Chữ.</p>".repeat(12) },
  }));
  const titles = { titleEn: `Buttons ${mark}`, titleVi: `Nút ${mark}` };
  const data = { ...emptyPage, ...titles, slug: `buttons-${mark}`, status: "published" as const, parts: [opening, ...texts] };
  const { id } = await calls.website.page.create.mutate({ data });
  await page.goto(`/admin/page/${id}`);
  await preview(page).getByRole("link", { name: "Write to us" }).dblclick();
  await expect(fields(page, "hero").locator("textarea:focus")).toHaveValue("Write to us");
  await addPart(page, "callToAction");
  await expect(preview(page).locator("[data-part]").last()).toContainText(en.page.parts.starts.callToAction.title);
  await expect(preview(page).getByRole("heading", { name: en.page.parts.starts.callToAction.title })).toBeInViewport();
});

test("finds a kind by a word of the other language, and adds it by keyboard", async ({ page, calls, mark }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await page.getByRole("navigation", { name: editor.parts }).getByRole("button", { name: labels.add, exact: true }).click();
  await page.getByRole("combobox", { name: editor.searchKinds }).fill("con so");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(entries(page, "figures")).toHaveAttribute("aria-current", "true");
});

for (const width of [1024, 390])
  test(`shows parts, fields and the page one after the other at ${width} px`, async ({
    page,
    calls,
    mark,
    speak,
    expectNoProblems,
  }) => {
    await speak("vi");
    const { id } = await addPage(calls, mark);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/page/${id}`);
    await page.getByRole("navigation", { name: vi.page.editor.parts }).locator("[data-entry]").nth(1).click();
    const part = page.getByRole("region", { name: vi.page.parts.kinds.text, exact: true });
    await expect(part.locator("[role=textbox][lang=vi]")).toBeVisible();
    await expectNoProblems();
    if (width === 390) await page.getByRole("button", { name: vi.page.editor.showPage }).click();
    await expect(page.frameLocator("iframe").getByText("Hai.")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCSS("width", width === 390 ? "390px" : "1280px");
    await page.getByRole("button", { name: vi.page.editor.backToParts }).first().click();
    await expect(page.getByRole("navigation", { name: vi.page.editor.parts })).toBeVisible();
  });
