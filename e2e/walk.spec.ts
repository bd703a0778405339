import type { Page } from "playwright/test";
import sharp from "sharp";
import { formatDateTime } from "~/lib/dates";
import { type Calls, expect, type Person, readFresh, test } from "./fixtures";
import { administrator } from "./site-under-test";
import { filled, words } from "./words";

const { en } = words;

/** Formats a time for its field, in the company's time zone. */
const inVietnam = (date: Date) => formatDateTime(date).replace(/^(\d\d:\d\d):\d\d (.*)$/, "$2 $1");

test("an editor writes, schedules, edits, moves and unpublishes an article in two languages", async ({
  page,
  context,
  baseURL,
  calls,
  mark,
}) => {
  // Eight tasks, one after the other.
  test.slow();
  const titleEn = `The bridge is open ${mark}`;
  const titleVi = `Cầu đã thông xe ${mark}`;

  await test.step("sign in", async () => {
    await page.goto("/admin");
    await signInOn(page, administrator);
    await expect(page).toHaveURL(/\/admin\/news$/);
  });

  await test.step("add a category", async () => {
    await page.goto("/admin/news-category");
    await page.getByRole("button", { name: "New", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name English" }).fill(`Bridges ${mark}`);
    await dialog.getByRole("textbox", { name: "Name Vietnamese" }).fill(`Cầu đường ${mark}`);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Create successfully!")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: `Bridges ${mark}` })).toBeVisible();
  });

  await test.step("write an article in both languages, with an image", async () => {
    await page.goto("/admin/news");
    await page.getByRole("link", { name: "New", exact: true }).click();
    await page.getByRole("button", { name: "Side by side" }).click();
    await page.getByRole("textbox", { name: /^Title English/ }).fill(titleEn);
    await page.getByRole("textbox", { name: /^Title Vietnamese/ }).fill(titleVi);
    await page.getByRole("textbox", { name: /^Summary English/ }).fill("Two lanes, one river.");
    await page.getByRole("textbox", { name: /^Summary Vietnamese/ }).fill("Hai làn xe, một dòng sông.");
    await page.getByRole("textbox", { name: /^Content \W?English/ }).fill("The first car crossed at noon.");
    await page.getByRole("textbox", { name: /^Content \W?Vietnamese/ }).fill("Chiếc xe đầu tiên qua cầu lúc giữa trưa.");
    await details(page).click();
    await page.getByRole("combobox", { name: "Category" }).click();
    await page.getByRole("option", { name: `Bridges ${mark}` }).click();
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#1e79e4" } })
      .png()
      .toBuffer();
    const image = page.getByRole("group", { name: "Image", exact: true });
    await image.getByRole("button", { name: "Add a cover" }).click();
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles({ name: "bridge.png", mimeType: "image/png", buffer: picture });
    // The description is asked for at once.
    const description = page.getByRole("dialog");
    await description.locator("textarea[name=altEn]").fill("A bridge");
    await description.locator("textarea[name=altVi]").fill("Một cây cầu");
    await description.getByRole("button", { name: "Save" }).click();
    await expect(image.getByRole("img", { name: "A bridge" })).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/admin\/news\/\d+$/);
  });
  const articleId = Number(page.url().split("/").at(-1));

  await test.step("schedule it and see it appear on time", async () => {
    const later = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000);
    await page.getByRole("button", { name: "More ways to publish and save" }).click();
    await page.getByRole("menuitem", { name: "Publish at a time" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Publish on" }).fill(inVietnam(later));
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByText("Update successfully!")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Scheduled" })).toBeVisible();
    const { slug, version, publishAt } = await calls.news.article.byId.query({ id: articleId });
    expect(publishAt).toEqual(later);

    // The form takes an unknown time: schedule again, a few seconds from now.
    const moment = new Date(Math.ceil(Date.now() / 1000) * 1000 + 5_000);
    await calls.news.article.update.mutate({ id: articleId, version, data: { publishAt: moment } });
    const lists = ["/news", "/vi/news"];
    const shows = () => Promise.all(lists.map(async (list) => (await readFresh(new URL(list, baseURL).href)).includes(slug)));
    const { before, after } = await answersAround(moment, shows);
    expect(before.length).toBeGreaterThan(0);
    expect(before.flat()).not.toContain(true);
    expect(after).toEqual([true, true]);
    await page.goto("/news");
    await expect(page.getByRole("link", { name: titleEn })).toBeVisible();
    await page.goto("/vi/news");
    await page.getByRole("link", { name: titleVi }).click();
    await expect(page.getByRole("heading", { level: 1, name: titleVi })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
    await expect(page.getByText("Chiếc xe đầu tiên qua cầu lúc giữa trưa.")).toBeVisible();
  });

  await test.step("edit it in two tabs and resolve the conflict", async () => {
    await page.goto(`/admin/news/${articleId}`);
    const otherTab = await context.newPage();
    await otherTab.goto(`/admin/news/${articleId}`);
    await otherTab.getByRole("textbox", { name: /^Title English/ }).fill(`${titleEn} at last`);
    await page.getByRole("textbox", { name: /^Title English/ }).fill(`${titleEn} at noon`);
    await page.getByRole("textbox", { name: /^Summary English/ }).fill("Two lanes and a river.");
    await otherTab.getByRole("button", { name: "Publish changes" }).click();
    await expect(otherTab.getByText("Update successfully!")).toBeVisible();
    await otherTab.close();
    await page.getByRole("button", { name: "Publish changes" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Someone else has changed this too" })).toBeVisible();
    await dialog.getByRole("radio", { name: /Keep yours/ }).check();
    await dialog.getByRole("button", { name: "Use these choices" }).click();
    await expect(page.getByText("Update successfully!")).toBeVisible();
    const saved = await calls.news.article.byId.query({ id: articleId });
    expect([saved.titleEn, saved.summaryEn]).toEqual([`${titleEn} at noon`, "Two lanes and a river."]);
  });

  await test.step("change its slug and follow the old link", async () => {
    const { slug } = await calls.news.article.byId.query({ id: articleId });
    await page.goto(`/admin/news/${articleId}`);
    await page.getByRole("textbox", { name: "Web address" }).fill(`bridge-${mark}`);
    await page.getByRole("button", { name: "Publish changes" }).click();
    await expect(page.getByText("Update successfully!")).toBeVisible();
    const old = await context.request.get(`/news/${slug}`, { maxRedirects: 0 });
    expect([old.status(), new URL(old.headers().location ?? "", baseURL).pathname]).toEqual([308, `/news/bridge-${mark}`]);
    await page.goto(`/vi/news/${slug}`);
    await expect(page).toHaveURL(`/vi/news/bridge-${mark}`);
  });

  await test.step("unpublish it", async () => {
    await page.goto(`/admin/news/${articleId}`);
    await page.locator("[data-writing-head] [aria-haspopup=dialog]").click();
    await page.getByRole("button", { name: "Withdraw from the site…" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(page.getByText("Update successfully!")).toBeVisible();
    const gone = await context.request.get(`/news/bridge-${mark}`);
    expect(gone.status()).toBe(404);
    expect(await (await context.request.get("/news")).text()).not.toContain(`bridge-${mark}`);
  });
});

test("a new user signs up and sees what an administrator permits", async ({
  page,
  browser,
  baseURL,
  calls,
  signIn,
  mark,
  expectNoProblems,
}) => {
  const person = { name: `Lan ${mark}`, email: `lan.${mark}@example.com`, password: "a long enough one" };
  // A retry must start without the permission, too.
  await grantUsers(calls, false);
  const visitorContext = await browser.newContext({ baseURL });
  const visitor = await visitorContext.newPage();
  await signIn();

  await test.step("sign up", async () => {
    await visitor.goto("/auth/register");
    await visitor.getByRole("textbox", { name: en.auth.name, exact: true }).fill(person.name);
    await visitor.getByRole("textbox", { name: en.auth.email }).fill(person.email);
    await visitor.getByLabel(en.auth.password, { exact: true }).fill(person.password);
    await visitor.getByLabel(en.auth.confirmPassword, { exact: true }).fill(`${person.password}!`);
    await visitor.getByRole("button", { name: en.auth.signUp.submit }).click();
    await expect(visitor.getByText(en.validation.passwordMismatch)).toBeVisible();
    await visitor.getByLabel(en.auth.confirmPassword, { exact: true }).fill(person.password);
    await visitor.getByRole("button", { name: en.auth.signUp.submit }).click();
    await expect(visitor).toHaveURL(/\/auth\/login/);
    await expect(visitor.getByText(en.auth.notes.confirmNoMail)).toBeVisible();
    await signInOn(visitor, person);
    await expect(visitor.getByRole("alert").getByText(en.codes.emailNotVerified)).toBeVisible();
  });

  await test.step("confirm the address with the link in the outbox", async () => {
    await page.goto(`/admin/outbox?search=${encodeURIComponent(person.email)}`);
    await page.getByRole("row").filter({ hasText: person.email }).getByRole("button", { name: "Open" }).click();
    const link = await page.getByRole("dialog").getByRole("textbox", { name: en.outbox.link }).inputValue();
    await visitor.goto(link);
    await visitor.getByRole("button", { name: en.auth.verify.submit }).click();
    await expect(visitor.getByText(en.auth.notes.confirmedApprove)).toBeVisible();
    await signInOn(visitor, person);
    await expect(visitor.getByRole("alert").getByText(en.codes.accountNotApproved)).toBeVisible();
    await visitor.goto(link);
    await expect(visitor.getByRole("heading", { name: en.auth.verify.expiredTitle })).toBeVisible();
  });

  await test.step("get approval", async () => {
    await page.goto(`/admin/user?search=${encodeURIComponent(person.email)}`);
    const row = page.getByRole("row").filter({ hasText: person.email });
    await row.getByRole("button", { name: filled(en.resource.moreFor, { name: person.name }) }).click();
    await page.getByRole("menuitem", { name: en.user.actions.approve }).click();
    await expect(page.getByText(en.common.updated)).toBeVisible();
  });

  await test.step("sign in and see the forbidden page", async () => {
    await visitor.goto("/admin");
    await signInOn(visitor, person);
    await expect(visitor).toHaveURL("/admin/403");
    await expect(visitor.getByRole("heading", { name: en.shell.forbidden.title })).toBeVisible();
    await expect(visitor.getByText(en.shell.forbidden.text)).toBeVisible();
    await expectNoProblems(visitor);
    await visitor.goto("/admin/news");
    await expect(visitor).toHaveURL("/admin/403");
  });

  await test.step("get the right to view news", async () => {
    await page.goto("/admin/feature");
    const action = { role: en.roles.USER, page: en.features.news, action: en.feature.actions.view };
    await page.getByRole("checkbox", { name: filled(en.feature.cell, action), exact: true }).check();
    await page.getByRole("button", { name: en.common.save }).click();
    await expect(page.getByText(en.common.updated)).toBeVisible();
  });

  await test.step("open the news page without buttons that change it", async () => {
    await visitor.goto("/admin");
    await expect(visitor).toHaveURL("/admin/news");
    await expect(visitor.getByRole("row").nth(1)).toBeVisible();
    await expect(visitor.getByRole("link", { name: en.resource.new, exact: true })).toHaveCount(0);
    await expect(visitor.getByRole("link", { name: /^Edit / })).toHaveCount(0);
    await expect(visitor.getByRole("button", { name: /^Delete / })).toHaveCount(0);
    // It depends on other tests whether articles are in the trash.
    const entries = visitor
      .getByRole("navigation", { name: en.shell.menu })
      .getByRole("link")
      .filter({ hasNotText: en.trash.page });
    await expect(entries).toHaveText([en.features.news]);
    await expectNoProblems(visitor);
  });

  await test.step("sign in with another account", async () => {
    await visitor.goto("/admin/403");
    await visitor.getByRole("button", { name: en.shell.forbidden.switch }).click();
    await expect(visitor).toHaveURL("/admin");
    await expect(visitor.getByRole("button", { name: en.auth.signIn.submit })).toBeVisible();
  });
  await visitorContext.close();
  await grantUsers(calls, false);
});

/**
 * Repeats a request around a moment.
 * @returns the answers received before the moment, and the first answer to a request sent after it
 */
async function answersAround<Answer>(moment: Date, ask: () => Promise<Answer>): Promise<{ before: Answer[]; after: Answer }> {
  const before: Answer[] = [];
  for (;;) {
    const isAfter = Date.now() >= moment.getTime();
    const answer = await ask();
    if (isAfter) return { before, after: answer };
    // An answer received after the moment to an earlier request may be either.
    if (Date.now() < moment.getTime()) before.push(answer);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function signInOn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole("textbox", { name: en.auth.email }).fill(email);
  await page.getByLabel(en.auth.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: en.auth.signIn.submit }).click();
}

/** Grants or revokes the USER role's right to view news. */
async function grantUsers(calls: Calls, view: boolean): Promise<void> {
  const { roles, features, permissions } = await calls.system.feature.matrix.query();
  const roleId = roles.find(({ name }) => name === "USER")?.id ?? 0;
  const featureId = features.find(({ pathname }) => pathname === "/admin/news")?.id ?? 0;
  const none = { view: false, add: false, edit: false, delete: false };
  const row = permissions.find((one) => one.roleId === roleId && one.featureId === featureId);
  const before = row ? { view: row.view, add: row.add, edit: row.edit, delete: row.delete } : none;
  if (before.view !== view) {
    await calls.system.feature.savePermissions.mutate({ changes: [{ roleId, featureId, before, after: { ...none, view } }] });
  }
}

function details(page: Page) {
  return page.getByRole("button", { name: "Details", exact: true });
}
