import { buffer } from "node:stream/consumers";
import type { Page } from "playwright/test";
import { onePixelPng } from "~/server/files/test-images";
import { buildPdf } from "~/server/files/test-pdf";
import { type Calls, expect, test } from "../fixtures";
import { filled, words } from "../words";
import { addPageWithForm, fillContactForm } from "./contact-form";

const { site, validation, codes } = words.en;

/** Finds the newest mail to an address. */
async function mailTo(calls: Calls, address: string) {
  const { rows } = await calls.system.outbox.list.query({ search: address });
  const [newest] = rows;
  return calls.system.outbox.byId.query({ id: newest?.id ?? 0 });
}

test("a visitor writes from a page with a contact form, and stays there", async ({ page, calls, mark, expectNoProblems }) => {
  const address = await addPageWithForm(calls, mark);
  await page.goto(address);
  const form = page.locator("#contact-form");
  await fillContactForm(form, site.contact, mark);
  await form.getByLabel(site.contact.message).fill(`Do you sell loggers? ${mark}`);
  await expectNoProblems();
  await form.getByRole("button", { name: site.contact.send }).click();
  await expect(page).toHaveURL(`${address}?sent=1#message`);
  await expect(page.getByRole("heading", { name: site.contact.sentTitle })).toBeInViewport();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectNoProblems();
  await page.getByRole("link", { name: site.contact.another }).click();
  await expect(page).toHaveURL(address);
  await expect(form.getByLabel(site.contact.message)).toHaveValue("");
  expect((await calls.website.contact.list.query({ search: mark })).total).toBe(1);
});

test("a visitor writes to the company, gets the reply by mail, and answers through its private link", async ({
  page,
  calls,
  mark,
  expectNoProblems,
}) => {
  const email = `visitor.${mark}@example.com`;
  const form = page.locator("#contact-form");
  const field = (name: keyof typeof site.contact) => form.getByLabel(site.contact[name]);
  await page.goto("/contact?source=fair");
  await expectNoProblems();
  await page.getByRole("link", { name: words.en.site.nav.services }).first().hover();

  await test.step("show missing input at its field before sending", async () => {
    await field("email").fill("not an address");
    await form.getByRole("button", { name: site.contact.send }).click();
    await expect(field("name")).toBeFocused();
    await expect(form.getByText(validation.input, { exact: true })).toHaveCount(3);
    await expect(form.getByText(validation.email, { exact: true })).toBeVisible();
    await expectNoProblems();
  });

  await test.step("restore the input after leaving the page", async () => {
    await field("message").fill(`Do you sell loggers? ${mark}`);
    await page.goto("/news");
    await page.goto("/contact");
    await expect(field("message")).toHaveValue(`Do you sell loggers? ${mark}`);
  });

  await field("name").fill("Ingrid Solberg");
  await field("email").fill(email);
  await field("subject").fill(`Loggers ${mark}`);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: site.contact.send }).dblclick();
  await expect(page).toHaveURL(/\/contact\?sent=1/);
  await expect(page.getByRole("heading", { name: site.contact.sentTitle })).toBeVisible();
  await expect(page.getByText(site.contact.linkText)).toBeVisible();
  const shown = page.getByRole("link", { name: /\/contact\/[\w-]{43}$/ });
  const link = await shown.getAttribute("href");
  await expectNoProblems();
  await page.reload();
  await expect(page.getByText(site.contact.noMailText)).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expectNoProblems();
  await page.goto(link ?? "");
  await expect(page.getByText(`Do you sell loggers? ${mark}`)).toBeVisible();
  await page.goto("/contact?sent=1");
  await page.getByRole("link", { name: site.contact.another }).click();
  await expect(field("message")).toHaveValue("");

  const { rows } = await calls.website.contact.list.query({ search: mark });
  expect(rows).toMatchObject([{ email, source: "fair", status: "new" }]);
  const id = rows[0]?.id ?? 0;
  await calls.website.contact.reply.mutate({ id, data: { text: "Yes, three kinds." } });
  const mail = await mailTo(calls, email);
  expect(mail.text).toContain("Yes, three kinds.");

  await openOnceItShows(page, mail.link ?? "", "Yes, three kinds.");
  await expectNoProblems();
  const answer = page.locator("#answer-form");
  await answer.getByLabel(site.contact.message).fill("Then send me one.");
  await answer.getByRole("button", { name: site.contact.send }).click();
  await expect(page.getByText(site.conversation.sentNoMail)).toBeVisible();
  await expect(page.getByText("Then send me one.")).toBeVisible();
  expect(await calls.website.contact.byId.query({ id })).toMatchObject({ status: "open", readAt: null });
});

