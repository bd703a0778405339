import { readFileSync } from "node:fs";
import { execPath } from "node:process";
import { afterEach, describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "~/lib/files";
import { TaskFailed } from "~/server/platform/worker";
import { findPdfProblem } from "./find-pdf-problem";
import { checkPdf, type PdfWorker, startPdfChecks } from "./pdf";
import { buildPdf } from "./test-pdf";

const pdf = buildPdf();
const join = (...parts: (string | Uint8Array)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** Makes a ZIP without files, with a comment. */
function zip(comment = ""): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(comment.length, 20);
  return join(end, comment);
}

describe("accepts", () => {
  test.each<[string, Uint8Array]>([
    ["of one page", pdf],
    ["of the largest size", buildPdf("CV", { size: MAX_FILE_BYTES })],
    [
      "that was saved again with changes behind its end",
      join(pdf, "6 0 obj\n<< >>\nendobj\nxref\n0 0\ntrailer\n<< >>\nstartxref\n600\n%%EOF"),
    ],
    ["with another PDF attached", join("%PDF-1.7\n1 0 obj\n<< >>\nstream\n", pdf, "\nendstream\nendobj\nstartxref\n9\n%%EOF\n")],
    ["with a comment before its second revision", join(pdf, "%BeginUpdate\n6 0 obj\n<< >>\nendobj\nstartxref\n600\n%%EOF")],
    ["that ends with blanks and zeros", join(pdf, "\r\n\0\0 \n")],
    ["whose words speak of encryption", buildPdf("about /Encrypt")],
  ])("%s", (_, bytes) => expect(checkPdf(bytes)).resolves.toBeUndefined());
});

describe("refuses", () => {
  test.each<[name: string, code: string, bytes: Uint8Array]>([
    ["nothing", "ERROR_FILE_REQUIRED", new Uint8Array()],
    ["one byte too many", "ERROR_FILE_TOO_LARGE", buildPdf("CV", { size: MAX_FILE_BYTES + 1 })],
    ["a PDF of 11 MiB", "ERROR_FILE_TOO_LARGE", buildPdf("CV", { size: 11 * 1024 * 1024 })],
    ["a text", "ERROR_FILE_NOT_PDF", Buffer.from("Dear all")],
    ["a signature further down", "ERROR_FILE_NOT_PDF", join(" ", pdf)],
    ["a page with a signature in it", "ERROR_FILE_NOT_PDF", Buffer.from("<html>%PDF-1.7")],
    ["less than the signature", "ERROR_FILE_NOT_PDF", Buffer.from("%PDF")],
    ["a version that there is not", "ERROR_FILE_NOT_PDF", Buffer.from("%PDF-x.y\n%%EOF")],
    ["an executable of Windows", "ERROR_FILE_NOT_PDF", join("MZ\x90\0", pdf)],
    ["an executable of Linux", "ERROR_FILE_NOT_PDF", readFileSync(execPath).subarray(0, 100_000)],
    ["an executable behind a PDF", "ERROR_FILE_NOT_PDF", join(pdf, "MZ\x90\0program")],
    ["a page behind a PDF", "ERROR_FILE_NOT_PDF", join(pdf, "<script>alert(1)</script>")],
    ["a ZIP behind a PDF", "ERROR_FILE_NOT_PDF", join(pdf, zip())],
    ["a ZIP between two ends of a PDF", "ERROR_FILE_NOT_PDF", join(pdf, zip("startxref\n9\n%%EOF\n"))],
    [
      "a ZIP whose comment is the only end of a PDF",
      "ERROR_FILE_NOT_PDF",
      join(pdf.subarray(0, pdf.indexOf("startxref")), zip("startxref\n9\n%%EOF\n")),
    ],
    ["a ZIP in an object of a PDF", "ERROR_FILE_NOT_PDF", join(pdf, "%\n6 0 obj\n", zip(), "\nendobj\nstartxref\n9\n%%EOF\n")],
    ["half a PDF", "ERROR_FILE_DAMAGED", pdf.subarray(0, pdf.length / 2)],
    ["a PDF without its last byte of the end", "ERROR_FILE_DAMAGED", pdf.subarray(0, pdf.lastIndexOf("F"))],
    ["a PDF cut off in its second revision", "ERROR_FILE_DAMAGED", join(pdf, "6 0 obj\n<< /Len")],
    ["a PDF with more ends than any has", "ERROR_FILE_DAMAGED", join(pdf, "xref\n%%EOF\n".repeat(1000), "startxref\n9\n%%EOF")],
    ["a signature with zeros", "ERROR_FILE_DAMAGED", join("%PDF-1.7\n", Buffer.alloc(100))],
    ["a PDF with a password", "ERROR_FILE_ENCRYPTED", buildPdf("CV", { trailer: "/Encrypt 6 0 R" })],
    ["a PDF whose password stands in its trailer", "ERROR_FILE_ENCRYPTED", buildPdf("CV", { trailer: "/Encrypt<</V 2>>" })],
  ])("%s: %s", (_, code, bytes) => expect(checkPdf(bytes)).rejects.toThrow(code));
});

describe("the process that checks PDFs", () => {
  let stop = async () => {};
  afterEach(() => stop());

  /** Makes a worker that records its calls. */
  function fakeWorker() {
    const calls: string[] = [];
    const worker: PdfWorker = {
      run: async (bytes) => {
        calls.push("begin");
        await new Promise(setImmediate);
        calls.push("end");
        return findPdfProblem(bytes);
      },
      close: () => void calls.push("close"),
    };
    return { worker, calls };
  }

  test("checks one file after the other, the same bytes once, and ends after the last", async () => {
    const { worker, calls } = fakeWorker();
    stop = startPdfChecks(worker);
    const [first, second] = [buildPdf("first"), buildPdf("second")];
    await Promise.all([checkPdf(first), checkPdf(second)]);
    await checkPdf(first);
    expect(calls).toEqual(["begin", "end", "begin", "end", "close"]);
    await expect(checkPdf(Buffer.from("Dear all"))).rejects.toThrow("ERROR_FILE_NOT_PDF");
  });

  test("is not started for empty and too large files", async () => {
    const { worker, calls } = fakeWorker();
    stop = startPdfChecks(worker);
    await expect(checkPdf(new Uint8Array())).rejects.toThrow("ERROR_FILE_REQUIRED");
    await expect(checkPdf(new Uint8Array(MAX_FILE_BYTES + 1))).rejects.toThrow("ERROR_FILE_TOO_LARGE");
    expect(calls).toEqual([]);
  });

  test.each([
    ["ends once gets another try", [new Error("The worker ended")], null],
    ["ends twice leaves the file unchecked", [new Error("The worker ended"), new Error("The worker ended")], "ERROR_UNAVAILABLE"],
    ["hangs leaves the file unchecked, without another try", [new TaskFailed("It came to no end")], "ERROR_UNAVAILABLE"],
  ])("that %s, and the next file is checked", async (_, failures, code) => {
    const { worker } = fakeWorker();
    const left: Error[] = [...failures];
    const run = async (bytes: Uint8Array) => {
      const failure = left.shift();
      if (failure) throw failure;
      return worker.run(bytes);
    };
    stop = startPdfChecks({ ...worker, run });
    const file = buildPdf();
    expect(await checkPdf(file).then(() => null, String)).toEqual(code && expect.stringContaining(code));
    expect(left).toEqual([]);
    await expect(checkPdf(file)).resolves.toBeUndefined();
  });

  test("checks a refused file once", async () => {
    const { worker, calls } = fakeWorker();
    stop = startPdfChecks(worker);
    const file = Buffer.from("Dear all");
    for (let count = 0; count < 2; count++) await expect(checkPdf(file)).rejects.toThrow("ERROR_FILE_NOT_PDF");
    expect(calls).toEqual(["begin", "end", "close"]);
  });
});
