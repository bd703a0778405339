import { setTimeout as sleep } from "node:timers/promises";
import { TOTP } from "otpauth";
import { emptyArticle } from "~/features/news/article/schema";
import { type Calls, expect, test } from "../fixtures";
import { administrator } from "../site-under-test";
import { filled, words } from "../words";

const { en } = words;

test.beforeEach(async ({ signIn }) => signIn());

test("creates, changes and deletes a record in a dialog, and shows errors at the fields", async ({ page, list, form, mark }) => {
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  await levels.newButton.click();
  const dialog = page.getByRole("dialog");
  const english = form.side("Name", "English");
  const vietnamese = form.side("Name", "Vietnamese");
  const toasts = page.locator("[data-sonner-toast]");
  await english.fill(`Junior ${mark}`);
  await form.save();
  await expect(dialog.getByText(en.validation.input)).toBeVisible();
  await expect(toasts.filter({ hasText: en.codes.invalidData })).toBeVisible();
  await expect(vietnamese).toHaveAttribute("aria-invalid", "true");
  await expect(vietnamese).toBeFocused();
  await vietnamese.fill(`Sơ cấp ${mark}`);
  await form.save();
  await expect(page.getByText(en.common.created)).toBeVisible();
  expect(await toasts.filter({ hasText: en.codes.invalidData }).and(page.locator("[data-removed=false]")).count()).toBe(0);
  await expect(dialog).toBeHidden();
  await expect(levels.newButton).toBeFocused();
  await expect(levels.rows).toHaveCount(1);

  await levels.newButton.click();
  await english.fill(`Junior ${mark}`);
  await vietnamese.fill(`Khác ${mark}`);
  await form.save();
  await expect(dialog.getByText(en.codes.exists)).toBeVisible();
  await expect(toasts.filter({ hasText: en.codes.exists })).toBeVisible();
  await expect(english).toHaveAttribute("aria-invalid", "true");
  await english.fill(`Middle ${mark}`);
  await form.save();
  await expect(dialog).toBeHidden();
  await expect(levels.rows).toHaveCount(2);

  await page.getByRole("button", { name: filled(en.resource.editRow, { name: `Middle ${mark}` }) }).click();
  await english.fill(`Senior ${mark}`);
  await form.save();
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await levels.inMenuOf(`Senior ${mark}`, en.common.delete);
  const question = page.getByRole("alertdialog", { name: en.common.confirmDelete });
  await expect(question).toContainText(`Senior ${mark}`);
  await question.getByRole("button", { name: en.common.delete }).click();
  await expect(page.getByText(en.common.deleted)).toBeVisible();
  await expect(levels.rows).toHaveCount(1);
  await page.getByRole("button", { name: en.common.undo }).click();
  await expect(page.getByText(filled(en.trash.restoredOne, { name: `Senior ${mark}` }))).toBeVisible();
  await expect(levels.rows).toHaveCount(2);
  await expect(levels.rows.filter({ hasText: `Senior ${mark}` })).toBeVisible();
});

test("adds one record when the shortcut is pressed twice on a slow network", async ({ page, list, form, mark }) => {
  const requests: string[] = [];
  await page.route("**/api/trpc/**level.create**", async (route) => {
    requests.push(route.request().url());
    await sleep(1000);
    await route.continue();
  });
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  await levels.newButton.click();
  await form.side("Name", "English").fill(`Once ${mark}`);
  await form.side("Name", "Vietnamese").fill(`Một lần ${mark}`);
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(en.common.created)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(levels.rows).toHaveCount(1);
  // A second request would have followed the answer to the first.
  expect(requests).toHaveLength(1);
});

