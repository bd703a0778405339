import { listPages } from "~/test-pages";
import { scriptLimits, scriptsOf } from "../bench/scripts";
import { expect, test } from "./fixtures";

// The permission matrix has rows as well.
for (const path of [...listPages.map((page) => page.path), "/admin/feature"]) {
  test(`a first visit to the list at ${path} loads little JavaScript, and no editor`, async ({ page, signIn }) => {
    await signIn();
    const scripts = await scriptsOf(page, path, "[data-row]");
    expect(scripts.kilobytes).toBeLessThanOrEqual(scriptLimits.list);
    expect(scripts.files).toBeLessThanOrEqual(scriptLimits.listFiles);
    expect(scripts.hasEditor).toBe(false);
  });
}

for (const path of ["/", "/vi/news", "/contact"]) {
  test(`a first visit to ${path} loads no framework`, async ({ page }) => {
    expect((await scriptsOf(page, path)).kilobytes).toBeLessThanOrEqual(scriptLimits.publicPage);
  });
}

test("a first visit to the sign-in page loads little JavaScript, and no editor", async ({ page }) => {
  const scripts = await scriptsOf(page, "/admin");
  expect(scripts.kilobytes).toBeLessThanOrEqual(scriptLimits.signIn);
  expect(scripts.hasEditor).toBe(false);
});
