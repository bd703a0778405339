import { devices, type Page } from "playwright/test";
import { adminPages } from "~/features/registry";
import { expect, signInAs, test } from "../fixtures";
import { filled, languages, words } from "../words";

const { en } = words;
const narrow = { width: 360, colorScheme: "dark", language: "vi" } as const;
const wide = { width: 1440, colorScheme: "light", language: "en" } as const;

for (const path of ["/admin/news/new", "/admin/profile", ...adminPages.map((page) => page.path)]) {
  test(`${path} has no problems narrow and dark, nor wide and light`, async ({
    page,
    signIn,
    speak,
    expectNoProblems,
    expectNoVisualProblems,
  }) => {
    await signIn();
    // Vietnamese has the longer words.
    await speak("vi");
    await visit(page, path, narrow);
    await expect(page).toHaveURL(path);
    expect(await page.title()).toContain("·");
    // Wait until the content has loaded.
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expectNoProblems();
    await show(page, wide);
    await expect(page.locator("html")).not.toHaveClass(/dark/);
    await expectNoVisualProblems();
  });
}

for (const path of [
  "/admin",
  "/auth/register",
  "/auth/forgot",
  "/auth/verify?token=gone",
  "/auth/reset?token=gone",
  "/admin/403",
]) {
  test(`${path} has no problems signed out, wide in English and narrow and dark in Vietnamese`, async ({
    page,
    speak,
    expectNoProblems,
  }) => {
    for (const view of [wide, narrow]) {
      await speak(view.language);
      await visit(page, path, view);
      await expectNoProblems();
    }
  });
}

test("a missing back office address shows the not-found page", async ({ page, signIn, expectNoProblems }) => {
  await signIn();
  expect((await page.goto("/admin/nothing-here"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: en.shell.notFound.title })).toBeVisible();
  await expect(page.getByRole("link", { name: en.shell.notFound.home })).toBeVisible();
  await expectNoProblems();
});

const scripts = /\/_next\/static\/chunks\//;

/** Makes scripts fail that are not loaded yet. A request right after `route` may still reach the network: waits until none does. */
async function failScripts(page: Page): Promise<{ restore: () => Promise<void> }> {
  await page.route(scripts, (route) => route.abort());
  const mayLoad = () =>
    page.evaluate(() =>
      fetch("/_next/static/chunks/none.js").then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(mayLoad).toBe(false);
  return { restore: () => page.unroute(scripts) };
}

test("a missing record shows a message next to the menu, with a link back", async ({ page, signIn, expectNoProblems }) => {
  await signIn();
  expect((await page.goto("/admin/news/2000000000"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: en.resource.notFound.title })).toBeAttached();
  await expectNoProblems();
  await page.getByRole("link", { name: en.resource.notFound.back }).click();
  await expect(page).toHaveURL("/admin/news");
});

test("keeps the page when a dialog's script fails to load later, says so, and opens the dialog once it loads", async ({
  page,
  signIn,
  list,
}) => {
  await signIn();
  const levels = list("/admin/level");
  await levels.open();
  // The first click loads the toasts.
  await levels.searchBox.click();
  await expect(page.getByLabel(en.common.notifications)).toBeAttached();
  const { restore } = await failScripts(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByText(en.crash.chunkText)).toBeVisible();
  await page.keyboard.press("Escape");
  // The toast that says so may lie over it.
  await levels.newButton.press("Enter");
  await expect(levels.newButton).toHaveAttribute("aria-busy", "true");
  await expect(levels.rows.first()).toBeVisible();
  await restore();
  await expect(page.getByRole("dialog", { name: en.level.new })).toBeVisible();
});

test("what is typed before the command palette has loaded goes into its field, and not to the list's keys", async ({
  page,
  signIn,
  list,
}) => {
  await signIn();
  const levels = list("/admin/level");
  await levels.open();
  await levels.rows.first().focus();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("jex");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("n?");
  release();
  const palette = page.getByRole("dialog", { name: en.shell.searchLabel });
  await expect(palette.getByRole("combobox")).toHaveValue("jen?");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("!");
  await expect(palette.getByRole("combobox")).toHaveValue("jen?!");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page).toHaveURL("/admin/level");
});

test("offers a retry when a script fails to load", async ({ page, signIn, list }) => {
  await signIn();
  await list("/admin/level").open();
  await page.waitForLoadState("networkidle");
  const { restore } = await failScripts(page);
  await list("/admin/level").newButton.click();
  await expect(page.getByRole("heading", { level: 1, name: en.crash.chunkTitle })).toBeAttached();
  await expect(page.getByRole("navigation", { name: en.shell.menu })).toBeVisible();
  await restore();
  await page.getByRole("button", { name: en.crash.retry }).click();
  await expect(page.getByRole("dialog", { name: en.level.new })).toBeVisible();
});

