/** Finds files that import each other in a circle. @param imports files by the file that imports them */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const left = new Map(imports);
  // A file is in no circle if it imports nothing that may be in one.
  for (let before = Number.POSITIVE_INFINITY; left.size < before; ) {
    before = left.size;
    for (const [file, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(file);
  }
  const walk = [...left.keys()].slice(0, 1);
  for (const file of walk) {
    const next = left.get(file)?.find((target) => left.has(target));
    if (next === undefined) break;
    if (walk.includes(next)) return [...walk.slice(walk.indexOf(next)), next];
    walk.push(next);
  }
  return null;
}
