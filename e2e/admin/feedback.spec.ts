import type { Locator, Page } from "playwright/test";
import { expect, test } from "../fixtures";
import type { FormPage } from "../pages/form-page";
import type { ListPage } from "../pages/list-page";
import { filled, words } from "../words";

const { en } = words;

// The specification's rules for toasts and the progress bar. The tests control the clock, so that a busy machine does not change
// results.

test.describe("a toast", () => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.clock.install();
    await signIn();
  });

  test("for success appears at the top right and disappears after 3 seconds", async ({ page, list, form, mark }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const toast = await succeed(page, list("/admin/level"), form, mark);
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(60);
    expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(60);
    await expectToGoAfter(page, toast, 3000);
  });

  test("for an error appears at the top right and disappears after 5 seconds", async ({ page, list }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const toast = await fail(page, list("/admin/level"));
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(60);
    expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(60);
    await expectToGoAfter(page, toast, 5000);
  });

  test("stays while the pointer is over it", async ({ page, list, form, mark }) => {
    const toast = await succeed(page, list("/admin/level"), form, mark);
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 800);
    await expectToGoAfter(page, toast, 3000);
  });

  test("disappears on time in a window behind another one", async ({ page, list, form, mark }) => {
    const toast = await succeed(page, list("/admin/level"), form, mark);
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await expectToGoAfter(page, toast, 3000);
  });

  test("disappears on time in a hidden window", async ({ page, list, form, mark }) => {
    const toast = await succeed(page, list("/admin/level"), form, mark);
    await page.evaluate(() => {
      Object.defineProperties(document, { hidden: { value: true }, visibilityState: { value: "hidden" } });
      // A hidden window draws no frames.
      window.requestAnimationFrame = () => 0;
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expectToGoAfter(page, toast, 3000);
  });

  test("with the same message appears only once, and its time starts anew", async ({ page, list }) => {
    const levels = list("/admin/level");
    const toast = await fail(page, levels);
    await page.clock.runFor(2000);
    await refuse(page);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(4000);
    await expect(toast).toHaveAttribute("data-removed", "false");
    await page.clock.runFor(1500);
    await expect(toast).toHaveCount(0);
  });

  test("of two deletions is one, with the second record's name and three seconds from then", async ({
    page,
    list,
    calls,
    mark,
  }) => {
    for (const name of ["First", "Second"]) {
      await calls.career.level.create.mutate({ data: { nameEn: `${name} ${mark}`, nameVi: `${name} ${mark} vi` } });
    }
    const levels = list("/admin/level");
    await levels.open({ search: mark });
    await stopClock(page);
    const remove = async (name: string) => {
      const steps = [
        page.getByRole("button", { name: filled(en.resource.moreFor, { name }), exact: true }),
        page.getByRole("menuitem", { name: en.common.delete, exact: true }),
        page.getByRole("alertdialog", { name: en.common.confirmDelete }).getByRole("button", { name: en.common.delete }),
      ];
      for (const step of steps) {
        await expect
          .poll(
            async () => {
              await page.clock.runFor(20);
              return (await step.isVisible()) && (await step.isEnabled());
            },
            { intervals: [50] },
          )
          .toBe(true);
        await step.click();
      }
    };
    await remove(`First ${mark}`);
    const toast = await shownToast(page, "Delete successfully!");
    await expect(toast).toContainText(`First ${mark}`);
    await remove(`Second ${mark}`);
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return toast.textContent();
      })
      .toContain(`Second ${mark}`);
    await expect(toast).toHaveCount(1);
    await expectToGoAfter(page, toast, 3000);
  });

  test("and a message at its field show that input was refused before it was sent", async ({ page, list, form }) => {
    const levels = list("/admin/level");
    await levels.open();
    await levels.newButton.click();
    await form.side("Name", "English").fill("Level");
    await stopClock(page);
    await form.save();
    const toast = await shownToast(page, en.codes.invalidData);
    await expect(page.getByText(en.validation.input)).toBeVisible();
    await expectToGoAfter(page, toast, 5000);
  });

  test("for a refused sign-in is one, and stays for five seconds each time", async ({ page, context, mark }) => {
    await context.clearCookies();
    await page.goto("/auth/login");
    await page.getByRole("textbox", { name: en.auth.email }).fill(`unknown.${mark}@example.com`);
    await page.getByLabel(en.auth.password, { exact: true }).fill("Wrong-password-1");
    const submit = page.getByRole("button", { name: en.auth.signIn.submit });
    await stopClock(page);
    await submit.click();
    const toast = await shownToast(page, en.codes.accountPasswordWrong);
    for (let round = 0; round < 3; round++) {
      await page.clock.runFor(2000);
      const answer = page.waitForResponse(/signIn|login/);
      await submit.click();
      await page.clock.runFor(100);
      await answer;
      await expect(toast).toHaveCount(1);
    }
    await page.clock.runFor(4000);
    await expect(toast).toHaveAttribute("data-removed", "false");
    await page.clock.runFor(1500);
    await expect(toast).toHaveCount(0);
  });
});

