import type { Page } from "playwright/test";
import sharp from "sharp";
import { emptyArticle } from "~/features/news/article/schema";
import { emptyAboutUs } from "~/features/website/about-us/schema";
import { type Calls, expect, test } from "../fixtures";
import { filled, languages, words } from "../words";

const { en } = words;
const { actions, state: states } = en.writing;

test.beforeEach(async ({ signIn }) => signIn());

const longTitle = "What eleven months of vibration taught us about the pumps behind the market";

function addArticle(calls: Calls, mark: string, data: Partial<typeof emptyArticle> = {}) {
  const texts = { titleEn: `Story ${mark}`, titleVi: `Chuyện ${mark}`, summaryEn: "Short", summaryVi: "Ngắn" };
  const contents = { contentEn: "<p>Text</p>", contentVi: "<p>Nội dung</p>" };
  return calls.news.article.create.mutate({ data: { ...emptyArticle, ...texts, ...contents, ...data } });
}

/** Creates a role that may only view articles. @returns its id */
async function addReaderRole(calls: Calls, mark: string): Promise<number> {
  const role = { name: `Reader ${mark}`, needsTwoStep: false, permissionsFromId: null };
  const { id: roleId } = await calls.system.role.create.mutate({ data: role });
  const { features } = await calls.system.feature.matrix.query();
  const featureId = features.find(({ pathname }) => pathname === "/admin/news")?.id ?? 0;
  const before = { view: false, add: false, edit: false, delete: false };
  await calls.system.feature.savePermissions.mutate({
    changes: [{ roleId, featureId, before, after: { ...before, view: true } }],
  });
  return roleId;
}

/** Checks that everything in the head is in one row, beside each other and within the head. */
async function expectOneRow(page: Page, what: string): Promise<void> {
  const boxes = await page.locator("[data-writing-head] > div > *").evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      return width > 1 ? [{ left, right, middle: (top + bottom) / 2 }] : [];
    }),
  );
  const head = await page.locator("[data-writing-head]").boundingBox();
  expect(head?.height, `${what}: height`).toBeLessThanOrEqual(60);
  const middles = boxes.map(({ middle }) => middle);
  expect(Math.max(...middles) - Math.min(...middles), `${what}: one row`).toBeLessThan(6);
  const parts = boxes.toSorted((one, other) => one.left - other.left);
  for (const [index, { right }] of parts.entries()) {
    const limit = parts[index + 1]?.left ?? (head?.x ?? 0) + (head?.width ?? 0);
    expect(right, `${what}: nothing overlaps`).toBeLessThanOrEqual(limit + 0.5);
  }
}

for (const [language, messages] of languages) {
  test(`the head is one row in every state (${language})`, async ({ page, context, calls, mark, speak, newPerson, signIn }) => {
    await speak(language);
    const titled = (name: string) => ({ titleEn: `${longTitle} ${mark} ${name}`, titleVi: `${longTitle} ${mark} ${name}` });
    const published = await addArticle(calls, mark, { ...titled("live"), status: "published" });
    const draft = await addArticle(calls, mark, titled("draft"));
    const changed = await addArticle(calls, mark, { ...titled("changed"), status: "published" });
    const later = { status: "published", publishAt: new Date("2099-11-26T02:00:00Z") } as const;
    const scheduled = await addArticle(calls, mark, { ...titled("scheduled"), ...later });
    for (const { id, version } of [changed, scheduled]) {
      await calls.news.article.pending.save.mutate({ id, version, pendingVersion: null, data: { summaryEn: "Shorter" } });
    }
    const gone = await addArticle(calls, mark, titled("gone"));
    await calls.news.article.delete.mutate({ ids: [gone.id] });
    const chip = page.locator("[data-writing-head] [aria-haspopup=dialog]");
    const check = async (what: string) => {
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await expectOneRow(page, `${what} at ${width}`);
      }
    };
    for (const [what, address, text] of [
      ["draft", `/admin/news/${draft.id}`, messages.resource.states.draft],
      ["live", `/admin/news/${published.id}`, messages.resource.states.live],
      ["unpublished changes", `/admin/news/${changed.id}`, messages.resource.hasChanges],
      ["scheduled", `/admin/news/${scheduled.id}`, "26/11/2099"],
      ["in the trash", `/admin/news/new?restore=${gone.id}`, messages.fields.common.trash],
    ] as const) {
      await page.goto(address);
      await expect(chip).toContainText(text);
      await check(what);
    }

    await page.goto(`/admin/news/${changed.id}`);
    const title = page.locator("textarea[lang=en]").first();
    await page.getByRole("button", { name: messages.common.english }).click();
    await title.fill(`${longTitle} ${mark} again`);
    await check("typing");
    await expect(
      page.getByText(new RegExp(filled(messages.writing.keeping.savedInDraft, { time: "\\d\\d:\\d\\d" }))),
    ).toHaveCount(1);
    await check("in the own draft");
    const inDraft = new RegExp(filled(messages.writing.keeping.inDraft, { time: "\\d\\d:\\d\\d" }));
    await expect(page.getByText(inDraft)).toBeVisible();
    await context.setOffline(true);
    await title.fill(`${longTitle} ${mark} offline`);
    await expect(chip).toContainText(messages.writing.keeping.failed);
    await check("not saved");
    await context.setOffline(false);
    await expect(chip).not.toContainText(messages.writing.keeping.failed, { timeout: 20_000 });

    await signIn(await newPerson(await addReaderRole(calls, mark)));
    await page.goto(`/admin/news/${published.id}`);
    await expect(chip).toContainText(messages.writing.state.readOnly);
    await check("read only");
  });
}

