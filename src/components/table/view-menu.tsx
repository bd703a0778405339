"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from "~/components/ui/dropdown-menu";
import { type Column, shownColumns } from "./column";
import type { ListState } from "./use-list-state";

type ViewMenuProps<Row, Sort extends string> = {
  state: ListState<Sort, unknown>;
  /** Columns to sort by; none: the list has an order of its own. */
  sorts: readonly Sort[];
  columns: readonly Column<Row>[];
  labelOf: (columnId: string) => string;
};

/** Chooses the order and the columns. */
export function ViewMenu<Row, Sort extends string>({ state, sorts, columns, labelOf }: ViewMenuProps<Row, Sort>) {
  const t = useTranslations("table");
  const chosen = state.columns;
  const shown = shownColumns(columns, chosen).map((column) => column.id);
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="sm" aria-label={t("view")}>
          <SlidersHorizontal aria-hidden />
          <span className="@max-4xl:hidden">{t("view")}</span>
        </Button>
      }
    >
      {sorts.length > 0 && <SortMenu sort={state.input.sort} sorts={sorts} labelOf={labelOf} onSort={state.onSort} />}
      {columns.length > 0 && (
        <>
          {sorts.length > 0 && <DropdownMenuSeparator />}
          <DropdownMenuLabel>{t("columns")}</DropdownMenuLabel>
        </>
      )}
      {columns.map((column, index) => (
        <DropdownMenuCheckboxItem
          key={column.id}
          disabled={index === 0}
          checked={shown.includes(column.id)}
          onCheckedChange={(checked) => state.onColumns(checked ? [...shown, column.id] : shown.filter((id) => id !== column.id))}
          // Keeps the menu open: several columns can be chosen.
          onSelect={(event) => event.preventDefault()}
        >
          {labelOf(column.id)}
          {column.isWide && !chosen && (
            <span className="ml-auto pl-4 text-muted-foreground text-xs xl:hidden">{t("inWideWindows")}</span>
          )}
        </DropdownMenuCheckboxItem>
      ))}
      {chosen && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => state.onColumns(null)}>{t("allColumns")}</DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  );
}

type SortMenuProps<Sort extends string> = {
  sort: { by: Sort; dir: "ASC" | "DESC" } | undefined;
  sorts: readonly Sort[];
  labelOf: (columnId: string) => string;
  onSort: (sort: { by: Sort; dir: "ASC" | "DESC" } | null) => void;
};

function SortMenu<Sort extends string>({ sort, sorts, labelOf, onSort }: SortMenuProps<Sort>) {
  const t = useTranslations("table");
  const choices = sorts.flatMap((by) => [
    { by, dir: "ASC", value: `${by}.ASC`, label: t("ascending", { column: labelOf(by) }) } as const,
    { by, dir: "DESC", value: `${by}.DESC`, label: t("descending", { column: labelOf(by) }) } as const,
  ]);
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>{t("sortBy")}</DropdownMenuSubTrigger>
      <DropdownMenuSubContent>
        <DropdownMenuRadioGroup
          value={sort ? `${sort.by}.${sort.dir}` : ""}
          onValueChange={(value) => {
            const choice = choices.find((one) => one.value === value);
            onSort(choice ? { by: choice.by, dir: choice.dir } : null);
          }}
        >
          <DropdownMenuRadioItem value="">{t("listOrder")}</DropdownMenuRadioItem>
          {choices.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuSubContent>
    </DropdownMenuSub>
  );
}