test("a visitor attaches a PDF in the private conversation, staff answer with an image, and both can save them", async ({
  page,
  calls,
  mark,
  signIn,
  expectNoProblems,
}) => {
  const email = `files.${mark}@example.com`;
  await page.goto("/contact");
  await expect(page.locator("#contact-form input[type=file]")).toHaveCount(0);
  const contact = page.locator("#contact-form");
  for (const [name, value] of [
    ["name", "Ingrid Solberg"],
    ["email", email],
    ["subject", `Drawings ${mark}`],
    ["message", "I have drawings."],
  ] as const) {
    await contact.getByLabel(site.contact[name]).fill(value);
  }
  await contact.getByRole("checkbox").check();
  await contact.getByRole("button", { name: site.contact.send }).click();
  await expect(page.getByRole("heading", { name: site.contact.sentTitle })).toBeVisible();
  const link = (await mailTo(calls, email)).link ?? "";

  await page.goto(link);
  const answer = page.locator("#answer-form");
  const files = answer.getByLabel(site.conversation.files);
  await files.setInputFiles({ name: "drawing.docx", mimeType: "application/msword", buffer: Buffer.from("PK") });
  await expect(answer.getByText(codes.attachmentType)).toBeVisible();
  await expectNoProblems();
  const pdf = buildPdf("A drawing");
  await files.setInputFiles({ name: "Bản vẽ.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(answer.getByText("Bản vẽ.pdf")).toBeVisible();
  await expect(answer.getByText(codes.attachmentType)).toBeHidden();
  await answer.getByLabel(site.contact.message).fill("Here is the drawing.");
  await answer.getByRole("button", { name: site.contact.send }).click();
  await expect(page.getByText(site.conversation.sentNoMail)).toBeVisible();
  await expectNoProblems();
  expect(await savedBytes(page, "Bản vẽ.pdf")).toEqual(pdf);

  await signIn();
  const [conversation] = (await calls.website.contact.list.query({ search: mark })).rows;
  await page.goto(`/admin/contact/${conversation?.id}`);
  const thread = page.getByRole("list", { name: words.en.inbox.thread });
  await expect(thread.getByRole("link", { name: /Bản vẽ\.pdf/ })).toBeVisible();
  expect(await savedBytes(page, "Bản vẽ.pdf")).toEqual(pdf);
  const reply = page.getByRole("textbox", { name: words.en.replyTemplate.reply });
  await reply.fill("See the photo.");
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: words.en.inbox.attach }).click();
  await (await chosen).setFiles([
    { name: "photo.png", mimeType: "image/png", buffer: onePixelPng },
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("No") },
    { name: "extra.png", mimeType: "image/png", buffer: onePixelPng },
  ]);
  const attached = page.getByRole("list", { name: words.en.inbox.attachments }).last();
  await expect(attached.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText(`notes.txt: ${codes.attachmentType}`)).toBeVisible();
  await expectNoProblems();
  await page.getByRole("button", { name: filled(words.en.inbox.removeAttachment, { name: "extra.png" }) }).click();
  await expect(attached.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("button", { name: words.en.inbox.attach })).toBeFocused();
  await reply.press("Control+Enter");
  await expect(thread.getByRole("link", { name: /photo\.png/ })).toBeVisible();

  // Taken back, the reply brings its file along.
  await page.getByRole("button", { name: words.en.inbox.takeBack }).click();
  await expect(reply).toHaveValue("See the photo.");
  await expect(attached.getByText("photo.png")).toBeVisible();
  await reply.press("Control+Enter");
  await expect(thread.getByRole("link", { name: /photo\.png/ })).toBeVisible();
  expect((await mailTo(calls, email)).attachments).toEqual([{ filename: "photo.png", size: onePixelPng.length }]);

  await openOnceItShows(page, link, "photo.png");
  expect(await savedBytes(page, "photo.png")).toEqual(onePixelPng);
});

