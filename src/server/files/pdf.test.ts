import { expect, test } from "vitest";
import { MAX_FILE_BYTES } from "~/lib/files";
import { checkPdf } from "./pdf";

const pdf = (size = 100) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size - 9)]);

test.each([100, MAX_FILE_BYTES])("a PDF of %i bytes is taken", (size) => {
  expect(() => checkPdf(pdf(size))).not.toThrow();
});

test.each<[string, string, Uint8Array]>([
  ["nothing", "ERROR_FILE_REQUIRED", new Uint8Array()],
  ["one byte too many", "ERROR_FILE_TOO_LARGE", pdf(MAX_FILE_BYTES + 1)],
  ["a text", "ERROR_FILE_NOT_PDF", Buffer.from("Dear all")],
  ["a signature further down", "ERROR_FILE_NOT_PDF", Buffer.concat([Buffer.from(" "), pdf()])],
  ["a page with a signature in it", "ERROR_FILE_NOT_PDF", Buffer.from("<html>%PDF-1.7")],
  ["less than the signature", "ERROR_FILE_NOT_PDF", Buffer.from("%PDF")],
])("%s: %s", (_, code, bytes) => {
  expect(() => checkPdf(bytes)).toThrow(code);
});