test("the title, the summary and the text follow each other by Tab and by Enter, from a title with the cursor", async ({
  page,
  form,
  signIn,
  newPerson,
}) => {
  // Unsaved text of a new article is kept for its author.
  await signIn(await newPerson("ADMIN"));
  await page.goto("/admin/news/new");
  await expect(form.side("Title", "English")).toBeFocused();
  await expect(form.side("Content", "English")).toBeVisible();
  for (const key of ["Tab", "Enter"]) {
    await form.side("Title", "English").focus();
    await page.keyboard.press(key);
    await expect(form.side("Summary", "English")).toBeFocused();
    await page.keyboard.press(key);
    await expect(form.side("Content", "English")).toBeFocused();
  }
  await page.keyboard.type("Typed");
  await expect(form.side("Content", "English")).toHaveText("Typed");
  // Side by side, one language comes after the other.
  await form.showBoth();
  await form.side("Title", "English").focus();
  const others = [
    form.side("Summary", "English"),
    form.side("Content", "English"),
    form.side("Title", "Vietnamese"),
    form.side("Summary", "Vietnamese"),
    form.side("Content", "Vietnamese"),
  ];
  for (const text of others) {
    await page.keyboard.press("Tab");
    await expect(text).toBeFocused();
  }
  for (const text of [...others.slice(0, -1).toReversed(), form.side("Title", "English")]) {
    await page.keyboard.press("Shift+Tab");
    await expect(text).toBeFocused();
  }
});

test("opening a text that ends with a table changes nothing; a discarded draft comes back, and Ctrl+Enter publishes it", async ({
  page,
  calls,
  form,
  mark,
}) => {
  const table = "<table><tbody><tr><th><p>Boat</p></th></tr><tr><td><p>One by day</p></td></tr></tbody></table>";
  const added = { contentEn: `<p><a href="https://example.com">Two boats</a></p>${table}`, status: "published" } as const;
  const { id, contentEn } = await addArticle(calls, mark, added);
  await page.goto(`/admin/news/${id}`);
  await expect(form.side("Content", "English")).toContainText("One by day");
  const title = form.side("Title", "English");
  await form.side("Content", "English").click();
  await title.fill(`Boats ${mark}`);
  await title.fill(`Story ${mark}`);
  // The title is as it was, and the text was not touched.
  await expect(page.getByRole("button", { name: actions.publishChanges, exact: true })).toHaveAttribute("aria-disabled", "true");

  await title.fill(`Boats ${mark}`);
  await form.keptInDraft();
  await (await form.openState()).getByRole("button", { name: en.form.discard }).click();
  await expect(title).toHaveValue(`Story ${mark}`);
  await page.getByRole("button", { name: en.common.undo }).click();
  await expect(title).toHaveValue(`Boats ${mark}`);
  await form.side("Content", "English").press("Control+Enter");
  await expect.poll(async () => (await calls.news.article.byId.query({ id })).titleEn).toBe(`Boats ${mark}`);
  expect((await calls.news.article.byId.query({ id })).contentEn).toBe(contentEn);
});

