"use client";

import { Columns3, Search, SlidersHorizontal, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { Input } from "~/components/ui/input";
import { Tooltip } from "~/components/ui/tooltip";
import { Choice } from "./choice";
import { type Column, shownColumns } from "./column";
import { ExportButton } from "./export-button";
import { FilterControl } from "./filter-control";
import type { ListDescription, SortState } from "./list-parsers";
import type { ListState } from "./use-list-state";

type ListToolbarProps<Row, Sort extends string> = {
  path: string;
  state: ListState<Sort, unknown>;
  list: ListDescription<Sort, unknown>;
  columns: readonly Column<Row>[];
  labelOf: (columnId: string) => string;
  hasColumns?: boolean;
  /** Enables sorting; without columns, the order is chosen here at every width. */
  hasSort?: boolean;
  children?: ReactNode;
};

// Only narrow screens use the filter sheet.
const FilterSheet = dynamic(() => import("./filter-sheet").then((module) => module.FilterSheet));

export function ListToolbar<Row, Sort extends string>(props: ListToolbarProps<Row, Sort>) {
  const { path, state, list, columns, labelOf, hasColumns = true, hasSort = hasColumns, children } = props;
  const t = useTranslations("table");
  const filters = columns.flatMap(({ filter }) => filter ?? []);
  const [isOpen, setOpen] = useState(false);
  const active = Object.values(state.filters).filter((value) => value !== null).length;
  const controls = (
    <>
      {[...filters, ...(MISSING in list.filters ? [{ key: MISSING }] : [])].map((filter) => (
        <FilterControl
          key={filter.key}
          filter={filter}
          kind={list.filters[filter.key]}
          label={filter.key === MISSING ? t("missing") : labelOf(filter.key)}
          value={state.filters[filter.key] ?? null}
          onChange={(value) => state.onFilter(filter.key, value)}
        />
      ))}
      {hasSort && (
        <SortSelect
          sort={state.input.sort}
          sorts={list.sort}
          labelOf={labelOf}
          onSort={state.onSort}
          className={hasColumns ? "md:hidden" : undefined}
        />
      )}
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox value={state.input.search ?? ""} onSearch={state.onSearch} />
      <Button variant="outline" className="sm:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        {active > 0 ? t("activeFilters", { count: active }) : t("filters")}
      </Button>
      {isOpen && (
        <FilterSheet onClose={() => setOpen(false)} onClear={state.isNarrowed ? state.onClear : undefined}>
          {controls}
        </FilterSheet>
      )}
      <div className="contents max-sm:hidden">{controls}</div>
      {state.isNarrowed && (
        <Button variant="ghost" size="sm" onClick={state.onClear}>
          <X aria-hidden />
          {t("clearFilters")}
        </Button>
      )}
      <div className="ml-auto flex items-center gap-2">
        {children}
        {hasColumns && <ColumnMenu columns={columns} chosen={state.columns} labelOf={labelOf} onChoose={state.onColumns} />}
        <ExportButton path={path} />
      </div>
    </div>
  );
}

const MISSING = "missing";

/** Milliseconds of typing pause before a search. */
const PAUSE = 300;

function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string, isSameSearch: boolean) => void }) {
  const t = useTranslations("table");
  const common = useTranslations("common");
  const [typed, setTyped] = useState(value);
  const lastSearch = useRef(value);
  // Typing until the field loses focus is one search: one history entry.
  const isSameSearch = useRef(false);
  const search = useRef(onSearch);
  search.current = onSearch;

  // The URL changed by back, a link or "clear all": update the field.
  useEffect(() => {
    if (value !== lastSearch.current) {
      setTyped(value);
      isSameSearch.current = false;
    }
    lastSearch.current = value;
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === lastSearch.current) return;
    const pause = setTimeout(() => {
      lastSearch.current = text;
      search.current(text, isSameSearch.current);
      isSameSearch.current = true;
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <search className="relative w-full sm:w-64">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-muted-foreground" />
      <Input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t("searchLabel")}
        placeholder={common("search")}
        autoComplete="off"
        maxLength={200}
        className="px-9"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setTyped("")}
        onBlur={() => {
          isSameSearch.current = false;
        }}
      />
      {typed && (
        <Button
          variant="ghost"
          size="icon-sm"
          className="absolute top-0.5 right-0.5"
          aria-label={t("clearSearch")}
          onClick={() => setTyped("")}
        >
          <X aria-hidden />
        </Button>
      )}
    </search>
  );
}

type SortSelectProps<Sort extends string> = {
  sort: SortState<Sort> | undefined;
  sorts: readonly Sort[];
  labelOf: (columnId: string) => string;
  onSort: (sort: SortState<Sort> | null) => void;
  className?: string;
};

function SortSelect<Sort extends string>({ sort, sorts, labelOf, onSort, className }: SortSelectProps<Sort>) {
  const t = useTranslations("table");
  const choices = sorts.flatMap((by) => [
    { by, dir: "ASC", value: `${by}.ASC`, label: t("ascending", { column: labelOf(by) }) } as const,
    { by, dir: "DESC", value: `${by}.DESC`, label: t("descending", { column: labelOf(by) }) } as const,
  ]);
  return (
    <Choice
      label={t("sortBy")}
      className={cn("max-w-[calc(100%-5.75rem)]", className)}
      value={sort ? `${sort.by}.${sort.dir}` : ""}
      options={[{ value: "", label: t("listOrder") }, ...choices]}
      onChange={(value) => {
        const choice = choices.find((choice) => choice.value === value);
        onSort(choice ? { by: choice.by, dir: choice.dir } : null);
      }}
    />
  );
}

type ColumnMenuProps<Row> = {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | null;
  labelOf: (columnId: string) => string;
  onChoose: (columns: readonly string[] | null) => void;
};

function ColumnMenu<Row>({ columns, chosen, labelOf, onChoose }: ColumnMenuProps<Row>) {
  const t = useTranslations("table");
  const shown = shownColumns(columns, chosen).map((column) => column.id);
  return (
    <DropdownMenu>
      <Tooltip content={t("columns")}>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="icon" aria-label={t("columns")}>
            <Columns3 aria-hidden />
          </Button>
        </DropdownMenuTrigger>
      </Tooltip>
      <DropdownMenuContent>
        {columns.map((column, index) => (
          <DropdownMenuCheckboxItem
            key={column.id}
            disabled={index === 0}
            checked={shown.includes(column.id)}
            onCheckedChange={(checked) => onChoose(checked ? [...shown, column.id] : shown.filter((id) => id !== column.id))}
            // Keeps the menu open: several values can be chosen.
            onSelect={(event) => event.preventDefault()}
          >
            {labelOf(column.id)}
          </DropdownMenuCheckboxItem>
        ))}
        {chosen && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => onChoose(null)}>{t("allColumns")}</DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
