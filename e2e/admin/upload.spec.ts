import { randomBytes } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { filled, words } from "../words";

const { en } = words;

/** Throttles uploads, so that a megabyte takes two minutes and its progress can be checked. */
async function slowDown(page: Page): Promise<{ release(): Promise<unknown> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const emulate = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
  await emulate(8 * 1024);
  return { release: () => emulate(-1) };
}

// The library shows every picture: one test must not delete its own while the page of another loads them.
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ signIn }) => signIn());

test("shows the progress of uploads to the media library, and continues after a refused file", async ({
  page,
  form,
  calls,
  mark,
  expectNoProblems,
  expectNoVisualProblems,
}) => {
  await page.goto("/admin/media");
  const network = await slowDown(page);
  const text = { name: `${mark}.txt`, mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.locator("input[type=file]").setInputFiles([await noise(`${mark}-1.png`), await noise(`${mark}-2.png`), text]);
  const panel = page.getByRole("region", { name: en.media.uploads });
  await expectInProgress(page, panel.getByRole("progressbar", { name: `${mark}-1.png` }));
  await expectNoProblems();
  await network.release();
  await expect(panel.getByRole("status")).toHaveText("2 files uploaded · 1 file not uploaded");
  await expect(panel.getByRole("listitem").filter({ hasText: `${mark}.txt` })).toContainText(en.codes.mediaType);
  await expect(page.getByRole("button", { name: `${mark}-2.png`, exact: true })).toBeVisible();

  await expect(panel.getByRole("button", { name: new RegExp(`^${en.media.describe}`) })).toHaveCount(2);
  await panel.getByRole("button", { name: `${en.media.describe}: ${mark}-1.png` }).click();
  await form.side("Description", "English").fill(`Pump ${mark}`);
  // The console tells of the refused file.
  await expectNoVisualProblems();
  await form.save();
  await expect(page.getByText(en.form.imageDetailsSaved)).toBeVisible();
  await expect(panel.getByRole("button", { name: `${en.media.changeDescription}: ${mark}-1.png` })).toBeVisible();
  const { rows } = await calls.system.media.list.query({ search: `${mark}-1` });
  expect(rows.map(({ altEn }) => altEn)).toEqual([`Pump ${mark}`]);
});

test("finds a file in the grid, replaces it and deletes several files", async ({ page, mark, expectNoProblems }) => {
  await page.goto("/admin/media");
  const panel = page.getByRole("region", { name: en.media.uploads });
  await page.locator("input[type=file]").setInputFiles([await noise(`${mark}-a.png`), await noise(`${mark}-b.png`)]);
  await expect(panel.getByRole("status")).toHaveText("2 files uploaded");
  await panel.getByRole("button", { name: en.common.close }).click();

  await page.getByLabel(en.table.searchLabel).fill(mark);
  const tiles = page.getByRole("list", { name: en.features.media }).getByRole("listitem");
  await expect(tiles).toHaveCount(2);
  await page.getByRole("button", { name: `${mark}-a.png`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(en.media.unused)).toBeVisible();
  await dialog.locator("input[type=file]").setInputFiles(await noise(`${mark}-c.png`));
  await expect(page.getByText(en.media.replaced)).toBeVisible();
  await expectNoProblems();
  await dialog.getByRole("button", { name: en.common.cancel }).click();
  await expect(page.getByRole("button", { name: `${mark}-c.png`, exact: true })).toBeVisible();

  await page.getByRole("checkbox", { name: en.table.selectAll }).click();
  await page.getByRole("button", { name: en.common.delete, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.common.delete }).click();
  await expect(page.getByText(en.table.noMatch)).toBeVisible();

  // The address stores the table view.
  await page.getByRole("button", { name: en.table.asTable, exact: true }).click();
  await expect(page).toHaveURL(/view=table/);
});

test("shows the progress of an upload in a form", async ({ page, signIn, newPerson, expectNoProblems }) => {
  // Somebody else's unsaved texts stay as they are.
  await signIn(await newPerson("ADMIN"));
  await page.goto("/admin/news/new");
  const network = await slowDown(page);
  const cover = page.getByRole("group", { name: en.fields.news.thumbnailId, exact: true });
  await cover.getByRole("button", { name: en.writing.cover.add }).click();
  const picker = page.getByRole("dialog", { name: en.form.chooseImage });
  await picker.locator("input[type=file]").setInputFiles(await noise("cover.png"));
  const bar = picker.getByRole("progressbar", { name: filled(en.form.uploading, { name: "cover.png" }) });
  await expectInProgress(page, bar);
  await expectNoProblems();
  await network.release();
  const description = page.getByRole("dialog", { name: en.form.imageDetails });
  await expect(description).toBeVisible();
  await expectNoProblems();
  await description.getByRole("button", { name: en.common.cancel }).click();
  await expect(cover.getByRole("img")).toBeVisible();

  // The picture is offered again in another form.
  await page.goto("/admin/service/new");
  const image = page.getByRole("group", { name: en.fields.common.image, exact: true });
  await image.getByRole("button", { name: en.form.fromLibrary }).click();
  const recent = page.getByRole("dialog").locator("section").filter({ hasText: en.form.recentImages });
  await recent.getByRole("button", { name: "cover.png" }).click();
  await expect(page.getByRole("dialog", { name: en.form.imageDetails })).toBeVisible();
});

test("asks for no description of a logo, and offers logos first where one is asked for", async ({
  page,
  mark,
  expectNoProblems,
}) => {
  await page.goto("/admin/partner?new");
  const field = page.getByRole("group", { name: en.fields.partner.logo, exact: true });
  await field.locator("input[type=file]").setInputFiles(await noise(`${mark}.png`));
  await expect(field.getByRole("img")).toBeVisible();
  await expect(page.getByRole("dialog", { name: en.form.imageDetails })).toHaveCount(0);

  await field.getByRole("button", { name: en.form.changeImage }).click();
  const picker = page.getByRole("dialog", { name: en.form.chooseImage });
  const kind = (name: string) => picker.getByRole("button", { name, exact: true });
  const library = picker.getByRole("list").last();
  await expect(kind(en.media.kinds.logo)).toHaveAttribute("aria-pressed", "true");
  await expect(library.getByRole("button").first()).toBeVisible();
  // No record uses it as a logo yet.
  await expect(library.getByRole("button", { name: `${mark}.png` })).toHaveCount(0);
  await expectNoProblems();
  await kind(en.media.kinds.photo).click();
  await expect(library.getByRole("button", { name: `${mark}.png` })).toBeVisible();
  await kind(en.form.allImages).click();
  await library.getByRole("button", { name: `${mark}.png` }).click();
  await expect(picker).toBeHidden();
});

test("forgets a picture whose window is closed during its upload", async ({ page, mark }) => {
  await page.goto("/admin/partner?new");
  const uploads = "**/api/files?kind=image";
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(uploads, async (route) => {
    await isReleased;
    await route.continue();
  });
  const choose = page
    .getByRole("group", { name: en.fields.partner.logo, exact: true })
    .getByRole("button", { name: en.form.fromLibrary });
  await choose.click();
  const picker = page.getByRole("dialog", { name: en.form.chooseImage });
  await picker.locator("input[type=file]").setInputFiles(await noise(`${mark}.png`));
  await expect(picker.getByRole("progressbar")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  const answer = page.waitForResponse(uploads);
  release();
  expect((await answer).status()).toBe(201);

  // The library has the picture, but the field is still empty.
  await choose.click();
  await picker.getByRole("button", { name: en.form.allImages, exact: true }).click();
  await expect(picker.getByRole("button", { name: `${mark}.png` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await expect(choose).toBeVisible();
});

/** Checks that the bar and the text show a partly finished upload. */
async function expectInProgress(page: Page, bar: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const now = Number(await bar.getAttribute("aria-valuenow"));
      return now > 0 && now < 100;
    })
    .toBe(true);
  await expect(page.getByText(/^[1-9]\d?%$/).first()).toBeVisible();
}

/** Creates an incompressible picture of about a megabyte. */
async function noise(name: string) {
  const raw = { width: 600, height: 600, channels: 3 } as const;
  const buffer = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}
