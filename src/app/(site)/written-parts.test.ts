import { createTranslator } from "next-intl";
import { describe, expect, test, vi } from "vitest";
import { makeFigure } from "~/features/website/page/parts/figures/schema";
import { newPart } from "~/features/website/page/parts/parts";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia } from "~/server/db/test-records";
import en from "../../../messages/en.json";
import viMessages from "../../../messages/vi.json";
import { headings, htmlOf, links, part } from "./test-page-parts";

const messages = { en, vi: viMessages };

vi.mock("next-intl/server", () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: "site" }) =>
    createTranslator({ locale, messages: messages[locale], namespace }),
}));

useTestDatabase();

const [blankCard] = newPart("cards").items;
const [blankPerk] = newPart("perks").items;
if (!blankCard || !blankPerk) throw new Error("New cards and perks have no items");
const card = (id: string, fields: Partial<typeof blankCard> = {}) => ({ ...blankCard, id, ...fields });
const perk = (id: string, fields: Partial<typeof blankPerk> = {}) => ({ ...blankPerk, id, ...fields });
const both = (name: string, text: string) => ({ [`${name}En`]: text, [`${name}Vi`]: `${text} (vi)` });
const count = (html: string, words: string) => html.split(words).length - 1;

async function service(slug: string, more: Partial<Prisma.ServiceUncheckedCreateInput> = {}) {
  const texts = { nameEn: `Service ${slug}`, nameVi: `Dịch vụ ${slug}`, descriptionEn: "d", descriptionVi: "d" };
  const published = { status: "published", publishAt: new Date("2026-11-01T00:00:00Z") } as const;
  await database().service.create({ data: { slug, ...texts, icon: "globe", ...published, ...more } });
}

describe("cards", () => {
  const words = [card("a", both("title", "One <b>")), card("b", { titleEn: "Two", textEn: "Only English" })];

  test("are shown in the language in which they have words, and left out without any", async () => {
    expect(headings(await htmlOf(part("cards", { titleEn: "Points", titleVi: "Ý", items: words }), { locale: "vi" }))).toEqual([
      "h1 The page",
      "h2 Ý",
      "h3 One &lt;b&gt; (vi)",
    ]);
    expect(headings(await htmlOf(part("cards", { items: words })))).toEqual(["h1 The page", "h2 One &lt;b&gt;", "h2 Two"]);
    expect(await htmlOf(part("cards", { titleEn: "Points", items: [card("a", { titleVi: "Một" })] }))).not.toContain("<section");
  });

  test("have their pictures; one whose picture is gone has arches, and none has room for any if all are gone", async () => {
    const { id: imageId } = await buildMedia("cardkeycardkeycardkey1");
    const items = [card("a", { titleEn: "A", imageId }), card("b", { titleEn: "B", imageId: 999 })];
    const html = await htmlOf(part("cards", { items }));
    expect(count(html, "<img")).toBe(1);
    expect(html).toContain("cardkeycardkeycardkey1");
    expect(count(html, "aspect-16/10")).toBe(2);
    expect(await htmlOf(part("cards", { items: items.slice(1) }))).not.toContain("aspect-16/10");
  });

  test("lead where their link leads, and nowhere by a link that is none", async () => {
    const links_ = ["/terms", "javascript:alert(1)", null];
    const items = links_.map((href, index) => card(`c${index}`, { textEn: `Card ${index}`, href }));
    const html = await htmlOf(part("cards", { items, linkTextEn: "All", href: "/all" }));
    expect(links(html)).toEqual(["/", "/all", "/terms"]);
    for (const index of [0, 1, 2]) expect(html).toContain(`Card ${index}`);
  });

  test("show their introduction and link without a title, too", async () => {
    const html = await htmlOf(part("cards", { items: words, leadEn: "Before all", linkTextEn: "All", href: "/all" }));
    expect(html).toContain("Before all");
    expect(links(html)).toContain("/all");
  });
});

describe("a quote", () => {
  test("has one pair of quotation marks, and the initials of a name without a portrait", async () => {
    const quote = { textEn: '"It works."', nameEn: "Trần Lạc Long", roleEn: "Director" };
    const html = await htmlOf(part("quote", quote));
    expect(html).toMatch(/<blockquote[^>]*>“It works.”<\/blockquote>/);
    expect(html).toContain('<span aria-hidden="true">TL</span>');
    const { id: imageId } = await buildMedia("facekeyfacekeyfacekey1");
    const portrayed = await htmlOf(part("quote", { ...quote, imageId }));
    expect(portrayed).toContain("facekeyfacekeyfacekey1");
    expect(portrayed).not.toContain(">TL<");
  });

  test("is left out in a language without it", async () => {
    expect(await htmlOf(part("quote", { titleVi: "Lời", textEn: "Hi", nameVi: "An" }), { locale: "vi" })).not.toContain(
      "<section",
    );
  });
});

