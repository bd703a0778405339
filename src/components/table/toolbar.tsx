"use client";

import { Columns3, Download, Search, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
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
import type { ListFilter } from "./list-filters";
import type { SortState } from "./list-state";
import type { ListState } from "./use-list-state";

type ToolbarProps<Row, Sort extends string, Filter> = {
  state: ListState<Sort, Filter>;
  columns: readonly Column<Row>[];
  labelOf: (columnId: string) => string;
  /** The columns that the list can be sorted by. */
  sorts: readonly Sort[];
  filters: readonly ListFilter[];
  onExport: () => void;
  isExporting: boolean;
  /** What else the list offers. */
  children?: ReactNode;
};

/** Above a list: search, filters, which columns, export; on a narrow screen also the order, which wide ones have in the header. */
export function Toolbar<Row, Sort extends string, Filter>({
  state,
  columns,
  labelOf,
  ...props
}: ToolbarProps<Row, Sort, Filter>) {
  const t = useTranslations("table");
  const { sorts, filters, onExport, isExporting, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox value={state.input.search ?? ""} onSearch={state.onSearch} />
      {filters.map((filter) => (
        <FilterSelect
          key={filter.key}
          filter={filter}
          value={state.filters[filter.key] ?? null}
          onChange={(value) => state.onFilter(filter.key, value)}
        />
      ))}
      <SortSelect sort={state.input.sort} sorts={sorts} labelOf={labelOf} onSort={state.onSort} />
      {state.isNarrowed && (
        <Button variant="ghost" size="sm" onClick={state.onClear}>
          <X aria-hidden />
          {t("clearFilters")}
        </Button>
      )}
      <div className="ml-auto flex items-center gap-2">
        {children}
        <ColumnMenu columns={columns} chosen={state.columns} labelOf={labelOf} onChoose={state.onColumns} />
        <Tooltip content={t("export")}>
          <Button variant="outline" size="icon" aria-label={t("export")} isPending={isExporting} onClick={onExport}>
            <Download aria-hidden />
          </Button>
        </Tooltip>
      </div>
    </div>
  );
}

/** Asks only when the typing pauses. */
const PAUSE = 300;

function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = useTranslations("table");
  const common = useTranslations("common");
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  // Back, a link or "clear all" changed what is searched for: the field follows.
  useEffect(() => {
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === asked.current) return;
    const pause = setTimeout(() => {
      asked.current = text;
      search.current(text);
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

function FilterSelect(props: { filter: ListFilter; value: string | null; onChange: (value: string | null) => void }) {
  const { filter, value, onChange } = props;
  const t = useTranslations("table");
  const known = filter.options.some((option) => option.value === value);
  return (
    <Choice
      label={filter.label}
      hasVisibleLabel
      className="sm:max-w-64"
      value={known && value ? value : ""}
      options={[{ value: "", label: t("all") }, ...filter.options]}
      onChange={(value) => onChange(value || null)}
    />
  );
}

type SortSelectProps<Sort extends string> = {
  sort: SortState<Sort> | undefined;
  sorts: readonly Sort[];
  labelOf: (columnId: string) => string;
  onSort: (sort: SortState<Sort> | undefined) => void;
};

function SortSelect<Sort extends string>({ sort, sorts, labelOf, onSort }: SortSelectProps<Sort>) {
  const t = useTranslations("table");
  const choices = sorts.flatMap((by) => [
    { by, dir: "ASC", value: `${by}.ASC`, label: t("ascending", { column: labelOf(by) }) } as const,
    { by, dir: "DESC", value: `${by}.DESC`, label: t("descending", { column: labelOf(by) }) } as const,
  ]);
  return (
    <Choice
      label={t("sortBy")}
      className="max-w-[calc(100%-5.75rem)] md:hidden"
      value={sort ? `${sort.by}.${sort.dir}` : ""}
      options={[{ value: "", label: t("listOrder") }, ...choices]}
      onChange={(value) => {
        const choice = choices.find((choice) => choice.value === value);
        onSort(choice && { by: choice.by, dir: choice.dir });
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
            // More than one is chosen at a time.
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
