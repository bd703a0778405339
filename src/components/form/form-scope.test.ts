import { expect, test } from "vitest";
import { displayName } from "./form-scope";

test.each([
  ["titleEn", "titleEn"],
  ["parts", "parts"],
  ["parts.news-1a2b.ids", "parts.news.ids"],
  ["parts.hero-1a2b.buttons", "parts.hero.buttons"],
  ["parts.hero-1a2b.buttons.9c8d.href", "parts.hero.buttons.href"],
  ["parts.table-1a2b.rows.3c4d.cells", "parts.table.rows.cells"],
  ["parts.table-1a2b.rows.3c4d.cells.5e6f.textEn", "parts.table.rows.cells.textEn"],
  ["parts.caseStory-a-b.imageId", "parts.caseStory.imageId"],
  ["headerMenu.7a8b.items", "headerMenu.items"],
  ["headerMenu.page-7.href", "headerMenu.href"],
  ["headerMenu.7a8b.items.9c8d.href", "headerMenu.items.href"],
])("the field %s is shown as %s", (name, display) => {
  expect(displayName(name)).toBe(display);
});
