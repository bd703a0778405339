import { expect, type FrameLocator, type Locator, type Page } from "playwright/test";
import { type KnownKind, newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import type { Calls } from "../fixtures";
import { filled, words } from "../words";
import type { FormPage } from "./form-page";

const { page: messages } = words.en;
const { editor } = messages;
const { kinds, help, ...labels } = messages.parts;

/** The list of parts. */
export function partsList(page: Page): Locator {
  return page.getByRole("navigation", { name: editor.parts });
}

/** Entries of the list of parts. */
export function entries(page: Page, kind: KnownKind | "unknown"): Locator {
  return partsList(page).locator("[data-entry]", { hasText: kinds[kind] });
}

/** Reads the ids of the parts in their order. */
export function order(page: Page): Promise<(string | null)[]> {
  return partsList(page)
    .locator("[data-entry]")
    .evaluateAll((all) => all.map((entry) => entry.getAttribute("data-entry")));
}

/** Fields of the selected part. */
export function fields(page: Page, kind: KnownKind | "unknown"): Locator {
  return page.getByRole("region", { name: kinds[kind], exact: true });
}

/** Text of one language in a part. */
export function text(part: Locator, label: string, language: "English" | "Vietnamese"): Locator {
  return part.getByRole("textbox", { name: new RegExp(`^${label} \\W?${language}`) });
}

/** The page in its preview. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator(`iframe[title="${editor.preview}"]`);
}

/** Opens the dialog that adds a part at the end. */
export async function openAdding(page: Page): Promise<Locator> {
  await partsList(page).getByRole("button", { name: labels.add, exact: true }).click();
  return page.getByRole("dialog", { name: labels.add });
}

export async function addPart(page: Page, kind: KnownKind): Promise<void> {
  await openAdding(page);
  await page.getByRole("option", { name: `${kinds[kind]} ${help[kind]}` }).click();
}

/** The tools of the selected part. */
export function tools(page: Page, kind: KnownKind | "unknown"): Locator {
  return page.getByRole("toolbar", { name: filled(labels.tools, { kind: kinds[kind] }) }).filter({ visible: true });
}

/** Writes the English text of the part at a place in the list. */
export async function write(page: Page, index: number, words: string, language: "English" | "Vietnamese" = "English") {
  await entries(page, "text").nth(index).click();
  await text(fields(page, "text"), "Content", language).fill(words);
  if (language === "English") await expect(preview(page).getByText(words, { exact: true })).toBeVisible();
}

/** Writes texts of both languages in a part, or in an open item of it. */
export async function writeBoth(part: Locator, texts: Record<string, readonly [english: string, vietnamese: string]>) {
  for (const [label, [english, vietnamese]] of Object.entries(texts)) {
    await text(part, label, "English").fill(english);
    await text(part, label, "Vietnamese").fill(vietnamese);
  }
}

type Editing = { calls: Calls; form: FormPage; mark: string };

/** Adds a part to a new page of two texts, and shows both languages. */
export async function beginPart(page: Page, { calls, form, mark }: Editing, kind: KnownKind) {
  const { id } = await addPage(calls, mark);
  await page.goto(`/admin/page/${id}`);
  await form.showBoth();
  await addPart(page, kind);
  return { id, part: fields(page, kind) };
}

/** Publishes the first changes of a page. */
export async function publishFirst(form: FormPage, calls: Calls, id: number): Promise<void> {
  await form.publish(words.en.writing.actions.publishChanges);
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).version).toBe(2);
}

/** Publishes a page of two texts. */
export function addPage(calls: Calls, mark: string) {
  const one = { ...newPart("text"), id: "text-one", contentEn: "<p>First.</p>", contentVi: "<p>Một.</p>" };
  const two = { ...newPart("text"), id: "text-two", contentEn: "<p>Second.</p>", contentVi: "<p>Hai.</p>" };
  const titles = { titleEn: `Parts ${mark}`, titleVi: `Phần ${mark}` };
  return calls.website.page.create.mutate({
    data: { ...emptyPage, ...titles, slug: `parts-${mark}`, status: "published", parts: [one, two] },
  });
}
