import { expect, test } from "vitest";
import { columnsFor, needsLabel } from "./column";

test("puts the reader's language first in a bilingual pair of columns", () => {
  const columns = ["order", "nameEn", "nameVi", "titleVi", "placeVi", "placeEn"].map((id) => ({ id }));
  const idsFor = (locale: "en" | "vi") => columnsFor(locale, columns).map(({ id }) => id);
  expect(idsFor("en")).toEqual(["order", "nameEn", "nameVi", "titleVi", "placeEn", "placeVi"]);
  expect(idsFor("vi")).toEqual(["order", "nameVi", "nameEn", "titleVi", "placeVi", "placeEn"]);
});

test("shows the first of a bilingual pair as the list says, in either language", () => {
  const columns = [{ id: "nameEn" }, { id: "nameVi", isHidden: true }];
  expect(columnsFor("en", columns)).toEqual(columns);
  expect(columnsFor("vi", columns)).toEqual([{ id: "nameVi" }, { id: "nameEn", isHidden: true }]);
});

test("numbers, yes and no need the name of their column, texts and own renderings do not", () => {
  const row = { name: "Senior", uses: 0, active: false, deletedAt: null };
  expect(needsLabel({ id: "uses", isNumber: true }, row)).toBe(true);
  expect(needsLabel({ id: "active" }, row)).toBe(true);
  expect(needsLabel({ id: "name" }, row)).toBe(false);
  expect(needsLabel({ id: "deletedAt" }, row)).toBe(false);
  expect(needsLabel({ id: "active", cell: () => "Shown" }, row)).toBe(false);
});
