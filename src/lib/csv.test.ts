import { describe, expect, it } from "vitest";
import { type CsvValue, csvRow } from "./csv";

const toCsv = (header: readonly string[], rows: readonly (readonly CsvValue[])[]) => [header, ...rows].map(csvRow).join("");

describe("a CSV file", () => {
  it("ends every line with CRLF", () => {
    expect(toCsv(["a", "b"], [[1, 2]])).toBe("a,b\r\n1,2\r\n");
    expect(toCsv(["a"], [])).toBe("a\r\n");
  });

  it.each([
    ["Đường", "Đường"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+84 90", "'+84 90"],
    ["-2", "'-2"],
    ["@cmd", "'@cmd"],
    ["\t=1", "\"'\t'=1\""],
    [" =1", "' =1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ["a;b\tc", '"a;b\tc"'],
    ["An;=cmd|' /C calc'!A0", "\"An;'=cmd|' /C calc'!A0\""],
    ["＝1+1", "'＝1+1"],
    [-2, "-2"],
    [null, ""],
    [undefined, ""],
  ])("writes %j as %j", (value, text) => expect(toCsv([], [[value]])).toBe(`\r\n${text}\r\n`));

  it.each([",", ";", "\t"])("lets no cell begin a formula in a spreadsheet that separates cells by %j", (separator) => {
    const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠"];
    const before = [
      "",
      " ",
      "\u00a0",
      "\t",
      "\r",
      "\n",
      "\r\n",
      '"',
      ' "',
      "An;",
      "An; ",
      'An;"',
      "An\t",
      "An\n",
      'An"\n',
      "1,2;",
      ";;",
    ];
    for (const text of before.flatMap((start) => signs.map((sign) => `${start}${sign}cmd|' /C calc'!A0;x`))) {
      const csv = toCsv(["name", text], [[text, -1, text]]);
      expect([text, cellsOf(csv, separator).filter((cell) => /^[\s"]*[=+\-@＝＋－＠](?!1$)/.test(cell))]).toEqual([text, []]);
    }
  });

  it("writes a long text of line ends quickly", () => {
    const text = "\n".repeat(60_000);
    expect(toCsv([], [[text]])).toBe(`\r\n"'${text}"\r\n`);
  });

  it("keeps cells intact for a spreadsheet that separates them by commas", () => {
    const texts = ["An;B", "two\nlines", 'say "hi"', "a\tb", "a, b"];
    expect(cellsOf(toCsv([], [texts]), ",").filter(Boolean)).toEqual(texts);
  });
});

/** Splits a line as spreadsheets do: quotes count only at the start of a cell. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [];
  for (let rest = csv; rest !== ""; ) {
    const [whole = "", quoted, end = ""] = /^"((?:[^"]|"")*)"(.*)$/s.exec(rest) ?? [];
    const text = whole === "" ? rest : end;
    const stop = text.search(separator === "," ? /[,\r\n]/ : separator === ";" ? /[;\r\n]/ : /[\t\r\n]/);
    const tail = stop < 0 ? text : text.slice(0, stop);
    cells.push((quoted?.replaceAll('""', '"') ?? "") + tail);
    rest = stop < 0 ? "" : text.slice(stop + 1);
  }
  return cells;
}
