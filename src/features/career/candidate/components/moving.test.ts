import { expect, test } from "vitest";
import { withMoving } from "./moving";

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
const moving = [{ row: one, to: "done" }];

test("a row on its way to another column has left its own", () => {
  expect(withMoving("new", { rows: [one, two], total: 30 }, moving)).toEqual({ rows: [two], total: 29 });
});

test("a row on its way to a column comes first in it", () => {
  expect(withMoving("done", { rows: [three], total: 1 }, moving)).toEqual({ rows: [one, three], total: 2 });
});

test("a row that has arrived is there once", () => {
  expect(withMoving("done", { rows: [three, one], total: 2 }, moving)).toEqual({ rows: [three, one], total: 2 });
});

test("a column that is still loaded stays so", () => {
  expect(withMoving("done", { rows: undefined, total: 0 }, moving)).toEqual({ rows: undefined, total: 0 });
});
