import { expect, test } from "vitest";
import { newPart } from "~/features/website/page/parts/parts";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages } from "~/server/db/test-records";
import { createReceipt } from "~/server/forms/receipts";
import { contactForm } from "./contact-form";

useTestDatabase();

const message = { name: "Anh", email: "anh@example.com", phone: "", company: "", subject: "Loggers", text: "How much is one?" };

/** Sends the form of a page. @returns null when no page shows the form */
async function send(sentTo: string, values: Record<string, string> = message) {
  const now = new Date();
  const page = (await contactForm.findPage?.(sentTo, "en", now)) ?? null;
  if (page === null) return null;
  const sent = { isFileTooLarge: false, hasTooManyFiles: false, file: null, files: [], doubt: null, locale: "en" } as const;
  const receipt = createReceipt([sentTo, JSON.stringify(values), String(now.getTime())], now);
  const query = new URLSearchParams();
  return { page, ...(await contactForm.submit("", { ...sent, page, values, query, receipt, ip: "127.0.0.1", now })) };
}

/** Makes the fixed pages, and a page with a form. */
async function buildPage() {
  await buildFixedPages();
  await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A" } });
  return database().page.create({
    data: {
      ...{ slug: "quote", titleEn: "A quote", titleVi: "Báo giá", visibleEn: true, visibleVi: true },
      ...{ status: "published", publishAt: new Date("2026-01-01T00:00:00Z"), parts: [newPart("contactForm")] },
    },
  });
}

test("is answered on any page with such a part, at the form", async () => {
  await buildPage();
  expect(await send("/quote")).toMatchObject({ kind: "done", path: "/quote?sent=1#message" });
  expect(await send("/quote", { ...message, text: "" })).toMatchObject({
    kind: "refused",
    page: "/quote",
    state: { values: {} },
  });
  await database().fixedPage.update({ where: { slug: "" }, data: { parts: [newPart("hero"), newPart("contactForm")] } });
  expect(await send("/")).toMatchObject({ kind: "done", path: "/?sent=1#message" });
  expect(await database().conversation.count()).toBe(2);
});

test("is answered on a service with such a part, and by the contact page when that has gone", async () => {
  await buildPage();
  const texts = { nameEn: "Loggers", nameVi: "Thiết bị ghi", descriptionEn: "d", descriptionVi: "d", icon: "factory" };
  const published = {
    status: "published",
    publishAt: new Date("2026-01-01T00:00:00Z"),
    parts: [newPart("contactForm")],
  } as const;
  const { id } = await database().service.create({ data: { slug: "loggers", ...texts, ...published } });
  expect(await send("/services/loggers")).toMatchObject({ kind: "done", path: "/services/loggers?sent=1#message" });
  await database().service.update({ where: { id }, data: { status: "draft" } });
  expect(await send("/services/loggers")).toMatchObject({ kind: "done", path: "/contact?sent=1" });
  expect(await database().conversation.count()).toBe(2);
});

test("is taken over by the contact page when its page has gone meanwhile, unless that has no form or is hidden", async () => {
  const { id } = await buildPage();
  await database().page.update({ where: { id }, data: { status: "draft" } });
  expect(await send("/quote")).toMatchObject({ kind: "done", path: "/contact?sent=1" });
  expect(await send("/quote", { ...message, text: "" })).toMatchObject({ kind: "refused", page: "/contact" });
  await database().setting.updateMany({ data: { showContact: false } });
  expect(await send("/quote")).toBeNull();
  await database().setting.updateMany({ data: { showContact: true } });
  await database().fixedPage.update({ where: { slug: "contact" }, data: { parts: [newPart("hero")] } });
  for (const path of ["/quote", "/contact"]) expect(await send(path)).toBeNull();
  expect(await database().conversation.count()).toBe(1);
});

test("stays where it is while the contact page is hidden", async () => {
  await buildPage();
  await database().setting.updateMany({ data: { showContact: false } });
  expect(await send("/quote")).toMatchObject({ kind: "done", path: "/quote?sent=1#message" });
});