/** Opens a private page once it shows a reply, which staff may take back for ten seconds. */
async function openOnceItShows(page: Page, link: string, text: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(link)).text()).toContain(text);
  await page.goto(link);
  await expect(page.getByText(text)).toBeVisible();
}

/** Saves a file by its link. */
async function savedBytes(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name }).first().click();
  return buffer(await (await download).createReadStream());
}

test("a candidate applies with a PDF, keeps it after a mistake, views the stored data and erases it", async ({
  page,
  calls,
  mark,
  expectNoProblems,
}) => {
  const email = `candidate.${mark}@example.com`;
  const slug = "automation-engineer-water-networks";
  const { id: jobPostId } = await jobOf(calls, slug);
  await page.goto(`/career/${slug}`);
  const form = page.locator("#apply-form");
  const cv = form.getByLabel(site.apply.cv);
  await cv.setInputFiles({ name: "cv.docx", mimeType: "application/msword", buffer: Buffer.from("PK") });
  await expect(form.getByText(codes.fileNotPdf)).toBeVisible();
  await expectNoProblems();

  await cv.setInputFiles({ name: "Ingrid.pdf", mimeType: "application/pdf", buffer: buildPdf() });
  await expect(form.getByText(codes.fileNotPdf)).toBeHidden();
  await form.getByLabel(site.contact.name).fill("Ingrid Solberg");
  // The browser accepts this address, the server does not.
  await form.getByLabel(site.contact.email).fill("ingrid@example");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: site.apply.send }).click();
  await expect(form.getByText("“Ingrid.pdf”")).toBeVisible();
  await expect(form.getByLabel(site.contact.email)).toBeFocused();
  await expectNoProblems();
  await form.getByLabel(site.contact.email).fill(email);
  await form.getByRole("button", { name: site.apply.send }).click();
  await expect(page.getByRole("heading", { name: site.apply.sentTitle })).toBeVisible();
  const { rows } = await calls.career.candidate.list.query({ search: email });
  expect(await calls.career.candidate.byId.query({ id: rows[0]?.id ?? 0 })).toMatchObject({
    jobPostId,
    doubt: null,
    cvs: [{ filename: "Ingrid.pdf" }],
  });

  await page.goto((await mailTo(calls, email)).link ?? "");
  await expect(page.getByText("Ingrid.pdf")).toBeVisible();
  await expectNoProblems();
  // Another application with the same address changes nothing until the candidate confirms it.
  await page.goto(`/career/${slug}`);
  await form.getByLabel(site.contact.name).fill("Ingrid S. Hansen");
  await form.getByLabel(site.contact.email).fill(email);
  await cv.setInputFiles({ name: "Again.pdf", mimeType: "application/pdf", buffer: buildPdf("Again") });
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: site.apply.send }).click();
  await expect(page.getByRole("heading", { name: site.apply.sentTitle })).toBeVisible();
  const id = rows[0]?.id ?? 0;
  expect(await calls.career.candidate.byId.query({ id })).toMatchObject({ name: "Ingrid Solberg", cvs: [{}] });
  await page.goto((await mailTo(calls, email)).link ?? "");
  await expect(page.getByRole("heading", { name: site.myData.waitingTitle })).toBeVisible();
  await expectNoProblems();
  await page.getByRole("button", { name: site.myData.confirm }).click();
  await expect(page.getByText(site.myData.changedTitle)).toBeVisible();
  expect(await calls.career.candidate.byId.query({ id })).toMatchObject({ name: "Ingrid S. Hansen", cvs: [{}, {}] });
  await page.getByRole("link", { name: site.myData.change, exact: true }).click();
  await expectNoProblems();
  await page.locator("#change-form").getByLabel(site.contact.phone).fill("+47 22 33 44 55");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: site.myData.changeSave }).click();
  await expect(page.getByText("+47 22 33 44 55")).toBeVisible();
  await expectNoProblems();
  await page.getByRole("link", { name: site.myData.erase }).click();
  await expectNoProblems();
  await page.getByRole("button", { name: site.myData.eraseForGood }).click();
  await expect(page.getByRole("heading", { name: site.myData.erasedTitle })).toBeVisible();
  expect((await calls.career.candidate.list.query({ search: email })).rows).toEqual([]);
});

