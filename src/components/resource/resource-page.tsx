"use client";

import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { CircleAlert, Inbox, Pencil, Plus, SearchX, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryStates } from "nuqs";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useFieldLabels } from "~/components/form/field-labels";
import type { FormControl, FormValues } from "~/components/form/form-values";
import { type Column, labelOfRow } from "~/components/table/column";
import { DataTable } from "~/components/table/data-table";
import { listFilters } from "~/components/table/list-filters";
import { type ListSpec, nextSort } from "~/components/table/list-state";
import { Pagination } from "~/components/table/pagination";
import { withMoved } from "~/components/table/place-after";
import { Toolbar } from "~/components/table/toolbar";
import { useExport } from "~/components/table/use-export";
import { useListState } from "~/components/table/use-list-state";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Tooltip } from "~/components/ui/tooltip";
import type { AdminPath } from "~/features/registry";
import { offsetOf, pageCount } from "~/lib/pagination";
import { type BulkAction, BulkBar, type BulkReport, BulkReportNotice } from "./bulk-bar";
import { DeleteDialog } from "./delete-dialog";
import { RecordDialog } from "./record-dialog";
import type { Identified, ResourceApi, ResourceCache } from "./resource-api";
import { useFeatureName } from "./use-feature-name";
import { useMay } from "./use-may";

type ResourcePageProps<
  ListRow extends { id: number },
  Row extends In & Data & Identified,
  In extends FieldValues,
  Data extends object,
  Filter extends object,
  Filtered,
  Sort extends string,
  Text extends string,
> = {
  /** Its page of the back office: permissions, title and labels go by it. */
  path: AdminPath;
  /** Its typed calls: `api.career.level`. */
  api: ResourceApi<ListRow, Row, In, Data, Filter, Filtered, Sort, Text>;
  /** Their cache: `utils.career.level`. */
  cache: ResourceCache<ListRow, Row, Sort, Filter>;
  /** What its list may be asked for, from its schema file. */
  list: ListSpec<Sort, Filter>;
  columns: readonly Column<NoInfer<ListRow>, keyof NoInfer<Filter> & string>[];
  /** People put its rows in order. */
  ordered?: boolean;
  /** What else can be done with the rows ticked. */
  bulk?: readonly BulkAction[];
  /** More buttons at the end of a row. */
  rowActions?: (row: NoInfer<ListRow>) => ReactNode;
  /** Instead of New, for records that come in another way than by a form. */
  add?: ReactNode;
} & (
  | {
      /** New and Edit open a dialog. */
      form?: "dialog";
      schema: z.ZodType<Data, In>;
      /** What a new record starts with; its keys are the form's fields. */
      empty: NoInfer<FormValues<In>>;
      /** Draws the fields. */
      children: (control: FormControl<NoInfer<In>>) => ReactNode;
    }
  /** New and Edit lead to pages of their own: `/new` and `/[id]` below the path. */
  | { form: "page"; schema?: z.ZodType<Data, In> }
);

/**
 * The page of an entity: its list with search, filters, order, columns, export and bulk actions; New, Edit and Delete, as far
 * as the person may. What it shows lives in the address.
 */
export function ResourcePage<
  ListRow extends { id: number },
  Row extends In & Data & Identified,
  In extends FieldValues,
  Data extends object,
  Filter extends object,
  Filtered,
  Sort extends string,
  Text extends string,
