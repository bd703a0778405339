/** The same item with its parent; null at the top. */
export type Flat<Item> = Item & { parent: Item | null };

/** A tree as a list, every item followed by those under it and with a reference to its parent. */
export function flatten<Item extends { children?: readonly Item[] | null }>(
  items: readonly Item[],
  parent: Item | null = null,
): Flat<Item>[] {
  return items.flatMap((item) => [{ ...item, parent }, ...flatten(item.children ?? [], item)]);
}

/** Turns rows that name their parent into a tree, in the order of the rows. A row whose parent is missing is at the top. */
export function toTree<Row extends { id: number; parentId: number | null }>(rows: readonly Row[]): Tree<Row>[] {
  const ids = new Set(rows.map((row) => row.id));
  const isUnder = (row: Row, id: number | null) => (row.parentId !== null && ids.has(row.parentId) ? row.parentId : null) === id;
  const under = (id: number | null): Tree<Row>[] =>
    rows.filter((row) => isUnder(row, id)).map((row) => ({ ...row, children: under(row.id) }));
  return under(null);
}

export type Tree<Row> = Row & { children: Tree<Row>[] };
