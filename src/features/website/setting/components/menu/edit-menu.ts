import { newItemId } from "~/lib/items";
import { type FooterColumn, type HeaderEntry, lineOf, MAX_BELOW, type MenuLink } from "~/lib/menus";

/** Direction of a move in a list. */
export type Step = -1 | 1;

export function newLink(): MenuLink {
  return { id: newItemId(), href: null, labelEn: null, labelVi: null };
}

/** Moves an entry by one place: among the entries, over the line of "More", or among those below one entry. */
export function moveEntry(menu: readonly HeaderEntry[], id: string, step: Step): HeaderEntry[] {
  const index = menu.findIndex((entry) => entry.id === id);
  const [entry, neighbour] = [menu[index], menu[index + step]];
  if (!entry) return menu.map((one) => ({ ...one, items: moved(one.items, id, step) }));
  const isAtLine = entry.isUnderMore !== (neighbour ? neighbour.isUnderMore : step === 1);
  if (isAtLine) return menu.map((one) => (one === entry ? { ...one, isUnderMore: !one.isUnderMore } : one));
  return moved(menu, id, step);
}

/** Puts an entry below the one before it. It stays where it has others below it, or where that one has as many as it may. */
export function indentEntry(menu: readonly HeaderEntry[], id: string): HeaderEntry[] {
  const index = menu.findIndex((entry) => entry.id === id);
  const [above, entry] = [menu[index - 1], menu[index]];
  if (!above || !entry || entry.items.length > 0 || above.items.length >= MAX_BELOW) return [...menu];
  const { isUnderMore: _, items: __, ...link } = entry;
  return menu.flatMap((one) => {
    if (one === entry) return [];
    return one === above ? [{ ...above, items: [...above.items, link] }] : [one];
  });
}

/** Puts an entry that is below another behind that one. */
export function outdentEntry(menu: readonly HeaderEntry[], id: string): HeaderEntry[] {
  return menu.flatMap((one): HeaderEntry[] => {
    const link = one.items.find((item) => item.id === id);
    if (!link) return [one];
    const { isUnderMore } = one;
    return [
      { ...one, items: one.items.filter((item) => item !== link) },
      { ...link, isUnderMore, items: [] },
    ];
  });
}

/** Moves the line from where entries stand under "More" by one entry. */
export function moveLine(menu: readonly HeaderEntry[], step: Step): HeaderEntry[] {
  const line = lineOf(menu);
  return menu.map((entry, index) => ({ ...entry, isUnderMore: index >= line + step }));
}

/** Id of the line in a list of rows. */
export const LINE = "line";

type Row = { id: string; entry?: HeaderEntry; item?: MenuLink };

/** Moves an entry, an entry below another or the line to the place of another row. An entry moves with what is below it. */
export function dropEntry(menu: readonly HeaderEntry[], id: string, over: string): HeaderEntry[] {
  const rows = rowsOf(menu);
  const [from, to] = [id, over].map((one) => rows.findIndex((row) => row.id === one));
  const moving = rows[from ?? -1];
  if (!moving || from === undefined || to === undefined || to < 0) return [...menu];
  const size = 1 + (moving.entry?.items.length ?? 0);
  if (to >= from && to < from + size) return [...menu];
  const rest = rows.toSpliced(from, size);
  let place = to > from ? to - size + 1 : to;
  // Only an entry that is below another may come between such ones.
  if (!moving.item) while (rest[place]?.item) place++;
  return fromRows(rest.toSpliced(place, 0, ...rows.slice(from, from + size)));
}

/** Lists the ids of the rows of a menu, with the line. */
export function rowIds(menu: readonly HeaderEntry[]): string[] {
  return rowsOf(menu).map(({ id }) => id);
}

function rowsOf(menu: readonly HeaderEntry[]): Row[] {
  const rows = menu.map((entry): Row[] => [{ id: entry.id, entry }, ...entry.items.map((item): Row => ({ id: item.id, item }))]);
  return rows.toSpliced(lineOf(menu), 0, [{ id: LINE }]).flat();
}

function fromRows(rows: readonly Row[]): HeaderEntry[] {
  const menu: HeaderEntry[] = [];
  let isUnderMore = false;
  for (const { entry, item } of rows) {
    const above = menu.at(-1);
    if (entry) menu.push({ ...entry, isUnderMore, items: [] });
    else if (!item) isUnderMore = true;
    else if (above && above.items.length < MAX_BELOW) menu.splice(-1, 1, { ...above, items: [...above.items, item] });
    else menu.push({ ...item, isUnderMore, items: [] });
  }
  return menu;
}

/** Changes a link of a menu, wherever it stands; null removes it, with what is below it. */
export function changeEntry(menu: readonly HeaderEntry[], id: string, change: Partial<MenuLink> | null): HeaderEntry[] {
  return changeLink(menu, id, change).map((entry) => ({ ...entry, items: changeLink(entry.items, id, change) }));
}

/** Moves a link within its column, or at an end into the column beside it. */
export function moveLink(columns: readonly FooterColumn[], id: string, step: Step): FooterColumn[] {
  const place = columns.findIndex(({ items }) => items.some((item) => item.id === id));
  const [column, beside] = [columns[place], columns[place + step]];
  const link = column?.items.find((item) => item.id === id);
  if (!column || !link) return [...columns];
  const isLast = column.items.at(step === 1 ? -1 : 0) === link;
  if (!isLast) return columns.map((one) => (one === column ? { ...one, items: moved(one.items, id, step) } : one));
  if (!beside) return [...columns];
  return columns.map((one) => {
    if (one === column) return { ...one, items: one.items.filter((item) => item !== link) };
    return one === beside ? { ...one, items: step === 1 ? [link, ...one.items] : [...one.items, link] } : one;
  });
}

/** Moves a link to the place of another one, in its column or in another. */
export function dropLink(columns: readonly FooterColumn[], id: string, over: string): FooterColumn[] {
  const links = columns.flatMap(({ items }) => items);
  const [from, to] = [id, over].map((one) => links.findIndex((link) => link.id === one));
  const link = links[from ?? -1];
  if (!link || from === undefined || to === undefined || to < 0 || from === to) return [...columns];
  return columns.map((column) => {
    const rest = column.items.filter((item) => item !== link);
    const place = rest.findIndex((item) => item.id === over);
    return { ...column, items: place < 0 ? rest : rest.toSpliced(from < to ? place + 1 : place, 0, link) };
  });
}

/** Moves an item of a list by one place, as far as there is one. */
export function moved<One extends { id: string }>(list: readonly One[], id: string, step: Step): One[] {
  const index = list.findIndex((one) => one.id === id);
  const [item, neighbour] = [list[index], list[index + step]];
  if (!item || !neighbour) return [...list];
  return list.map((one) => (one === item ? neighbour : one === neighbour ? item : one));
}

function changeLink<One extends MenuLink>(list: readonly One[], id: string, change: Partial<MenuLink> | null): One[] {
  return list.flatMap((one) => (one.id !== id ? [one] : change ? [{ ...one, ...change }] : []));
}
