/**
 * Splits a long list, so that its items are handled a few at a time: preparing one statement with thousands of values would hold
 * up everyone else.
 */
export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
