import { buildPdf } from "~/server/files/test-pdf";
import { expect, test } from "../fixtures";
import { words } from "../words";
import { addPageWithForm, fillContactForm } from "./contact-form";

const { site, validation, codes } = words.vi;

test("an application in Vietnamese without JavaScript shows errors at the fields, and keeps the input and the CV", async ({
  page,
  calls,
  mark,
}) => {
  const email = `ung.vien.${mark}@example.com`;
  const [source] = (await calls.career.source.list.query({})).rows;
  const url = `/vi/career/embedded-software-engineer-gateways?source=${source?.value}`;
  await page.goto(url);
  const form = page.locator("#apply-form");
  const send = form.getByRole("button", { name: site.apply.send });
  await form.getByLabel(site.apply.introduction).fill("<b>Tôi đấu tủ điện.</b>");
  await send.click();
  await expect(page).toHaveURL(url);
  await expect(form.getByLabel(site.contact.name)).toBeFocused();
  await expect(form.getByText(validation.input, { exact: true })).toHaveCount(2);
  await expect(form.getByText(validation.file, { exact: true })).toBeVisible();
  await expect(form.getByLabel(site.apply.introduction)).toHaveValue("<b>Tôi đấu tủ điện.</b>");

  await form.getByLabel(site.contact.name).fill("Lê Thị Hoa");
  // The browser itself reports a missing file, in its own language.
  const cv = form.getByLabel(site.apply.cv);
  await expect(cv).toHaveCSS("opacity", "0");
  await cv.setInputFiles({ name: "Lê Hoa.pdf", mimeType: "application/pdf", buffer: buildPdf() });
  await expect(cv).toHaveCSS("opacity", "1");
  await send.click();
  await expect(form.getByText("“Lê Hoa.pdf”")).toBeVisible();
  await expect(cv).toHaveCSS("opacity", "0");
  await form.getByLabel(site.contact.email).fill(email);
  await form.getByRole("checkbox").check();
  await send.click();
  await expect(page.getByRole("heading", { name: site.apply.sentTitle })).toBeVisible();
  await expect(page.getByText(site.apply.linkText)).toBeVisible();
  const { rows } = await calls.career.candidate.list.query({ search: email });
  expect(await calls.career.candidate.byId.query({ id: rows[0]?.id ?? 0 })).toMatchObject({
    name: "Lê Thị Hoa",
    locale: "vi",
    sourceId: source?.id,
    cvs: [{ filename: "Lê Hoa.pdf" }],
  });
  await page.getByRole("link", { name: /\/vi\/my-data\/[\w-]{43}$/ }).click();
  await expect(page.getByRole("link", { name: "Lê Hoa.pdf" })).toBeVisible();
});

test("a visitor's answer without JavaScript carries its files", async ({ page, mark }) => {
  const email = `khach.${mark}@example.com`;
  await page.goto("/vi/contact");
  const form = page.locator("#contact-form");
  for (const [name, value] of [
    ["name", "Lê Thị Hoa"],
    ["email", email],
    ["subject", `Bản vẽ ${mark}`],
    ["message", "Tôi có bản vẽ."],
  ] as const) {
    await form.getByLabel(site.contact[name]).fill(value);
  }
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: site.contact.send }).click();
  await expect(page.getByRole("heading", { name: site.contact.sentTitle })).toBeVisible();
  await expect(page.getByText(site.contact.linkText)).toBeVisible();
  await page.getByRole("link", { name: /\/vi\/contact\/[\w-]{43}$/ }).click();

  const answer = page.locator("#answer-form");
  const files = answer.getByLabel(site.conversation.files);
  const send = answer.getByRole("button", { name: site.contact.send });
  await answer.getByLabel(site.contact.message).fill("Bản vẽ đây ạ.");
  await files.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("No") });
  await send.click();
  await expect(answer.getByText(`a.txt: ${codes.attachmentType}`).first()).toBeVisible();
  await expect(answer.getByLabel(site.contact.message)).toHaveValue("Bản vẽ đây ạ.");
  const pdf = { mimeType: "application/pdf", buffer: buildPdf() };
  await files.setInputFiles([
    { name: "Một.pdf", ...pdf },
    { name: "Hai.pdf", ...pdf },
  ]);
  await send.click();
  await expect(page.getByText(site.conversation.sentNoMail)).toBeVisible();
  for (const name of ["Một.pdf", "Hai.pdf"]) await expect(page.getByRole("link", { name })).toBeVisible();
});

test("refuses a file that is too large without JavaScript, and keeps the input", async ({ page }) => {
  await page.goto("/vi/career/embedded-software-engineer-gateways");
  const form = page.locator("#apply-form");
  await form.getByLabel(site.contact.name).fill("Lê Thị Hoa");
  const large = { name: "cv.pdf", mimeType: "application/pdf", buffer: buildPdf("CV", { size: 11 * 1024 * 1024 }) };
  await form.getByLabel(site.apply.cv).setInputFiles(large);
  await form.getByRole("button", { name: site.apply.send }).click();
  await expect(form.getByText(codes.fileTooLarge).first()).toBeVisible();
  await expect(form.getByLabel(site.contact.name)).toHaveValue("Lê Thị Hoa");
});

test("writes from a page with a contact form without JavaScript, and stays there with errors, thanks and all input", async ({
  page,
  calls,
  mark,
}) => {
  const address = await addPageWithForm(calls, mark);
  await page.goto(`/vi${address}`);
  const form = page.locator("#contact-form");
  const send = form.getByRole("button", { name: site.contact.send });
  await form.getByLabel(site.contact.message).fill(`Máy đo giá bao nhiêu? ${mark}`);
  await send.click();
  await expect(page).toHaveURL(`/vi${address}`);
  await expect(form.getByText(validation.input, { exact: true })).toHaveCount(3);
  await expect(form.getByLabel(site.contact.message)).toHaveValue(`Máy đo giá bao nhiêu? ${mark}`);
  await fillContactForm(form, site.contact, mark);
  await send.click();
  await expect(page).toHaveURL(`/vi${address}?sent=1#message`);
  await expect(page.getByRole("heading", { name: site.contact.sentTitle })).toBeInViewport();
  expect((await calls.website.contact.list.query({ search: mark })).total).toBe(1);
});

test("going back after an overloaded site refused a form shows all input", async ({ page }) => {
  await page.goto("/vi/contact");
  const form = page.locator("#contact-form");
  await form.getByLabel(site.contact.name).fill("Lê Thị Hoa");
  await form.getByLabel(site.contact.message).fill("Máy đo giá bao nhiêu?");
  await page.route("**/vi/contact", (route) =>
    route.fulfill({ status: 429, contentType: "text/html", body: "<h1>A kept page</h1>" }),
  );
  await form.getByRole("button", { name: site.contact.send }).click();
  await expect(page.getByRole("heading", { name: "A kept page" })).toBeVisible();
  await page.unroute("**/vi/contact");
  await page.goBack();
  await expect(form.getByLabel(site.contact.name)).toHaveValue("Lê Thị Hoa");
  await expect(form.getByLabel(site.contact.message)).toHaveValue("Máy đo giá bao nhiêu?");
});
