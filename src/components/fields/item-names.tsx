"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ValuePlace } from "~/components/form/form-scope";
import { itemName } from "~/lib/item-texts";
import { type Item, isItem, isItemList } from "~/lib/items";
import { suffixOf } from "~/lib/languages";

type ItemNamesProps = ValuePlace & {
  /** Items, or their ids. */
  value: unknown;
  /** Names an item without texts. */
  nameOf?: (item: Item) => ReactNode;
};

/** Names the items of a list by their first text, in their order, for comparisons. */
export function ItemNames({ value, name, record, nameOf }: ItemNamesProps) {
  const t = useTranslations("page.parts.items");
  const locale = useLocale();
  if (!Array.isArray(value) || value.length === 0) return t("none");
  const list = itemsAt(record, name);
  return value.map((one: unknown, index) => {
    const item = isItem(one) ? one : list.find(({ id }) => id === one);
    return (
      <span key={item?.id ?? index} className="block">
        {index + 1}. {(item && (itemName(item, suffixOf[locale]) ?? nameOf?.(item))) ?? t("empty")}
      </span>
    );
  });
}

/** Finds the list of a flat field, such as "parts.steps-1a2b.steps", in a record. */
function itemsAt(record: object, name: string): Item[] {
  let found: unknown = record;
  for (const step of name.split("."))
    found = isItemList(found) ? found.find(({ id }) => id === step) : Reflect.get(Object(found), step);
  return isItemList(found) ? found : [];
}
