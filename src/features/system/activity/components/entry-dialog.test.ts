import { expect, test } from "vitest";
import { flatChanges, isReordered } from "./entry-dialog";

const card = { id: "2b", titleEn: "Fast", titleVi: "Nhanh", imageId: null };

test("an added or deleted item is shown by its texts, without a row of its own", () => {
  const texts = (was: unknown, is: unknown) => [
    ["parts.cards-1.items.2b.titleEn", [was && "Fast", is && "Fast"]],
    ["parts.cards-1.items.2b.titleVi", [was && "Nhanh", is && "Nhanh"]],
  ];
  expect(flatChanges("parts.cards-1.items.2b", null, card)).toEqual(texts(null, card));
  expect(flatChanges("parts.cards-1.items.2b", card, null)).toEqual(texts(card, null));
});

test("a list that was empty is shown with its order and the texts of its items", () => {
  expect(flatChanges("parts", [], [card])).toEqual([
    ["parts", [[], ["2b"]]],
    ["parts.2b.titleEn", [null, "Fast"]],
    ["parts.2b.titleVi", [null, "Nhanh"]],
  ]);
});

test("any other value is shown as it is", () => {
  expect(flatChanges("titleEn", "Old", "New")).toEqual([["titleEn", ["Old", "New"]]]);
});

test("an added link is shown by its address", () => {
  expect(flatChanges("socialLinks.ab", null, { id: "ab", href: "https://a.example" })).toEqual([
    ["socialLinks.ab.href", [null, "https://a.example"]],
  ]);
});

test("a new order of the same items is told", () => {
  expect(isReordered(["a", "b"], ["b", "a"])).toBe(true);
  expect(isReordered(["a", "b"], ["b", "c"])).toBe(false);
  expect(isReordered(["a"], ["a", "b"])).toBe(false);
  expect(isReordered([], [])).toBe(false);
});
