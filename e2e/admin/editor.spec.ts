import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { emptyArticle } from "~/features/news/article/schema";
import { buildPdf } from "~/server/files/test-pdf";
import { clipboards, pictures } from "../clipboards";
import { type Calls, expect, test } from "../fixtures";
import { filled, words } from "../words";

const { en } = words;

test.beforeEach(async ({ signIn }) => signIn());

const english = { ...emptyArticle, summaryEn: "In short", visibleVi: false };

/** Opens an article of the test's own. The unsaved text of a new one is kept for the person, whom tests share. */
async function openArticle(page: Page, calls: Calls, mark: string): Promise<void> {
  const { id } = await calls.news.article.create.mutate({ data: { ...english, titleEn: `Story ${mark}` } });
  await page.goto(`/admin/news/${id}`);
}

/** Drops a picture beside the text. */
async function dropPicture(page: Page, size: { width: number; height: number }): Promise<void> {
  const png = await sharp({ create: { ...size, channels: 3, background: "#1e79e4" } })
    .png()
    .toBuffer();
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "dropped.png", { type: "image/png" }));
      return data;
    },
    [...png],
  );
  await page.dispatchEvent("h1", "drop", { dataTransfer: dropped });
}

test("tools appear at the selected text, at an empty line and at a table, and are reached by the keyboard", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  await openArticle(page, calls, mark);
  const text = form.side("Content", "English");
  await text.click();
  await page.keyboard.type("One two");
  const tools = page.getByRole("toolbar");
  await expect(tools).toHaveCount(0);
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await expect(tools.getByRole("button", { name: en.editor.heading2, exact: true })).toBeVisible();
  await page.keyboard.press("Alt+F10");
  await expect(tools.getByRole("button", { name: en.editor.heading2, exact: true })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(text.locator("strong")).toHaveText("two");
  await expectNoProblems();
  await page.keyboard.press("End");
  await expect(tools).toBeHidden();

  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await expect(page.getByRole("option", { name: en.editor.quote })).toBeVisible();
  await page.keyboard.type("qu");
  await expect(page.getByRole("combobox", { name: en.editor.findBlock })).toHaveValue("qu");
  await expect(page.getByRole("option")).toHaveText([en.editor.quote]);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Said");
  await expect(text.locator("blockquote")).toHaveText("Said");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  // A slash can still be written.
  await page.keyboard.press("/");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.keyboard.type("etc");
  await expect(text.getByText("/etc")).toBeVisible();

  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.type("tab");
  await expect(page.getByRole("option")).toHaveText([en.editor.table]);
  await page.keyboard.press("Enter");
  const tableTools = page.getByRole("group", { name: en.editor.table });
  const before = await text.locator("blockquote").boundingBox();
  await expect(tableTools).toBeVisible();
  await expect(text.locator("tr")).toHaveCount(3);
  await tableTools.getByRole("button", { name: en.editor.addRowAfter }).click();
  await expect(text.locator("tr")).toHaveCount(4);
  expect(await text.locator("blockquote").boundingBox()).toEqual(before);
});

test("finds blocks by words of both languages, and says when there is none", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  await openArticle(page, calls, mark);
  const text = form.side("Content", "English");
  await text.click();
  await page.keyboard.press("/");
  const options = page.getByRole("option");
  const search = page.getByRole("combobox", { name: en.editor.findBlock });
  await search.fill("photo");
  await expect(options).toHaveText([en.editor.image]);
  await search.fill("danh sach");
  await expect(options).toHaveText([en.editor.bulletList, en.editor.orderedList]);
  await search.fill("xyz");
  await expect(page.getByText(filled(en.editor.noBlock, { typed: "xyz" }))).toBeVisible();
  await expectNoProblems();
  await search.fill("trích");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Said");
  await expect(text.locator("blockquote")).toHaveText("Said");
});

