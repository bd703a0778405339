"use client";
import { useLocale } from "next-intl";
import { ItemNames } from "~/components/fields/item-names";
import { type Display, useDisplay } from "~/components/form/form-scope";
import type { Item } from "~/lib/items";
import type { PageNames } from "./menu/page-names";
import { TargetName } from "./menu/target-name";

/** Says how comparisons show menus and links to networks: by the names that visitors read, and by where they lead. */
export function LinkDisplays({ pageNames }: { pageNames: PageNames }) {
  const locale = useLocale();
  const showTarget: Display = (value) =>
    typeof value === "string" && value !== "" ? <TargetName href={value} lang={locale} names={pageNames} /> : undefined;
  const nameOf = (item: Item) => {
    const href: unknown = Reflect.get(item, "href");
    return typeof href === "string" ? (
      <TargetName href={href} lang={locale} names={pageNames} />
    ) : (
      pageNames[locale].columns[item.id]
    );
  };
  const showItems: Display = (value, place) => <ItemNames value={value} {...place} nameOf={nameOf} />;
  useDisplay("headerMenu", showItems);
  useDisplay("headerMenu.items", showItems);
  useDisplay("footerMenu", showItems);
  useDisplay("footerMenu.items", showItems);
  useDisplay("socialLinks", showItems);
  useDisplay("headerMenu.href", showTarget);
  useDisplay("headerMenu.items.href", showTarget);
  useDisplay("footerMenu.items.href", showTarget);
  return null;
}
