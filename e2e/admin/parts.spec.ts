import type { Locator } from "playwright/test";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { type Calls, expect, test } from "../fixtures";
import { filled, words } from "../words";

const { en } = words;
const { actions } = en.writing;
const { kinds, help, ...labels } = en.page.parts;

test.beforeEach(async ({ signIn }) => signIn());

/** Text of one language in a part. */
function text(part: Locator, label: string, language: "English" | "Vietnamese"): Locator {
  return part.getByRole("textbox", { name: new RegExp(`^${label} \\W?${language}`) });
}

function addPage(calls: Calls, mark: string) {
  const one = { ...newPart("text"), id: "text-one", contentEn: "<p>First.</p>", contentVi: "<p>Một.</p>" };
  const two = { ...newPart("text"), id: "text-two", contentEn: "<p>Second.</p>", contentVi: "<p>Hai.</p>" };
  const titles = { titleEn: `Parts ${mark}`, titleVi: `Phần ${mark}` };
  return calls.website.page.create.mutate({
    data: { ...emptyPage, ...titles, slug: `parts-${mark}`, status: "published", parts: [one, two] },
  });
}

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
  for (const added of ["text", "callToAction"] as const) {
    const kind = kinds[added];
    await page.getByRole("button", { name: labels.add }).click();
    await page.getByRole("menuitem", { name: `${kind} ${help[added]}` }).click();
    await expect(page.getByRole("region", { name: kind, exact: true })).toBeFocused();
  }
  await expectNoProblems();
  const written = page.getByRole("region", { name: kinds.text, exact: true });
  await text(written, "Content", "English").fill("Two lanes over the river.");
  await text(written, "Content", "Vietnamese").fill("Hai làn xe qua sông.");
  const call = page.getByRole("region", { name: kinds.callToAction, exact: true });
  await text(call, "Title", "English").fill("Shall we build yours?");
  await text(call, "Title", "Vietnamese").fill("Bạn muốn xây cầu của mình?");
  await call.getByRole("button", { name: filled(labels.moveUp, { kind: kinds.callToAction }) }).click();

  await form.publish(actions.publish);
  await form.confirmPublishing(actions.publish);
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

test("says at a part which of its texts is missing, and keeps what was typed", async ({ page, calls, form, mark }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await form.showBoth();
  const second = page.getByRole("region", { name: kinds.text, exact: true }).nth(1);
  await text(second, "Content", "Vietnamese").fill("");
  await text(second, "Title", "English").fill("More");
  await text(second, "Title", "Vietnamese").fill("Thêm");
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
  const [first, second] = [0, 1].map((place) => page.getByRole("region", { name: kinds.text, exact: true }).nth(place));
  if (!first || !second) throw new Error("The page has two parts.");
  await text(second, "Content", "English").fill("Second, mine.");
  const theirs = parts.map((part) => (part.id === "text-one" ? { ...part, titleEn: "Theirs", titleVi: "Của họ" } : part));
  await calls.website.page.update.mutate({ id, version: 1, data: { parts: theirs } });
  await form.publish(actions.publishChanges);
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).version).toBe(3);
  expect((await calls.website.page.byId.query({ id })).parts).toMatchObject([
    { titleEn: "Theirs", contentEn: "<p>First.</p>" },
    { contentEn: "<p>Second, mine.</p>" },
  ]);
  await expect(text(first, "Title", "English")).toHaveValue("Theirs");

  await text(first, "Title", "English").fill("Mine");
  const saved = await calls.website.page.byId.query({ id });
  const again = saved.parts.map((part) => (part.id === "text-one" ? { ...part, titleEn: "Theirs again" } : part));
  await calls.website.page.update.mutate({ id, version: 3, data: { parts: again } });
  await form.publish(actions.publishChanges);
  const dialog = page.getByRole("dialog", { name: en.form.conflictTitle });
  await expect(dialog.getByText(`${kinds.text}: Title (English)`)).toBeVisible();
  await dialog.getByRole("button", { name: en.form.saveChoice }).click();
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).parts[0]?.titleEn).toBe("Mine");
});

test("copies, hides and deletes a part, and shows in the history what changed", async ({ page, calls, form, mark }) => {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  const parts = page.getByRole("region", { name: kinds.text, exact: true });
  const button = (place: number, label: string) =>
    parts.nth(place).getByRole("button", { name: filled(label, { kind: kinds.text }), exact: true });
  await button(0, labels.copy).click();
  await expect(parts).toHaveCount(3);
  await button(2, labels.hide).click();
  await button(0, labels.delete).click();
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
  await expect(history.getByText(`${kinds.text}: ${en.fields.common.visibleEn}`)).toBeVisible();
});
