import type { Locator, Page } from "playwright/test";
import { emptyPost } from "~/features/career/post/schema";
import { emptyArticle } from "~/features/news/article/schema";
import { emptyAboutUs } from "~/features/website/about-us/schema";
import { emptyPage } from "~/features/website/page/schema";
import { emptyService } from "~/features/website/service/schema";
import { formatDate, formatTime } from "~/lib/dates";
import { type Calls, expect, test } from "../fixtures";
import { filled, languages, words } from "../words";

const { en } = words;
const { actions, sheet } = en.writing;

const english = "The pump house stands behind the market.";
const vietnamese = "Trạm bơm nằm sau chợ của thị trấn.";

test.beforeEach(async ({ signIn }) => signIn());

type Texts = Partial<typeof emptyArticle>;

/** Adds a draft that is complete in English and has only its title in Vietnamese. */
function addArticle(calls: Calls, mark: string, texts: Texts = {}) {
  const own = { titleEn: `Pump ${mark}`, titleVi: `Bơm ${mark}`, summaryEn: "Twelve sensors.", contentEn: `<p>${english}</p>` };
  return calls.news.article.create.mutate({ data: { ...emptyArticle, ...own, ...texts } });
}

const complete: Texts = { summaryVi: "Mười hai cảm biến.", contentVi: `<p>${vietnamese}</p>` };

const opened = (page: Page): Locator => page.getByRole("dialog");

/** Whether a visitor without cookies finds a page. */
async function isFound(page: Page, address: string): Promise<boolean> {
  return (await fetch(new URL(address, page.url()))).status === 200;
}

for (const [language, messages] of languages) {
  const { writing, fields, form, common } = messages;

  test(`publishes what is complete after a last look, and leads to what is missing, in ${language}`, async ({
    page,
    calls,
    mark,
    speak,
    expectNoProblems,
  }) => {
    await speak(language);
    const { id, slug } = await addArticle(calls, mark, { contentVi: `<p>${english}</p><p>${vietnamese}</p>` });
    await page.goto(`/admin/news/${id}`);
    await page.getByRole("button", { name: writing.actions.publish, exact: true }).click();
    const window = opened(page);
    const noun = messages.news.one.toLocaleLowerCase();
    await expect(window.getByRole("heading", { name: filled(writing.sheet.title, { noun }) })).toBeVisible();
    await expectNoProblems();

    const shown = {
      en: window.getByRole("switch", { name: fields.common.visibleEn }),
      vi: window.getByRole("switch", { name: fields.common.visibleVi }),
    };
    await expect(shown.en).toBeChecked();
    await expect(shown.en).toHaveAccessibleDescription(form.nothingMissing);
    await expect(shown.vi).not.toBeChecked();
    const summary = fields.common.summary.toLocaleLowerCase();
    const missing = filled(form.stillMissing, { fields: summary });
    await expect(shown.vi).toHaveAccessibleDescription(new RegExp(`^${missing} 1 \\S+ 2 `));

    await window.getByRole("button", { name: writing.sheet.asItIs }).click();
    await expect(shown.vi).toHaveAccessibleDescription(missing);
    await expect(shown.vi).not.toBeChecked();
    await page.keyboard.press("Control+Enter");
    await expect(window.getByRole("heading", { name: writing.sheet.done.published })).toBeVisible();
    const [since = ""] = writing.sheet.done.since.split("{");
    await expect(window.getByRole("status").filter({ hasText: since })).toBeVisible();
    await expectNoProblems();
    await expect(window.getByRole("textbox", { name: writing.sheet.done.link })).toHaveValue(new RegExp(`/news/${slug}$`));
    await expect(window.getByRole("link", { name: writing.state.viewOnSite })).toHaveAttribute("href", `/news/${slug}`);
    expect(await calls.news.article.byId.query({ id })).toMatchObject({
      status: "published",
      visibleEn: true,
      visibleVi: false,
      sameInBoth: [expect.any(Number)],
    });
    expect([await isFound(page, `/news/${slug}`), await isFound(page, `/vi/news/${slug}`)]).toEqual([true, false]);

    await window.getByRole("button", { name: writing.sheet.done.writeNow }).click();
    await expect(window).toBeHidden();
    await expect(page.getByRole("textbox", { name: `${fields.common.summary} ${common.vietnamese}` })).toBeFocused();
  });
}

