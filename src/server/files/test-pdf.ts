import { Buffer } from "node:buffer";

/** Builds a valid PDF of one page in some 500 bytes. @param size total bytes @param trailer additional entries */
export function buildPdf(text = "CV", { size = 0, trailer = "" }: { size?: number; trailer?: string } = {}): Buffer<ArrayBuffer> {
  const content = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const end = (start: number) => {
    const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
    return `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  };
  // The digits of the offset are part of the size.
  const digits = String(Math.max(size, body.length)).length;
  const filler = size - body.length - end(10 ** (digits - 1)).length;
  if (filler > 1) body += `%${" ".repeat(filler - 2)}\n`;
  return Buffer.from(body + end(body.length), "latin1");
}
