import { expect, test } from "vitest";
import { placeAfter, withMoved } from "./place-after";

const ids = [1, 2, 3, 4];
const rows = ids.map((id) => ({ id }));

test.each([
  [1, 3, [2, 3, 1, 4]],
  [1, 4, [2, 3, 4, 1]],
  [4, 1, [4, 1, 2, 3]],
  [3, 2, [1, 3, 2, 4]],
  [2, 3, [1, 3, 2, 4]],
])("row %i dropped on row %i", (id, over, order) => {
  const after = placeAfter(ids, id, over);
  expect(after !== undefined && withMoved(rows, id, after).map((row) => row.id)).toEqual(order);
});

test.each([
  [2, 2],
  [9, 2],
  [2, 9],
])("row %i dropped on row %i stays", (id, over) => {
  expect(placeAfter(ids, id, over)).toBeUndefined();
});
