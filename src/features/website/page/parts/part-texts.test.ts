import { expect, test } from "vitest";
import { fieldsWith, withTexts } from "./part-texts";

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