test("publishes a new article in two languages, and copies its links", async ({
  page,
  context,
  signIn,
  newPerson,
  form,
  mark,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  // Unsaved text of a new article is kept for its author.
  await signIn(await newPerson("ADMIN"));
  await page.goto("/admin/news/new");
  await form.showBoth();
  for (const [language, word] of [
    ["English", "Bridge"],
    ["Vietnamese", "Cầu"],
  ] as const) {
    await form.side("Title", language).fill(`${word} ${mark}`);
    await form.side("Summary", language).fill(`${word} ${mark}.`);
    await form.side("Content", language).fill(language === "English" ? english : vietnamese);
  }
  await form.publish(actions.publish);
  const window = opened(page);
  await window.getByRole("button", { name: actions.publish, exact: true }).click();
  for (const [language, address] of [
    ["English", `/news/bridge-${mark}`],
    ["Vietnamese", `/vi/news/bridge-${mark}`],
  ] as const) {
    const link = window.getByRole("region", { name: `Link in ${language}` });
    await expect(link.getByRole("textbox")).toHaveValue(new RegExp(`${address}$`));
    await link.getByRole("button", { name: en.common.copyLink }).click();
    await expect(link.getByRole("button", { name: en.common.copied })).toBeVisible();
    expect(await isFound(page, address)).toBe(true);
  }
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/);
  await window.getByRole("button", { name: sheet.done.close }).click();
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/);
  await expect(page.getByText(en.resource.states.live, { exact: true })).toBeVisible();
});

test("refuses a copied structure until it is confirmed", async ({ page, calls, form, mark }) => {
  const texts = { summaryVi: "Mười hai cảm biến.", contentVi: `<p>${english}</p>` };
  const { id, slug } = await addArticle(calls, mark, texts);
  await page.goto(`/admin/news/${id}`);
  await form.publish(actions.publish);
  const window = opened(page);
  const vi = window.getByRole("switch", { name: en.fields.common.visibleVi });
  await vi.click();
  await expect(window.getByText(/is switched on but not complete/)).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(window.getByRole("button", { name: actions.publish, exact: true })).toHaveAttribute("aria-disabled", "true");
  expect((await calls.news.article.byId.query({ id })).status).toBe("draft");
  await window.getByRole("button", { name: sheet.asItIs }).click();
  await expect(vi).toBeChecked();
  await window.getByRole("button", { name: actions.publish, exact: true }).click();
  await expect(window.getByRole("heading", { name: sheet.done.published })).toBeVisible();
  expect(await isFound(page, `/vi/news/${slug}`)).toBe(true);
});

test("keeps what was decided while a missing text is written", async ({ page, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark, { contentVi: `<p>${english}</p>` });
  await page.goto(`/admin/news/${id}`);
  await form.publish(actions.publish);
  const window = opened(page);
  await window.getByRole("radio", { name: sheet.when.tomorrow }).check();
  await window.getByRole("button", { name: sheet.asItIs }).click();
  await window.getByRole("button", { name: sheet.write }).click();
  await expect(window).toBeHidden();
  const summary = page.getByRole("textbox", { name: `${en.fields.common.summary} ${en.common.vietnamese}` });
  await expect(summary).toBeFocused();
  await summary.fill("Mười hai cảm biến.");
  await form.publish(actions.publish);
  await expect(window.getByRole("radio", { name: sheet.when.tomorrow })).toBeChecked();
  await expect(window.getByRole("switch", { name: en.fields.common.visibleVi })).toBeChecked();
  await window.getByRole("button", { name: actions.publishAt }).click();
  await expect(window.getByRole("heading", { name: sheet.done.scheduled })).toBeVisible();
});

