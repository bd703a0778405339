import type { Page } from "playwright/test";
import { roleIds } from "~/lib/accounts";
import { expect, test } from "../fixtures";
import { administrator } from "../site-under-test";
import { filled, words } from "../words";

const { en } = words;

test.describe("signing in", () => {
  test("reports a wrong password and opens the news page after a right one", async ({ page, mark }) => {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1, name: en.auth.signIn.title })).toBeVisible();
    const email = page.getByRole("textbox", { name: en.auth.email });
    const secret = page.getByLabel(en.auth.password, { exact: true });
    const submit = page.getByRole("button", { name: en.auth.signIn.submit });

    await email.fill(`${mark}@example.com`);
    await secret.fill("not this one");
    await submit.click();
    await expect(page.getByRole("alert").getByText(en.codes.accountPasswordWrong)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: en.codes.accountPasswordWrong })).toBeVisible();
    await expect(email).toHaveValue(`${mark}@example.com`);

    await email.fill(administrator.email);
    await secret.fill(administrator.password);
    await submit.click();
    await expect(page).toHaveURL("/admin/news");
    await expect(page.getByRole("heading", { level: 1, name: en.features.news })).toBeVisible();
  });

  test("redirects to the requested page, but never to another site", async ({ page }) => {
    await page.goto("/admin/level?search=senior");
    await expect(page).toHaveURL("/admin?next=%2Fadmin%2Flevel%3Fsearch%3Dsenior");
    await fillSignIn(page, administrator);
    await expect(page).toHaveURL("/admin/level?search=senior");
    // A signed-in person does not sign in again.
    await page.goto("/admin?next=https%3A%2F%2Felsewhere.example%2F");
    await expect(page).toHaveURL("/admin/news");
  });

  test("signs out of all windows", async ({ page, context, signIn }) => {
    await signIn();
    await page.goto("/admin/level");
    const otherWindow = await context.newPage();
    await otherWindow.goto("/admin/news");
    // A call that is late, or the menu's next minute, would notice the ended session before the click.
    await otherWindow.waitForLoadState("networkidle");
    await otherWindow.route(/unreadCount|newCount/, (route) => route.abort());
    await page.getByRole("button", { name: `${en.shell.account}: Administrator` }).click();
    await page.getByRole("menuitem", { name: en.shell.signOut }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { name: en.auth.signIn.title })).toBeVisible();
    await otherWindow.getByRole("navigation", { name: en.shell.menu }).getByRole("link", { name: en.features.partner }).click();
    await expect(otherWindow).toHaveURL(/\/admin\?next=%2Fadmin%2Fpartner(?:&note=ended)?$/);
  });
});

test("next-auth does not renew an ended session", async ({ context, calls, signIn, newPerson }) => {
  const person = await newPerson("MANAGER");
  await signIn(person);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await context.request.get("/api/auth/session");
  expect(await names()).toEqual(expect.arrayContaining(["token", "staff"]));
  await calls.system.user.endSessions.mutate({ ids: [person.id] });
  await context.request.get("/api/auth/session");
  expect(await names()).not.toContain("token");
  expect(await names()).not.toContain("staff");
});

test("a page requested with an ended session redirects to the sign-in, explains why and deletes the cookie", async ({
  page,
  context,
  calls,
  signIn,
  newPerson,
}) => {
  const person = await newPerson("MANAGER");
  await signIn(person);
  await calls.system.user.endSessions.mutate({ ids: [person.id] });
  await page.goto("/admin/level");
  await expect(page).toHaveURL("/admin?next=%2Fadmin%2Flevel&note=ended");
  await expect(page.getByText(en.auth.notes.ended)).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect([names.includes("token"), names.includes("staff")]).toEqual([false, false]);
});