>(props: ResourcePageProps<ListRow, Row, In, Data, Filter, Filtered, Sort, Text>) {
  const { path, api, cache, list, columns, ordered = false, bulk = [], rowActions, add } = props;
  const t = useTranslations("resource");
  const tTable = useTranslations("table");
  const common = useTranslations("common");
  const featureName = useFeatureName();
  const labelOf = useFieldLabels(path);
  const may = useMay(path);
  const state = useListState(list);
  const [dialog, setDialog] = useQueryStates({ new: parseAsString, edit: parseAsString });
  const [selected, setSelected] = useState<number[]>([]);
  const [deleting, setDeleting] = useState<readonly ListRow[]>([]);
  const [moved, setMoved] = useState<readonly ListRow[] | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);

  const { input } = state;
  const query = api.list.useQuery(input, {
    placeholderData: keepPreviousData,
    meta: { showsError: () => query.data === undefined },
  });
  const rows: readonly ListRow[] | undefined = moved ?? query.data?.rows;
  const total = query.data?.total ?? 0;
  const move = api.move.useMutation();
  const exporting = useExport({ path, columns, labelOf, input, fetchPage: cache.list.fetch });
  const filters = useMemo(
    () => listFilters({ spec: list, columns, labelOf, texts: filterTexts(tTable) }),
    [list, columns, labelOf, tTable],
  );

  // Other rows, other ticks: nothing is done to what nobody sees.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes what is asked for takes the ticks away
  useEffect(() => setSelected([]), [input]);

  // The page asked for is no more: its last row went, or the link is old.
  const lastPage = pageCount(total, input.pageSize);
  const { onPage } = state;
  const isBeyond = query.data !== undefined && !query.isPlaceholderData && input.page > lastPage;
  useEffect(() => {
    if (isBeyond) onPage(lastPage);
  }, [isBeyond, lastPage, onPage]);

  const reorder = useMutation({
    mutationFn: async ({ id, after }: { id: number; after: number | null }) =>
      move.mutateAsync({ id, after: after ?? (await lastOfPreviousPage()) }),
    // Whether it went through or not: what the server says then stands.
    onSettled: async () => {
      await cache.list.invalidate();
      setMoved(null);
    },
    // The call inside says its errors itself.
    meta: { showsError: () => true },
  });

  function handleMove(id: number, after: number | null) {
    if (!rows) return;
    setMoved(withMoved(rows, id, after));
    reorder.mutate({ id, after });
  }

  /** First on a page is behind the last one of the page before. */
  async function lastOfPreviousPage(): Promise<number | null> {
    const before = offsetOf(input.page, input.pageSize);
    if (before === 0) return null;
    const { rows } = await cache.list.fetch({ ...input, page: before, pageSize: 1 });
    return rows[0]?.id ?? null;
  }

  function handleReport(report: BulkReport) {
    setSelected([]);
    setReport(report.kept.length > 0 ? report : null);
  }

  const canMove = ordered && may.edit && !state.isNarrowed && !input.sort;
  const hasPages = props.form === "page";
  const ticked = rows?.filter((row) => selected.includes(row.id)) ?? [];
  const offered = bulk.filter((action) => may[action.needs]);
  const edit = (row: ListRow) => void setDialog({ new: null, edit: String(row.id) });
  const close = () => void setDialog({ new: null, edit: null });
  const nameOf = (row: ListRow) => labelOfRow(columns, row);

  const newButton =
    may.add &&
    (add ?? (
      <Button asChild={hasPages} onClick={hasPages ? undefined : () => void setDialog({ new: "", edit: null })}>
        {hasPages ? (
          <Link href={`${path}/new`}>
            <Plus aria-hidden />
            {t("new")}
          </Link>
        ) : (
          <>
            <Plus aria-hidden />
            {t("new")}
          </>
        )}
      </Button>
    ));

  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-xl">{featureName(path)}</h1>
        {newButton}
      </div>
      {report && <BulkReportNotice report={report} onClose={() => setReport(null)} />}
      <section className="min-w-0 rounded-xl border border-border bg-card shadow-xs">
        <div className="border-border border-b p-3">
          {ticked.length > 0 ? (
            <BulkBar
              ids={selected}
              actions={offered}
              onReport={handleReport}
              onDelete={may.delete ? () => setDeleting(ticked) : undefined}
              onClear={() => setSelected([])}
            />
          ) : (
            <Toolbar
              state={state}
              columns={columns}
              labelOf={labelOf}
              sorts={list.sort}
              filters={filters}
              onExport={exporting.start}
              isExporting={exporting.isPending}
            />
          )}
        </div>
        {query.isError && rows === undefined ? (
          <EmptyState icon={CircleAlert} title={tTable("failed")}>
            <Button variant="outline" onClick={() => void query.refetch()}>
              {common("retry")}
            </Button>
          </EmptyState>
        ) : (
          <DataTable
            label={featureName(path)}
            columns={columns}
            labelOf={labelOf}
            rows={rows}
            page={input.page}
            pageSize={input.pageSize}
            isBusy={query.isPlaceholderData}
            chosen={state.columns}
            sort={input.sort}
            sorts={list.sort}
            onSort={(id) => {
              const by = list.sort.find((sort) => sort === id);
              if (by) state.onSort(nextSort(input.sort, by));
            }}
            selection={may.delete || offered.length > 0 ? { ids: selected, onChange: setSelected } : undefined}
            onMove={canMove ? handleMove : undefined}
            open={
              may.edit
                ? (row, name) =>
                    hasPages ? (
                      <NameLink href={`${path}/${row.id}`}>{name}</NameLink>
                    ) : (
                      <NameButton onClick={() => edit(row)}>{name}</NameButton>
                    )
                : undefined
            }
            actions={
              may.edit || may.delete || rowActions
                ? (row) => (
                    <div className="flex items-center justify-end gap-0.5">
                      {rowActions?.(row)}
                      {may.edit && (
                        <EditButton
                          name={nameOf(row)}
                          href={hasPages ? `${path}/${row.id}` : undefined}
                          onClick={() => edit(row)}
                        />
                      )}
                      {may.delete && <DeleteButton name={nameOf(row)} onClick={() => setDeleting([row])} />}
                    </div>
                  )
                : undefined
            }
            empty={
              state.isNarrowed ? (
                <EmptyState icon={SearchX} title={tTable("noMatch")} description={tTable("noMatchHelp")}>
                  <Button variant="outline" onClick={state.onClear}>
                    {tTable("clearFilters")}
                  </Button>
                </EmptyState>
              ) : (
                <EmptyState icon={Inbox} title={tTable("empty")} description={may.add ? t("emptyHelp") : undefined}>
                  {newButton}
                </EmptyState>
              )
            }
          />
        )}
        {total > 0 && (
          <div className="border-border border-t p-3">
            <Pagination
              page={Math.min(input.page, lastPage)}
              pageSize={input.pageSize}
              total={total}
              onPage={state.onPage}
              onPageSize={state.onPageSize}
            />
          </div>
        )}
      </section>
      {props.form !== "page" && (
        <RecordDialog
          path={path}
          api={api}
          cache={cache}
          schema={props.schema}
          empty={props.empty}
          record={may.add && !add && dialog.new !== null ? "new" : may.edit ? recordId(dialog.edit) : null}
          nameOf={(id) => rows?.filter((row) => row.id === id).map(nameOf)[0]}
          onClose={close}
        >
          {props.children}
        </RecordDialog>
      )}
      <DeleteDialog
        rows={deleting.map((row) => ({ id: row.id, name: nameOf(row) }))}
        api={api}
        onClose={() => setDeleting([])}
        onDeleted={async (result) => {
          handleReport(result);
          await cache.invalidate();
        }}
      />
    </div>
  );
}

