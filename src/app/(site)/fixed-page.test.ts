import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { describe, expect, test, vi } from "vitest";
import { belongsToPage, newPart, readParts } from "~/features/website/page/parts/parts";
import type { Locale } from "~/i18n/routing";
import type { FixedSlug } from "~/lib/fixed-pages";
import { database } from "~/server/db/client";
import { statementsDuring, useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages, buildJobPost, buildOffice } from "~/server/db/test-records";
import { withFormState } from "~/server/forms/state";
import { withPreview } from "~/server/traits/preview";
import en from "../../../messages/en.json";
import viMessages from "../../../messages/vi.json";
import * as about from "./[locale]/about-us/page";
import * as career from "./[locale]/career/page";
import * as contact from "./[locale]/contact/page";
import * as news from "./[locale]/news/page";
import * as home from "./[locale]/page";
import * as services from "./[locale]/services/page";

const messages = { en, vi: viMessages };

vi.mock("next-intl/server", () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: "site" }) =>
    createTranslator({ locale, messages: messages[locale], namespace }),
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));

useTestDatabase();

const published = { status: "published", publishAt: new Date("2026-01-01T00:00:00Z") } as const;
const settings = (data: object = {}) =>
  database().setting.create({
    data: { siteNameEn: "Lacviet", siteNameVi: "Lạc Việt", sloganEn: "We build", sloganVi: "Xây dựng", ...data },
  });

async function buildArticles(count: number) {
  const creator = { creatorName: "Lan", creatorEmail: "lan@example.com" };
  for (let index = 1; index <= count; index++) {
    const texts = { titleEn: `Story ${index}`, titleVi: `Chuyện ${index}`, contentEn: "<p>a</p>", contentVi: "<p>b</p>" };
    await database().newsArticle.create({ data: { slug: `story-${index}`, ...texts, ...creator, ...published } });
  }
}

const buildService = () =>
  database().service.create({ data: { slug: "wiring", nameEn: "Wiring", nameVi: "Đấu điện", icon: "factory", ...published } });

type Query = Record<string, string>;
type Page = {
  default(props: { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> }): Promise<ReactNode>;
  generateMetadata(props: { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> }): Promise<Metadata>;
};

const propsOf = (locale: Locale, query: Query) => ({
  params: Promise.resolve({ locale }),
  searchParams: Promise.resolve(query),
});

/** Renders the page's own content, without header and footer. */
async function show(page: Page, locale: Locale = "en", query: Query = {}): Promise<string> {
  const { prelude } = await prerender(await page.default(propsOf(locale, query)));
  const html = (await new Response(prelude).text()).replace(/<!--.*?-->/g, "");
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
}

const metadata = (page: Page, locale: Locale = "en", query: Query = {}) => page.generateMetadata(propsOf(locale, query));

const headings = (html: string) =>
  [...html.matchAll(/<(h[1-4])[^>]*>(.*?)<\/\1>/g)].map(([, level, text]) => `${level} ${text?.replace(/<[^>]*>/g, "")}`);
const leadOf = (html: string) => /<p class="mt-5 max-w-article text-xl[^"]*">(.*?)<\/p>/.exec(html)?.[1];
const links = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

async function change(slug: FixedSlug, data: object) {
  await database().fixedPage.update({ where: { slug }, data });
}

describe("home", () => {
  test("has the site's slogan, what it has to show, and its first button only while that leads somewhere", async () => {
    await buildFixedPages();
    await settings();
    const empty = await show(home);
    expect(headings(empty)).toEqual(["h1 We build", "h2 Let’s talk"]);
    expect(links(empty)).toEqual(["/contact", "/contact"]);
    await Promise.all([buildService(), buildArticles(1), buildJobPost()]);
    const full = await show(home, "vi");
    expect(headings(full).filter((heading) => !heading.startsWith("h3"))).toEqual([
      ...[
        "h1 Xây dựng",
        "h2 Lĩnh vực hoạt động",
        "h2 Tin mới nhất",
        "h2 Cùng làm việc với chúng tôi",
        "h2 Trò chuyện cùng chúng tôi",
      ],
    ]);
    expect(links(full).slice(0, 2)).toEqual(["/vi/services", "/vi/contact"]);
    expect(await metadata(home, "vi")).toMatchObject({ title: { absolute: "Lạc Việt – Xây dựng" } });
  });

  test("shows what staff wrote, in a preview the pending changes too", async () => {
    const [row] = await buildFixedPages();
    await settings();
    const parts = readParts(row?.parts).map((part) =>
      part.kind === "hero" ? { ...part, titleEn: "Bridges", leadEn: "Long ones" } : part,
    );
    await change("", { parts, metaTitleEn: "Bridges and more" });
    expect(headings(await show(home))[0]).toBe("h1 Bridges");
    expect(await metadata(home)).toMatchObject({
      title: { absolute: "Bridges and more · Lacviet" },
      description: "Long ones",
      robots: undefined,
    });
    const data = { parts: JSON.parse(JSON.stringify([{ ...newPart("text"), titleEn: "Draft", contentEn: "<p>Soon</p>" }])) };
    await database().pendingChange.create({ data: { path: "/admin/home", recordId: row?.id ?? 0, baseVersion: 1, data } });
    expect(headings(await show(home))[0]).toBe("h1 Bridges");
    await withPreview({ path: "/admin/home", id: row?.id ?? 0, token: null }, async () => {
      expect(headings(await show(home))).toEqual(["h1 Home", "h2 Draft"]);
      expect(await metadata(home)).toMatchObject({ robots: { index: false } });
      expect(headings(await show(services))[0]).toBe("h1 Services");
    });
  });
});

