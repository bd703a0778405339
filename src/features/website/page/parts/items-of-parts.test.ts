import { describe, expect, test } from "vitest";
import { newPart, type Part, type PartOf } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { searchSite } from "~/features/website/search/data";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();

const start = {
  ...emptyPage,
  titleEn: "Quality",
  titleVi: "Chất lượng",
  status: "published" as const,
  publishAt: new Date("2026-01-01T00:00:00Z"),
};

const pages = async () => (await callerAs("ADMIN")).website.page;
type Card = PartOf<"cards">["items"][number];
type Perk = PartOf<"perks">["items"][number];
type Figure = PartOf<"figures">["items"][number];

const card = (id: string, more: Partial<Card> = {}): Card => ({
  ...{ id, imageId: null, titleEn: "Zebra", titleVi: "Ngựa vằn", textEn: null, textVi: null, href: null },
  ...more,
});
const perk = (id: string, more: Partial<Perk> = {}): Perk => ({
  ...{ id, icon: "star", titleEn: "Pay", titleVi: "Lương", textEn: null, textVi: null },
  ...more,
});
const figure = (id: string, more: Partial<Figure> = {}): Figure => ({
  ...{ id, figureValueEn: "1/5", figureValueVi: "1/5", figureLabelEn: "lost", figureLabelVi: "thất thoát" },
  ...more,
});
const figures = (items: Figure[]): Part => ({ ...newPart("figures"), ...{ id: "figures-a", items } });
const cards = (items: Card[]): Part => ({ ...newPart("cards"), ...{ id: "cards-a", items } });
const perks = (items: Perk[]): Part => ({ ...newPart("perks"), ...{ id: "perks-a", items } });

describe("items of parts", () => {
  test("are refused where they are wrong", async () => {
    const page = await pages();
    const refused = (part: Part) => refusedFields(page.create({ data: { ...start, parts: [part] } }));
    const many = Array.from({ length: 13 }, (_, index) => perk(`p${index}`));
    expect(await refused(perks(many))).toEqual(["parts.0.items"]);
    expect(await refused(perks([perk("a"), perk("a")]))).toEqual(["parts.0.items"]);
    expect(await refused(perks([perk("a"), perk("b", { icon: "<svg>" })]))).toEqual(["parts.0.items.1.icon"]);
    expect(await refused(cards([card("a", { href: "javascript:alert(1)" })]))).toEqual(["parts.0.items.0.href"]);
    expect(await refused(cards([card("a", { titleEn: "x".repeat(121) })]))).toEqual(["parts.0.items.0.titleEn"]);
    expect(await refused(cards([card("a"), card("b", { imageId: 999 })]))).toEqual(["parts.0.items.1.imageId"]);
    expect(await refused(cards([card("a", { titleVi: null })]))).toEqual(["parts.0.items.0.titleVi"]);
    expect(await refused(figures(Array.from({ length: 9 }, (_, index) => figure(`f${index}`))))).toEqual(["parts.0.items"]);
    const long = figure("a", { figureValueEn: "1".repeat(21), figureLabelVi: "x".repeat(121) });
    expect(await refused(figures([long]))).toEqual(["parts.0.items.0.figureValueEn", "parts.0.items.0.figureLabelVi"]);
    const values = { figureValueEn: null, figureValueVi: null };
    const fields = ["parts.0.items.1.figureValueEn", "parts.0.items.1.figureValueVi"];
    expect((await refused(figures([figure("a"), figure("b", values)]))).sort()).toEqual(fields);
  });

  test("protect their pictures and the records to which they link", async () => {
    const caller = await callerAs("ADMIN");
    const { page } = caller.website;
    const { id: imageId } = await buildMedia();
    const target = await page.create({ data: { ...start, titleEn: "Target", titleVi: "Đích", parts: [cards([card("a")])] } });
    const items = [card("a"), card("b", { imageId, href: `record:/admin/page/${target.id}` })];
    await page.create({ data: { ...start, parts: [cards(items)] } });
    expect((await refusalOf(caller.system.media.delete({ ids: [imageId] }))).appCode).toBe("ERROR_IN_USE");
    expect(await page.usedBy({ ids: [target.id] })).toEqual([{ id: target.id, path: "/admin/page", count: 1 }]);
  });

  test("are plain text, found in each language, whatever their words look like", { tags: "postgres" }, async () => {
    const page = await pages();
    const made = await page.create({
      data: { ...start, parts: [cards([card("a", { textEn: "<i>Okapi</i>", textVi: "Hươu" })])] },
    });
    expect(made.parts).toMatchObject([{ items: [{ textEn: "<i>Okapi</i>" }] }]);
    const now = new Date("2026-06-01T00:00:00Z");
    const found = async (term: string, locale: "en" | "vi") =>
      (await searchSite(database(), { term, locale, now, page: 1 })).found.length;
    expect([await found("okapi", "en"), await found("okapi", "vi"), await found("ngua van", "vi")]).toEqual([1, 0, 1]);
  });

  test("with example words are not published", async () => {
    const page = await pages();
    const { examples } = await page.newPartTexts();
    const items = [card("a"), card("b", { titleEn: examples.cards?.["items.titleEn"] ?? null })];
    expect(await refusedFields(page.create({ data: { ...start, parts: [cards(items)] } }))).toEqual(["parts.0.items.1.titleEn"]);
  });

  test("are merged item by item when two people save at once", async () => {
    const page = await pages();
    const { id } = await page.create({ data: { ...start, parts: [cards([card("a"), card("b")])] } });
    await page.update({ id, version: 1, data: { parts: [cards([card("a", { titleEn: "Mine" }), card("b")])] } });
    const theirs = [cards([card("b", { titleEn: "Theirs" }), card("a")])];
    const saved = await page.update({ id, version: 1, data: { parts: theirs } });
    expect(saved.parts).toMatchObject([
      {
        items: [
          { id: "b", titleEn: "Theirs" },
          { id: "a", titleEn: "Mine" },
        ],
      },
    ]);
  });
});
