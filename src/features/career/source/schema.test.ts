import { expect, test } from "vitest";
import { sourceSchema } from "./schema";

test.each([
  ["linkedin", true],
  ["job-fair_2026", true],
  ["LinkedIn", true],
  ["", false],
  ["two words", false],
  ["đà-nẵng", false],
  ["a&b", false],
  ["x".repeat(51), false],
])("a source with the value %j is taken: %s", (value, isTaken) => {
  expect(sourceSchema.safeParse({ nameEn: "Name", nameVi: "Tên", value }).success).toBe(isTaken);
});