test.each([
  ["services", services, "What we do for our customers.", "Our services are being described. Please come back soon."],
  ["about us", about, "Who we are, and how we work.", "This page is being written. Please come back soon."],
] as const)("%s says where it is empty", async (_, page, lead, emptyLead) => {
  await buildFixedPages();
  await settings();
  expect(leadOf(await show(page))).toBe(emptyLead);
  expect(await metadata(page)).toMatchObject({ description: lead });
  await Promise.all([buildService(), buildOffice()]);
  expect(leadOf(await show(page))).toBe(lead);
});

describe("a page's own list", () => {
  test("follows its head, in the same column", async () => {
    await buildFixedPages();
    await settings();
    await buildService();
    expect(await show(services)).toMatch(
      /^<div class="page-width"><header class="pt-8 lg:pt-12">.*<\/header><div class="mt-12 lg:mt-16"><ul class="grid gap-6 md:grid-cols-2 lg:gap-8"><li.*<\/ul><\/div><\/div><section id="contact"/s,
    );
    expect(await show(career)).toMatch(
      /<\/header><div class="mt-12 grid gap-x-12 gap-y-10 lg:mt-16 lg:grid-cols-12"><div class="lg:col-span-9"><h2/,
    );
    expect(await show(contact)).toMatch(
      /<\/header><div class="mt-12 grid gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-12"><section aria-labelledby="write"/,
    );
  });

  test("is a section of its own where it has a title or stands elsewhere", async () => {
    const rows = await buildFixedPages();
    await settings();
    await buildService();
    const [hero, list, call] = readParts(rows[1]?.parts);
    await change("services", { parts: JSON.parse(JSON.stringify([hero, call, list])) });
    expect(await show(services)).toMatch(
      /<\/section><section class="mt-20 lg:mt-28 "><div class="page-width "><ul class="grid gap-6/,
    );
    await change("services", { parts: JSON.parse(JSON.stringify([hero, { ...list, titleEn: "All we do" }, call])) });
    expect(headings(await show(services)).slice(0, 2)).toEqual(["h1 Services", "h2 All we do"]);
  });

  test("has pages and filters", async () => {
    await buildFixedPages();
    await settings();
    await buildArticles(13);
    expect(headings(await show(news, "vi", { page: "2" }))).toEqual(["h1 Tin tức", "h2 Chuyện 1"]);
    expect(await metadata(news, "vi", { page: "2" })).toMatchObject({ openGraph: { title: "Tin tức – trang 2" } });
    await expect(show(news, "en", { page: "3" })).rejects.toThrow();
    const { id: officeId } = await buildOffice();
    await buildJobPost({ officeId });
    await buildJobPost();
    expect(headings(await show(career))[1]).toBe("h2 2 open jobs");
    expect(headings(await show(career, "en", { office: String(officeId) }))[1]).toBe("h2 1 open job");
    expect(await metadata(career, "en", { office: String(officeId) })).toMatchObject({ robots: { index: false } });
  });

  test("is left out in the languages that hide it, where filters change nothing and it has one page", async () => {
    const rows = await buildFixedPages();
    await settings();
    await buildArticles(13);
    await Promise.all([buildService(), buildJobPost()]);
    for (const [slug, page, ...expected] of [
      ["services", services, "h1 Dịch vụ", "h2 Trò chuyện cùng chúng tôi"],
      ["news", news, "h1 Tin tức"],
      ["career", career, "h1 Tuyển dụng"],
    ] as const) {
      const stored = readParts(rows.find((row) => row.slug === slug)?.parts);
      const hidden = stored.map((part) => (belongsToPage(part.kind) ? { ...part, visibleVi: false } : part));
      await change(slug, { parts: JSON.parse(JSON.stringify(hidden)) });
      const query = { level: "7" };
      const html = await show(page, "vi", query);
      expect(headings(html)).toEqual(expected);
      expect(leadOf(html)).not.toMatch(/quay lại sau/);
      expect(html).toBe(await show(page, "vi"));
      expect(await metadata(page, "vi", query)).toEqual(await metadata(page, "vi"));
    }
    for (const page of [news, career]) await expect(show(page, "vi", { page: "2" })).rejects.toThrow("404");
    expect(headings(await show(news, "en", { page: "2" }))).toEqual(["h1 News", "h2 Story 1"]);
    const languages = async (query: Query) => Object.keys((await metadata(news, "en", query)).alternates?.languages ?? {});
    expect([await languages({}), await languages({ page: "2" })]).toEqual([
      ["en", "vi", "x-default"],
      ["en", "x-default"],
    ]);
  });

  test("keeps what was typed into a refused form, and thanks for a sent one", async () => {
    await buildFixedPages();
    await settings();
    await buildOffice();
    const refused = { values: { name: "Lan" }, errors: { email: "Please enter a valid email!" } };
    const html = await withFormState(refused, () => show(contact));
    expect(html).toContain('value="Lan"');
    expect(html).toContain("Please enter a valid email!");
    expect(html).toMatch(
      /<section class="[^"]*bg-muted[^"]*"><div class="page-width "><div class="mb-10[^"]*"><div><h2 [^>]*>Our offices/,
    );
    expect(headings(await show(contact, "vi", { sent: "1" }))).toContain(`h2 ${viMessages.site.contact.sentTitle}`);
    expect(await metadata(contact, "en", { sent: "1" })).toMatchObject({ robots: { index: false } });
  });
});

test("reads its row with one query", async () => {
  await buildFixedPages();
  await settings();
  const statements = await statementsDuring(() => show(services));
  expect(statements.filter((statement) => statement.includes('FROM "public"."FixedPage"'))).toHaveLength(1);
});

test("is not found where the settings hide its section", async () => {
  await buildFixedPages();
  await settings({ showServices: false });
  await expect(show(services)).rejects.toThrow();
});