test("does not publish at once when the chosen time passes while the sheet is open", async ({ page, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark, complete);
  const now = Date.now();
  const soon = new Date(now + 3_600_000);
  await page.clock.setFixedTime(now);
  await page.goto(`/admin/news/${id}`);
  await form.publish(actions.schedule);
  const window = opened(page);
  await window.getByRole("textbox", { name: sheet.when.at }).fill(`${formatDate(soon)} ${formatTime(soon)}`);
  await page.clock.setFixedTime(now + 7_200_000);
  await window.getByRole("button", { name: actions.publishAt }).click();
  await expect(window.getByText(en.writing.notFuture)).toBeVisible();
  expect((await calls.news.article.byId.query({ id })).status).toBe("draft");
});

test("offers to show a language that has been filled in", async ({ page, calls, form, mark }) => {
  const { id, slug } = await addArticle(calls, mark, { status: "published", visibleVi: false });
  await page.goto(`/admin/news/${id}`);
  await form.showBoth();
  await form.side("Summary", "Vietnamese").fill("Mười hai cảm biến.");
  await form.side("Content", "Vietnamese").fill(vietnamese);
  await form.openDetails();
  await expect(page.getByText(en.form.completeNotShown)).toBeVisible();
  await form.publish(actions.publishChanges);
  const window = opened(page);
  await expect(window.getByRole("switch", { name: en.fields.common.visibleVi })).toBeChecked();
  await window.getByRole("button", { name: actions.publishChanges }).click();
  await expect(window.getByRole("region", { name: "Link in Vietnamese" })).toBeVisible();
  expect(await isFound(page, `/vi/news/${slug}`)).toBe(true);
});

test("publishes a correction by one more click, and says what changed and where it is read", async ({
  page,
  calls,
  form,
  mark,
}) => {
  // The toast is in its place at once: while it slides in, it is measured above its place.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { id, slug } = await addArticle(calls, mark, { ...complete, status: "published" });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/admin/news/${id}`);
    await form.side("Title", "English").fill(`Pump ${mark} ${width}`);
    await form.publish(actions.publishChanges);
    const toast = page.locator("[data-sonner-toast]").filter({ hasText: en.common.updated });
    // It stays as long as the pointer is over it.
    await toast.hover();
    await expect(toast).toContainText(`Article “Pump ${mark} ${width}” · Title (English)`);
    await expect(toast.getByRole("link", { name: en.common.vietnamese })).toHaveAttribute("href", `/vi/news/${slug}`);
    await expect(opened(page)).toBeHidden();
    const button = page.getByRole("button", { name: en.writing.more });
    const [head, said] = [await button.boundingBox(), await toast.boundingBox()];
    expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0);
  }
});

test("says in a toast what the sheet has saved, which covers nothing of the sheet", async ({ page, calls, form, mark }) => {
  // The toast is in its place at once, and stays: its time stands still, later than the publishing on the server.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  for (const viewport of [
    { width: 1440, height: 900 },
    // So low that the result fills the sheet.
    { width: 390, height: 600 },
  ]) {
    const titleEn = `Pump ${mark} with a title of two lines ${viewport.width}`;
    const { id } = await addArticle(calls, mark, { ...complete, titleEn, titleVi: `Bơm ${mark} ${viewport.width}` });
    await page.setViewportSize(viewport);
    await page.goto(`/admin/news/${id}`);
    await form.publish(actions.publish);
    const window = opened(page);
    await window.getByRole("button", { name: actions.publish, exact: true }).click();
    await expect(window.getByRole("heading", { name: sheet.done.published })).toBeVisible();
    const toast = page.locator("[data-sonner-toast][data-mounted=true]").filter({ hasText: en.common.updated });
    const place = await toast.evaluate((element) => {
      const [said, shown] = [element, document.querySelector("[role=dialog]")].map((one) => one?.getBoundingClientRect());
      if (!said || !shown) throw new Error("The sheet is gone.");
      const isBeside = said.left >= 0 && said.right <= shown.left;
      return { text: element.textContent, isAbove: said.top >= 0 && said.bottom <= shown.top, isBeside };
    });
    expect(place).toEqual({
      text: expect.stringContaining(titleEn),
      isAbove: viewport.width === 390,
      isBeside: viewport.width === 1440,
    });
  }
});

