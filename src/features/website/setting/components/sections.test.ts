import { expect, test } from "vitest";
import { emptySetting } from "../schema";
import { settingSectionNames, settingSections } from "./sections";

test("every setting is in one section, and every section in one group", () => {
  const fields = Object.keys(emptySetting).map((name) => name.replace(/(?:En|Vi)$/, ""));
  const listed = Object.values(settingSections).flat();
  expect(listed.toSorted()).toEqual([...new Set(fields)].toSorted());
  expect(settingSectionNames.toSorted()).toEqual(Object.keys(settingSections).toSorted());
});