test("a sign-up with a common password shows an error at the field and in a toast", async ({ page, mark }) => {
  await page.goto("/auth/register");
  await page.getByRole("textbox", { name: en.auth.name }).fill("An Nguyen");
  await page.getByRole("textbox", { name: en.auth.email }).fill(`${mark}@example.com`);
  await page.getByLabel(en.auth.password, { exact: true }).fill("password1");
  await page.getByLabel(en.auth.confirmPassword, { exact: true }).fill("password1");
  await page.getByRole("button", { name: en.auth.signUp.submit }).click();
  await expect(page.getByLabel(en.auth.password, { exact: true })).toHaveAccessibleDescription(en.validation.commonPassword);
  await expect(page.getByRole("listitem").filter({ hasText: en.validation.commonPassword })).toBeVisible();
});

test("a sign-in after too many failures says in how many minutes to try again", async ({ page, mark }) => {
  const typed = { email: `unknown.${mark}@example.com`, password: "Wrong-password-1" };
  await page.goto("/auth/login");
  // Send from the page: the site counts failures by the browser's IP address.
  await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    for (let count = 0; count < 10; count++) await fetch("/api/auth/login", { method: "POST", headers, body });
  }, JSON.stringify(typed));
  await page.getByRole("textbox", { name: en.auth.email }).fill(typed.email);
  await page.getByLabel(en.auth.password, { exact: true }).fill(typed.password);
  await page.getByRole("button", { name: en.auth.signIn.submit }).click();
  await expect(
    page.getByRole("alert").getByText(new RegExp(`^${filled(en.codes.tooManyRequestsMinutes, { minutes: "1\\d" })}$`)),
  ).toBeVisible();
});

test("blocking a person signs them out at the next request", async ({ page, context, calls, signIn, newPerson }) => {
  const person = await newPerson("MANAGER");
  await signIn(person);
  await page.goto("/admin/level");
  await expect(page.getByRole("heading", { level: 1, name: en.features.level })).toBeVisible();
  // A page that is open would lead to the sign-in itself.
  await page.goto("about:blank");
  await calls.system.user.block.mutate({ ids: [person.id] });
  expect((await context.request.get("/api/user/info")).status()).toBe(401);
  expect((await context.cookies()).filter(({ name }) => name === "token" || name === "staff")).toEqual([]);
  await page.goto("/admin/level");
  await expect(page.getByRole("button", { name: en.auth.signIn.submit })).toBeVisible();
  await fillSignIn(page, person);
  await expect(page.getByRole("alert").getByText(en.codes.accountBlocked)).toBeVisible();
});

test("a new role applies from the next request on", async ({ page, calls, signIn, newPerson }) => {
  const person = await newPerson("MANAGER");
  await signIn(person);
  await page.goto("/admin/level");
  await expect(page.getByRole("button", { name: en.resource.new, exact: true })).toBeVisible();
  // A manager has no rights on system pages, so the page redirects to one that they may view.
  await page.goto("/admin/user");
  await expect(page).toHaveURL("/admin/news");
  const { version } = await calls.system.user.byId.query({ id: person.id });
  await calls.system.user.update.mutate({ id: person.id, version, data: { roleId: roleIds.ADMIN } });
  await page.goto("/admin/user");
  await expect(page.getByRole("heading", { level: 1, name: en.features.user })).toBeVisible();
});

test("a link that works once resets a forgotten password", async ({ page, calls, newPerson }) => {
  const person = await newPerson("MANAGER");
  await page.goto("/auth/login");
  await page.getByRole("link", { name: en.auth.signIn.forgot }).click();
  await page.getByRole("textbox", { name: en.auth.email }).fill(person.email);
  await page.getByRole("button", { name: en.auth.forgot.submit }).click();
  await expect(page.getByText(en.auth.forgot.sentTitleNoMail, { exact: true })).toBeVisible();
  const findLink = async () => {
    const { rows } = await calls.system.outbox.list.query({ search: person.email });
    const mails = await Promise.all(rows.map(({ id }) => calls.system.outbox.byId.query({ id })));
    return mails.find(({ link }) => link?.includes("/auth/reset"))?.link ?? "";
  };
  // The mail is written after the answer.
  await expect.poll(findLink).not.toBe("");
  await page.goto(await findLink());
  await page.getByLabel(en.auth.newPassword, { exact: true }).fill("another long one");
  await page.getByLabel(en.auth.confirmPassword, { exact: true }).fill("another long one");
  await page.getByRole("button", { name: en.auth.reset.submit }).click();
  await expect(page.getByText(en.auth.notes.reset)).toBeVisible();
  expect(await findLink()).toBe("");
  await fillSignIn(page, { email: person.email, password: "another long one" });
  await expect(page).toHaveURL("/admin/news");
});

