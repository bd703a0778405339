import { expect, test } from "vitest";
import { isJson, parseJson } from "./json";

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

test("reads what is nested as deep as forms are, and brackets in texts", () => {
  expect(parseJson(nested(32))).toEqual(JSON.parse(nested(32)));
  const text = { text: '[[{"\\'.repeat(100) };
  expect(parseJson(JSON.stringify(text))).toEqual(text);
  expect(parseJson(JSON.stringify(Array.from({ length: 100 }, () => [[]])))).toHaveLength(100);
});

test("refuses deeper and larger JSON without parsing it, and what is no JSON", () => {
  for (const text of [nested(33), "[".repeat(2_000_000), `{"a":${nested(40)}}`, `[${"[],".repeat(200_001)}[]]`, "{", ""])
    expect(isJson(text)).toBe(false);
});
