"use client";
import { MoreHorizontal, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { use } from "react";
import { useWatch } from "react-hook-form";
import { FieldError, useField } from "~/components/fields/field";
import { TextField } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { SortableList } from "~/components/ui/sortable-list";
import { newItemId } from "~/lib/items";
import { type FooterColumn, MAX_COLUMNS, MAX_ENTRIES } from "~/lib/menus";
import type { SettingControl } from "../setting-control";
import { dropLink, moved, moveLink, newLink } from "./edit-menu";
import { MenuRow } from "./menu-row";
import { PageNamesContext } from "./page-names";
import { pressAltKey } from "./press-alt-key";
import { useOpenRow } from "./use-open-row";

/** The columns of links in the footer. */
export function FooterFields({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.menu");
  const names = use(PageNamesContext);
  const { id, readOnly } = useFormScope();
  const { field, error } = useField(control, "footerMenu", {});
  const rows = useOpenRow();
  // The controller does not notice changes of single fields in the list.
  const columns: FooterColumn[] = useWatch({ control, name: "footerMenu" }) ?? [];
  const change = (columnId: string, changed: Partial<FooterColumn>) =>
    field.onChange(columns.map((column) => (column.id === columnId ? { ...column, ...changed } : column)));

  const addColumn = () => {
    const column = { id: newItemId(), titleEn: null, titleVi: null, items: [] };
    field.onChange([...columns, column]);
    rows.focus(column.id);
  };

  const addLink = (column: FooterColumn) => {
    const link = newLink();
    change(column.id, { items: [...column.items, link] });
    rows.setOpen(link.id);
  };

  return (
    <SortableList
      ids={columns.flatMap(({ items }) => items.map((link) => link.id))}
      onDrop={(link, over) => field.onChange(dropLink(columns, link, over))}
    >
      <div ref={rows.list} className="grid gap-4">
        {columns.map((column, index) => (
          <section
            key={column.id}
            data-row={column.id}
            aria-label={t("column", { number: index + 1 })}
            className="grid gap-3 rounded-lg bg-muted p-3"
          >
            <div className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
                <TextField
                  control={control}
                  name={`footerMenu.${index}.titleEn`}
                  placeholder={names.en.columns[column.id] ?? t("noTitle")}
                />
                <TextField
                  control={control}
                  name={`footerMenu.${index}.titleVi`}
                  placeholder={names.vi.columns[column.id] ?? t("noTitle")}
                />
              </div>
              {!readOnly && (
                <DropdownMenu
                  trigger={
                    <Button variant="ghost" size="icon-sm" aria-label={t("changeColumn", { number: index + 1 })}>
                      <MoreHorizontal aria-hidden />
                    </Button>
                  }
                >
                  <DropdownMenuItem disabled={index === 0} onSelect={() => field.onChange(moved(columns, column.id, -1))}>
                    {t("columnBefore")}
                  </DropdownMenuItem>
                  <DropdownMenuItem
                    disabled={index === columns.length - 1}
                    onSelect={() => field.onChange(moved(columns, column.id, 1))}
                  >
                    {t("columnAfter")}
                  </DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => field.onChange(columns.filter((one) => one !== column))}>
                    {t("removeColumn")}
                  </DropdownMenuItem>
                </DropdownMenu>
              )}
            </div>
            <ol className="divide-y divide-border overflow-clip rounded-lg border border-border bg-card empty:hidden">
              {column.items.map((link, place) => {
                const move = (step: -1 | 1) => {
                  field.onChange(moveLink(columns, link.id, step));
                  rows.focus(link.id);
                };
                return (
                  <li key={link.id}>
                    <MenuRow
                      control={control}
                      place={`footerMenu.${index}.items.${place}`}
                      link={link}
                      isOpen={rows.open === link.id}
                      onToggle={() => rows.toggle(link.id)}
                      onKeyDown={(event) => pressAltKey(event, { up: () => move(-1), down: () => move(1) })}
                      tools={[
                        { label: t("moveUp"), onSelect: () => move(-1) },
                        { label: t("moveDown"), onSelect: () => move(1) },
                        {
                          label: t("remove"),
                          onSelect: () => change(column.id, { items: column.items.filter(({ id }) => id !== link.id) }),
                        },
                      ]}
                    />
                  </li>
                );
              })}
            </ol>
            {!readOnly && column.items.length < MAX_ENTRIES && (
              <Button variant="outline" size="sm" className="w-fit" onClick={() => addLink(column)}>
                <Plus aria-hidden />
                {t("add")}
              </Button>
            )}
          </section>
        ))}
        {!readOnly && columns.length < MAX_COLUMNS && (
          <Button variant="outline" size="sm" className="w-fit" onClick={addColumn}>
            <Plus aria-hidden />
            {t("addColumn")}
          </Button>
        )}
        <FieldError id={`${id}-footerMenu`} error={error} />
      </div>
    </SortableList>
  );
}