test("a browser without storage sends a form, and sends it again after going back to its page", async ({ page, calls, mark }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(window, "sessionStorage", { get });
  });
  const form = page.locator("#contact-form");
  const sending = form.getByRole("button", { name: site.form.sending });
  await page.route("**/api/form-token", () => {});
  await page.goto("/contact");
  const fill = async () => {
    await form.getByLabel(site.contact.name).fill("Ingrid Solberg");
    await form.getByLabel(site.contact.email).fill("no.storage@example.com");
    await form.getByLabel(site.contact.subject).fill(`No storage ${mark}`);
    await form.getByLabel(site.contact.message).fill("Do you read this?");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: site.contact.send }).click();
  };
  await fill();
  await expect(sending).toBeVisible();
  await page.unroute("**/api/form-token");
  // The test browser has no back/forward cache, so dispatch the event that a restored page gets.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(sending).toBeHidden();
  await fill();
  await expect(page.getByRole("heading", { name: site.contact.sentTitle })).toBeVisible();
  expect((await calls.website.contact.list.query({ search: mark })).total).toBe(1);
});

test("an application that an overloaded site refuses keeps its input and CV and can be sent later", async ({
  page,
  calls,
  mark,
}) => {
  const url = "/career/embedded-software-engineer-gateways";
  const email = `later.${mark}@example.com`;
  await page.goto(url);
  const form = page.locator("#apply-form");
  const send = form.getByRole("button", { name: site.apply.send });
  await form.getByLabel(site.contact.name).fill("Ingrid Solberg");
  await form.getByLabel(site.contact.email).fill(email);
  await form.getByLabel(site.apply.cv).setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: buildPdf() });
  await form.getByRole("checkbox").check();
  const shownAgain = `<form id="apply-form"><div data-summary><p>Too many</p></div></form>`;
  for (const [status, body, text] of [
    [429, "<h1>A kept page</h1>", codes.tooManyRequests],
    [503, "<h1>A kept page</h1>", codes.unavailable],
    [429, shownAgain, "Too many"],
  ] as const) {
    await page.route(`**${url}`, (route) => route.fulfill({ status, contentType: "text/html", body }));
    await send.click();
    await expect(form.getByRole("alert")).toHaveText(text);
    await page.unroute(`**${url}`);
    await expect(form.getByLabel(site.contact.name)).toHaveValue("Ingrid Solberg");
  }
  await send.click();
  await expect(page.getByRole("heading", { name: site.apply.sentTitle })).toBeVisible();
  const { rows } = await calls.career.candidate.list.query({ search: email });
  expect(await calls.career.candidate.byId.query({ id: rows[0]?.id ?? 0 })).toMatchObject({ cvs: [{ filename: "cv.pdf" }] });
});

test("refuses an application after the deadline with a message", async ({ page, calls }) => {
  const slug = "data-analyst-condition-monitoring";
  const { id, version, deadline } = await jobOf(calls, slug);
  await page.goto(`/career/${slug}`);
  const form = page.locator("#apply-form");
  await form.getByLabel(site.contact.name).fill("Too Late");
  await form.getByLabel(site.contact.email).fill("late@example.com");
  await form.getByLabel(site.apply.cv).setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: buildPdf() });
  await form.getByRole("checkbox").check();
  const open = await (await page.request.get(`/career/${slug}`)).text();
  const closed = await calls.career.post.update.mutate({ id, version, data: { deadline: new Date("2026-01-01T00:00:00Z") } });
  // A busy page cache may answer with the page from before the deadline.
  await page.route(`**/career/${slug}`, (route) =>
    route.request().method() === "GET" ? route.fulfill({ contentType: "text/html", body: open }) : route.continue(),
  );
  await form.getByRole("button", { name: site.apply.send }).click();
  await expect(page.getByRole("heading", { name: site.career.job.closed })).toBeVisible();
  await expect(form).toBeHidden();
  await calls.career.post.update.mutate({ id, version: closed.version, data: { deadline } });
  expect((await calls.career.candidate.list.query({ search: "late@example.com" })).rows).toEqual([]);
});

/** Finds a job of the demo content. Each test uses a different one. */
async function jobOf(calls: Calls, slug: string) {
  const { rows } = await calls.career.post.list.query({ pageSize: 50 });
  const row = rows.find((one) => one.slug === slug);
  return calls.career.post.byId.query({ id: row?.id ?? 0 });
}
