import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright/test";
import { emptyArticle } from "~/features/news/article/schema";
import { type Calls, expect, test } from "../fixtures";
import { FormPage } from "../pages/form-page";
import { words } from "../words";

const { en } = words;
const { actions } = en.writing;

test.beforeEach(async ({ signIn }) => signIn());

function addArticle(calls: Calls, mark: string, status: "draft" | "published" = "draft") {
  const texts = { titleEn: `Story ${mark}`, titleVi: `Chuyện ${mark}`, summaryEn: "Short", summaryVi: "Ngắn" };
  const contents = { contentEn: "<p>Text</p>", contentVi: "<p>Nội dung</p>" };
  return calls.news.article.create.mutate({ data: { ...emptyArticle, ...texts, ...contents, status } });
}

/** Writes into an article in a second window, and then in the first, which is told that writing went on elsewhere. @returns the second */
async function writeInTwoWindows(
  { page, context, form }: { page: Page; context: BrowserContext; form: FormPage },
  id: number,
  mark: string,
): Promise<Page> {
  await page.goto(`/admin/news/${id}`);
  const other = await context.newPage();
  await other.goto(`/admin/news/${id}`);
  // The editor is there once the page listens.
  await expect(other.getByRole("textbox", { name: "Content English" })).toBeVisible();
  await other.getByRole("textbox", { name: "Title English" }).fill(`Newer ${mark}`);
  await new FormPage(other).keptInDraft();
  await form.side("Title", "English").fill(`Older ${mark}`);
  await expect(form.stateChip).toContainText(en.writing.keeping.failed);
  return other;
}

test("writes an article as it is read and publishes it without opening the details", async ({
  page,
  calls,
  form,
  mark,
  signIn,
  newPerson,
  expectNoProblems,
}) => {
  // Unsaved text of a new article is kept for its author.
  await signIn(await newPerson("ADMIN"));
  await page.goto("/admin/news/new");
  await form.showBoth();
  await expectNoProblems();
  for (const [language, word] of [
    ["English", "Bridge"],
    ["Vietnamese", "Cầu"],
  ] as const) {
    await form.side("Title", language).fill(`${word} ${mark}`);
    await page.keyboard.press("Enter");
    await expect(form.side("Summary", language)).toBeFocused();
    await form.side("Summary", language).fill("Two lanes.");
    await form.side("Content", language).fill("The first car crossed.");
  }
  await form.publish(actions.publish);
  await form.confirmPublishing(actions.publish);
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/);
  const id = Number(page.url().split("/").pop());
  expect(await calls.news.article.byId.query({ id })).toMatchObject({ status: "published", slug: `bridge-${mark}` });
  await expect(page.getByText(en.resource.states.live, { exact: true })).toBeVisible();
});

test("keeps what is typed on the server, shows it again elsewhere, and saves it as the draft in one version", async ({
  page,
  context,
  calls,
  form,
  mark,
}) => {
  const { id, version } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`Kept ${mark}`);
  await form.keptInDraft();
  expect((await calls.news.article.byId.query({ id })).version).toBe(version);
  await page.evaluate(() => localStorage.clear());
  // Nothing would be lost: there is no question.
  await page.getByRole("navigation", { name: en.shell.menu }).getByRole("link", { name: en.features.office }).click();
  await expect(page).toHaveURL("/admin/office");

  const other = await context.newPage();
  await other.goto(`/admin/news/${id}`);
  await new FormPage(other).keptInDraft();
  await expect(other.getByRole("textbox", { name: "Title English" })).toHaveValue(`Kept ${mark}`);
  await other.keyboard.press("Control+s");
  await expect(other.getByText(en.common.updated)).toBeVisible();
  const after = await calls.news.article.byId.query({ id });
  expect([after.titleEn, after.version, after.status]).toEqual([`Kept ${mark}`, version + 1, "draft"]);
  await expect
    .poll(() => calls.system.ownDraft.read.query({ path: "/admin/news", recordId: id }), { message: "the draft is gone" })
    .toBeNull();
});

test("a save waits for unsaved text that is on its way, which would stay after it", async ({ page, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(...(/news\.article\.update/.test(request.url()) ? ["save"] : [])));
  await page.route("**/api/trpc/**ownDraft.keep**", async (route) => {
    requests.push("draft");
    await sleep(1_000);
    await route.continue();
    requests.push("draft sent");
  });
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`Kept ${mark}`);
  await expect.poll(() => requests).toEqual(["draft"]);
  await page.keyboard.press("Control+s");
  await expect(page.getByText(en.common.updated)).toBeVisible();
  expect(requests).toEqual(["draft", "draft sent", "save"]);
});

