import type { Page } from "playwright/test";
import { onePixelPng } from "~/server/files/test-images";
import { type Calls, expect, test } from "../fixtures";
import { administrator } from "../site-under-test";
import { filled, words } from "../words";

const { en } = words;

// Only visitors start conversations, so the tests use those of the demo content. They run in sequence, because lists show all of them.
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ signIn }) => signIn());

test("opening an unread conversation marks it as read, and marking it as unread returns to the same list", async ({
  page,
  calls,
}) => {
  const [first] = await newest(calls, { search: "thuan", filter: { unread: true } });
  await page.goto("/admin/contact?status=new,open&unread=true");
  const inbox = page.getByRole("list", { name: en.features.contact });
  await expect(inbox).toHaveAttribute("aria-busy", "false");
  const row = inbox.getByRole("listitem").filter({ hasText: first?.subject });
  await expect(row.getByRole("link", { name: `${en.inbox.unread}: ${first?.subject}` })).toBeVisible();
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: first?.subject })).toBeVisible();
  await expect(inbox).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/contact\/\d+\?status=new(?:,|%2C)open&unread=true$/);
  await expect.poll(async () => (await calls.website.contact.byId.query({ id: first?.id ?? 0 })).readAt).not.toBeNull();
  await page.getByRole("button", { name: en.contact.actions.unread }).click();
  await expect(page).toHaveURL(/\/admin\/contact\?status=new(?:,|%2C)open&unread=true$/);
  await expect(row.getByRole("link", { name: `${en.inbox.unread}: ${first?.subject}` })).toBeVisible();
});