test("a notice lists failed sign-ins until the account's owner dismisses it", async ({
  page,
  calls,
  request,
  signIn,
  newPerson,
}) => {
  const person = await newPerson("MANAGER");
  for (const password of ["not this", "nor this", "neither"]) {
    const answer = await request.post("/api/auth/login", { data: { email: person.email, password } });
    expect(answer.status()).toBe(401);
  }
  // Failures are recorded after the answers.
  const failures = async () => {
    const { rows } = await calls.system.activity.list.query({ filter: { action: "sign-in-failed" } });
    return rows.filter(({ recordName }) => recordName === person.name).length;
  };
  await expect.poll(failures).toBe(3);
  await signIn(person);
  await page.goto("/admin/level");
  const notice = page.getByRole("status").filter({ hasText: /^3 failed attempts to sign in to your account/ });
  await expect(notice).toContainText(en.profile.noticeText);
  await notice.getByRole("button", { name: en.profile.noticeDismiss }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: en.features.level })).toBeVisible();
  await expect(notice).toBeHidden();
});

test("a person changes their email with the password and a link sent to the new address, and the old address is notified", async ({
  page,
  calls,
  signIn,
  forgetSession,
  newPerson,
  mark,
  list,
  expectNoProblems,
}) => {
  const person = await newPerson("ADMIN");
  const address = `new.${mark}@example.com`;
  await signIn(person);
  const users = list("/admin/user");
  await users.open({ search: person.email });
  await users
    .row(person.name)
    .getByRole("button", { name: filled(en.resource.editRow, person) })
    .click();
  const form = page.getByRole("dialog");
  await expect(form.getByRole("textbox", { name: en.profile.email })).toHaveAttribute("readonly");
  await form.getByRole("link", { name: "your profile page" }).click();

  const part = page.getByRole("region", { name: en.profile.changeEmail });
  await part.getByRole("textbox", { name: en.fields.profile.email }).fill(address);
  await part.getByLabel(en.fields.profile.currentPassword).fill(person.password);
  await part.getByRole("button", { name: en.profile.changeEmail }).click();
  await expect(page.getByText(filled(en.profile.emailReady, { email: address }))).toBeVisible();
  await expectNoProblems();

  const mailsTo = async (to: string) =>
    (await calls.system.outbox.list.query({ search: to })).rows.filter((row) => row.to === to);
  const [asked] = await mailsTo(address);
  const { link } = await calls.system.outbox.byId.query({ id: asked?.id ?? 0 });
  await page.goto(link ?? "");
  await page.getByRole("button", { name: filled(en.auth.verify.changeSubmit, { address }) }).click();
  // The session continues.
  await expect(page).toHaveURL("/admin/news");
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^The address of your account has changed/),
  );
  await forgetSession();
  await page.goto("/auth/login");
  await fillSignIn(page, { email: address, password: person.password });
  await expect(page).toHaveURL("/admin/news");
});

test("the users page hides actions that the server refuses for one's own account", async ({ page, signIn, newPerson, list }) => {
  const person = await newPerson("ADMIN");
  await signIn(person);
  const users = list("/admin/user");
  await users.open({ search: person.email });
  const row = users.row(person.name);
  const name = { name: person.name };
  await expect(row.getByRole("button", { name: filled(en.resource.editRow, name) })).toBeVisible();
  await row.getByRole("button", { name: filled(en.resource.moreFor, name) }).click();
  await expect(page.getByRole("menuitem", { name: en.user.actions.endSessions })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: en.user.actions.block, exact: true })).toBeHidden();
  await expect(page.getByRole("menuitem", { name: en.common.delete, exact: true })).toBeHidden();
});

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByRole("textbox", { name: en.auth.email }).fill(email);
  await page.getByLabel(en.auth.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: en.auth.signIn.submit }).click();
}
