"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { itemName } from "~/lib/item-texts";
import { type Item, isItem, isItemList } from "~/lib/items";
import { suffixOf } from "~/lib/languages";

type ItemNamesProps = {
  /** Items, or their ids. */
  value: unknown;
  /** Versions of the lists in which the items may be. An item has its name in the last of them. */
  versions: readonly unknown[];
  /** Names an item without texts. */
  nameOf?: (item: Item) => ReactNode;
};

/** Names items by their first text, in their order, for comparisons. */
export function ItemNames({ value, versions, nameOf }: ItemNamesProps) {
  const t = useTranslations("page.parts.items");
  const locale = useLocale();
  if (!Array.isArray(value) || value.length === 0) return t("none");
  const known = new Map([...versions, value].flatMap(itemsIn).map((item) => [item.id, item]));
  const ids = value.map((one: unknown) => (isItem(one) ? one.id : String(one)));
  return ids.map((id, index) => {
    const item = known.get(id);
    return (
      <span key={id} className="block">
        {index + 1}. {(item && (itemName(item, suffixOf[locale]) ?? nameOf?.(item))) ?? t("empty")}
      </span>
    );
  });
}

/** Lists the items in parts, or in a list of items. */
function itemsIn(value: unknown): Item[] {
  if (!isItemList(value)) return [];
  return value.flatMap((item) => [item, ...Object.values(item).flatMap(itemsIn)]);
}
