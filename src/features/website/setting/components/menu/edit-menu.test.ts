import { describe, expect, test } from "vitest";
import { type HeaderEntry, lineOf } from "~/lib/menus";
import { changeEntry, dropEntry, dropLink, indentEntry, LINE, moveEntry, moveLine, moveLink, outdentEntry } from "./edit-menu";

const link = (id: string) => ({ id, href: `/${id}`, labelEn: null, labelVi: null });
const entry = (id: string, isUnderMore = false, ...below: string[]): HeaderEntry => ({
  ...link(id),
  isUnderMore,
  items: below.map(link),
});
const column = (id: string, ...items: string[]) => ({ id, titleEn: null, titleVi: null, items: items.map(link) });

/** Writes a menu in a line: "a (b c) | d", with the line of "More". */
function written(menu: readonly HeaderEntry[]): string {
  const words = menu.map(({ id, items }) => (items.length > 0 ? `${id} (${items.map((item) => item.id).join(" ")})` : id));
  return [...words.slice(0, lineOf(menu)), "|", ...words.slice(lineOf(menu))].join(" ");
}

const menu = [entry("a"), entry("b", false, "x", "y"), entry("c", true)];

describe("dropping", () => {
  test.each([
    ["b", "a", "b (x y) a | c"],
    ["a", "x", "b (x y) a | c"],
    ["a", "c", "b (x y) | c a"],
    ["x", "y", "a b (y x) | c"],
    ["x", "a", "x a b (y) | c"],
    ["x", "c", "a b (y) | c (x)"],
    [LINE, "b", "a | b (x y) c"],
    [LINE, "c", "a b (x y) c |"],
    ["b", "y", "a b (x y) | c"],
    ["a", "gone", "a b (x y) | c"],
  ])("%s at the place of %s", (id, over, expected) => {
    expect(written(dropEntry(menu, id, over))).toBe(expected);
  });

  test("a link of the footer, in its column or in another", () => {
    const columns = [column("one", "a", "b"), column("two", "c")];
    const places = (id: string, over: string) => dropLink(columns, id, over).map(({ items }) => items.map((item) => item.id));
    expect(places("b", "a")).toEqual([["b", "a"], ["c"]]);
    expect(places("a", "c")).toEqual([["b"], ["c", "a"]]);
    expect(places("c", "a")).toEqual([["c", "a", "b"], []]);
  });
});

describe("moves in the header", () => {
  test("an entry among others, with those below it", () => {
    expect(written(moveEntry(menu, "b", -1))).toBe("b (x y) a | c");
    expect(written(moveEntry(menu, "a", -1))).toBe(written(menu));
  });

  test("an entry over the line of More, and the line itself", () => {
    expect(written(moveEntry(menu, "b", 1))).toBe("a | b (x y) c");
    expect(written(moveEntry(menu, "c", -1))).toBe("a b (x y) c |");
    expect(written(moveEntry([entry("a")], "a", 1))).toBe("| a");
    expect(written(moveLine(menu, -1))).toBe("a | b (x y) c");
    expect(written(moveLine(menu, 1))).toBe("a b (x y) c |");
  });

  test("an entry among those below one, and in and out", () => {
    expect(written(moveEntry(menu, "y", -1))).toBe("a b (y x) | c");
    expect(written(outdentEntry(menu, "x"))).toBe("a b (y) x | c");
    expect(written(indentEntry(menu, "c"))).toBe("a b (x y c) |");
  });

  test("no first entry and none with others below it goes in", () => {
    expect(written(indentEntry(menu, "a"))).toBe(written(menu));
    expect(written(indentEntry(menu, "b"))).toBe(written(menu));
  });
});

test("changes and removes a link wherever it stands", () => {
  expect(changeEntry(menu, "x", { labelEn: "New" })[1]?.items[0]).toMatchObject({ labelEn: "New", href: "/x" });
  expect(written(changeEntry(menu, "x", null))).toBe("a b (y) | c");
  expect(written(changeEntry(menu, "b", null))).toBe("a | c");
});

test("moves a link of the footer within its column, and into the one beside it", () => {
  const columns = [column("one", "a", "b"), column("two", "c")];
  const ids = (step: -1 | 1, id: string) => moveLink(columns, id, step).map(({ items }) => items.map((item) => item.id));
  expect(ids(-1, "b")).toEqual([["b", "a"], ["c"]]);
  expect(ids(1, "b")).toEqual([["a"], ["b", "c"]]);
  expect(ids(-1, "c")).toEqual([["a", "b", "c"], []]);
  expect(ids(-1, "a")).toEqual([["a", "b"], ["c"]]);
});