test("shows a page's new name in the menu, its heading and its title", async ({ page, signIn, speak, calls }) => {
  const path = "/admin/outbox";
  const feature = (await calls.system.feature.list.query({ pageSize: 100 })).rows.find(({ pathname }) => pathname === path);
  const { id = 0, version = 0, nameEn = "", nameVi = "" } = feature ?? {};
  const names = { en: "Letters", vi: "Thư từ" };
  const renamed = await calls.system.feature.update.mutate({ id, version, data: { nameEn: names.en, nameVi: names.vi } });
  try {
    await signIn();
    for (const [language] of languages) {
      await speak(language);
      // The title must be in the HTML, without scripts.
      const html = await (await page.request.get(path)).text();
      expect(html).toContain(`<title>${names[language]} ·`);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: names[language] })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${names[language]} ·`));
      await expect(page.getByRole("link", { name: names[language] })).toBeVisible();
    }
  } finally {
    await calls.system.feature.update.mutate({ id, version: renamed.version, data: { nameEn, nameVi } });
  }
});

test("the outbox page lists the background jobs", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/outbox");
  const table = page.getByRole("region", { name: en.job.title }).getByRole("table");
  await expect(table.getByRole("cell", { name: en.job.names.prune })).toBeVisible();
});

test("moves the menu to the top, and stores the appearance with the account", async ({
  page,
  browser,
  baseURL,
  newPerson,
  signIn,
  expectNoProblems,
}) => {
  const person = await newPerson("MANAGER");
  await signIn(person);
  await page.goto("/admin/level");
  const account = page.getByRole("button", { name: `${en.shell.account}: ${person.name}` });
  const choose = async (label: string, choice: string) => {
    await account.click();
    await page.getByRole("menuitem", { name: label }).click();
    await page.getByRole("menuitemradio", { name: choice }).click();
  };
  await choose(en.shell.layout, en.shell.layouts.horizontal);
  await page.keyboard.press("Escape");
  const menu = page.getByRole("navigation", { name: en.shell.menu });
  await menu.getByRole("button", { name: en.features.groups.news }).click();
  await page.getByRole("menuitem", { name: en.features["news-category"] }).click();
  await expect(page).toHaveURL("/admin/news-category");
  await expectNoProblems();
  await choose(en.shell.theme, en.shell.themes.dark);
  await expect(page.locator("html")).toHaveClass(/dark/);

  // Another browser shows the same appearance.
  const otherContext = await browser.newContext({ baseURL });
  await signInAs(otherContext, baseURL ?? "", person);
  const otherPage = await otherContext.newPage();
  await otherPage.goto("/admin/level");
  await expect(otherPage.getByRole("navigation", { name: en.shell.menu }).getByRole("button")).not.toHaveCount(0);
  await expect(otherPage.locator("html")).toHaveClass(/dark/);
  await otherContext.close();
});

test.describe("with the keyboard only", () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/level");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  });

  test("the first tab stop skips the menu, also where the menu is scrolled to the current page", async ({ page }) => {
    await page.goto("/admin/role");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    const menu = page.getByRole("navigation", { name: en.shell.menu });
    await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: en.shell.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("the command palette opens a page and a new record", async ({ page, expectNoProblems }) => {
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: en.shell.searchLabel });
    await expect(palette).toBeVisible();
    await expectNoProblems();
    await page.keyboard.type("partners");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/partner");
    await expect(palette).toBeHidden();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("new level");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: en.level.new }).getByRole("textbox").first()).toBeVisible();
  });

  test("? lists the shortcuts, and / focuses the search", async ({ page, expectNoProblems }) => {
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: en.shell.shortcutsTitle });
    await expect(help).toBeVisible();
    await expectNoProblems();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.keyboard.press("/");
    const search = page.getByRole("textbox", { name: en.table.searchLabel });
    await expect(search).toBeFocused();
    // In a text field, a question mark is a character.
    await page.keyboard.type("?");
    await expect(search).toHaveValue("?");
    await expect(help).toBeHidden();
  });

  test.describe("on a Mac", () => {
    test.use({ userAgent: devices["Desktop Safari"].userAgent });

    test("names ⌘ instead of Ctrl", async ({ page }) => {
      await expect(page.getByRole("button", { name: en.shell.search }).first()).toContainText("⌘ K");
      await page.keyboard.press("?");
      const help = page.getByRole("dialog", { name: en.shell.shortcutsTitle });
      await expect(help.getByText(filled(en.shell.singleKeysHelp, { modifier: "⌘" }))).toBeVisible();
      await expect(help).not.toContainText("Ctrl");
    });
  });
});

type View = typeof narrow | typeof wide;

/** Opens a page in a view, whose language is already set. */
async function visit(page: Page, path: string, view: View): Promise<void> {
  await show(page, view);
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("lang", view.language);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function show(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}
