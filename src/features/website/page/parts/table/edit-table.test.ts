import { describe, expect, test } from "vitest";
import { HEADINGS, moved, rangeIn, type TableCells, withoutColumn, withRange, withText } from "./edit-table";

const column = (id: string) => ({ id, headingEn: null, headingVi: null });
const empty: TableCells = { columns: [column("a"), column("b")], rows: [{ id: "1", cells: [] }] };

/** Texts of the table in their order, headings first. */
const textsOf = ({ columns, rows }: TableCells, language: "En" | "Vi" = "En") => [
  columns.map((column) => column[`heading${language}`]),
  ...rows.map(({ cells }) => columns.map(({ id }) => cells.find((cell) => cell.id === id)?.[`text${language}`] ?? null)),
];

describe("a pasted range", () => {
  test("is read as spreadsheets write it", () => {
    expect(rangeIn('a\t"b\nc"\t"d ""e"""\r\n1\t\t3\r\n')).toEqual([
      ["a", "b c", 'd "e"'],
      ["1", "", "3"],
    ]);
    expect(rangeIn('"quoted" words\tb')).toEqual([['"quoted" words', "b"]]);
    expect(rangeIn("\tb\t")).toBeNull();
    expect(rangeIn("a\t\t")).toBeNull();
    expect(rangeIn("one cell\n")).toBeNull();
    expect(rangeIn("")).toBeNull();
  });

  test("fills cells and adds the rows and columns that it needs, up to the limits", () => {
    const filled = withRange(empty, { row: 0, column: 1 }, "en", [["x", "y"], ["z"]]);
    expect(textsOf(filled)).toEqual([
      [null, null, null],
      [null, "x", "y"],
      [null, "z", null],
    ]);
    const huge = Array.from({ length: 60 }, () => Array.from({ length: 60 }, () => "x"));
    const full = withRange(empty, { row: HEADINGS, column: 0 }, "en", huge);
    expect([full.columns.length, full.rows.length]).toEqual([6, 40]);
    expect(textsOf(full).flat()).not.toContain(null);
  });
});

describe("a written cell", () => {
  test("has a number in both languages, and words in one", () => {
    const written = withText(withText(empty, { row: 0, column: 0 }, "en", "1.200"), { row: 0, column: 1 }, "en", "Pipe");
    expect(textsOf(written, "Vi")[1]).toEqual(["1.200", null]);
    const corrected = withText(written, { row: 0, column: 0 }, "vi", "1,200");
    expect(textsOf(corrected)[1]).toEqual(["1,200", "Pipe"]);
  });

  test("keeps another text of the other language", () => {
    const words = withText(withText(empty, { row: 0, column: 0 }, "vi", "không"), { row: 0, column: 0 }, "en", "0");
    expect([textsOf(words)[1], textsOf(words, "Vi")[1]]).toEqual([
      ["0", null],
      ["không", null],
    ]);
  });
});

test("columns take their cells with them when they are moved or removed", () => {
  const filled = withRange(empty, { row: HEADINGS, column: 0 }, "en", [
    ["A", "B"],
    ["a", "b"],
  ]);
  const turned = { ...filled, columns: moved(filled.columns, 1, 0) };
  expect(textsOf(turned)).toEqual([
    ["B", "A"],
    ["b", "a"],
  ]);
  expect(withoutColumn(filled, "a").rows[0]?.cells.map(({ id }) => id)).toEqual(["b"]);
});
