import { expect, test, vi } from "vitest";
import { cleanFilename } from "./filename";

test.each([
  ["the folders that some browsers send", "C:\\Users\\An\\cv.pdf", "cv.pdf"],
  ["what can't be seen", "c\u0000v\u202e.pdf", "cv.pdf"],
  ["the beginning of one that is too long", `${"a".repeat(300)}.pdf`, `${"a".repeat(251)}.pdf`],
  [
    "the beginning of one that is too long, counted as composed",
    `${"é".repeat(300).normalize("NFD")}.pdf`,
    `${"é".repeat(251)}.pdf`,
  ],
  ["all but 30 of a run of marks", `e${"\u0316".repeat(40)}.pdf`, `e${"\u0316".repeat(30)}.pdf`],
])("leaves out %s", (_, filename, clean) => expect(cleanFilename(filename, "file")).toBe(clean));

test("names a file whose name has no valid characters", () => expect(cleanFilename("a/\u0000", "cv.pdf")).toBe("cv.pdf"));

test("normalises only the part of a long name that it could keep", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  cleanFilename("x".repeat(100_000), "file");
  expect(normalize.mock.contexts.map((text) => String(text).length)).toEqual([1020]);
  normalize.mockRestore();
});
