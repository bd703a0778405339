import { emptyArticle } from "~/features/news/article/schema";
import { type Calls, expect, test } from "../fixtures";
import { filled, words } from "../words";

const { en } = words;

test.beforeEach(async ({ signIn }) => signIn());

async function addArticle(calls: Calls, mark: string, status: "draft" | "published" = "published") {
  const texts = { titleEn: `Story ${mark}`, titleVi: `Chuyện ${mark}`, summaryEn: "Short", summaryVi: "Ngắn" };
  const contents = { contentEn: "<p>Text</p>", contentVi: "<p>Nội dung</p>" };
  const data = { ...emptyArticle, ...texts, ...contents, status };
  return calls.news.article.create.mutate({ data });
}

test("compares an earlier version with the current one, restores it in the form and saves it", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const { id, version } = await addArticle(calls, mark);
  await calls.news.article.update.mutate({ id, version, data: { titleEn: `Spoiled ${mark}` } });
  await page.goto(`/admin/news/${id}`);
  await (await form.openState()).getByRole("button", { name: en.writing.state.versions }).click();
  const dialog = page.getByRole("dialog", { name: en.history.title });
  await expect(dialog.getByRole("region", { name: "Title (English)" })).toContainText(`Spoiled ${mark}`);
  await expectNoProblems();
  await dialog.getByRole("listitem").last().getByRole("button").click();
  await dialog.getByRole("button", { name: en.history.restore }).click();
  await expect(page.getByText(filled(en.form.restoredVersion, { version }))).toBeVisible();
  await expect(form.side("Title", "English")).toHaveValue(`Story ${mark}`);
  await form.publish(en.writing.actions.publishChanges);
  await expect(page.getByText(en.common.updated)).toBeVisible();
  expect(await calls.news.article.byId.query({ id })).toMatchObject({ titleEn: `Story ${mark}`, version: version + 2 });
});

test("restoring an earlier draft of a published article restores its text and keeps it published", async ({
  page,
  calls,
  form,
  mark,
}) => {
  const { id, version } = await addArticle(calls, mark, "draft");
  const data = { titleEn: `Spoiled ${mark}`, status: "published" as const };
  const { publishAt } = await calls.news.article.update.mutate({ id, version, data });
  await page.goto(`/admin/news/${id}`);
  await (await form.openState()).getByRole("button", { name: en.writing.state.versions }).click();
  const dialog = page.getByRole("dialog", { name: en.history.title });
  await dialog.getByRole("listitem").last().getByRole("button").click();
  await dialog.getByRole("button", { name: en.history.restore }).click();
  await expect(form.side("Title", "English")).toHaveValue(`Story ${mark}`);
  await form.publish(en.writing.actions.publishChanges);
  await expect(page.getByText(en.common.updated)).toBeVisible();
  const restored = { titleEn: `Story ${mark}`, status: "published", publishAt };
  expect(await calls.news.article.byId.query({ id })).toMatchObject(restored);
});

test("restores a deleted record from the activity log with its slug", async ({
  page,
  calls,
  form,
  list,
  mark,
  expectNoProblems,
}) => {
  const { id, slug } = await addArticle(calls, mark);
  await calls.news.article.delete.mutate({ ids: [id] });
  const activity = list("/admin/activity");
  await activity.open({ search: mark });
  await expectNoProblems();
  await page.getByRole("button", { name: en.activity.actions.delete, exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(`Story ${mark}`);
  await page.getByRole("link", { name: en.activity.restore, exact: true }).click();
  await expect(form.stateChip).toHaveText(en.fields.common.trash);
  await expect((await form.openState()).getByText(en.history.restoresDeleted)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.history.restoreDeleted);
  await form.showBoth();
  await expect(form.side("Title", "Vietnamese")).toHaveValue(`Chuyện ${mark}`);
  await form.publish(en.writing.actions.publish);
  await form.confirmPublishing(en.writing.actions.publish);
  await expect(page).toHaveURL(`/admin/news/${id}`);
  expect(await calls.news.article.byId.query({ id })).toMatchObject({ slug, status: "published" });
  await activity.open({ search: mark });
  await page.getByRole("button", { name: en.activity.actions.delete, exact: true }).click();
  await expect(page.getByText(en.activity.restored)).toBeVisible();
});

test("previews, lists and publishes a published article's pending changes", async ({
  page,
  context,
  browser,
  calls,
  form,
  list,
  mark,
  expectNoProblems,
}) => {
  const { id, slug } = await addArticle(calls, mark);
  const visitor = await (await browser.newContext()).newPage();
  const expectPublicTitle = async (title: string) => {
    await visitor.goto(new URL(`/news/${slug}`, page.url()).href);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  };
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`Waiting ${mark}`);
  await page.keyboard.press("Control+s");
  await expect(form.stateChip).toContainText(en.resource.hasChanges);
  await expectNoProblems();
  await expectPublicTitle(`Story ${mark}`);

  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: en.resource.preview, exact: true }).click();
  await page.getByRole("menuitem", { name: en.resource.previewEn }).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(`Waiting ${mark}`);
  await list("/admin/news").open({ search: mark, hasChanges: "true" });
  await expect(page.getByRole("row").filter({ hasText: mark })).toContainText(en.resource.hasChanges);

  await page.goto(`/admin/news/${id}`);
  await expect(form.side("Title", "English")).toHaveValue(`Waiting ${mark}`);
  await form.publish(en.writing.actions.publishChanges);
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await expect(form.stateChip).toHaveText(en.resource.states.live);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Waiting ${mark}`);
  await expectPublicTitle(`Waiting ${mark}`);
  await visitor.context().close();
});

test("discards pending changes and shows the published values in the form", async ({ page, calls, form, mark }) => {
  const { id, version } = await addArticle(calls, mark);
  await calls.news.article.pending.save.mutate({ id, version, pendingVersion: null, data: { titleEn: `Waiting ${mark}` } });
  await page.goto(`/admin/news/${id}`);
  await expect(form.side("Title", "English")).toHaveValue(`Waiting ${mark}`);
  await (await form.openState()).getByRole("button", { name: en.writing.actions.discardChanges }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.writing.actions.discardChanges }).click();
  await expect(form.side("Title", "English")).toHaveValue(`Story ${mark}`);
  await expect(form.stateChip).toHaveText(en.resource.states.live);
  expect((await calls.news.article.pending.byId.query({ id })).changes).toBeNull();
});
