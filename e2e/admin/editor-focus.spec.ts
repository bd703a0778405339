import type { Page } from "playwright/test";
import { emptyArticle } from "~/features/news/article/schema";
import { expect, test } from "../fixtures";
import { words } from "../words";

const { en } = words;

test.beforeEach(async ({ page, calls, form, signIn, mark }) => {
  await signIn();
  const { id } = await calls.news.article.create.mutate({
    data: { ...emptyArticle, titleEn: `Story ${mark}`, visibleVi: false },
  });
  await page.goto(`/admin/news/${id}`);
  await form.side("Content", "English").click();
  // The list of blocks is unmounted when its animation has ended.
  await page.addStyleTag({ content: "[role=dialog][data-state=closed] { animation-duration: 1500ms !important }" });
});

for (const [tool, label] of [
  ["video", en.editor.videoAddress],
  ["image", en.form.searchLibrary],
] as const) {
  test(`what ${tool} opens keeps the focus while the list closes`, async ({ page }) => {
    await choose(page, tool);
    const field = page.getByLabel(label);
    await expect(field).toBeFocused();
    await page.keyboard.type("https://");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await page.keyboard.type("example");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("https://example");
    // An open dialog hides the text from assistive technology, and so from roles.
    await expect(page.locator("[lang=en][contenteditable=true]")).toHaveText("");
  });
}

test("what is typed after a click on video goes into its field", async ({ page }) => {
  await page.keyboard.press("/");
  await page.getByRole("option", { name: en.editor.video, exact: true }).click();
  const field = page.getByLabel(en.editor.videoAddress);
  await expect(field).toBeFocused();
  await page.mouse.move(5, 5);
  await page.keyboard.type("https://");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.keyboard.type("example");
  await expect(field).toHaveValue("https://example");
});

for (const tool of ["table", "codeBlock", "heading2"] as const) {
  test(`what is typed after ${tool} goes into the text while the list closes`, async ({ page, form }) => {
    await choose(page, tool);
    await page.keyboard.type("Typed");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await page.keyboard.type(" on");
    await expect(form.side("Content", "English").getByText("Typed on", { exact: true })).toBeVisible();
  });
}

test("Escape gives the focus back to the text at once", async ({ page, form }) => {
  await page.keyboard.press("/");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.type("Typed");
  await expect(form.side("Content", "English")).toHaveText("Typed");
});

test("what is typed after a link goes behind it", async ({ page, form }) => {
  await page.keyboard.press("Control+k");
  await page.getByLabel(en.editor.linkAddress).fill("example.com");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" is ours");
  const text = form.side("Content", "English");
  await expect(text).toHaveText("example.com is ours");
  await expect(text.getByRole("link")).toHaveText("example.com");
});

/** Chooses a tool from the list and moves the pointer on over the closing list. */
async function choose(page: Page, tool: "video" | "image" | "table" | "codeBlock" | "heading2"): Promise<void> {
  await page.keyboard.press("/");
  const item = page.getByRole("option", { name: en.editor[tool], exact: true });
  await item.hover();
  const { x, y } = (await item.boundingBox()) ?? { x: 0, y: 0 };
  await item.click();
  await page.mouse.move(x + 10, y - 40, { steps: 5 });
}
