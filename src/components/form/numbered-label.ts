import { isItemList } from "~/lib/items";

/**
 * Labels a flat field of a record. Items that one label stands for get their number, as "Cards: Items 2: Title (English)" does.
 * @param labelOf labels flat fields, see `useFieldLabels`
 * @param record version of the record that has the field
 */
export function numberedLabel(labelOf: (name: string) => string, record: object, name: string): string {
  const [list = "", id, ...field] = name.split(".");
  if (id === undefined) return labelOf(name);
  const labelOfItem = (itemId: string) => labelOf(`${list}.${itemId}`);
  const own = labelOfItem(id);
  const value: unknown = Reflect.get(record, list);
  const alike = isItemList(value) ? value.filter((item) => labelOfItem(item.id) === own) : [];
  const place = alike.findIndex((item) => item.id === id);
  const label = alike.length > 1 && place >= 0 ? `${own} ${place + 1}` : own;
  return field.length === 0 ? label : `${label}: ${numberedLabel(labelOf, alike[place] ?? {}, field.join("."))}`;
}
