import { expect, test } from "vitest";
import { withTicked } from "./row-selection";

const shown = [5, 3, 8, 1, 9];

test.each([
  ["one more row", [3], { id: 8, isOn: true, anchor: null }, [3, 8]],
  ["one row less", [3, 8], { id: 3, isOn: false, anchor: null }, [8]],
  ["a range downwards", [3], { id: 1, isOn: true, anchor: 3 }, [3, 8, 1]],
  ["a range upwards", [9], { id: 5, isOn: true, anchor: 8 }, [5, 3, 8, 9]],
  ["a removed range", shown, { id: 1, isOn: false, anchor: 3 }, [5, 9]],
  ["one row when the anchor is no longer shown", [], { id: 8, isOn: true, anchor: 99 }, [8]],
])("computes %s", (_, selected, ticked, expected) => {
  expect(withTicked(shown, selected, ticked)).toEqual(expected);
});
