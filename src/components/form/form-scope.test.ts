import { expect, test } from "vitest";
import { displayName } from "./form-scope";

test("fields of parts and of their nested items share the display of their kind", () => {
  expect(displayName("parts.news-1a2b.ids")).toBe("parts.news.ids");
  expect(displayName("parts.gallery-1a2b.pictures.3c4d.imageId")).toBe("parts.gallery.pictures.imageId");
  expect(displayName("parts.table-1a2b.rows.3c4d.cells")).toBe("parts.table.rows.cells");
  expect(displayName("parts.table-1a2b.rows")).toBe("parts.table.rows");
  expect(displayName("parts")).toBe("parts");
  expect(displayName("imageId")).toBe("imageId");
});