describe("perks", () => {
  test("have their icons", async () => {
    const items = [perk("a", { titleEn: "Pay", icon: "star" }), perk("b", { textEn: "Days", icon: "gone" })];
    const html = await htmlOf(part("perks", { titleEn: "All get", items }));
    expect(headings(html)).toEqual(["h1 The page", "h2 All get", "h3 Pay"]);
    expect(html).toContain("lucide-star");
    expect(count(html, "<svg")).toBe(2);
  });
});

describe("figures", () => {
  test("of the part are shown instead of the company's, in the language in which they are written", async () => {
    const counted = { nameEn: "Customers", nameVi: "Khách hàng", value: 340, icon: "star" };
    await database().statistic.create({ data: { ...counted, active: true, order: 1 } });
    const items = [
      { ...makeFigure("a"), figureValueEn: "15 min", figureLabelEn: "between two readings" },
      { ...makeFigure("b"), figureLabelEn: "without a value" },
    ];
    const html = await htmlOf(part("figures", { items }));
    expect(html).toContain("15 min");
    expect(html).toContain("between two readings");
    expect(html).not.toContain("without a value");
    expect(html).not.toContain("Customers");
    const vietnamese = await htmlOf(part("figures", { items }), { locale: "vi" });
    for (const shown of ["<dl", "<ul", "15 min"]) expect(vietnamese).not.toContain(shown);
    expect(await htmlOf(part("figures", { items: [makeFigure("a")] }))).toContain("Customers");
    expect(await htmlOf(part("figures", {}))).toContain("Customers");
  });
});

describe("a success story", () => {
  const story = { ...both("beforeLabel", "Before"), ...both("afterLabel", "After"), ...both("quote", "Better") };
  const widths = (html: string) => [...html.matchAll(/style="width:([^"]*)"/g)].map(([, width]) => width);

  test("has bars as long as its figures, as they are written in the language", async () => {
    const figures = { beforeValueEn: "2.5 h", afterValueEn: "0.5 h", beforeValueVi: "2,5 giờ", afterValueVi: "0,5 giờ" };
    for (const locale of ["en", "vi"] as const)
      expect(widths(await htmlOf(part("caseStory", { ...story, ...figures }), { locale }))).toEqual(["100%", "20%"]);
    expect(widths(await htmlOf(part("caseStory", { ...story, beforeValueEn: "8", afterValueEn: "16" })))).toEqual([
      "50%",
      "100%",
    ]);
  });

  test("has no bars for words, and needs a figure or a quote", async () => {
    const html = await htmlOf(part("caseStory", { ...story, beforeValueEn: "none", afterValueEn: "all" }));
    expect(widths(html)).toEqual([]);
    expect(html).toContain(">none<");
    expect(html).toContain("“Better”");
    expect(await htmlOf(part("caseStory", { titleEn: "Title", byEn: "An" }))).not.toContain("<section");
  });
});

describe("looks", () => {
  test.each(["rows", "arcade", "cards"] as const)("of services (%s) show all of them with their links", async (variant) => {
    const { id: imageId } = await buildMedia("servicekeyservicekey12");
    await Promise.all([service("a", { imageId }), service("b")]);
    const html = await htmlOf(part("services", { titleEn: "What we do", variant }));
    expect(headings(html)).toEqual(["h1 The page", "h2 What we do", "h3 Service a", "h3 Service b"]);
    expect(links(html).slice(1)).toEqual(["/services", "/services/a", "/services/b"]);
    expect(html.includes("servicekeyservicekey12")).toBe(variant !== "rows");
  });

  test("of an opening have its pictures and figure where they say so", async () => {
    const [one, two] = [await buildMedia("onekeyonekeyonekeyone1"), await buildMedia("twokeytwokeytwokeytwo2")];
    const fields = { imageId: one.id, secondImageId: two.id, figureValueEn: "98.6%", figureLabelEn: "of alarms" };
    const shown = async (variant: "arch" | "arcade" | "full" | "text") => {
      const html = await htmlOf(part("hero", { ...fields, variant, titleEn: "Welcome" }));
      expect(headings(html)).toEqual(["h1 Welcome"]);
      return [one.key, two.key, "98.6%"].map((words) => html.includes(words));
    };
    expect(await shown("arch")).toEqual([true, false, true]);
    expect(await shown("arcade")).toEqual([true, true, true]);
    expect(await shown("full")).toEqual([true, false, false]);
    expect(await shown("text")).toEqual([false, false, false]);
  });

  test.each(["arch", "arcade", "full"] as const)("of an opening (%s) load its first picture first", async (variant) => {
    const [one, two] = [await buildMedia("onekeyonekeyonekeyone1"), await buildMedia("twokeytwokeytwokeytwo2")];
    const html = await htmlOf(part("hero", { variant, imageId: one.id, secondImageId: two.id }));
    expect(html).toMatch(/<img[^>]*onekeyonekeyonekeyone1[^>]*fetchPriority="high"/);
    expect(count(html, 'loading="eager"')).toBe(1);
  });
});
