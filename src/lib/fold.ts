import { normalize } from "./text";

/** Text as it is searched: accents off, đ to d, lower case. The SQL function `fold` of the first migration does the same. */
export function fold(text: string): string {
  return normalize(text, "NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase();
}

/** A text as searches compare its spelling: lower case, accents kept. The SQL function `spell` does the same. */
export function spell(text: string): string {
  return normalize(text, "NFD").toLowerCase();
}
