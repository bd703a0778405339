import { normalize } from "~/lib/text";

const MAX_FILENAME = 255;

export function cleanFilename(filename: string, fallback: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? "";
  // A character decomposes into four at most.
  const name = normalize(last.slice(-4 * MAX_FILENAME), "NFC");
  return [...name.replace(/\p{C}/gu, "").trim()].slice(-MAX_FILENAME).join("") || fallback;
}
