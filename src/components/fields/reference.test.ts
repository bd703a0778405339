import { expect, test } from "vitest";
import { stillFound } from "./reference";

const found = [
  { id: 1, name: "Nguyễn Thị Ánh" },
  { id: 2, name: "Trần Văn Bình" },
];

test("before a search is answered, only what it will find too is offered of the earlier one", () => {
  expect(stillFound(found, "ANH")).toEqual([found[0]]);
  expect(stillFound(found, "")).toEqual(found);
});

test("nothing is offered when the earlier search found nothing of it, or was not answered", () => {
  expect(stillFound(found, "Cường")).toBeUndefined();
  expect(stillFound(undefined, "Bình")).toBeUndefined();
});
