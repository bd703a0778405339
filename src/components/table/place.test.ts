import { expect, test } from "vitest";
import { originOf, placeOf, withMoved } from "./place";

const ids = [1, 2, 3, 4];
const rows = ids.map((id) => ({ id }));

test.each([
  [1, 3, { after: 3 }, [2, 3, 1, 4]],
  [1, 4, { after: 4 }, [2, 3, 4, 1]],
  [4, 1, { before: 1 }, [4, 1, 2, 3]],
  [3, 2, { before: 2 }, [1, 3, 2, 4]],
  [2, 3, { after: 3 }, [1, 3, 2, 4]],
])("moves row %i, dropped on row %i, to %j", (id, over, place, order) => {
  expect(placeOf(ids, id, over)).toEqual(place);
  expect(withMoved(rows, id, place).map((row) => row.id)).toEqual(order);
});

test.each([
  [2, 2],
  [9, 2],
  [2, 9],
])("keeps row %i, dropped on row %i, in place", (id, over) => {
  expect(placeOf(ids, id, over)).toBeNull();
});

test.each([1, 2, 3, 4])("moves row %i back to where it was", (id) => {
  const origin = originOf(ids, id);
  const moved = withMoved(rows, id, id === 4 ? { before: 1 } : { after: 4 });
  expect(origin && withMoved(moved, id, origin)).toEqual(rows);
});

test("knows no way back for an only or an unknown row", () => {
  expect([originOf([1], 1), originOf(ids, 9)]).toEqual([null, null]);
});
