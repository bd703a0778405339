import { expect, test } from "vitest";
import { readCallInput } from "~/server/crud/call-input";
import { transformer } from "./transformer";

test("preserves an input that contains the same object twice", () => {
  const now = new Date(0);
  const tags = ["a", undefined];
  const input = { data: { publishAt: now, unpublishAt: now, tags }, tags };
  expect(readCallInput(JSON.parse(JSON.stringify(transformer.input.serialize(input))))).toStrictEqual(input);
});
