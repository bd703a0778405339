"use client";
import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, type KeyboardEvent, use } from "react";
import { useWatch } from "react-hook-form";
import { FieldError, useField } from "~/components/fields/field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { Kbd } from "~/components/ui/kbd";
import { SortableList, useSortableRow } from "~/components/ui/sortable-list";
import { type HeaderEntry, lineOf, MAX_ENTRIES, type MenuLink } from "~/lib/menus";
import type { SettingControl } from "../setting-control";
import { changeEntry, dropEntry, indentEntry, LINE, moveEntry, moveLine, newLink, outdentEntry, rowIds } from "./edit-menu";
import { type LinkPlace, MenuRow } from "./menu-row";
import { PageNamesContext } from "./page-names";
import { pressAltKey } from "./press-alt-key";
import { useOpenRow } from "./use-open-row";

/** The entries of the header in their order, with the line from where they stand under "More". */
export function HeaderFields({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.menu");
  const common = useTranslations("common");
  const { id, readOnly } = useFormScope();
  const { field, error } = useField(control, "headerMenu", {});
  const rows = useOpenRow();
  // The controller does not notice changes of single fields in the list.
  const menu: HeaderEntry[] = useWatch({ control, name: "headerMenu" }) ?? [];
  const line = lineOf(menu);

  const change = (changed: HeaderEntry[], row: string) => {
    field.onChange(changed);
    rows.focus(row);
  };

  const add = () => {
    const link = newLink();
    field.onChange([...menu, { ...link, isUnderMore: line < menu.length, items: [] }]);
    rows.setOpen(link.id);
  };

  const row = (link: MenuLink, place: LinkPlace, isBelow: boolean) => {
    const [up, down] = [() => change(moveEntry(menu, link.id, -1), link.id), () => change(moveEntry(menu, link.id, 1), link.id)];
    const indent = () => change(indentEntry(menu, link.id), link.id);
    const outdent = () => change(outdentEntry(menu, link.id), link.id);
    return (
      <MenuRow
        control={control}
        place={place}
        link={link}
        isBelow={isBelow}
        isOpen={rows.open === link.id}
        onToggle={() => rows.toggle(link.id)}
        onKeyDown={(event: KeyboardEvent) => pressAltKey(event, { up, down, left: outdent, right: indent })}
        tools={[
          { label: t("moveUp"), onSelect: up },
          { label: t("moveDown"), onSelect: down },
          isBelow ? { label: t("outdent"), onSelect: outdent } : { label: t("indent"), onSelect: indent },
          { label: t("remove"), onSelect: () => field.onChange(changeEntry(menu, link.id, null)) },
        ]}
      />
    );
  };

  return (
    <div className="grid gap-3">
      <div ref={rows.list} className="overflow-clip rounded-lg border border-border">
        <div
          aria-hidden
          className="grid grid-cols-3 gap-x-4 bg-muted py-2 pr-12 pl-9 text-muted-foreground text-xs max-sm:hidden"
        >
          <span>{common("english")}</span>
          <span>{common("vietnamese")}</span>
          <span>{t("leadsTo")}</span>
        </div>
        <SortableList ids={rowIds(menu)} onDrop={(moved, over) => field.onChange(dropEntry(menu, moved, over))}>
          <ol aria-label={t("header")} className="divide-y divide-border sm:border-border sm:border-t">
            {menu.map((entry, index) => (
              <Fragment key={entry.id}>
                {index === line && <MoreLine onMove={(step) => field.onChange(moveLine(menu, step))} />}
                <li>
                  {row(entry, `headerMenu.${index}`, false)}
                  {entry.items.length > 0 && (
                    <ol className="divide-y divide-border border-border border-t">
                      {entry.items.map((item, place) => (
                        <li key={item.id}>{row(item, `headerMenu.${index}.items.${place}`, true)}</li>
                      ))}
                    </ol>
                  )}
                </li>
              </Fragment>
            ))}
            {line === menu.length && <MoreLine onMove={(step) => field.onChange(moveLine(menu, step))} />}
          </ol>
        </SortableList>
      </div>
      {!readOnly && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="outline" size="sm" disabled={menu.length >= MAX_ENTRIES} onClick={add}>
            <Plus aria-hidden />
            {t("add")}
          </Button>
          <p className="flex flex-wrap items-center gap-1 text-muted-foreground text-xs max-md:hidden">
            <Kbd>Alt</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t("keysMove")} <Kbd className="ml-2">Alt</Kbd> <Kbd>→</Kbd>{" "}
            {t("keysIndent")}
          </p>
        </div>
      )}
      <FieldError id={`${id}-headerMenu`} error={error} />
    </div>
  );
}

/** The line below which entries stand under "More". */
function MoreLine({ onMove }: { onMove: (step: -1 | 1) => void }) {
  const t = useTranslations("setting.menu");
  const { more } = use(PageNamesContext)[useLocale()];
  const { readOnly } = useFormScope();
  const { element, style, handle } = useSortableRow(LINE, readOnly);
  const [up, down] = [() => onMove(-1), () => onMove(1)];
  const onKeyDown = (event: KeyboardEvent) => pressAltKey(event, { up, down });
  return (
    <li ref={element} style={style} className="flex min-h-9 items-center gap-2 bg-muted py-1 pr-1.5 pl-1 text-xs">
      {handle}
      <span className="shrink-0 font-medium">{t("underMore", { more })}</span>
      <span className="text-muted-foreground max-sm:sr-only">{t("underMoreHelp")}</span>
      {!readOnly && (
        <span className="ml-auto flex">
          <Button variant="ghost" size="icon-sm" aria-label={t("lineUp")} onClick={up} onKeyDown={onKeyDown}>
            <ArrowUp aria-hidden />
          </Button>
          <Button variant="ghost" size="icon-sm" aria-label={t("lineDown")} onClick={down} onKeyDown={onKeyDown}>
            <ArrowDown aria-hidden />
          </Button>
        </span>
      )}
    </li>
  );
}
