import { expect, test } from "vitest";
import { findCircle } from "./import-circles";

test("finds a circle, without the files that lead to it or that it leads to", () => {
  const imports = new Map([
    ["page", ["form"]],
    ["form", ["lib", "hook"]],
    ["hook", ["store"]],
    ["store", ["lib", "form"]],
    ["lib", []],
  ]);
  expect(findCircle(imports)).toEqual(["form", "hook", "store", "form"]);
});

test("finds a file that imports itself", () => {
  expect(findCircle(new Map([["form", ["form"]]]))).toEqual(["form", "form"]);
});

test("takes two ways to one file for no circle", () => {
  const imports = new Map([
    ["page", ["form", "list"]],
    ["form", ["lib"]],
    ["list", ["lib", "form"]],
  ]);
  expect(findCircle(imports)).toBeNull();
});
