import type { Locator } from "playwright/test";
import { newPart, type Part } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import type { Calls } from "../fixtures";
import type { words } from "../words";

/** Publishes a page that ends in a contact form. @returns its bare path */
export async function addPageWithForm(calls: Calls, mark: string): Promise<string> {
  const text: Part = {
    ...newPart("text"),
    contentEn: "<p>About us.</p>".repeat(40),
    contentVi: "<p>Về chúng tôi.</p>".repeat(40),
  };
  const form: Part = { ...newPart("contactForm"), titleEn: "Write to us", titleVi: "Gửi lời nhắn" };
  const titles = { titleEn: `Quote ${mark}`, titleVi: `Báo giá ${mark}` };
  const { slug } = await calls.website.page.create.mutate({
    data: { ...emptyPage, ...titles, slug: `quote-${mark}`, status: "published", parts: [text, form] },
  });
  return `/${slug}`;
}

/** Fills in all required fields but the message. The subject ends in the mark: the inbox is searched by it. */
export async function fillContactForm(form: Locator, labels: typeof words.en.site.contact, mark: string): Promise<void> {
  await form.getByLabel(labels.name).fill("Lê Thị Hoa");
  await form.getByLabel(labels.email).fill("hoa@example.com");
  await form.getByLabel(labels.subject).fill(`Loggers ${mark}`);
  await form.getByRole("checkbox").check();
}
