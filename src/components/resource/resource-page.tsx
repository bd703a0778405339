"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryStates } from "nuqs";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { FormControl, FormValues } from "~/components/form/form-values";
import { labelOfRow } from "~/components/table/column";
import { Button } from "~/components/ui/button";
import { type BulkReport, BulkReportNotice } from "./bulk-bar";
import { DeleteDialog } from "./delete-dialog";
import { RecordDialog } from "./record-dialog";
import type { Identified, ResourceApi, ResourceCache } from "./resource-api";
import { type ListProps, ResourceList } from "./resource-list";
import { DeleteButton, EditButton, NameButton, NameLink } from "./row-buttons";
import { useMay } from "./use-may";

type ResourcePageProps<
  ListRow extends { id: number },
  Row extends In & Identified,
  In extends FieldValues,
  Data,
  Sort extends string,
  Filter extends object,
> = ListProps<ListRow, Sort, Filter> & {
  /** Its typed calls: `api.career.level`. */
  api: ResourceApi<NoInfer<ListRow>, NoInfer<Row>, In, NoInfer<Sort>, NoInfer<Filter>>;
  /** Their cache: `utils.career.level`. */
  cache: ResourceCache<ListRow, Row, Sort, Filter>;
  /** People put its rows in order. */
  ordered?: boolean;
  /** What the server would refuse for a row although the person may do it to others: it is not offered. */
  rowRights?: (row: NoInfer<ListRow>) => { edit: boolean; delete: boolean };
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
    /** New and Edit lead to pages of their own: `/new` and `/[id]` below the path; see `ResourceFormPage`. */
    | { form: "page" }
  );

/** The page of an entity: its list, and New, Edit and Delete as far as the person may. Links open its dialogs: `?new`, `?edit=7`. */
export function ResourcePage<
  ListRow extends { id: number },
  Row extends In & Identified,
  In extends FieldValues,
  Data,
  Sort extends string,
  Filter extends object,
>(props: ResourcePageProps<ListRow, Row, In, Data, Sort, Filter>) {
  const { path, api, cache, list, columns, bulk, rowActions, ordered = false, rowRights, add } = props;
  const t = useTranslations("resource");
  const may = useMay(path);
  const router = useRouter();
  const [dialog, setDialog] = useQueryStates({ new: parseAsString, edit: parseAsString });
  const [opened, setOpened] = useState<ListRow | null>(null);
  const [deleting, setDeleting] = useState<readonly ListRow[]>([]);
  const [report, setReport] = useState<BulkReport | null>(null);
  const move = api.move.useMutation();

  const mayEdit = (row: ListRow) => may.edit && rowRights?.(row).edit !== false;
  const mayDelete = (row: ListRow) => may.delete && rowRights?.(row).delete !== false;
  const nameOf = (row: ListRow) => labelOfRow(columns, row);
  const hasPages = props.form === "page";
  const isNewPage = hasPages && dialog.new !== null;

  // Whoever links to `?new` need not know which entities have a page for it.
  useEffect(() => {
    if (isNewPage) router.replace(`${path}/new`);
  }, [isNewPage, path, router]);

  const closeDialog = useCallback(() => void setDialog({ new: null, edit: null }), [setDialog]);

  function openDialog(row: ListRow) {
    setOpened(row);
    void setDialog({ new: null, edit: String(row.id) });
  }

  const newLabel = (
    <>
      <Plus aria-hidden />
      {t("new")}
    </>
  );
  const newButton = hasPages ? (
    <Button asChild>
      <Link href={`${path}/new`}>{newLabel}</Link>
    </Button>
  ) : (
    <Button onClick={() => void setDialog({ new: "", edit: null })}>{newLabel}</Button>
  );

  function openRow(row: ListRow, name: ReactNode) {
    if (hasPages) return <NameLink href={`${path}/${row.id}`}>{name}</NameLink>;
    return mayEdit(row) ? <NameButton onClick={() => openDialog(row)}>{name}</NameButton> : name;
  }

  const buttons = (row: ListRow) => (
    <div className="flex items-center justify-end gap-0.5">
      {rowActions?.(row)}
      {mayEdit(row) && (
        <EditButton name={nameOf(row)} href={hasPages ? `${path}/${row.id}` : undefined} onClick={() => openDialog(row)} />
      )}
      {mayDelete(row) && <DeleteButton name={nameOf(row)} onClick={() => setDeleting([row])} />}
    </div>
  );

  return (
    <>
      <ResourceList
        path={path}
        api={api}
        cache={cache}
        list={list}
        columns={columns}
        bulk={bulk}
        rowActions={may.edit || may.delete || rowActions ? buttons : undefined}
        newButton={may.add && (add ?? newButton)}
        open={openRow}
        onDelete={may.delete ? setDeleting : undefined}
        onMove={ordered && may.edit ? (id, after) => move.mutateAsync({ id, after }) : undefined}
      >
        {report && <BulkReportNotice report={report} onClose={() => setReport(null)} />}
      </ResourceList>
      {props.form !== "page" && (
        <RecordDialog
          path={path}
          api={api}
          cache={cache}
          schema={props.schema}
          empty={props.empty}
          record={may.add && !add && dialog.new !== null ? "new" : may.edit ? recordId(dialog.edit) : null}
          name={opened && dialog.edit === String(opened.id) ? nameOf(opened) : undefined}
          onClose={closeDialog}
        >
          {props.children}
        </RecordDialog>
      )}
      <DeleteDialog
        rows={deleting.map((row) => ({ id: row.id, name: nameOf(row) }))}
        api={api}
        onClose={() => setDeleting([])}
        onDeleted={(report) => {
          setReport(report.kept.length > 0 ? report : null);
          void cache.invalidate();
        }}
      />
    </>
  );
}

/** The record that an address names; null when it names none. */
function recordId(param: string | null): number | null {
  return param !== null && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : null;
}
