export function splitAddresses(list: string): string[] {
  return list
    .split(/[,;\n]/)
    .map((address) => address.trim())
    .filter(Boolean);
}
