"use client";

import { useMutation } from "@tanstack/react-query";
import { Download, MoreHorizontal, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { toastSuccess } from "~/components/ui/toaster";
import { downloadFile } from "~/trpc/download";
import type { Column } from "./column";
import { FilterBar } from "./filter-bar";
import type { ListDescription } from "./list-parsers";
import { SearchBox } from "./search-box";
import { useListQuery } from "./use-list-query";
import type { ListState } from "./use-list-state";
import { ViewMenu } from "./view-menu";

type ListToolbarProps<Row, Sort extends string> = {
  path: string;
  state: ListState<Sort, unknown>;
  list: ListDescription<Sort, unknown>;
  columns: readonly Column<Row>[];
  labelOf: (columnId: string) => string;
  /** Filters that the open view sets: its tab already names them. */
  viewFilters: readonly string[];
  isNarrowed: boolean;
  onClear: () => void;
  hasColumns?: boolean;
  hasSort?: boolean;
  /** Whether deleted rows are in the trash. */
  hasTrash?: boolean;
  children?: ReactNode;
};

/** Search, filters, view and export in one bar. */
export function ListToolbar<Row, Sort extends string>(props: ListToolbarProps<Row, Sort>) {
  const { path, state, list, columns, labelOf, viewFilters, hasColumns = true, hasSort = hasColumns, children } = props;
  const t = useTranslations("table");
  const offered = [...columns.flatMap(({ filter }) => filter ?? []), { key: MISSING }];
  const filters = offered.flatMap((filter) => {
    const kind = list.filters[filter.key];
    return kind && !viewFilters.includes(filter.key)
      ? { filter, kind, label: filter.key === MISSING ? t("missing") : labelOf(filter.key) }
      : [];
  });
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2">
      <SearchBox value={state.input.search ?? ""} onSearch={state.onSearch} />
      <FilterBar
        filters={filters}
        values={state.filters}
        onFilter={state.onFilter}
        isNarrowed={props.isNarrowed}
        onClear={props.onClear}
      />
      <div className="ml-auto flex items-center gap-1">
        {children}
        {(hasColumns || hasSort) && (
          <ViewMenu state={state} sorts={hasSort ? list.sort : []} columns={hasColumns ? columns : []} labelOf={labelOf} />
        )}
        <MoreMenu path={path} hasTrash={props.hasTrash ?? false} />
      </div>
    </div>
  );
}

const MISSING = "missing";

function MoreMenu({ path, hasTrash }: { path: string; hasTrash: boolean }) {
  const t = useTranslations("table");
  const query = useListQuery();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(path.replace(/^\/admin/, "/api/export") + query),
    onSuccess: () => toastSuccess(t("exported")),
  });
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon-sm" aria-label={t("more")} isPending={isPending}>
          <MoreHorizontal aria-hidden />
        </Button>
      }
    >
      <DropdownMenuItem onSelect={() => mutate()}>
        <Download aria-hidden />
        {t("export")}
      </DropdownMenuItem>
      {hasTrash && (
        <DropdownMenuItem asChild>
          <Link href={`/admin/trash?kind=${path}`} prefetch={false}>
            <Trash2 aria-hidden />
            {t("trash")}
          </Link>
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
