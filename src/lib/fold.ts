/** Text as it is searched: accents off, đ to d, lower case. The SQL function `fold` of the first migration does the same. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase();
}
