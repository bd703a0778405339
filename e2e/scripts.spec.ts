import { adminPages } from "~/features/registry";
import { scriptLimits, scriptsOf } from "../bench/scripts";
import { expect, test } from "./fixtures";

/** Pages of the registry that are no lists: the overview, and forms of a single record. */
const withoutList: readonly string[] = ["/admin/overview", "/admin/setting", "/admin/company-info"];

for (const { path } of adminPages.filter((page) => !withoutList.includes(page.path))) {
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
