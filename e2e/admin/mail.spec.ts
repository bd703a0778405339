import { type Calls, expect, test } from "../fixtures";
import { filled, words } from "../words";

const { en } = words;
const texts = en.candidate;

test.beforeEach(async ({ signIn }) => signIn());

const add = (calls: Calls, mark: string, name: string, locale: "en" | "vi") =>
  calls.career.candidate.create.mutate({
    data: {
      name: `${name} ${mark}`,
      email: `${name}.${mark}@example.com`.toLowerCase(),
      locale,
      phone: null,
      introduction: "",
      jobPostId: null,
      sourceId: null,
      assigneeId: null,
      rating: null,
    },
  });

test("adds a candidate with a CV by hand, and erases all data of their address", async ({ page, calls, mark }) => {
  const email = `hand.${mark}@example.com`.toLowerCase();
  await page.goto("/admin/candidate");
  await page.getByRole("link", { name: en.resource.new, exact: true }).first().click();
  await page.getByRole("textbox", { name: en.fields.candidate.name }).fill(`Hand ${mark}`);
  await page.getByRole("textbox", { name: en.fields.common.email }).fill(email);
  await page.getByRole("button", { name: en.common.save }).click();
  await expect(page).toHaveURL(/\/admin\/candidate\/\d+/);
  const upload = page.locator('input[type="file"]');
  await upload.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF") });
  await expect(page.getByRole("alert").filter({ hasText: en.codes.fileNotPdf })).toBeVisible();
  const pdf =
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nstartxref\n9\n%%EOF\n";
  await upload.setInputFiles({ name: "Hồ sơ.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) });
  await expect(page.getByText("Hồ sơ.pdf")).toBeVisible();
  await page.getByRole("button", { name: filled(en.resource.moreFor, { name: `Hand ${mark}` }) }).click();
  await page.getByRole("menuitem", { name: en.person.button }).click();
  const question = page.getByRole("alertdialog", { name: en.person.title });
  await expect(question.getByRole("status")).toContainText(en.person.applications);
  await question.getByRole("button", { name: en.person.erase }).click();
  await expect(page).toHaveURL(/\/admin\/candidate(?:\?|$)/);
  expect((await calls.career.candidate.list.query({ search: email })).total).toBe(0);
});

test("a rejected candidate's email is in their language, and the outbox shows it as sent", async ({ page, calls, mark }) => {
  const hoa = await add(calls, mark, "Hoa", "vi");
  await page.goto(`/admin/candidate/${hoa.id}`);
  await page.getByRole("button", { name: texts.reject, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Reject Hoa ${mark}` });
  const text = dialog.locator('textarea[name="textVi"]');
  await expect(text).toHaveValue(new RegExp(`Chào Hoa ${mark}`));
  await text.fill("");
  await dialog.getByRole("button", { name: "Reject and send 1 email" }).click();
  // The text is missing, so nobody was moved and no mail written.
  await expect(dialog.getByText(en.validation.input)).toBeVisible();
  expect((await calls.career.candidate.byId.query({ id: hoa.id })).stage).toBe("new");
  await text.fill("Chào {name}, cảm ơn bạn.");
  await dialog.getByRole("button", { name: "Reject and send 1 email" }).click();
  await expect(dialog).toBeHidden();
  expect((await calls.career.candidate.byId.query({ id: hoa.id })).stage).toBe("rejected");

  await page.goto(`/admin/outbox?search=${encodeURIComponent(hoa.email)}`);
  await page.getByRole("button", { name: new RegExp(hoa.email) }).click();
  const mail = page.frameLocator(`iframe[title="${en.outbox.preview}"]`);
  await expect(mail.getByText(`Chào Hoa ${mark}, cảm ơn bạn.`)).toBeVisible();
  await page.getByRole("tab", { name: en.outbox.asText }).click();
  await expect(page.getByRole("tabpanel").getByText(`Chào Hoa ${mark}, cảm ơn bạn.`)).toBeVisible();
  // This site has no mail server.
  await page.getByRole("button", { name: en.outbox.sendAgain }).click();
  await expect(page.getByText(en.codes.mailServerMissing)).toBeVisible();
});

test("checks more emails than are shown at once, and leaves the last one out", async ({ page, calls, mark }) => {
  for (let number = 1; number <= 21; number++) await add(calls, mark, `Lan${number}`, "en");
  await page.goto(`/admin/candidate?search=${mark}&pageSize=50`);
  await page.getByRole("checkbox", { name: en.table.selectAll }).check();
  await page.getByRole("button", { name: filled(texts.rejectCount, { count: "21" }) }).click();
  const dialog = page.getByRole("dialog", { name: "Reject 21 candidates" });
  const text = dialog.getByRole("textbox", { name: texts.letter.text });
  // The letters have the order of the list, whose newest candidate is first.
  for (let number = 21; number > 1; number--) {
    await expect(text).toHaveValue(new RegExp(`Dear Lan${number} ${mark}`));
    if (number > 2) await dialog.getByRole("button", { name: filled(texts.letter.nextLetter, { name: "" }) }).click();
  }
  // The list of letters has a button of this name, too.
  await dialog
    .getByRole("button", { name: filled(texts.letter.moreLetters, { count: "1" }) })
    .last()
    .click();
  await expect(text).toHaveValue(new RegExp(`Dear Lan1 ${mark}`));
  await dialog.getByRole("switch", { name: texts.letter.sendThis }).click();
  await dialog.getByRole("button", { name: "Reject and send 20 emails" }).click();
  await expect(dialog).toBeHidden();
  const { rows } = await calls.system.outbox.list.query({ search: mark, pageSize: 50 });
  expect(rows).toHaveLength(20);
  expect(rows.map(({ to }) => to)).not.toContain(`lan1.${mark}@example.com`.toLowerCase());
});

test("the menu shows the number of unread conversations, which decreases after reading one", async ({ page, calls }) => {
  const { contact } = calls.website;
  const listUnread = async () => (await contact.list.query({ filter: { unread: true } })).rows.map(({ id }) => id);
  const id = (await listUnread()).at(-1) ?? 0;
  // Other tests read conversations too, which the menu shows after a reload.
  const expectCountInMenu = async () => {
    let tries = 0;
    await expect(async () => {
      if (tries++ > 0) await page.reload();
      const name = new RegExp(`${en.features.contact}.*\\b${await contact.unreadCount.query()}\\b`);
      await expect(page.getByRole("link", { name }).first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
  };
  await page.goto("/admin/contact");
  await expectCountInMenu();
  await page.goto(`/admin/contact/${id}`);
  await expect.poll(listUnread).not.toContain(id);
  await expectCountInMenu();
  await contact.markRead.mutate({ ids: [id], isRead: false });
});

test("without a mail server the sent emails say so, and a test is refused with the reason", async ({
  page,
  expectNoProblems,
}) => {
  await page.goto("/admin/outbox");
  const banner = page.getByRole("status").filter({ hasText: en.outbox.setUp.missing });
  await expect(banner).toContainText(en.outbox.setUp.missingHelpHere);
  await expectNoProblems();
  await banner.getByRole("button", { name: en.outbox.setUp.test }).click();
  await expect(page.getByText(en.codes.mailServerMissing)).toBeVisible();
});
