import { describe, expect, test } from "vitest";
import { MAX_ATTACHED_BYTES, MAX_FILE_BYTES } from "~/lib/files";
import { FIELDS_BYTES } from "~/lib/routes";
import { createFormParser } from "./form-body";

const contentType = "multipart/form-data; boundary=x";
const pieceBytes = 16 * 1024;

const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string, filename: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n`;
const end = "\r\n--x--\r\n";

/** Passes a body to the parser in pieces, as a connection does. */
async function parse(body: (string | Buffer)[], stopsAtFile = false, maxFiles = 1) {
  const bytes = Buffer.concat(body.map((part) => Buffer.from(part)));
  const parser = createFormParser(contentType, { fileField: "cv", stopsAtFile, maxFiles });
  for (let at = 0; at < bytes.length; at += pieceBytes) if (!parser.write(bytes.subarray(at, at + pieceBytes))) break;
  return parser.finish();
}

/** Counts the bytes of an endless body that the parser accepts before it refuses. */
function takenBytes(line: string): { taken: number; status: number } {
  const parser = createFormParser(contentType, { fileField: "cv" });
  const piece = Buffer.from(line.repeat(Math.ceil(pieceBytes / line.length)));
  parser.write(Buffer.from(`--x\r\nContent-Disposition: form-data; name="text"\r\n`));
  for (let taken = 0; taken < MAX_FILE_BYTES; taken += piece.length) {
    try {
      parser.write(piece);
    } catch (error) {
      return { taken, status: error instanceof Error && "status" in error ? Number(error.status) : 0 };
    }
  }
  return { taken: MAX_FILE_BYTES, status: 0 };
}

test("reads the fields and the file of a form, with names and texts in any script", async () => {
  const pdf = Buffer.alloc(300_000, "%");
  const body = [field("name", "Lê Thị Hoa"), field("name", "Hoa"), fileHead("cv", "Hồ sơ %22mới%22.pdf"), pdf];
  const { values, file } = await parse([...body, "\r\n", field("consent", "1"), "--x--\r\n"]);
  expect([values, file?.filename]).toEqual([{ name: "Hoa", consent: "1" }, 'Hồ sơ "mới".pdf']);
  expect(file?.bytes.equals(pdf)).toBe(true);
});

test("accepts a file of the maximum size, and keeps the fields before a larger one", async () => {
  const longest = Buffer.alloc(MAX_FILE_BYTES);
  expect((await parse([field("name", "Hoa"), fileHead("cv", "a.pdf"), longest, end])).file?.bytes.length).toBe(MAX_FILE_BYTES);
  expect(await parse([field("name", "Hoa"), fileHead("cv", "a.pdf"), longest, "+", end])).toEqual({
    values: { name: "Hoa" },
    file: null,
    isFileTooLarge: true,
    hasFile: true,
    files: [],
    hasTooManyFiles: false,
  });
});

describe("a field that takes three files", () => {
  const files = (sizes: number[]) =>
    sizes.flatMap((size, index) => [fileHead("cv", `${index}.pdf`), Buffer.alloc(size, "%"), "\r\n"]);
  const parseFiles = (sizes: number[]) => parse([...files(sizes), field("text", "Hello"), "--x--\r\n"], false, 3);

  test("gives them in order, and skips a fourth", async () => {
    const { values, hasTooManyFiles, ...form } = await parseFiles([300_000, 0, 5]);
    expect(form.files.map(({ filename, bytes }) => [filename, bytes.length])).toEqual([
      ["0.pdf", 300_000],
      ["1.pdf", 0],
      ["2.pdf", 5],
    ]);
    expect([values, hasTooManyFiles, form.isFileTooLarge]).toEqual([{ text: "Hello" }, false, false]);
    const four = await parseFiles([1, 2, 3, 4]);
    expect([four.files.length, four.hasTooManyFiles]).toEqual([3, true]);
    expect((await parse([fileHead("cv", ""), end], false, 3)).files).toEqual([]);
  });

  test("stops reading when they are too large together, and keeps none", async () => {
    const half = Math.ceil(MAX_ATTACHED_BYTES / 2);
    expect(await parseFiles([half, half, 10])).toMatchObject({ files: [], isFileTooLarge: true, hasFile: true });
  });
});

test("holds all files in one buffer", async () => {
  const { files } = await parse([fileHead("cv", "a.pdf"), "one", "\r\n", fileHead("cv", "b.pdf"), "two", end], false, 3);
  expect(files.map(({ bytes }) => bytes.toString())).toEqual(["one", "two"]);
  expect(files[0]?.bytes.buffer).toBe(files[1]?.bytes.buffer);
});

test("reads no file when only the fields are requested", async () => {
  const { values, file } = await parse([field("name", "Hoa"), fileHead("cv", "a.pdf"), Buffer.alloc(100_000), end], true);
  expect([values, file]).toEqual([{ name: "Hoa" }, null]);
});

test("treats an empty file as none", async () => {
  expect((await parse([fileHead("cv", ""), end])).file).toBeNull();
});

test.each([
  ["header lines without an end", "a:b\r\n", 413],
  ["a text without an end", `\r\n\r\n${"<".repeat(1_000)}`, 413],
  ["a file in a field that the form doesn't have", `\r\n${fileHead("other", "a.pdf")}${"%".repeat(100_000)}`, 413],
  ["part after part", `\r\n${field("a", "")}`, 400],
])("refuses %s within the first 64 KB", (_, line, status) => {
  const refused = takenBytes(line);
  expect(refused.status).toBe(status);
  expect(refused.taken).toBeLessThanOrEqual(FIELDS_BYTES);
});

test.each([
  ["without its end", [field("name", "Hoa")]],
  ["that ends in a file", [fileHead("cv", "a.pdf"), "%PDF"]],
  ["that ends in the headers of a part", ["--x\r\nContent-Disp"]],
  ["that is none", ["hello"]],
  ["that is empty", []],
])("refuses a body %s", async (_, body) => {
  await expect(parse(body)).rejects.toMatchObject({ status: 400 });
});