test("an open dialog keeps what is typed when its record is deleted meanwhile", async ({ page, calls, form, mark }) => {
  const { id } = await calls.career.level.create.mutate({ data: { nameEn: `Stays ${mark}`, nameVi: `Ở lại ${mark}` } });
  await page.clock.install();
  await page.goto(`/admin/level?edit=${id}`);
  await form.side("Name", "English").fill(`Typed ${mark}`);
  await calls.career.level.delete.mutate({ ids: [id] });
  // The record is read again when the window is shown after a while.
  await page.clock.fastForward(60_000);
  const answer = page.waitForResponse((response) => response.url().includes("career.level.byId"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await answer;
  await expect(page.getByText(en.codes.notFound)).toBeVisible();
  await expect(form.side("Name", "English")).toHaveValue(`Typed ${mark}`);
});

test("duplicates a record in a dialog, and on a page as a draft with a new slug", async ({ page, list, calls, form, mark }) => {
  await calls.career.level.create.mutate({ data: { nameEn: `Model ${mark}`, nameVi: `Mẫu ${mark}` } });
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  await levels.inMenuOf(`Model ${mark}`, en.resource.duplicate);
  await expect(page.getByRole("dialog", { name: en.level.new })).toBeVisible();
  const marked = en.resource.copyName.languages;
  await expect(form.side("Name", "English")).toHaveValue(filled(marked.en, { name: `Model ${mark}` }));
  await expect(form.side("Name", "Vietnamese")).toHaveValue(filled(marked.vi, { name: `Mẫu ${mark}` }));
  await form.save();
  await expect(levels.rows).toHaveCount(2);

  const article = await addArticle(calls, mark);
  await page.goto(`/admin/news/${article.id}`);
  await form.openDetails();
  await page.getByRole("link", { name: en.resource.duplicate }).click();
  await expect(page).toHaveURL(`/admin/news/new?copy=${article.id}`);
  await form.showBoth();
  await form.side("Title", "English").fill(`Another ${mark}`);
  await form.side("Title", "Vietnamese").fill(`Chuyện khác ${mark}`);
  await form.save();
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/);
  const copy = await calls.news.article.byId.query({ id: Number(page.url().split("/").pop()) });
  expect(copy).toMatchObject({ titleEn: `Another ${mark}`, slug: `another-${mark}`, status: "draft" });
});

test("asks before leaving a form with unsaved changes", async ({ page, form, list }) => {
  await page.goto("/admin/company-info");
  const name = form.field("Short name");
  await name.fill("Changed");
  const question = page.getByRole("alertdialog", { name: en.form.leaveTitle });
  await page.getByRole("navigation", { name: en.shell.menu }).getByRole("link", { name: en.features.office }).click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: en.form.stay }).click();
  await expect(name).toHaveValue("Changed");
  await page.getByRole("navigation", { name: en.shell.menu }).getByRole("link", { name: en.features.office }).click();
  await question.getByRole("button", { name: en.form.leave, exact: true }).click();
  await expect(list("/admin/office").newButton).toBeVisible();
});

test("restores unsaved input after the window is closed", async ({ page, form }) => {
  await page.goto("/admin/company-info");
  const name = form.field("Short name");
  const before = await name.inputValue();
  await name.fill("Not saved");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes("Not saved"))).toBe(true);
  await page.reload();
  await expect(page.getByText(en.form.draftTitle)).toBeVisible();
  await expect(name).toHaveValue(before);
  await page.getByRole("button", { name: en.form.restore }).click();
  await expect(name).toHaveValue("Not saved");
  await name.fill(before);
});

test("merges changes of different fields by two people, and asks which to keep for the same field", async ({
  page,
  calls,
  form,
  mark,
}) => {
  const { id, version } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`Mine ${mark}`);
  await calls.news.article.update.mutate({ id, version, data: { titleVi: `Của họ ${mark}` } });
  await form.save();
  await expect(page.getByText(en.common.updated)).toBeVisible();
  const merged = await calls.news.article.byId.query({ id });
  expect([merged.titleEn, merged.titleVi]).toEqual([`Mine ${mark}`, `Của họ ${mark}`]);

  await form.side("Title", "English").fill(`Mine again ${mark}`);
  await calls.news.article.update.mutate({ id, version: merged.version, data: { titleEn: `Theirs ${mark}` } });
  await form.save();
  const conflict = page.getByRole("dialog", { name: en.form.conflictTitle });
  await conflict.getByRole("radio", { name: filled(en.form.keepTheirs, { field: "" }).trim() }).check();
  await conflict.getByRole("button", { name: en.form.saveChoice }).click();
  await expect(form.side("Title", "English")).toHaveValue(`Theirs ${mark}`);
  expect((await calls.news.article.byId.query({ id })).titleEn).toBe(`Theirs ${mark}`);
});