test("takes what is typed during the first save along, and adds nothing twice", async ({ page, form, mark }) => {
  const requests: string[] = [];
  await page.route("**/api/trpc/**article.create**", async (route) => {
    requests.push(route.request().url());
    await sleep(1000);
    await route.continue();
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/admin\/news\/\d+\?_rsc/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/admin/news/new");
  await form.side("Title", "English").fill(`First ${mark}`);
  await page.keyboard.press("Control+s");
  await expect.poll(() => requests).toHaveLength(1);
  await form.side("Summary", "English").fill(`Meanwhile ${mark}`);
  await expect(page.getByText(en.common.created)).toBeVisible();
  await page.keyboard.press("Control+s");
  release();
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/);
  await expect(form.side("Title", "English")).toHaveValue(`First ${mark}`);
  await expect(form.side("Summary", "English")).toHaveValue(`Meanwhile ${mark}`);
  expect(requests).toHaveLength(1);
  await page.goto("/admin/news/new");
  await expect(form.side("Title", "English")).toHaveValue("");
  await expect(form.side("Summary", "English")).toHaveValue("");
});

test("goes on keeping what is typed after an answer was lost", async ({ page, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark);
  const keeping = "**/api/trpc/**ownDraft.keep**";
  await page.route(keeping, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`First ${mark}`);
  await expect(form.stateChip).toContainText(en.writing.keeping.failed);
  await page.unroute(keeping);
  await form.side("Title", "English").fill(`Second ${mark}`);
  await form.keptInDraft();
  const draft = await calls.system.ownDraft.read.query({ path: "/admin/news", recordId: id });
  expect(draft?.json).toContain(`Second ${mark}`);
});

test("adds what is typed before the text of an earlier visit was read to it", async ({ page, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`Earlier ${mark}`);
  await form.keptInDraft();
  await page.evaluate(() => localStorage.clear());
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/trpc/**ownDraft.read**", async (route) => {
    await released;
    await route.continue();
  });
  const kept = page.waitForResponse("**/api/trpc/**ownDraft.keep**");
  await page.reload();
  await form.side("Summary", "English").fill(`Later ${mark}`);
  release();
  await kept;
  const draft = await calls.system.ownDraft.read.query({ path: "/admin/news", recordId: id });
  expect(draft?.json).toContain(`Earlier ${mark}`);
  expect(draft?.json).toContain(`Later ${mark}`);
});

test("discards unsaved text of an earlier visit", async ({ page, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`Kept ${mark}`);
  await form.keptInDraft();
  await page.reload();
  await expect(form.side("Title", "English")).toHaveValue(`Kept ${mark}`);
  await (await form.openState()).getByRole("button", { name: en.form.discard, exact: true }).click();
  await expect(form.side("Title", "English")).toHaveValue(`Story ${mark}`);
  await page.reload();
  await expect(form.side("Title", "English")).toHaveValue(`Story ${mark}`);
});

test("tells an older window that writing went on elsewhere, and lets it choose", async ({ page, context, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark);
  await writeInTwoWindows({ page, context, form }, id, mark);
  await page.getByRole("button", { name: en.writing.state.answer }).click();
  await expect(page.getByText(en.writing.elsewhere)).toBeVisible();
  // While the other text can't be read, nothing is lost.
  const reading = "**/api/trpc/**ownDraft.read**";
  await page.route(reading, (route) => route.abort());
  await page.getByRole("button", { name: en.writing.takeOther }).click();
  await expect(page.getByText(en.codes.unavailable)).toBeVisible();
  await expect(form.side("Title", "English")).toHaveValue(`Older ${mark}`);
  await page.unroute(reading);
  await page.getByRole("button", { name: en.writing.state.answer }).click();
  await page.getByRole("button", { name: en.writing.takeOther }).click();
  await expect(form.side("Title", "English")).toHaveValue(`Newer ${mark}`);
  await expect(page.getByText(en.writing.elsewhere)).toBeHidden();
});

test("the save of an older window leaves what another window has kept since", async ({ page, context, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark);
  const other = await writeInTwoWindows({ page, context, form }, id, mark);
  await form.save();
  await expect.poll(async () => (await calls.news.article.byId.query({ id })).titleEn).toBe(`Older ${mark}`);
  await expect(form.stateChip).not.toContainText(en.writing.keeping.failed);
  await other.reload();
  await expect(other.getByRole("textbox", { name: "Title English" })).toHaveValue(`Newer ${mark}`);
});

test("keeps what is typed offline in the browser, and on the server once it is back", async ({
  page,
  context,
  calls,
  form,
  mark,
}) => {
  const { id } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  await expect(form.side("Content", "English")).toBeVisible();
  await context.setOffline(true);
  await form.side("Title", "English").fill(`Offline ${mark}`);
  await expect(page.getByText(en.writing.keeping.unreachable)).toBeVisible();
  await context.setOffline(false);
  await form.keptInDraft();
});

test("never publishes with Ctrl+S, and publishes and schedules by one button", async ({ page, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark, "published");
  const stored = () => calls.news.article.byId.query({ id });
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`Waiting ${mark}`);
  await page.keyboard.press("Control+s");
  await expect(page.getByText(en.form.savedHidden)).toBeVisible();
  expect((await stored()).titleEn).toBe(`Story ${mark}`);
  await form.publish(actions.publishChanges);
  await expect(page.getByText(en.common.updated)).toBeVisible();
  expect((await stored()).titleEn).toBe(`Waiting ${mark}`);

  await (await form.openState()).getByRole("button", { name: en.writing.state.withdraw }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: actions.withdraw }).click();
  await expect(page.getByText(en.resource.states.draft, { exact: true })).toBeVisible();
  await form.publish(actions.schedule);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: en.writing.sheet.when.at }).fill("21/11/2020 09:00");
  await dialog.getByRole("button", { name: actions.publishAt }).click();
  await expect(dialog.getByText(en.writing.notFuture)).toBeVisible();
  await dialog.getByRole("textbox", { name: en.writing.sheet.when.at }).fill("21/11/2099 09:00");
  await form.confirmPublishing(actions.publishAt);
  await expect(page.getByRole("button", { name: actions.publishNow, exact: true })).toBeVisible();
  expect(await stored()).toMatchObject({ status: "published", publishAt: new Date("2099-11-21T02:00:00Z") });
});

for (const status of ["published", "draft"] as const) {
  test(`never publishes with Ctrl+S after pending changes of a ${status} article could not be read again`, async ({
    page,
    calls,
    form,
    mark,
  }) => {
    const { id } = await addArticle(calls, mark, status);
    await page.goto(`/admin/news/${id}`);
    const reading = "**/api/trpc/**pending.byId**";
    await page.route(reading, (route) => route.abort());
    // A save ends once it has read again.
    if (status === "draft") {
      await form.publish(actions.publish);
      await form.confirmPublishing(actions.publish);
    } else {
      await form.side("Title", "English").fill(`First ${mark}`);
      await page.keyboard.press("Control+s");
      await expect(page.getByText(en.form.savedHidden)).toBeVisible();
    }
    await page.unroute(reading);
    await form.side("Title", "English").fill(`Second ${mark}`);
    const answer = page.waitForResponse(/pending\.save|article\.update/);
    await page.keyboard.press("Control+s");
    expect((await answer).url()).toContain("pending.save");
    expect((await calls.news.article.byId.query({ id })).titleEn).toBe(`Story ${mark}`);
  });
}

test("after a refused save, typing goes on in the language that it began in", async ({ page, form, signIn, newPerson }) => {
  await signIn(await newPerson("ADMIN"));
  await page.goto("/admin/about-us/new");
  await page.keyboard.press("Control+s");
  const name = form.side("Name", "English");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();
  await page.keyboard.type("Te");
  // Only the Vietnamese name is wrong now.
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await page.keyboard.type("am");
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Team");
  // The next try shows it.
  await page.keyboard.press("Control+s");
  await expect(form.side("Name", "Vietnamese")).toBeFocused();
});

test("opens the details at a wrong field in them, closes them with Escape and returns the focus", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  await form.openDetails();
  await expectNoProblems();
  await form.field("Web address").fill("Đà");
  await page.keyboard.press("Escape");
  const opener = page.getByRole("button", { name: en.writing.details, exact: true });
  await expect(opener).toBeFocused();
  await expectNoProblems();
});