test("says in one popover what visitors see, what waits, and leads to versions, link and withdrawal", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const { id, slug, version } = await addArticle(calls, mark, { status: "published" });
  await calls.news.article.pending.save.mutate({ id, version, pendingVersion: null, data: { summaryEn: "Shorter" } });
  await page.goto(`/admin/news/${id}`);
  const popover = await form.openState();
  await expect(popover.getByText(/^Live since \d\d:\d\d$/)).toBeVisible();
  await expect(popover.getByText("Visitors see it in English and Vietnamese.")).toBeVisible();
  await expect(popover.getByText("Changed in 1 place, not published")).toBeVisible();
  await expect(popover.getByRole("link", { name: states.viewOnSite })).toHaveAttribute("href", `/news/${slug}`);
  await expectNoProblems();
  await page.keyboard.press("Escape");
  await expect(form.stateChip).toBeFocused();

  await page.keyboard.press("Enter");
  await popover.getByRole("button", { name: en.pending.difference }).click();
  const difference = page.getByRole("dialog", { name: en.pending.difference });
  await expect(difference.getByRole("region", { name: "Summary (English)" })).toContainText("Shorter");
  await page.keyboard.press("Escape");
  await expect(form.stateChip).toBeFocused();

  await (await form.openState()).getByRole("button", { name: actions.discardChanges }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: actions.discardChanges }).click();
  await expect(form.stateChip).toHaveText(en.resource.states.live);
  await (await form.openState()).getByRole("button", { name: states.withdraw }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: actions.withdraw }).click();
  await expect(form.stateChip).toHaveText(en.resource.states.draft);
  expect((await calls.news.article.byId.query({ id })).status).toBe("draft");
  await expect((await form.openState()).getByRole("link", { name: states.viewOnSite })).toHaveCount(0);
});

test("turns red and is announced when nothing can be saved, and saves when asked to try again", async ({
  page,
  context,
  calls,
  form,
  mark,
  expectNoVisualProblems,
}) => {
  const { id } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  await expect(form.side("Content", "English")).toBeVisible();
  // Loads the popover while there is a network.
  await form.openState();
  await page.keyboard.press("Escape");
  await context.route("**/api/trpc/**ownDraft.keep**", (route) => route.abort());
  await form.side("Title", "English").fill(`Unsaved ${mark}`);
  await expect(form.stateChip).toContainText(en.writing.keeping.failed);
  await expect(page.getByRole("alert").filter({ hasText: en.writing.keeping.unreachable })).toHaveCount(1);
  const popover = await form.openState();
  await expect(popover.getByText(states.unreachable)).toBeVisible();
  await expectNoVisualProblems();
  await page.keyboard.press("Escape");
  await context.unroute("**/api/trpc/**ownDraft.keep**");
  await page.locator("[data-writing-head]").getByRole("button", { name: en.common.retry }).click();
  await form.keptInDraft();
  await expect(form.stateChip).toHaveText(en.resource.states.draft);
});

test("shows both languages for a record of a list of missing translations, and stays so after publishing", async ({
  page,
  calls,
  form,
  mark,
  signIn,
  newPerson,
}) => {
  const { id } = await addArticle(calls, mark, { titleVi: null, summaryVi: null, contentVi: null, visibleVi: false });
  await page.goto(`/admin/news?search=${mark}&tab=missing-vi&missing=vi`);
  await page.getByRole("link", { name: `Story ${mark}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/news/${id}\\?`));
  await expect(form.side("Title", "Vietnamese")).toBeVisible();
  await expect(form.side("Title", "English")).toBeVisible();

  await signIn(await newPerson("ADMIN"));
  await page.goto("/admin/news/new");
  await form.showBoth();
  for (const [language, word] of [
    ["English", "New"],
    ["Vietnamese", "Mới"],
  ] as const) {
    await form.side("Title", language).fill(`${word} ${mark}`);
    await form.side("Summary", language).fill("Short");
    await form.side("Content", language).fill("Text");
  }
  await form.publish(actions.publish);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: actions.publish, exact: true }).click();
  await sheet.getByRole("button", { name: en.writing.sheet.done.close }).click();
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/);
  await expect(form.side("Title", "Vietnamese")).toHaveValue(`Mới ${mark}`);
  await expect(form.side("Title", "Vietnamese")).toBeVisible();
  await expect(form.side("Title", "English")).toBeVisible();
  await page.reload();
  await expect(form.side("Title", "Vietnamese")).toBeVisible();
});

