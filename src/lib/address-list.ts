/** The addresses in a list separated by commas, semicolons or lines. */
export function splitAddresses(list: string): string[] {
  return list
    .split(/[,;\n]/)
    .map((address) => address.trim())
    .filter(Boolean);
}
