import { normalize } from "~/lib/text";

const MAX_FILENAME = 255;

/**
 * A file's name as it may be stored and shown: the last part of the path that some browsers send, without characters that can't
 * be seen. Its end is kept when it is too long.
 * @param fallback for a name of which nothing is left
 */
export function cleanFilename(filename: string, fallback: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? "";
  // A character decomposes into four at most.
  const name = normalize(last.slice(-4 * MAX_FILENAME), "NFC");
  return [...name.replace(/\p{C}/gu, "").trim()].slice(-MAX_FILENAME).join("") || fallback;
}
