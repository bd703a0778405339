import { expect, test } from "vitest";
import { selectParts } from "./test-parts.mjs";

test("runs all parts without a name", () => {
  expect(selectParts([])).toEqual(new Set(["checks", "unit", "postgres", "build", "browser"]));
});

test("runs only the named parts, and builds for the browser tests", () => {
  expect(selectParts(["checks", "unit"])).toEqual(new Set(["checks", "unit"]));
  expect(selectParts(["browser"])).toEqual(new Set(["browser", "build"]));
});

test("refuses an unknown part instead of running nothing", () => {
  expect(selectParts(["unit", "units"])).toBeNull();
});
