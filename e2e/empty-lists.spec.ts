import { textAt } from "~/components/fields/field-labels";
import { listPages } from "~/test-pages";
import { expect, signInAs, test } from "./fixtures";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";
import { languages, words } from "./words";

// This file has its own site, because all others have records.
const site = ownSite("empty-lists");

test.afterAll(() => site.remove());

/** Lists of an empty site that have a record all the same: the first account, its sign-in, the roles and the privacy page. */
const neverEmpty: readonly string[] = ["/admin/user", "/admin/role", "/admin/activity", "/admin/home", "/admin/page"];
/** Lists that only visitors or the site itself fill. */
const withoutNew: readonly string[] = ["/admin/contact", "/admin/outbox"];

test("an empty list says what belongs there, and offers one button to those who can add to it", async ({
  page,
  context,
  expectNoProblems,
}) => {
  const { origin } = await site.start();
  await signInAs(context, origin, administrator);
  const lists = listPages.map(({ path }) => path).filter((path) => !neverEmpty.includes(path));
  for (const [language, texts] of languages) {
    await context.addCookies([{ name: "locale", value: language, url: origin }]);
    for (const path of lists) {
      await page.goto(`${origin}${path}`);
      const main = page.getByRole("main");
      const help = textAt(texts, `${path.slice("/admin/".length)}.emptyHelp`) ?? "";
      await expect(main.getByText(help, { exact: true }), path).toHaveCount(1);
      const label = path === "/admin/media" ? texts.media.upload : texts.resource.new;
      const named = main
        .getByRole("button", { name: label, exact: true })
        .or(main.getByRole("link", { name: label, exact: true }));
      // A view may be called "New" too.
      const add = named.and(page.locator(":not(nav *)"));
      await expect(add, path).toHaveCount(withoutNew.includes(path) ? 0 : 1);
    }
    await expectNoProblems();
  }
  await page.goto(`${origin}/admin/level`);
  await page.getByRole("button", { name: words.vi.resource.new, exact: true }).click();
  await expect(page.getByRole("dialog", { name: words.vi.level.new })).toBeVisible();
});
