import { expect, test } from "vitest";
import { columnsFor } from "./column";

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
