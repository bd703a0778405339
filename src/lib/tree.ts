export type Flat<Item> = Item & { parent: Item | null };

export function flatten<Item extends { children?: readonly Item[] | null }>(
  items: readonly Item[],
  parent: Item | null = null,
): Flat<Item>[] {
  return items.flatMap((item) => [{ ...item, parent }, ...flatten(item.children ?? [], item)]);
}

/** Builds a tree from rows with a parent, keeping their order. A row without an existing parent is at the top. */
export function toTree<Row extends { id: number; parentId: number | null }>(rows: readonly Row[]): Tree<Row>[] {
  const ids = new Set(rows.map((row) => row.id));
  const isUnder = (row: Row, id: number | null) => (row.parentId !== null && ids.has(row.parentId) ? row.parentId : null) === id;
  const under = (id: number | null): Tree<Row>[] =>
    rows.filter((row) => isUnder(row, id)).map((row) => ({ ...row, children: under(row.id) }));
  return under(null);
}

export type Tree<Row> = Row & { children: Tree<Row>[] };
