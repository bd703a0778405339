import { expect, test } from "vitest";
import { columnsFor } from "./column";

test("of a pair of languages, the reader's own comes first", () => {
  const columns = ["order", "nameEn", "nameVi", "titleVi", "placeVi", "placeEn"].map((id) => ({ id }));
  const idsFor = (locale: "en" | "vi") => columnsFor(locale, columns).map(({ id }) => id);
  expect(idsFor("en")).toEqual(["order", "nameEn", "nameVi", "titleVi", "placeEn", "placeVi"]);
  expect(idsFor("vi")).toEqual(["order", "nameVi", "nameEn", "titleVi", "placeVi", "placeEn"]);
});