test("puts a picture above the title, which is chosen and removed there", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const { id } = await addArticle(calls, mark);
  await page.goto(`/admin/news/${id}`);
  const cover = page.getByRole("group", { name: en.fields.news.thumbnailId, exact: true });
  await cover.getByRole("button", { name: en.writing.cover.add }).click();
  const picker = page.getByRole("dialog", { name: en.form.chooseImage });
  const picture = await sharp({ create: { width: 900, height: 400, channels: 3, background: "#1e79e4" } })
    .png()
    .toBuffer();
  await picker.locator("input[type=file]").setInputFiles({ name: `${mark}.png`, mimeType: "image/png", buffer: picture });
  // The description is asked for at once.
  await page.getByRole("dialog", { name: en.form.imageDetails }).getByRole("button", { name: en.common.cancel }).click();
  await expect(cover.getByRole("img")).toBeVisible();
  const [above, title] = [await cover.boundingBox(), await form.side("Title", "English").boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await expectNoProblems();
  await form.save();
  await expect(page.getByText(en.common.updated)).toBeVisible();
  expect((await calls.news.article.byId.query({ id })).thumbnailId).not.toBeNull();
  await cover.getByRole("button", { name: en.writing.cover.remove }).click();
  await expect(cover.getByRole("button", { name: en.writing.cover.add })).toBeVisible();
});

test("asks for the picture of a section in its place, unless its layout has none", async ({ page, calls, form, mark }) => {
  const texts = { nameEn: `Part ${mark}`, nameVi: `Phần ${mark}`, descriptionEn: "<p>a</p>", descriptionVi: "<p>b</p>" };
  const { id } = await calls.website.aboutUs.create.mutate({ data: { ...emptyAboutUs, ...texts } });
  await page.goto(`/admin/about-us/${id}`);
  await form.publish(actions.publish);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: actions.publish, exact: true }).click();
  await sheet.getByRole("alert").getByRole("button", { name: en.writing.sheet.showField }).click();
  const add = page.getByRole("button", { name: en.writing.cover.add });
  await expect(add).toHaveAttribute("aria-invalid", "true");
  await expect(add).toBeFocused();
  await form.openDetails();
  await page.getByRole("combobox", { name: en.fields["about-us"].layout }).click();
  await page.getByRole("option", { name: en["about-us"].layouts.noImage }).click();
  await expect(add).toHaveCount(0);
});

test("gives the languages a second row on a phone, and nothing more", async ({ page, calls, form, mark, expectNoProblems }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, version } = await addArticle(calls, mark, { status: "published", titleEn: `${longTitle} ${mark}` });
  await calls.news.article.pending.save.mutate({ id, version, pendingVersion: null, data: { summaryEn: "Shorter" } });
  await page.goto(`/admin/news/${id}`);
  const head = page.locator("[data-writing-head]");
  const middleOf = async (name: string) => {
    const box = await head.getByRole("button", { name, exact: true }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const chip = await form.stateChip.boundingBox();
  const first = (chip?.y ?? 0) + (chip?.height ?? 0) / 2;
  expect(Math.abs((await middleOf(actions.publishChanges)) - first)).toBeLessThan(4);
  const second = await middleOf(en.common.english);
  expect(second).toBeGreaterThan(first + 20);
  expect(Math.abs((await middleOf(en.writing.details)) - second)).toBeLessThan(4);
  expect((await head.boundingBox())?.height).toBeLessThan(105);
  await expectNoProblems();
  await form.openState();
  await expectNoProblems();
});
