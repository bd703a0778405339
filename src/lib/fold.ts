/**
 * A text as searches compare it: accents off (đ too), lower case. The SQL function `fold` does the same, in the first migration.
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/đ/gi, "d")
    .toLowerCase();
}