test("an opened conversation stays in Unread, marked as read, until the view is opened again", async ({ page, calls }) => {
  await page.goto("/admin/contact");
  const views = page.getByRole("navigation", { name: en.views.label });
  const unread = views.getByRole("link", { name: en.inbox.views.unread });
  const countOf = async () => Number((await unread.textContent())?.replace(en.inbox.views.unread, ""));
  await unread.click();
  await expect(unread).toHaveAttribute("aria-current", "page");
  const inbox = page.getByRole("list", { name: en.features.contact });
  await expect(inbox).toHaveAttribute("aria-busy", "false");
  const [first] = await newest(calls, { filter: { unread: true } });
  const { id, subject } = first ?? { id: 0, subject: "" };
  const row = inbox.getByRole("listitem").filter({ hasText: subject });
  await row.getByRole("link", { name: `${en.inbox.unread}: ${subject}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  await expect(row.getByRole("link", { name: subject, exact: true })).toBeVisible();
  await expect.poll(countOf).toBe((await calls.website.contact.viewCounts.query()).unread);
  await expect(row).toBeVisible();

  await views.getByRole("link", { name: en.inbox.views.answered }).click();
  await expect(page.getByText(en.inbox.choose)).toBeVisible();
  await unread.click();
  await expect(unread).toHaveAttribute("aria-current", "page");
  await expect(inbox).toHaveAttribute("aria-busy", "false");
  await expect(row).toHaveCount(0);
  await calls.website.contact.markRead.mutate({ ids: [id], isRead: false });
});

test("confirms marking a conversation as important and as unimportant", async ({ page, calls }) => {
  const { id, subject } = await conversation(calls, "Vibration monitoring");
  await page.goto("/admin/contact?search=vibration%20monitoring");
  const star = page.getByRole("button", { name: filled(en.contact.importantLabel, { subject }) });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.click();
  await expect(page.getByText("Conversation marked as important", { exact: true })).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await star.click();
  await expect(page.getByText("Conversation marked as not important", { exact: true })).toBeVisible();
  expect((await calls.website.contact.byId.query({ id })).important).toBe(false);
});

test("marks several conversations, assigns them, moves them to spam and back", async ({ page, calls }) => {
  await page.goto("/admin/contact?search=xuong&status=closed,answered");
  const inbox = page.getByRole("list", { name: en.features.contact });
  await expect(inbox).toHaveAttribute("aria-busy", "false");
  const { rows } = await calls.website.contact.list.query({ search: "xuong", filter: { status: ["closed", "answered"] } });
  expect(rows.length).toBeGreaterThan(1);
  const selectAll = page.getByRole("checkbox", { name: en.table.selectAll });
  await selectAll.check();
  await page.getByRole("button", { name: en.contact.actions.important, exact: true }).click();
  await expect(page.getByText(/conversations? marked as important/i)).toBeVisible();

  await selectAll.check();
  await page.getByRole("combobox", { name: en.common.assignTo }).click();
  await page.getByRole("option", { name: "Administrator" }).click();
  await expect(inbox.getByText("Administrator")).toHaveCount(rows.length);

  await selectAll.check();
  await page.getByRole("button", { name: en.contact.actions.spam, exact: true }).click();
  await expect(page.getByText(en.table.noMatch)).toBeVisible();
  await page.goto("/admin/contact?search=xuong&status=spam");
  await selectAll.check();
  await page.getByRole("button", { name: en.contact.actions.notSpam, exact: true }).click();
  await expect(page.getByText(en.table.noMatch)).toBeVisible();
  const back = await calls.website.contact.list.query({ search: "xuong", filter: { status: ["open"], important: true } });
  expect(back.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
});

test("mails a reply that starts with a template in the visitor's language, and keeps a note internal", async ({
  page,
  calls,
  mark,
}) => {
  const { id, name, email } = await conversation(calls, "Báo giá tủ điều khiển trạm bơm tăng áp");
  await page.goto(`/admin/contact/${id}`);
  await expect(page.getByText(filled(en.replyTemplate.notMailed, { email, language: en.shell.languageNames.vi }))).toBeVisible();
  await page.getByRole("button", { name: en.templates.insert }).click();
  await page.getByRole("menuitem", { name: "Questions before a quotation" }).click();
  const reply = page.getByRole("textbox", { name: en.replyTemplate.reply });
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue(new RegExp(`^Chào ${name},\\n\\nĐể gửi `));
  await reply.fill(`Chào ${name}, {date} ${mark}`);
  await expect(page.getByText(filled(en.templates.missing, { names: "{date}" }))).toBeVisible();
  await reply.fill(`Chào ${name}, ${mark}`);
  await page.getByRole("button", { name: en.inbox.send }).click();
  await expect(page.getByText(en.inbox.ready)).toBeVisible();
  await expect(reply).toHaveValue("");
  const thread = page.getByRole("list", { name: en.inbox.thread });
  await expect(thread.getByRole("listitem").last()).toContainText(`Chào ${name}, ${mark}`);
  await expect(thread.getByRole("listitem").last()).toContainText(en.outbox.states.waiting);
  const { rows } = await calls.system.outbox.list.query({ search: email });
  const listed = page.getByRole("list", { name: en.features.contact }).getByRole("listitem").first();
  await expect(listed).toContainText(`Chào ${name}, ${mark}`);
  expect(rows[0]).toMatchObject({ to: email, subject: "Re: Báo giá tủ điều khiển trạm bơm tăng áp", state: "waiting" });

  await page.getByRole("tab", { name: en.inbox.note }).click();
  await page.getByRole("textbox", { name: en.inbox.note }).fill(`Only for us ${mark}`);
  await page.getByRole("button", { name: en.inbox.saveNote }).click();
  const note = thread.getByRole("listitem").last();
  await expect(note).toContainText(`Only for us ${mark}`);
  await expect(note).toContainText(en.inbox.note);
  expect((await calls.system.outbox.list.query({ search: email })).total).toBe(1);
});

test("a template is found by typing a slash, and a reply that closed its conversation opens the next and is taken back", async ({
  page,
  calls,
  mark,
}) => {
  const { id, name, status } = await conversation(calls, "Gateway firmware 4.2");
  await page.goto("/admin/contact");
  await page.getByRole("link", { name: "Gateway firmware 4.2" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gateway firmware 4.2" })).toBeVisible();
  await page.keyboard.press("r");
  const reply = page.getByRole("textbox", { name: en.replyTemplate.reply });
  await page.keyboard.type("/quot");
  await expect(page.getByRole("listbox", { name: en.replyTemplate.title }).getByRole("option")).toHaveText([
    "Questions before a quotation",
  ]);
  await page.keyboard.press("Enter");
  await expect(reply).toHaveValue(new RegExp(`^Dear ${name},`));
  await reply.fill(`Too early ${mark}`);
  const { next } = await calls.website.contact.neighbours.query({ id });
  await page.keyboard.press("Control+Shift+Enter");
  await expect(page).toHaveURL(`/admin/contact/${next}`);
  // Asked for meanwhile: a reply can be taken back for ten seconds, also after its conversation has been left.
  const closed = calls.website.contact.byId.query({ id });
  await page.getByRole("button", { name: en.inbox.takeBack }).click();
  expect((await closed).status).toBe("closed");
  const thread = page.getByRole("list", { name: en.inbox.thread });
  await expect(page.getByRole("heading", { level: 1, name: "Gateway firmware 4.2" })).toBeVisible();
  await page.getByRole("button", { name: en.form.restore }).click();
  await expect(reply).toHaveValue(`Too early ${mark}`);
  await expect(thread.getByText(`Too early ${mark}`)).toHaveCount(0);
  expect((await calls.website.contact.byId.query({ id })).status).toBe(status);
  await reply.fill(`Again ${mark}`);
  await reply.press("Control+Enter");
  await expect(thread.getByText(`Again ${mark}`)).toBeVisible();
  await reply.press("Control+z");
  await expect(thread.getByText(`Again ${mark}`)).toBeVisible();
  // The browser's own undo may have brought an earlier text back.
  await reply.fill("");
  await page.getByRole("main").focus();
  await page.keyboard.press("Control+z");
  await expect(reply).toHaveValue(`Again ${mark}`);
  await expect(thread.getByText(`Again ${mark}`)).toHaveCount(0);
  await reply.fill("");
});

test("views show how many conversations they have, and a phone shows list and conversation one after the other", async ({
  page,
  calls,
}) => {
  const counts = await calls.website.contact.viewCounts.query();
  await page.goto("/admin/contact");
  const views = page.getByRole("navigation", { name: en.views.label });
  await expect(views.getByRole("link", { name: en.inbox.views.closed })).toHaveText(`${en.inbox.views.closed}${counts.closed}`);
  await views.getByRole("link", { name: en.inbox.views.closed }).click();
  const inbox = page.getByRole("list", { name: en.features.contact });
  await expect(inbox.getByRole("listitem")).toHaveCount(Math.min(counts.closed ?? 0, 20));
  await page.setViewportSize({ width: 390, height: 844 });
  const first = inbox.getByRole("link").first();
  const subject = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  await expect(inbox).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: en.features.contact }).click();
  await expect(inbox).toBeVisible();
  await expect(page).toHaveURL(/status=closed/);
});

test("files are attached by pasting and dropping, three at most, and survive closing the window", async ({
  page,
  calls,
  mark,
}) => {
  const { id } = await conversation(calls, "Interview for Water & Grid magazine");
  await page.goto(`/admin/contact/${id}`);
  await expect(page.getByRole("list", { name: en.inbox.thread })).toBeVisible();
  const reply = page.getByRole("textbox", { name: en.replyTemplate.reply });
  await reply.fill(`With files ${mark}`);
  const give = (kind: "paste" | "drop", names: string[]) =>
    reply.evaluate(
      (element, { kind, names, bytes }) => {
        const data = new DataTransfer();
        for (const name of names) data.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
        const options = { bubbles: true, cancelable: true };
        const event =
          kind === "paste"
            ? new ClipboardEvent("paste", { ...options, clipboardData: data })
            : new DragEvent("drop", { ...options, dataTransfer: data });
        element.dispatchEvent(event);
      },
      { kind, names, bytes: [...onePixelPng] },
    );
  const attached = page.getByRole("list", { name: en.inbox.attachments });
  await give("paste", ["pasted.png"]);
  await expect(attached.getByRole("listitem")).toHaveCount(1);
  await give("drop", ["second.png", "third.png", "fourth.png"]);
  await expect(attached.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText(`fourth.png: ${en.codes.attachmentsTooMany}`)).toBeVisible();
  await expect(reply).toHaveValue(`With files ${mark}`);

  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((draft) => String(draft).includes("third.png"))))
    .toBe(true);
  await page.goto(`/admin/contact/${id}`);
  await page.getByRole("button", { name: en.form.restore }).click();
  await expect(attached.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: en.inbox.send, exact: true }).click();
  const thread = page.getByRole("list", { name: en.inbox.thread });
  await expect(thread.getByRole("link", { name: /third\.png/ })).toBeVisible();
  await expect(reply).toHaveValue("");
  await expect(page.getByRole("button", { name: filled(en.inbox.removeAttachment, { name: "third.png" }) })).toHaveCount(0);
});

test("adds, changes and deletes a template next to the reply", async ({ page, calls, form, mark }) => {
  const { id } = await conversation(calls, "Interview for Water & Grid magazine");
  await page.goto(`/admin/contact/${id}`);
  await page.getByRole("button", { name: en.templates.insert }).click();
  await page.getByRole("menuitem", { name: en.templates.edit }).click();
  const templates = page.getByRole("dialog", { name: en.replyTemplate.title });
  await templates.getByRole("button", { name: en.replyTemplate.new }).click();
  await form.field(en.templates.name).fill(`Thanks ${mark}`);
  await form.side("Message", "English").fill("Dear {name}, thank you.");
  await form.save();
  await expect(page.getByRole("dialog", { name: en.replyTemplate.new }).getByText(en.validation.input)).toBeVisible();
  await form.side("Message", "Vietnamese").fill("Chào {name}, xin cảm ơn.");
  await form.save();
  await expect(templates.getByText(`Thanks ${mark}`)).toBeVisible();
  await templates.getByRole("button", { name: filled(en.resource.editRow, { name: `Thanks ${mark}` }) }).click();
  await form.field(en.templates.name).fill(`Thank you ${mark}`);
  await form.save();
  await templates.getByRole("button", { name: filled(en.resource.deleteRow, { name: `Thank you ${mark}` }) }).click();
  await page.getByRole("alertdialog", { name: en.common.confirmDelete }).getByRole("button", { name: en.common.delete }).click();
  await expect(templates.getByText(`Thank you ${mark}`)).toHaveCount(0);
});

test("an unsent reply survives closing the window and signing in again", async ({ page, context, calls, form, mark }) => {
  const { id } = await conversation(calls, "Thư mời dự thầu");
  await page.goto(`/admin/contact/${id}`);
  const reply = page.getByRole("textbox", { name: en.replyTemplate.reply });
  await reply.fill(`Half a reply ${mark}`);
  await expect
    .poll(() => page.evaluate((text) => JSON.stringify(localStorage).includes(text), `Half a reply ${mark}`))
    .toBe(true);
  await page.reload();
  await expect(reply).toHaveValue("");
  await page.getByRole("button", { name: en.form.restore }).click();
  await expect(reply).toHaveValue(`Half a reply ${mark}`);

  await context.request.post("/api/auth/logout");
  await page.getByRole("button", { name: en.inbox.send }).click();
  await form.signIn(administrator.password);
  await expect(page.getByText(en.inbox.ready)).toBeVisible();
  await expect(page.getByRole("list", { name: en.inbox.thread }).getByRole("listitem").last()).toContainText(
    `Half a reply ${mark}`,
  );
});

test("signing out deletes an unsent reply from the browser", async ({ page, calls, mark }) => {
  const { id } = await conversation(calls, "Thư mời dự thầu");
  await page.goto(`/admin/contact/${id}`);
  await page.getByRole("textbox", { name: en.replyTemplate.reply }).fill(`Left behind ${mark}`);
  const drafts = () => page.evaluate((text) => JSON.stringify(localStorage).includes(text), `Left behind ${mark}`);
  await expect.poll(drafts).toBe(true);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: new RegExp(`^${en.shell.account}`) }).click();
  await page.getByRole("menuitem", { name: en.shell.signOut }).click();
  await page.waitForURL("/admin");
  expect(await drafts()).toBe(false);
});

test("a reply to a deleted conversation shows an error and keeps the text", async ({ page, calls, mark }) => {
  const { id } = await conversation(calls, "Thực tập hè");
  await page.goto(`/admin/contact/${id}`);
  const reply = page.getByRole("textbox", { name: en.replyTemplate.reply });
  await reply.fill(`Too late ${mark}`);
  await calls.website.contact.delete.mutate({ ids: [id] });
  await page.getByRole("button", { name: en.inbox.send }).click();
  await expect(page.getByText(en.trash.title, { exact: true })).toBeVisible();
  await expect(reply).toHaveValue(`Too late ${mark}`);
  await page.getByRole("button", { name: en.trash.restore }).click();
  await expect(page.getByText(en.trash.title, { exact: true })).toBeHidden();
  await page.getByRole("button", { name: en.inbox.send }).click();
  await expect(page.getByRole("list", { name: en.inbox.thread }).getByText(`Too late ${mark}`)).toBeVisible();
});

test("deleting a conversation on its page returns to the previous list", async ({ page, calls }) => {
  const { id, subject } = await conversation(calls, "Feedback on the gateway");
  // Toasts, which name the conversation for ten seconds, are outside of the main part.
  const listed = page.getByRole("main").getByText(subject);
  await page.goto(`/admin/contact/${id}?status=closed`);
  await page.getByRole("button", { name: en.common.delete, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: en.common.confirmDelete });
  await expect(question).toContainText(subject);
  await question.getByRole("button", { name: en.common.delete }).click();
  await expect(page).toHaveURL("/admin/contact?status=closed");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(listed).toHaveCount(0);
  await page.goto("/admin/contact?trash=true");
  const tick = page.getByRole("checkbox", { name: new RegExp(subject) });
  await tick.check();
  // Deleting a record of the trash once more would offer an Undo that restores it.
  await expect(page.getByRole("button", { name: en.trash.restore, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: en.common.delete, exact: true })).toHaveCount(0);
  await tick.uncheck();
  await page.getByRole("link", { name: subject }).click();
  await page.getByRole("button", { name: en.trash.erase }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.trash.erase }).click();
  await expect(page).toHaveURL("/admin/contact?trash=true");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(listed).toHaveCount(0);
  expect((await page.goto(`/admin/contact/${id}`))?.status()).toBe(404);
});

test("saves status and assignee immediately, and shows another person's change on a conflict", async ({ page, calls }) => {
  const { id, version } = await conversation(calls, "Hóa đơn tháng trước");
  await page.goto(`/admin/contact/${id}`);
  // The page reads the record again after its save: only then does another person's change conflict.
  const isRead = page.waitForResponse((answer) => answer.url().includes("contact.byId") && answer.ok());
  await page.getByRole("button", { name: en.resource.assignToMe }).click();
  await expect(page.getByRole("combobox", { name: en.fields.common.assigneeId })).toContainText("Administrator");
  await isRead;
  const status = page.getByRole("combobox", { name: en.fields.common.status });
  const later = await calls.website.contact.update.mutate({ id, version: version + 1, data: { status: "open" } });
  expect(later.version).toBe(version + 2);
  await status.selectOption({ label: en.contact.statuses.answered });
  await expect(page.getByText(en.codes.conflict)).toBeVisible();
  await expect(status).toHaveValue("open");
  await status.selectOption({ label: en.contact.statuses.answered });
  await expect.poll(async () => (await calls.website.contact.byId.query({ id })).status).toBe("answered");
});

test("after Send and close, the next conversation opens with the cursor in its reply", async ({ page, calls, mark }) => {
  const { rows } = await calls.website.contact.list.query({ search: "example", filter: { status: ["closed" as const] } });
  const [first, second] = rows;
  await page.goto(`/admin/contact/${first?.id}?search=example&status=closed`);
  const reply = page.getByRole("textbox", { name: en.replyTemplate.reply });
  await reply.fill(`Done ${mark}`);
  await page.getByRole("button", { name: en.inbox.moreSend }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${en.inbox.sendAndClose}`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second?.subject ?? "");
  await expect(reply).toBeFocused();
  await expect(page.getByText(en.inbox.ready)).toBeVisible();
});

test("keyboard shortcuts open the next conversation and the reply", async ({ page, calls }) => {
  const search = { search: "example", filter: { status: ["closed" as const] } };
  const { rows } = await calls.website.contact.list.query(search);
  const [first, second] = rows;
  await page.goto(`/admin/contact/${first?.id}?search=example&status=closed`);
  const title = page.getByRole("heading", { level: 1 });
  await page.keyboard.press("j");
  await expect(title).toHaveText(second?.subject ?? "");
  await page.keyboard.press("k");
  await expect(title).toHaveText(first?.subject ?? "");
  await expect(page.getByRole("button", { name: en.resource.previous })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: en.shell.shortcutsTitle });
  for (const text of [en.resource.next, en.resource.previous, en.inbox.reply])
    await expect(help.getByText(text, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("r");
  const reply = page.getByRole("textbox", { name: en.replyTemplate.reply });
  await expect(reply).toBeFocused();
  // In a text field, j is a letter. The buttons ask before they discard text.
  await page.keyboard.type("jk");
  await expect(reply).toHaveValue("jk");
  await page.getByRole("button", { name: en.resource.next }).click();
  await page.getByRole("alertdialog", { name: en.form.leaveTitle }).getByRole("button", { name: en.form.stay }).click();
  await expect(title).toHaveText(first?.subject ?? "");
});

for (const { name, width, colorScheme, language } of [
  { name: "wide, light, in English", width: 1440, colorScheme: "light", language: "en" },
  { name: "narrow, dark, in Vietnamese", width: 360, colorScheme: "dark", language: "vi" },
] as const) {
  test.describe(name, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("a conversation's page has no problems", async ({ page, calls, speak, expectNoProblems }) => {
      const { id, subject } = await conversation(calls, "Gateway firmware 4.2");
      const text = words[language];
      await speak(language);
      await page.goto(`/admin/contact/${id}`);
      await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
      await expectNoProblems();
      await page.getByRole("tab", { name: text.inbox.note }).click();
      await expectNoProblems();
      await page.getByRole("tab", { name: text.inbox.reply }).click();
      await openTemplates(page, text);
      await expectNoProblems();
    });
  });
}

async function openTemplates(page: Page, text: typeof en): Promise<void> {
  await page.getByRole("button", { name: text.templates.insert }).click();
  await page.getByRole("menuitem", { name: text.templates.edit }).click();
  await expect(page.getByRole("dialog", { name: text.replyTemplate.title })).toBeVisible();
}

/** Finds a conversation of the demo content by its subject. */
async function conversation(calls: Calls, subject: string) {
  const { rows } = await calls.website.contact.list.query({ search: subject });
  const row = rows.find((candidate) => candidate.subject.startsWith(subject));
  if (!row) throw new Error(`The demo has no conversation about ${subject}`);
  return calls.website.contact.byId.query({ id: row.id });
}

async function newest(calls: Calls, input: Parameters<Calls["website"]["contact"]["list"]["query"]>[0]) {
  return (await calls.website.contact.list.query(input)).rows;
}
