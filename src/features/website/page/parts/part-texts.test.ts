import { expect, test } from "vitest";
import { itemName } from "~/lib/item-texts";
import { isTextField } from "~/lib/items";
import { makeCard } from "./cards/schema";
import { makeFigure } from "./figures/schema";
import { fieldsWith, withTexts } from "./part-texts";
import { makePerk } from "./perks/schema";
import { makeQuestion } from "./questions/schema";
import { makeStep } from "./steps/schema";

const part = {
  id: "cards-1",
  titleEn: null,
  items: [
    { id: "a", titleEn: null },
    { id: "b", titleEn: "Own" },
  ],
};
const texts = { titleEn: "A title", "items.titleEn": "A point" };

test("texts are filled in for a part and each of its items, in a copy", () => {
  const filled = withTexts<{ id: string; titleEn: string | null; items: { id: string; titleEn: string | null }[] }>(part, texts);
  expect([filled.titleEn, ...filled.items.map(({ titleEn }) => titleEn)]).toEqual(["A title", "A point", "A point"]);
  expect(part.titleEn).toBeNull();
  expect(withTexts({ id: "text-1", titleEn: "Own" }, { "items.titleEn": "A point" })).toEqual({ id: "text-1", titleEn: "Own" });
});

test("fields that still have the texts are named as in the form", () => {
  expect(fieldsWith(withTexts(part, texts), texts)).toEqual(["titleEn", "items.0.titleEn", "items.1.titleEn"]);
  expect(fieldsWith(part, texts)).toEqual([]);
});

const made = [makeCard("a"), makeFigure("a"), makePerk("a"), makeQuestion("a"), makeStep("a")].map((item) => [item] as const);

test.each(made)("the name of an item is its first text in the form, in the order of the database: %o", (item) => {
  const texts = Object.keys(item).filter(isTextField);
  const written = { ...item, ...Object.fromEntries(texts.map((name) => [name, name])) };
  // A jsonb column has shorter names first.
  const stored = Object.entries(written).toSorted(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
  expect(itemName({ id: "a", ...Object.fromEntries(stored) }, "En")).toBe(texts[0]);
});
