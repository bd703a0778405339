import { expect, test } from "../fixtures";
import { filled, words } from "../words";

const { en } = words;
const { actions } = en.writing;
const { kinds, ...labels } = en.page.parts;

test.beforeEach(async ({ signIn }) => signIn());

test("goes to another page, and changes words that home has from the settings where they stand", async ({
  page,
  calls,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson("ADMIN"));
  const [{ rows }, { sloganEn }] = await Promise.all([calls.website.home.list.query({}), calls.website.home.siteTexts.query()]);
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id;
  await page.goto(`/admin/home/${idOf("about-us")}`);
  await page.getByRole("button", { name: en.page.editor.otherPages }).click();
  await page.getByRole("menuitem", { name: /^Home/ }).click();
  await expect(page).toHaveURL(`/admin/home/${idOf("")}`);
  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  const title = page.getByRole("region", { name: kinds.hero, exact: true }).getByRole("textbox", { name: /^Title/ });
  await expect(title.first()).toHaveAttribute("placeholder", sloganEn);
  await heading.dblclick();
  await expect(title.first()).toBeFocused();
  await expect(title.first()).toHaveValue(sloganEn);
  await page.keyboard.press("End");
  await page.keyboard.type(" today");
  await expect(heading).toHaveText(`${sloganEn} today`);
});

test("changes home, which visitors see at once in both languages", async ({ page, form, calls, mark, expectNoProblems }) => {
  const { rows } = await calls.website.home.list.query({});
  const { id } = rows.find(({ slug }) => slug === "") ?? { id: 0 };
  const before = await calls.website.home.byId.query({ id });
  await page.goto("/admin/home");
  await expect(page.getByRole("row")).toHaveCount(1 + rows.length);
  await expectNoProblems();
  await page.getByRole("link", { name: before.titleEn, exact: true }).click();
  await form.showBoth();
  const hero = page.getByRole("region", { name: kinds.hero, exact: true });
  await hero.getByRole("textbox", { name: /^Title \W?English/ }).fill(`Bridges ${mark}`);
  await hero.getByRole("textbox", { name: /^Title \W?Vietnamese/ }).fill(`Cầu ${mark}`);
  await expectNoProblems();
  await form.publish(actions.publishChanges);
  await expect.poll(async () => (await calls.website.home.byId.query({ id })).version).toBe(before.version + 1);
  for (const [address, heading] of [
    ["/", `Bridges ${mark}`],
    ["/vi", `Cầu ${mark}`],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  await page.goto("/");
  await page.getByRole("link", { name: en.site.edit, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/home/${id}$`));

  const { version } = await calls.website.home.byId.query({ id });
  await calls.website.home.update.mutate({ id, version, data: { parts: before.parts } });
});

test("moves and hides a page's own list, which can't be removed or copied", async ({ page, calls, expectNoProblems }) => {
  const { rows } = await calls.website.home.list.query({});
  const { id } = rows.find(({ slug }) => slug === "services") ?? { id: 0 };
  await page.goto("/admin/page");
  await page.getByRole("region", { name: en.features.home }).getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/home/${id}$`));
  const kind = kinds.serviceList;
  const parts = page.getByRole("navigation", { name: en.page.editor.parts });
  const entry = parts.locator("[data-entry]", { hasText: kind });
  await expect(entry).toContainText(en.page.editor.ownPart);
  await entry.click();
  const list = page.getByRole("toolbar", { name: filled(labels.tools, { kind }) });
  for (const label of [labels.delete, labels.copy])
    await expect(list.getByRole("button", { name: filled(label, { kind }) })).toHaveCount(0);
  await expect(list.getByRole("button", { name: filled(labels.moveDown, { kind }) })).toBeEnabled();
  await list.getByRole("button", { name: filled(labels.hide, { kind }) }).click();
  await expect(entry).toContainText(labels.hidden);
  await page.getByRole("switch", { name: en.common.english }).click();
  await expect(entry).toContainText(`${en.page.editor.onlyIn} EN`);
  const source = page.getByRole("link", { name: filled(en.page.editor.openSource, { page: en.features.service }) });
  await expect(source).toHaveAttribute("href", "/admin/service");
  await parts.getByRole("button", { name: labels.add, exact: true }).click();
  await expect(page.getByRole("option", { name: new RegExp(`^${kind}`) })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectNoProblems();
});
