"use client";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { BilingualField } from "~/components/fields/bilingual-field";
import { FieldError } from "~/components/fields/field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { SortableList } from "~/components/ui/sortable-list";
import { type FooterColumn, MAX_COLUMNS, MAX_ENTRIES } from "~/lib/menus";
import type { SettingControl } from "../setting-control";
import { dropLink, moved, moveLink } from "./edit-menu";
import { MenuRow } from "./menu-row";

const newId = () => crypto.randomUUID().slice(0, 8);

/** The columns of links in the footer. */
export function FooterFields({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.menu");
  const { id, readOnly } = useFormScope();
  const { field, fieldState } = useController({ control, name: "footerMenu" });
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const columns: FooterColumn[] = field.value ?? [];
  const change = (columnId: string, changed: Partial<FooterColumn>) =>
    field.onChange(columns.map((column) => (column.id === columnId ? { ...column, ...changed } : column)));

  const focusRow = (row: string) => {
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus());
  };

  const addLink = (column: FooterColumn) => {
    const link = { id: newId(), href: null, labelEn: null, labelVi: null };
    change(column.id, { items: [...column.items, link] });
    setOpen(link.id);
  };

  return (
    <SortableList
      ids={columns.flatMap(({ items }) => items.map((link) => link.id))}
      onDrop={(link, over) => field.onChange(dropLink(columns, link, over))}
    >
      <div ref={list} className="grid gap-4">
        {columns.map((column, index) => (
          <section key={column.id} aria-label={t("column", { number: index + 1 })} className="grid gap-3 rounded-lg bg-muted p-3">
            <BilingualField control={control} name={`footerMenu.${index}.title`} max={60} />
            <ol className="divide-y divide-border overflow-clip rounded-lg border border-border bg-card empty:hidden">
              {column.items.map((link, place) => {
                const move = (step: -1 | 1) => {
                  field.onChange(moveLink(columns, link.id, step));
                  focusRow(link.id);
                };
                return (
                  <li key={link.id}>
                    <MenuRow
                      control={control}
                      place={`footerMenu.${index}.items.${place}`}
                      link={link}
                      isOpen={open === link.id}
                      onToggle={() => {
                        setOpen(open === link.id ? null : link.id);
                        if (open === link.id) focusRow(link.id);
                      }}
                      onKeyDown={(event: KeyboardEvent) => {
                        const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
                        if (!event.altKey || step === 0 || readOnly) return;
                        event.preventDefault();
                        move(step);
                      }}
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
            {!readOnly && (
              <div className="flex flex-wrap gap-2">
                {column.items.length < MAX_ENTRIES && (
                  <Button variant="outline" size="sm" onClick={() => addLink(column)}>
                    <Plus aria-hidden />
                    {t("add")}
                  </Button>
                )}
                <Button variant="ghost" size="sm" onClick={() => field.onChange(moved(columns, column.id, -1))}>
                  {t("columnBefore")}
                </Button>
                <Button variant="ghost" size="sm" onClick={() => field.onChange(columns.filter((one) => one !== column))}>
                  {t("removeColumn")}
                </Button>
              </div>
            )}
          </section>
        ))}
        {!readOnly && columns.length < MAX_COLUMNS && (
          <Button
            variant="outline"
            size="sm"
            className="w-fit"
            onClick={() => field.onChange([...columns, { id: newId(), titleEn: null, titleVi: null, items: [] }])}
          >
            <Plus aria-hidden />
            {t("addColumn")}
          </Button>
        )}
        <FieldError id={`${id}-footerMenu`} error={fieldState.error?.message} />
      </div>
    </SortableList>
  );
}
