"use client";
import { useLocale } from "next-intl";
import { LinkName } from "~/components/fields/link-field";
import { useDisplay, useFormScope } from "~/components/form/form-scope";
import { ItemNames } from "~/features/website/page/components/item-names";
import type { Item } from "~/lib/items";
import { ownPageName, type PageNames } from "./menu/page-names";

type LinkDisplaysProps = { pageNames: PageNames };

/** Says how comparisons show menus and links to networks: by the names that visitors read, and by where they lead. */
export function LinkDisplays({ pageNames }: LinkDisplaysProps) {
  const { row } = useFormScope();
  const showTarget = (value: unknown) =>
    typeof value === "string" && value !== "" ? <Target href={value} pageNames={pageNames} /> : undefined;
  const nameOf = (item: Item) => <UsualName item={item} pageNames={pageNames} />;
  const showItems = (value: unknown, record?: object) => (
    <ItemNames value={value} versions={[row, record].flatMap((one) => Object.values(one ?? {}))} nameOf={nameOf} />
  );
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

function Target({ href, pageNames }: LinkDisplaysProps & { href: string }) {
  const locale = useLocale();
  return ownPageName(href, pageNames[locale]) ?? <LinkName link={href} locale={locale} />;
}

/** Name of a link or a column that has none of its own. */
function UsualName({ item, pageNames }: LinkDisplaysProps & { item: Item }) {
  const { columns } = pageNames[useLocale()];
  const href: unknown = Reflect.get(item, "href");
  return typeof href === "string" ? <Target href={href} pageNames={pageNames} /> : columns[item.id];
}