test("shows a thin progress bar without a spinner at the top from a click until the next page", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/level");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const bar = page.getByRole("progressbar", { name: en.common.loading, includeHidden: true });
  await expect(bar).toHaveCSS("opacity", "0");

  // Hold back the next page until the test releases it.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/admin/partner*", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("navigation", { name: en.shell.menu }).getByRole("link", { name: en.features.partner }).click();
  await expect(bar).toHaveCSS("opacity", "1");
  const box = await bar.evaluate((element) => ({ top: element.getBoundingClientRect().top, height: element.clientHeight }));
  expect(box.top).toBe(0);
  expect(box.height).toBeGreaterThan(0);
  expect(box.height).toBeLessThanOrEqual(4);
  await expect(page.locator("[data-slot=spinner], .animate-spin")).toHaveCount(0);
  release();
  await expect(page).toHaveURL("/admin/partner");
  await expect(bar).toHaveCSS("opacity", "0");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: en.features.level })).toBeVisible();
  expect(await bar.getAttribute("aria-hidden"), "the bar would give up only after 15 seconds").toBe("true");
});

/** Saves a record. @returns the new success toast; the clock is stopped */
async function succeed(page: Page, levels: ListPage, form: FormPage, mark: string): Promise<Locator> {
  await levels.open({ search: mark });
  await levels.newButton.click();
  await form.side("Name", "English").fill(`Level ${mark}`);
  await form.side("Name", "Vietnamese").fill(`Cấp ${mark}`);
  await stopClock(page);
  await form.save();
  return shownToast(page, "Create successfully!");
}

/** Makes a call fail. @returns the new error toast; the clock is stopped */
async function fail(page: Page, levels: ListPage): Promise<Locator> {
  await levels.open();
  await page.route("**/api/trpc/career.level.move*", (route) =>
    route.fulfill({
      status: 500,
      json: { error: { json: { message: "ERROR_SERVER", code: -32603, data: { httpStatus: 500 } } } },
    }),
  );
  await stopClock(page);
  await refuse(page);
  return shownToast(page, "Something went wrong!");
}

/** Moves the first row with the keyboard, which `fail` refuses. Repeats the move, because re-rendered rows cancel it. */
async function refuse(page: Page): Promise<void> {
  const handle = page.getByRole("button", { name: new RegExp(`^${filled(en.table.moveRow, { name: "" })}`) }).first();
  await expect(async () => {
    let isAnswered = false;
    const note = () => {
      isAnswered = true;
    };
    void page.waitForResponse(/career\.level\.move/, { timeout: 0 }).then(note, () => {});
    await handle.focus();
    for (const key of ["Escape", "Space", "ArrowDown"]) {
      await page.keyboard.press(key);
      await page.clock.runFor(100);
    }
    await page.keyboard.press("Space");
    // In short steps, because the toast's time starts with the answer.
    const answered = async () => {
      await page.clock.runFor(10);
      return isAnswered;
    };
    await expect.poll(answered, { intervals: [20], timeout: 2_000 }).toBe(true);
  }).toPass();
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Waits for a toast, and advances the clock in steps much shorter than the toast's time. */
async function shownToast(page: Page, text: string): Promise<Locator> {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: text });
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10);
        return toast.count();
      },
      { intervals: [50] },
    )
    .toBe(1);
  return toast;
}

/** Checks that a new toast is visible just before the given time and hidden just after it. */
async function expectToGoAfter(page: Page, toast: Locator, ms: number): Promise<void> {
  await page.clock.runFor(ms - 200);
  await expect(toast).toHaveAttribute("data-removed", "false");
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);
}
