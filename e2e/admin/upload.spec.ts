import { randomBytes } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { filled, words } from "../words";

const { en } = words;

/** Slows uploads down: a file of a megabyte takes two minutes, long enough to be looked at on its way. */
async function slowDown(page: Page): Promise<{ release(): Promise<unknown> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const emulate = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
  await emulate(8 * 1024);
  return { release: () => emulate(-1) };
}

test.beforeEach(async ({ signIn }) => signIn());

test("an upload to the media library says how far it has come", async ({ page, expectSound }) => {
  await page.goto("/admin/media");
  const network = await slowDown(page);
  await page.locator("input[type=file]").setInputFiles(await noise("noise.png"));
  const bar = page.getByRole("progressbar", { name: filled(en.media.uploading, { done: 1, of: 1 }) });
  await expectOnItsWay(page, bar);
  await expectSound();
  await network.release();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText("1 image uploaded")).toBeVisible();
});

test("an upload in a form says how far it has come", async ({ page, expectSound }) => {
  await page.goto("/admin/news/new");
  const network = await slowDown(page);
  const field = page.getByRole("group", { name: en.fields.news.thumbnailId, exact: true });
  await field.locator("input[type=file]").setInputFiles(await noise("cover.png"));
  const bar = field.getByRole("progressbar", { name: filled(en.form.uploading, { name: "cover.png" }) });
  await expectOnItsWay(page, bar);
  await expectSound();
  await network.release();
  await expect(field.getByRole("img")).toBeVisible();
});

/** Part of the file is there and part is not, in the bar and in words. */
async function expectOnItsWay(page: Page, bar: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const now = Number(await bar.getAttribute("aria-valuenow"));
      return now > 0 && now < 100;
    })
    .toBe(true);
  await expect(page.getByText(/^[1-9]\d?%$/)).toBeVisible();
}

/** A picture that can't be made smaller: about a megabyte. */
async function noise(name: string) {
  const raw = { width: 600, height: 600, channels: 3 } as const;
  const buffer = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}
