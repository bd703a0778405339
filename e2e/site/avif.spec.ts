import { expect, test } from "../fixtures";

test("Chromium loads each picture of the home page once, as AVIF", async ({ page, request }) => {
  test.setTimeout(180_000);
  // AVIF files are generated in the background after the start.
  await expect.poll(async () => (await request.get("/")).text(), { timeout: 150_000 }).toContain('type="image/avif"');
  const types = new Map<string, string[]>();
  page.on("response", (response) => {
    const [, file] = /\/api\/files\/([\w-]{22}\/\d+)\./.exec(response.url()) ?? [];
    if (file) types.set(file, [...(types.get(file) ?? []), response.headers()["content-type"] ?? ""]);
  });
  await page.goto("/");
  const first = page.locator("main img[fetchpriority=high]");
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  expect(await first.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
  await page.waitForLoadState("networkidle");
  expect(types.size).toBeGreaterThan(1);
  for (const [file, loaded] of types) expect(loaded, file).toEqual(["image/avif"]);
});
