import { type Calls, expect, type Person, signInAs, test } from "../fixtures";
import { administrator } from "../site-under-test";
import { filled, languages, words } from "../words";

const { en } = words;
const password = "a long enough one";

test.describe("signing in", () => {
  for (const [language, { auth, codes, features }] of languages) {
    test(`in ${language}: a wrong password is told, a right one leads to the news`, async ({ page, speak, mark }) => {
      await speak(language);
      await page.goto("/admin");
      await expect(page.getByRole("heading", { level: 1, name: auth.signIn.title })).toBeVisible();
      const email = page.getByRole("textbox", { name: auth.email });
      const secret = page.getByLabel(auth.password, { exact: true });
      const submit = page.getByRole("button", { name: auth.signIn.submit });

      await email.fill(`${mark}@example.com`);
      await secret.fill("not this one");
      await submit.click();
      await expect(page.getByText(codes.accountPasswordWrong)).toBeVisible();
      await expect(email).toHaveValue(`${mark}@example.com`);

      await email.fill(administrator.email);
      await secret.fill(administrator.password);
      await submit.click();
      await expect(page).toHaveURL("/admin/news");
      await expect(page.getByRole("heading", { level: 1, name: features.news })).toBeVisible();
    });
  }

  test("leads on to the page that was asked for, on this site only", async ({ page }) => {
    await page.goto("/admin/level");
    await expect(page).toHaveURL("/admin?next=%2Fadmin%2Flevel");
    await fillSignIn(page, administrator);
    await expect(page).toHaveURL("/admin/level");
    // Whoever is signed in is not asked again.
    await page.goto("/admin?next=https%3A%2F%2Felsewhere.example%2F");
    await expect(page).toHaveURL("/admin/news");
  });

  test("is over after signing out, in other windows too", async ({ page, context, signIn }) => {
    await signIn();
    await page.goto("/admin/level");
    const other = await context.newPage();
    await other.goto("/admin/news");
    await page.getByRole("button", { name: `${en.shell.account}: Administrator` }).click();
    await page.getByRole("menuitem", { name: en.shell.signOut }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { name: en.auth.signIn.title })).toBeVisible();
    await other.getByRole("button", { name: en.features["news-category"] }).or(other.getByRole("link", { name: en.features.level })).first().click();
    await expect(other).toHaveURL(/\/admin(\?next=.*)?$/);
  });
});

test("a new person signs up, confirms, is approved, sees 403, and then what was granted: a page without buttons", async ({
  page,
  browser,
  baseURL,
  calls,
  signIn,
  mark,
  expectSound,
}) => {
  test.setTimeout(120_000);
  const person = { name: `Lan ${mark}`, email: `lan.${mark}@example.com`, password };
  const roleName = await roleOf(calls, mark);
  const theirs = await browser.newContext({ baseURL });
  const visitor = await theirs.newPage();
  await signIn();

  await test.step("sign up", async () => {
    await visitor.goto("/auth/register");
    await visitor.getByRole("textbox", { name: en.auth.name, exact: true }).fill(person.name);
    await visitor.getByRole("textbox", { name: en.auth.email }).fill(person.email);
    await visitor.getByLabel(en.auth.password, { exact: true }).fill(password);
    await visitor.getByLabel(en.auth.confirmPassword, { exact: true }).fill(`${password}!`);
    await visitor.getByRole("button", { name: en.auth.signUp.submit }).click();
    await expect(visitor.getByText(en.validation.passwordMismatch)).toBeVisible();
    await visitor.getByLabel(en.auth.confirmPassword, { exact: true }).fill(password);
    await visitor.getByRole("button", { name: en.auth.signUp.submit }).click();
    await expect(visitor).toHaveURL(/\/auth\/login/);
    await expect(visitor.getByText(en.auth.notes.confirm)).toBeVisible();
    await fillSignIn(visitor, person);
    await expect(visitor.getByText(en.codes.emailNotVerified)).toBeVisible();
  });

  await test.step("confirm by the link, which stands in the outbox", async () => {
    await page.goto(`/admin/outbox?search=${encodeURIComponent(person.email)}`);
    await page.getByRole("row").filter({ hasText: person.email }).getByRole("button", { name: "Open" }).click();
    const link = await page.getByRole("dialog").getByRole("textbox", { name: en.outbox.link }).inputValue();
    await visitor.goto(link);
    await visitor.getByRole("button", { name: en.auth.verify.submit }).click();
    await expect(visitor.getByText(en.auth.notes.confirmedApprove)).toBeVisible();
    await fillSignIn(visitor, person);
    await expect(visitor.getByText(en.codes.accountNotApproved)).toBeVisible();
    await visitor.goto(link);
    await visitor.getByRole("button", { name: en.auth.verify.submit }).click();
    await expect(visitor.getByText(en.codes.linkExpired)).toBeVisible();
  });

  await test.step("be approved, and given a role", async () => {
    await page.goto(`/admin/user?search=${encodeURIComponent(person.email)}`);
    const row = page.getByRole("row").filter({ hasText: person.email });
    await row.getByRole("button", { name: filled(en.user.actionsFor, { name: person.name }) }).click();
    await page.getByRole("menuitem", { name: en.user.actions.approve }).click();
    await expect(page.getByText(en.common.updated)).toBeVisible();
  });

  await test.step("sign in, and be told that there is nothing to see", async () => {
    await visitor.goto("/admin");
    await fillSignIn(visitor, person);
    await expect(visitor).toHaveURL("/admin/403");
    await expect(visitor.getByRole("heading", { name: en.shell.forbidden.title })).toBeVisible();
    await expect(visitor.getByText(en.shell.forbidden.text)).toBeVisible();
    await expectSound(visitor);
    await visitor.goto("/admin/news");
    await expect(visitor).toHaveURL("/admin/403");
  });

  await test.step("be granted view on news", async () => {
    await page.goto("/admin/feature");
    const action = { role: roleName, page: en.features.news, action: en.feature.actions.view };
    await page.getByRole("checkbox", { name: filled(en.feature.cell, action), exact: true }).check();
    await page.getByRole("button", { name: en.common.save }).click();
    await expect(page.getByText(en.common.updated)).toBeVisible();
  });

  await test.step("see the page open, with nothing to change it by", async () => {
    await visitor.goto("/admin");
    await expect(visitor).toHaveURL("/admin/news");
    await expect(visitor.getByRole("row").nth(1)).toBeVisible();
    await expect(visitor.getByRole("link", { name: en.resource.new, exact: true })).toHaveCount(0);
    await expect(visitor.getByRole("link", { name: /^Edit / })).toHaveCount(0);
    await expect(visitor.getByRole("button", { name: /^Delete / })).toHaveCount(0);
    await expect(visitor.getByRole("navigation", { name: en.shell.menu }).getByRole("link")).toHaveText([en.features.news]);
    await expectSound(visitor);
  });

  await test.step("sign in with another account", async () => {
    await visitor.goto("/admin/403");
    await visitor.getByRole("button", { name: en.shell.forbidden.switch }).click();
    await expect(visitor).toHaveURL("/admin");
    await expect(visitor.getByRole("button", { name: en.auth.signIn.submit })).toBeVisible();
  });
  await theirs.close();
});
