import { normalize } from "./text";

/** Normalises text for search: no accents, đ to d, lower case. Must match the SQL function `fold` of the first migration. */
export function fold(text: string): string {
  return normalize(text, "NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase();
}

/** Normalises spelling for search: lower case with accents. Must match the SQL function `spell`. */
export function spell(text: string): string {
  return normalize(text, "NFD").toLowerCase();
}