test("the tools of a picture cover no text above it", async ({ page, calls, form, mark }) => {
  await openArticle(page, calls, mark);
  const text = form.side("Content", "English");
  await text.click();
  await page.keyboard.type("Above");
  await page.keyboard.press("Enter");
  await dropPicture(page, { width: 600, height: 400 });
  const picture = text.locator("img[data-media-id]");
  await expect(picture).toBeVisible();
  await picture.click();
  const tools = page.getByLabel(en.editor.imageText);
  await expect(tools).toBeVisible();
  const above = await text.getByText("Above").boundingBox();
  const box = await tools.boundingBox();
  expect(box?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test("an empty language starts from the structure of the other one", async ({ page, calls, form, mark, expectNoProblems }) => {
  const contentEn = "<h2>One</h2><ul><li><p>Two</p></li></ul>";
  const { id } = await calls.news.article.create.mutate({ data: { ...english, titleEn: `Copy ${mark}`, contentEn } });
  await page.goto(`/admin/news/${id}`);
  await form.showBoth();
  await page.getByRole("button", { name: "Copy the structure from English" }).click();
  const vietnamese = form.side("Content", "Vietnamese");
  await expect(vietnamese.getByRole("heading", { level: 2, name: "One" })).toBeVisible();
  await expect(vietnamese.getByRole("listitem")).toHaveText("Two");
  await expect(page.getByRole("button", { name: /^Copy the structure/ })).toHaveCount(0);
  await expectNoProblems();
});

test("a picture dropped beside the text is put into it", async ({ page, calls, form, mark }) => {
  await openArticle(page, calls, mark);
  const text = form.side("Content", "English");
  await text.click();
  await page.keyboard.type("Before");
  await dropPicture(page, { width: 40, height: 30 });
  await expect(text.locator("img[data-media-id]")).toBeVisible();
});

test("visitors see a text written with a table, a video and links to a page and a document", async ({
  page,
  baseURL,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const target = { ...english, titleEn: `Target ${mark}`, contentEn: "<p>a</p>" };
  const { slug } = await calls.news.article.create.mutate({ data: { ...target, status: "published" } });
  const file = { name: `Report ${mark}.pdf`, mimeType: "application/pdf", buffer: buildPdf(mark) };
  await page.request.post("/api/files", { multipart: { file }, headers: { origin: baseURL ?? "" } });
  const story = await calls.news.article.create.mutate({ data: { ...english, titleEn: `Story ${mark}` } });

  await page.goto(`/admin/news/${story.id}`);
  const text = page.locator("[lang=en][contenteditable=true]");
  const link = async (name: string) => {
    await page.keyboard.press("Control+k");
    await page.getByLabel(en.editor.linkAddress).fill(name);
    await page
      .getByRole("list", { name: en.editor.linkTargets })
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .click();
  };
  await text.click();
  await page.keyboard.type("See ");
  await link(`Target ${mark}`);
  await page.keyboard.type(" and ");
  await link(`Report ${mark}`);
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await page.getByRole("option", { name: en.editor.video, exact: true }).click();
  await page.getByLabel(en.editor.videoAddress).fill("https://example.com/watch?v=dQw4w9WgXcQ");
  await page.keyboard.press("Enter");
  await expect(page.getByText(en.editor.videoWrong)).toBeVisible();
  await page.getByLabel(en.editor.videoAddress).fill("https://youtu.be/dQw4w9WgXcQ");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Our plant");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: en.editor.addBlock }).click();
  await page.getByRole("option", { name: en.editor.table, exact: true }).click();
  await page.keyboard.type("Year");
  await expectNoProblems();
  await page.keyboard.press("Escape");
  await form.save();
  await expect(page.getByText(en.common.updated)).toBeVisible();
  const saved = await calls.news.article.byId.query({ id: story.id });
  await calls.news.article.update.mutate({ id: story.id, version: saved.version, data: { status: "published" } });

  await page.goto(`/news/${saved.slug}`);
  const publicText = page.locator(".rich-text");
  await expect(publicText.getByRole("link", { name: `Target ${mark}` })).toHaveAttribute("href", `/news/${slug}`);
  await expect(publicText.getByRole("link", { name: `Report ${mark}` })).toHaveAttribute(
    "href",
    /^\/api\/files\/[\w-]{22}\/report-.*\.pdf$/,
  );
  await expect(
    page
      .getByRole("columnheader", { name: "Year" })
      .or(page.locator("th", { hasText: "Year" }))
      .first(),
  ).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectNoProblems();
  await page.getByRole("link", { name: en.site.video.youtube }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
});

/** Pastes HTML and files (base64) into the editor. */
async function paste(text: Locator, html: string, files: string[] = []): Promise<void> {
  await text.click();
  await text.evaluate(
    (element, { html, files }) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData("text/html", html);
      for (const file of files) {
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
        clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
      }
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, files },
  );
}

/** Clipboard content of the same table, copied from several programs. */
const tables = {
  Word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-unhide:no;} --></style>
    <!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body lang=EN-US><!--StartFragment-->
    <table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
    <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;mso-border-alt:solid'>
    <p class=MsoNormal style='mso-margin-bottom-alt:auto'><b style='mso-bidi-font-weight:normal'><span lang=VI style='font-family:"Arial";mso-ansi-language:VI'>Năm<o:p></o:p></span></b></p></td>
    <td width=301 valign=top><p class=MsoNormal><span lang=EN-US>Plants<o:p></o:p></span></p></td></tr>
    <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td colspan=2 width=602><p class=MsoNormal><span style='mso-spacerun:yes'>2026: 340</span><o:p></o:p></p></td></tr>
    </table><!--EndFragment--></body></html>`,
  "Google Docs": `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" style="margin-left:0pt;" align="left">
    <table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:21pt">
    <td style="border-left:solid #000000 1pt;"><p dir="ltr" style="line-height:1.2;"><span style="font-family:Arial,sans-serif;font-weight:700;white-space:pre-wrap;">Năm</span></p></td>
    <td><p dir="ltr"><span style="font-weight:400;">Plants</span></p></td></tr>
    <tr style="height:21pt"><td colspan="2"><p dir="ltr"><span style="font-weight:400;">2026: 340</span></p></td></tr></tbody></table></div></b>`,
  Excel: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
    <style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {font-weight:700;}--></style></head><body link="#0563C1">
    <table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment-->
    <col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt;font-weight:700'><b>Năm</b></td>
    <td width=64 style='width:48pt'>Plants</td></tr><tr height=20><td colspan=2 height=20>2026: 340</td></tr><!--EndFragment--></table></body></html>`,
};

for (const [source, clipboard] of Object.entries(tables)) {
  test(`pastes a table from ${source} without its styles`, async ({ page, calls, form, mark }) => {
    const { id } = await calls.news.article.create.mutate({ data: { ...english, titleEn: `Story ${mark}` } });
    await page.goto(`/admin/news/${id}`);
    const text = page.locator("[lang=en][contenteditable=true]");
    await text.click();
    await paste(text, clipboard);
    await expect(text.getByRole("cell", { name: "Plants" })).toBeVisible();
    await form.save();
    await expect(page.getByText(en.common.updated)).toBeVisible();
    expect((await calls.news.article.byId.query({ id })).contentEn).toBe(
      "<table><tbody><tr><td><p><strong>Năm</strong></p></td><td><p>Plants</p></td></tr>" +
        '<tr><td colspan="2"><p>2026: 340</p></td></tr></tbody></table>',
    );
  });
}

for (const [source, { html, stored, missing = 0 }] of Object.entries(clipboards)) {
  test(`pastes ${source}`, async ({ page, calls, form, mark, expectNoProblems }) => {
    const { id } = await calls.news.article.create.mutate({ data: { ...english, titleEn: `Story ${mark}` } });
    await page.goto(`/admin/news/${id}`);
    const text = page.locator("[lang=en][contenteditable=true]");
    await paste(text, html);
    await expect(text).not.toBeEmpty();
    const notice = page.getByRole("alert").filter({ hasText: "not in the clipboard" });
    await expect(notice).toHaveCount(missing);
    if (missing > 0) await expect(notice).toContainText("1 picture is not in the clipboard");
    await expect(text.locator("img[src^='blob:']")).toHaveCount(0);
    await expectNoProblems();
    await form.save();
    await expect(page.getByText(en.common.updated)).toBeVisible();
    const { contentEn } = await calls.news.article.byId.query({ id });
    expect((contentEn ?? "").replace(/<img [^>]*alt="(\w+)"[^>]*>/g, "[$1]")).toBe(stored);
  });
}

test("stores pasted pictures in the media library in order, and names a pasted file that is not a picture", async ({
  page,
  calls,
  form,
  mark,
}) => {
  const { id } = await calls.news.article.create.mutate({ data: { ...english, titleEn: `Story ${mark}` } });
  await page.goto(`/admin/news/${id}`);
  const text = page.locator("[lang=en][contenteditable=true]");
  const [red = "", blue = ""] = pictures;
  await paste(text, "", [red, btoa(`no picture ${mark}`), blue]);
  await expect(page.getByRole("alert").filter({ hasText: "1 picture could not be added to the media library." })).toBeVisible();
  await expect(text.locator("img[data-media-id]")).toHaveCount(2);
  await expect(text.locator("img[src^='blob:']")).toHaveCount(0);
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("End");
  // A picture copied from a web page includes its file.
  await paste(text, '<p>Words</p><img src="https://example.com/a.png"><img src="https://example.com/b.png">', [blue, red]);
  await expect(text.locator("img[data-media-id]")).toHaveCount(4);
  await form.save();
  await expect(page.getByText(en.common.updated)).toBeVisible();
  const { contentEn } = await calls.news.article.byId.query({ id });
  const ids = [...(contentEn ?? "").matchAll(/data-media-id="(\d+)"/g)].map(([, one]) => one);
  expect(ids).toEqual([ids[0], ids[1], ids[1], ids[0]]);
  expect(new Set(ids).size).toBe(2);
});

test("accepts a date typed as day, month, year and 24-hour time or picked in a calendar, and refuses invalid dates", async ({
  page,
  calls,
  form,
  mark,
}) => {
  const { id } = await calls.news.article.create.mutate({ data: { ...english, titleEn: `Story ${mark}` } });
  await page.goto(`/admin/news/${id}`);
  await form.openDetails();
  const field = page.getByRole("textbox", { name: en.fields.common.publishAt, exact: true });
  await field.fill("31/02/2030");
  await form.save();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("31/02/2030");
  await field.fill("1.2.2030 9:30");
  await field.blur();
  await expect(field).toHaveValue("01/02/2030 09:30");
  await page.getByRole("button", { name: en.date.choose }).first().click();
  await expect(page.getByRole("dialog", { name: en.date.choose }).locator(":focus")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("02/02/2030 09:30");
  await form.save();
  await expect(page.getByText(en.common.updated)).toBeVisible();
  expect((await calls.news.article.byId.query({ id })).publishAt).toEqual(new Date("2030-02-02T02:30:00Z"));
});

test("a narrow screen has one language switch for a form and filters that fit", async ({
  page,
  list,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await calls.news.article.create.mutate({ data: { ...english, titleEn: `Story ${mark}` } });
  await page.goto(`/admin/news/${id}`);
  await expect(form.side(en.fields.common.title, "English")).toBeVisible();
  await expect(form.side(en.fields.common.title, "Vietnamese")).toBeHidden();
  await page.getByRole("group", { name: en.form.language }).first().getByRole("button", { name: en.common.vietnamese }).click();
  await form.side(en.fields.common.title, "Vietnamese").fill(`Bài ${mark}`);
  await expect(form.side(en.fields.common.summary, "Vietnamese")).toBeVisible();
  await expectNoProblems();
  await form.save();
  await expect(page.getByText(en.common.updated)).toBeVisible();

  await page.goto("/admin/news");
  const articles = list("/admin/news");
  await articles.addFilter(en.fields.common.status);
  await expectNoProblems();
  await page.getByRole("option", { name: en.resource.states.draft }).click();
  // The list is dimmed while it loads.
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(articles.chip(en.fields.common.status)).toBeVisible();
  await expectNoProblems();
});
