import { expect, test } from "vitest";
import { labelIn } from "~/components/fields/field-labels";
import en from "../../../messages/en.json";
import { numberedLabel } from "./numbered-label";

const record = {
  parts: [
    { id: "steps-1", steps: [{ id: "a" }, { id: "b" }] },
    { id: "cards-1", items: [{ id: "a" }] },
    { id: "cards-2", items: [{ id: "a" }, { id: "b" }] },
  ],
};

function labelOf(name: string): string {
  return numberedLabel((flat) => labelIn(en, "/admin/page", flat) ?? flat, record, name);
}

test("items and parts that one label stands for are told apart by their number", () => {
  expect(labelOf("parts.steps-1.steps.b.titleEn")).toBe("Steps: Single steps 2: Title (English)");
  expect(labelOf("parts.cards-2.items.a.titleEn")).toBe("Cards 2: Items 1: Title (English)");
  expect(labelOf("parts.cards-2")).toBe("Cards 2");
});

test("an item that is the only one of its label has no number", () => {
  expect(labelOf("parts.steps-1.titleEn")).toBe("Steps: Title (English)");
  expect(labelOf("parts.cards-1.items.a.titleEn")).toBe("Cards 1: Items: Title (English)");
  expect(labelOf("titleEn")).toBe("Title (English)");
  expect(labelOf("parts")).toBe(labelIn(en, "/admin/page", "parts"));
});

test("an item of another version of the record has its label without a number", () => {
  expect(labelOf("parts.cards-9.items.a.titleEn")).toBe("Cards: Items: Title (English)");
});