test("after a session has ended, signing in over the form saves the record", async ({ page, context, calls, form, mark }) => {
  const { id } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`Kept ${mark}`);
  // A draft that is stored later would meet the ended session before the save does.
  await form.keptInDraft();
  await context.request.post("/api/auth/logout");
  await form.save();
  await expect(form.signInDialog.getByRole("textbox", { name: en.form.email })).toHaveValue(administrator.email);
  const data = { error: "ERROR_TOO_MANY_REQUESTS", httpStatus: 429, retryAfter: 840 };
  const throttled = { status: 429, json: { error: { json: { message: data.error, data } } } };
  await page.route("**/system.account.signIn", (route) => route.fulfill(throttled), { times: 1 });
  await form.signIn(administrator.password);
  await expect(form.signInDialog.getByText(filled(en.codes.tooManyRequestsMinutes, { minutes: "14" }))).toBeVisible();
  await form.signIn(administrator.password);
  await expect(page.getByText(en.common.updated)).toBeVisible();
  expect((await calls.news.article.byId.query({ id })).titleEn).toBe(`Kept ${mark}`);
});

test("after a session has ended, signing in over a dialog saves its new record", async ({ page, context, list, form, mark }) => {
  const levels = list("/admin/level");
  await levels.open({ search: mark });
  await levels.newButton.click();
  await form.side("Name", "English").fill(`Kept ${mark}`);
  await form.side("Name", "Vietnamese").fill(`Giữ ${mark}`);
  await context.request.post("/api/auth/logout");
  await form.save();
  await form.signIn(administrator.password);
  await expect(page.getByText(en.common.created)).toBeVisible();
  await expect(levels.rows).toHaveCount(1);
});

test("after a session has ended, signing in over the profile page saves the name", async ({
  page,
  context,
  form,
  signIn,
  newPerson,
  mark,
}) => {
  const person = await newPerson("MANAGER");
  await signIn(person);
  await page.goto("/admin/profile");
  await form.field("Name").fill(`Kept ${mark}`);
  await context.request.post("/api/auth/logout");
  await form.save();
  await form.signIn(person.password);
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await page.reload();
  await expect(form.field("Name")).toHaveValue(`Kept ${mark}`);
});

test("after two-step sign-in set up elsewhere has ended the session, the password and a code save the record", async ({
  page,
  calls,
  callsAs,
  form,
  signIn,
  newPerson,
  mark,
}) => {
  const person = await newPerson("MANAGER");
  await signIn(person);
  const personCalls = await callsAs(person);
  const { id } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  await form.side("Title", "English").fill(`Kept ${mark}`);
  // A draft that is stored later would meet the ended session before the save does.
  await form.keptInDraft();
  const totp = new TOTP({ secret: (await personCalls.system.twoStep.start.mutate({ currentPassword: person.password })).secret });
  await personCalls.system.twoStep.confirm.mutate({ code: totp.generate() });
  await form.save();
  await form.signIn(person.password);
  const code = form.signInDialog.getByLabel(en.form.code);
  await expect(code).toBeFocused();
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(form.signInDialog.getByText(en.codes.totpWrong)).toBeVisible();
  // Turning on two-step sign-in used up the current code.
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await expect(form.signInDialog).toBeHidden();
  expect((await calls.news.article.byId.query({ id })).titleEn).toBe(`Kept ${mark}`);
});

function addArticle(calls: Calls, mark: string) {
  const titles = { titleEn: `Story ${mark}`, titleVi: `Chuyện ${mark}` };
  return calls.news.article.create.mutate({ data: { ...emptyArticle, ...titles } });
}

test("labels of a new candidate are beside their fields from 992 pixels, and above them on a narrower screen", async ({
  page,
}) => {
  await page.goto("/admin/candidate/new");
  const field = page.getByRole("textbox", { name: en.fields.common.email });
  const label = page.locator("label").filter({ hasText: new RegExp(`^${en.fields.common.email}`) });
  const place = async () => {
    const [text, box] = [await label.boundingBox(), await field.boundingBox()];
    return text && box && (text.x + text.width <= box.x ? "beside" : text.y + text.height <= box.y ? "above" : "elsewhere");
  };
  for (const [width, expected] of [
    [768, "above"],
    [992, "beside"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(place).toBe(expected);
  }
});
