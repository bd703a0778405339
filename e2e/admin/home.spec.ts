import { newPart } from "~/features/website/page/parts/parts";
import { type Calls, expect, test } from "../fixtures";
import { fields, text } from "../pages/page-editor";
import { fillContactForm } from "../site/contact-form";
import { filled, words } from "../words";

const { en } = words;
const { actions } = en.writing;
const { kinds, ...labels } = en.page.parts;

// Several tests change home: they follow each other.
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ signIn }) => signIn());

async function home(calls: Calls) {
  const { rows } = await calls.website.home.list.query({});
  return calls.website.home.byId.query({ id: rows.find(({ slug }) => slug === "")?.id ?? 0 });
}

test("goes to another page, and changes words that home has from the settings where they stand", async ({
  page,
  calls,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson("ADMIN"));
  const [{ rows }, { sloganEn, descriptionEn }] = await Promise.all([
    calls.website.home.list.query({}),
    calls.website.home.siteTexts.query(),
  ]);
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id;
  await page.goto(`/admin/home/${idOf("about-us")}`);
  await page.getByRole("button", { name: en.page.editor.otherPages }).click();
  await page.getByRole("menuitem", { name: /^Home/ }).click();
  await expect(page).toHaveURL(`/admin/home/${idOf("")}`);
  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  const hero = fields(page, "hero");
  const title = hero.getByRole("textbox", { name: /^Title/ });
  await expect(title.first()).toHaveAttribute("placeholder", sloganEn);
  await heading.dblclick();
  await expect(title.first()).toBeFocused();
  await expect(title.first()).toHaveValue(sloganEn);
  await page.keyboard.press("End");
  await page.keyboard.type(" today");
  await expect(heading).toHaveText(`${sloganEn} today`);

  const lead = text(hero, "Lead", "English");
  await lead.fill("");
  for (const [variant, shown] of [
    ["text", undefined],
    ["full", descriptionEn],
    ["arcade", descriptionEn],
  ] as const) {
    await hero.getByRole("radio", { name: labels.variants[variant], exact: true }).check({ force: true });
    if (shown) await expect(lead).toHaveAttribute("placeholder", shown);
    else await expect(lead).not.toHaveAttribute("placeholder");
  }
  await page.frameLocator("iframe").getByText(descriptionEn, { exact: true }).first().dblclick();
  await expect(lead).toBeFocused();
  await expect(lead).toHaveValue(descriptionEn);
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
  await expect(page.getByText(en.common.updated)).toBeVisible();
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

test("changes home's title in one language by four clicks", async ({ page, calls, mark }) => {
  const before = await home(calls);
  await page.goto("/admin");
  await page.getByRole("navigation").getByRole("link", { name: en.features.home, exact: true }).click();
  await page.getByRole("link", { name: before.titleEn, exact: true }).click();
  const title = fields(page, "hero")
    .getByRole("textbox", { name: /^Title/ })
    .first();
  await title.click();
  await page.keyboard.type(`Bridges ${mark}`);
  await page.getByRole("button", { name: actions.publishChanges, exact: true }).click();
  await expect.poll(async () => (await home(calls)).version).toBe(before.version + 1);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: `Bridges ${mark}` })).toBeVisible();
  const { id, version } = await home(calls);
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

test("fills in an earlier version of home, which visitors see once it is published", async ({ page, form, calls, mark }) => {
  const before = await home(calls);
  const { id } = before;
  const withTitle = (title: string) =>
    before.parts.map((part) => (part.kind === "hero" ? { ...part, titleEn: title, titleVi: `${title} vi` } : part));
  const save = async (parts: typeof before.parts) =>
    calls.website.home.update.mutate({ id, version: (await home(calls)).version, data: { parts } });
  const { version } = await save(withTitle(`First ${mark}`));
  await save(withTitle(`Second ${mark}`));
  await page.goto(`/admin/home/${id}`);
  await (await form.openState()).getByRole("button", { name: en.writing.state.versions }).click();
  const dialog = page.getByRole("dialog", { name: en.history.title });
  await dialog.getByRole("listitem").nth(1).getByRole("button").click();
  await dialog.getByRole("button", { name: en.history.restore }).click();
  await expect(page.getByText(filled(en.form.restoredVersion, { version }))).toBeVisible();
  await expect(
    fields(page, "hero")
      .getByRole("textbox", { name: /^Title/ })
      .first(),
  ).toHaveValue(`First ${mark}`);
  expect((await home(calls)).version).toBe(version + 1);
  await form.publish(actions.publishChanges);
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await expect.poll(async () => (await home(calls)).version).toBe(version + 2);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: `First ${mark}` })).toBeVisible();
  await save(before.parts);
});

test("visitors without JavaScript write from home, and keep what they typed when it is refused", async ({
  browser,
  calls,
  mark,
}) => {
  const before = await home(calls);
  const { id, version, parts } = before;
  const form = { ...newPart("contactForm"), titleEn: "Write to us", titleVi: "Gửi lời nhắn" };
  const changed = await calls.website.home.update.mutate({ id, version, data: { parts: [...parts, form] } });
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await expect.poll(async () => (await page.goto("/")) && page.locator("#contact-form").count()).toBe(1);
    const contact = page.locator("#contact-form");
    const { contact: labels } = en.site;
    const send = async () => {
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await contact.getByRole("button", { name: labels.send }).click();
      return (await answer).status();
    };
    await contact.getByLabel(labels.message).fill(`How much is it? ${mark}`);
    expect(await send()).toBe(422);
    await expect(page).toHaveURL("/");
    await expect(contact.getByText(en.validation.input, { exact: true })).toHaveCount(3);
    await expect(contact.getByLabel(labels.message)).toHaveValue(`How much is it? ${mark}`);
    await fillContactForm(contact, labels, mark);
    expect(await send()).toBe(303);
    await expect(page).toHaveURL("/?sent=1#message");
    await expect(page.getByRole("heading", { name: labels.sentTitle })).toBeVisible();
    expect((await calls.website.contact.list.query({ search: mark })).total).toBe(1);
  } finally {
    await context.close();
    await calls.website.home.update.mutate({ id, version: changed.version, data: { parts } });
  }
});
