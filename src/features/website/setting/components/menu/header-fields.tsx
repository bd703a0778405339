"use client";
import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment, type KeyboardEvent, useState } from "react";
import { useController } from "react-hook-form";
import { FieldError } from "~/components/fields/field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { type HeaderEntry, MAX_ENTRIES, type MenuLink } from "~/lib/menus";
import type { SettingControl } from "../setting-control";
import { changeEntry, indentEntry, lineOf, moveEntry, moveLine, outdentEntry } from "./edit-menu";
import { type LinkPlace, MenuRow } from "./menu-row";

/** The entries of the header in their order, with the line from where they stand under "More". */
export function HeaderFields({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.menu");
  const { id, readOnly } = useFormScope();
  const { field, fieldState } = useController({ control, name: "headerMenu" });
  const [open, setOpen] = useState<string | null>(null);
  const menu: HeaderEntry[] = field.value;
  const line = lineOf(menu);

  const add = () => {
    const entry = { id: crypto.randomUUID().slice(0, 8), href: null, labelEn: null, labelVi: null, items: [] };
    field.onChange([...menu, { ...entry, isUnderMore: line < menu.length }]);
    setOpen(entry.id);
  };

  const changesOf = (link: MenuLink) => ({
    up: () => field.onChange(moveEntry(menu, link.id, -1)),
    down: () => field.onChange(moveEntry(menu, link.id, 1)),
    in: () => field.onChange(indentEntry(menu, link.id)),
    out: () => field.onChange(outdentEntry(menu, link.id)),
    remove: () => field.onChange(changeEntry(menu, link.id, null)),
  });

  const row = (link: MenuLink, place: LinkPlace, isBelow: boolean) => {
    const change = changesOf(link);
    const keys: Record<string, () => void> = {
      ArrowUp: change.up,
      ArrowDown: change.down,
      ArrowRight: change.in,
      ArrowLeft: change.out,
    };
    return (
      <MenuRow
        control={control}
        place={place}
        link={link}
        isBelow={isBelow}
        isOpen={open === link.id}
        onToggle={() => setOpen(open === link.id ? null : link.id)}
        onKeyDown={(event: KeyboardEvent) => {
          const act = event.altKey ? keys[event.key] : undefined;
          if (!act || readOnly) return;
          event.preventDefault();
          act();
        }}
        tools={[
          { label: t("moveUp"), onSelect: change.up },
          { label: t("moveDown"), onSelect: change.down },
          isBelow ? { label: t("outdent"), onSelect: change.out } : { label: t("indent"), onSelect: change.in },
          { label: t("remove"), onSelect: change.remove },
        ]}
      />
    );
  };

  return (
    <div className="grid gap-3">
      <ol className="divide-y divide-border rounded-lg border border-border empty:hidden">
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
      </ol>
      {line === menu.length && menu.length > 0 && <MoreLine onMove={(step) => field.onChange(moveLine(menu, step))} />}
      {!readOnly && menu.length < MAX_ENTRIES && (
        <Button variant="outline" size="sm" className="w-fit" onClick={add}>
          <Plus aria-hidden />
          {t("add")}
        </Button>
      )}
      <FieldError id={`${id}-headerMenu`} error={fieldState.error?.message} />
    </div>
  );
}

/** The line below which entries stand under "More". */
function MoreLine({ onMove }: { onMove: (step: -1 | 1) => void }) {
  const t = useTranslations("setting.menu");
  return (
    <li className="flex items-center gap-2 bg-muted px-3 py-1 text-xs">
      <span className="font-medium">{t("underMore")}</span>
      <span className="text-muted-foreground">{t("underMoreHelp")}</span>
      <span className="ml-auto flex">
        <Button variant="ghost" size="icon-sm" aria-label={t("lineUp")} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden />
        </Button>
        <Button variant="ghost" size="icon-sm" aria-label={t("lineDown")} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden />
        </Button>
      </span>
    </li>
  );
}