test("schedules for tomorrow by one choice", async ({ page, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark, complete);
  await page.goto(`/admin/news/${id}`);
  await form.publish(actions.publish);
  const window = opened(page);
  await window.getByRole("radio", { name: sheet.when.tomorrow }).check();
  await expect(
    window.getByText(/^Visitors see it from \w+day \d\d\/\d\d\/\d{4} at 09:00, in English and Vietnamese\.$/),
  ).toBeVisible();
  await window.getByRole("button", { name: actions.publishAt }).click();
  await expect(window.getByRole("heading", { name: sheet.done.scheduled })).toBeVisible();
  const { publishAt } = await calls.news.article.byId.query({ id });
  const ahead = (publishAt?.getTime() ?? 0) - Date.now();
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(34 * 3_600_000);
  expect(publishAt?.toISOString()).toMatch(/T02:00:00.000Z$/);
});

test("stays open with the reason where publishing fails, and returns the focus", async ({ page, calls, form, mark }) => {
  const taken = await addArticle(calls, `${mark}a`, complete);
  const { id } = await addArticle(calls, mark, { ...complete, titleVi: `Khác ${mark}` });
  await page.goto(`/admin/news/${id}`);
  await form.publish(actions.publish);
  const window = opened(page);
  const publish = window.getByRole("button", { name: actions.publish, exact: true });

  await window.getByRole("button", { name: sheet.editAddress }).click();
  const address = window.getByRole("textbox", { name: en.fields.common.slug });
  await expect(address).toBeFocused();
  await address.fill(taken.slug);
  await publish.click();
  await expect(address).toHaveAccessibleDescription(new RegExp(en.codes.exists));
  await address.fill(`free-${mark}`);

  await page.route("**/api/trpc/news.article.update**", (route) => route.abort());
  await publish.click();
  await expect(window.getByRole("alert").filter({ hasText: sheet.refused })).toBeVisible();
  await page.unroute("**/api/trpc/news.article.update**");
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
  await expect(page.getByRole("button", { name: actions.publish, exact: true })).toBeFocused();
  expect((await calls.news.article.byId.query({ id })).status).toBe("draft");
});

test("asks of each kind what it has, on a phone over the whole width", async ({ page, calls, form, mark, expectNoProblems }) => {
  const titles = { titleEn: `Kind ${mark}`, titleVi: `Loại ${mark}` };
  const names = { nameEn: `Kind ${mark}`, nameVi: `Loại ${mark}` };
  const records = [
    ["/admin/career", await calls.career.post.create.mutate({ data: { ...emptyPost, ...titles } }), ["Position", "Web address"]],
    [
      "/admin/service",
      await calls.website.service.create.mutate({ data: { ...emptyService, ...names } }),
      ["Image", "Web address"],
    ],
    ["/admin/page", await calls.website.page.create.mutate({ data: { ...emptyPage, ...titles } }), ["Web address"]],
    [
      "/admin/about-us",
      await calls.website.aboutUs.create.mutate({ data: { ...emptyAboutUs, ...names } }),
      ["Image", en.fields["about-us"].layout],
    ],
  ] as const;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, { id }, rows] of records) {
    await page.goto(`${path}/${id}`);
    await form.publish(actions.publish);
    const window = opened(page);
    const place = window.getByRole("region", { name: sheet.onSite });
    for (const row of rows) await expect(place.getByText(new RegExp(`^${row}\\*?$`))).toBeVisible();
    await expect(window.getByText(sheet.sentence.nowhere)).toBeVisible();
    // Waits for the end of the movement.
    await expectNoProblems();
    const box = await window.boundingBox();
    expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
    await page.keyboard.press("Escape");
  }
});

test("asks for no picture of a section whose layout has none", async ({ page, calls, form, mark }) => {
  const names = { nameEn: `Part ${mark}`, nameVi: `Phần ${mark}` };
  const { id } = await calls.website.aboutUs.create.mutate({ data: { ...emptyAboutUs, ...names, layout: "noImage" } });
  await page.goto(`/admin/about-us/${id}`);
  await form.publish(actions.publish);
  const place = opened(page).getByRole("region", { name: sheet.onSite });
  await expect(place.getByText(en.fields["about-us"].layout)).toBeVisible();
  await expect(place.getByRole("button", { name: en.form.chooseImage })).toHaveCount(0);
});
