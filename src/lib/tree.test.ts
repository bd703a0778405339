import { describe, expect, it } from "vitest";
import { flatten, toTree } from "./tree";

type Item = { name: string; children?: Item[] | null };

describe("flatten", () => {
  it.each<[string, Item[], [string, string | null][]]>([
    ["nothing", [], []],
    [
      "items without children",
      [{ name: "a" }, { name: "b", children: [] }, { name: "c", children: null }],
      [
        ["a", null],
        ["b", null],
        ["c", null],
      ],
    ],
    [
      "items under items",
      [{ name: "a", children: [{ name: "b", children: [{ name: "c" }] }, { name: "d" }] }, { name: "e" }],
      [
        ["a", null],
        ["b", "a"],
        ["c", "b"],
        ["d", "a"],
        ["e", null],
      ],
    ],
  ])("%s", (_, items, list) => {
    expect(flatten(items).map((item) => [item.name, item.parent?.name ?? null])).toEqual(list);
  });
});

describe("toTree", () => {
  it("puts rows under their parent", () => {
    const rows = [
      { id: 3, parentId: 1 },
      { id: 1, parentId: null },
      { id: 2, parentId: 1 },
      { id: 4, parentId: 99 },
    ];
    expect(toTree(rows)).toEqual([
      {
        id: 1,
        parentId: null,
        children: [
          { id: 3, parentId: 1, children: [] },
          { id: 2, parentId: 1, children: [] },
        ],
      },
      { id: 4, parentId: 99, children: [] },
    ]);
  });
});