function filterTexts(t: ReturnType<typeof useTranslations<"table">>) {
  return {
    yes: t("yes"),
    no: t("no"),
    missing: t("missing"),
    missingEnglish: t("missingEnglish"),
    missingVietnamese: t("missingVietnamese"),
  };
}

function recordId(param: string | null): number | null {
  return param !== null && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : null;
}

const nameClasses = "block max-w-full rounded-sm text-left underline-offset-4 hover:text-primary-text hover:underline";

function NameLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={nameClasses}>
      {children}
    </Link>
  );
}

function NameButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={nameClasses}>
      {children}
    </button>
  );
}

function EditButton({ name, href, onClick }: { name: string; href?: string; onClick: () => void }) {
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const label = t("editRow", { name });
  return (
    <Tooltip content={common("edit")}>
      {href ? (
        <Button asChild variant="ghost" size="icon-sm" aria-label={label}>
          <Link href={href}>
            <Pencil aria-hidden />
          </Link>
        </Button>
      ) : (
        <Button variant="ghost" size="icon-sm" aria-label={label} onClick={onClick}>
          <Pencil aria-hidden />
        </Button>
      )}
    </Tooltip>
  );
}

function DeleteButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslations("resource");
  const common = useTranslations("common");
  return (
    <Tooltip content={common("delete")}>
      <Button
        variant="ghost"
        size="icon-sm"
        className="hover:bg-destructive-subtle hover:text-destructive-text"
        aria-label={t("deleteRow", { name })}
        onClick={onClick}
      >
        <Trash2 aria-hidden />
      </Button>
    </Tooltip>
  );
}
