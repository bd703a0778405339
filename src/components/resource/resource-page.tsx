"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { columnsFor, nameOfRow } from "~/components/table/column";
import { Button } from "~/components/ui/button";
import { useModule } from "~/components/ui/use-module";
import { isPublicPath, isSlugPath, listAddressOf } from "~/features/public-records";
import type { BulkReport } from "~/lib/bulk-report";
import type { Identified } from "~/lib/identified";
import { BulkReportNotice } from "./bulk-report";
import type { OpenRecord } from "./opened-record-dialog";
import { liveAddresses } from "./public-addresses";
import { RecordDialog } from "./record-dialog";
import type { RecordForm } from "./record-form";
import type { ByIdProcedure, DeleteProcedures, ListProcedure, MoveProcedure, RowOf, SaveProcedures } from "./resource-api";
import { type ListProps, ResourceList } from "./resource-list";
import { CopyItem, DeleteItem, EditButton, NameButton, NameLink, RowMenu } from "./row-buttons";
import { useMay } from "./use-may";
import { useRecordDialog } from "./use-record-dialog";
import { useRecordHref } from "./use-record-href";

type ResourcePageProps<List, Row extends In & Identified, In extends FieldValues, Sort extends string, Filter> = ListProps<
  List,
  Sort,
  Filter
> & {
  /** Procedures, passed one by one. Each enables its button: New, Edit, Duplicate, Delete, moving. */
  api: {
    list: List & ListProcedure<RowOf<List>, NoInfer<Sort>, NoInfer<Filter>>;
    byId?: ByIdProcedure<NoInfer<Row>>;
    move?: MoveProcedure;
  } & SaveProcedures<Row, NoInfer<In>> &
    Partial<DeleteProcedures>;
  /** Loads the form of the dialogs; `"page"`: New and Edit open pages at `/new` and `/[id]`. */
  form: "page" | (() => Promise<RecordForm<In>>);
  /** Replaces a row's menu; `items` are Duplicate and Delete, as far as they are allowed. */
  rowMenu?: (row: RowOf<List>, items: ReactNode) => ReactNode;
  /** Row-level rights: hides actions that the server would refuse for this row. */
  rowRights?: (row: RowOf<List>) => { edit: boolean; delete: boolean };
  /** Replaces New when records are not created by a form. */
  newButton?: ReactNode;
  /** Shown above the list. */
  above?: ReactNode;
  titleActions?: ReactNode;
  /** Success toast by result; null: default text. */
  describeSaved?: (saved: NoInfer<Row>, typed: NoInfer<In>) => string | null;
  onSaved?: (saved: NoInfer<Row>) => void;
};

/** Shows an entity's list, with New, Edit, Duplicate and Delete as procedures and permissions allow. */
export function ResourcePage<List, Row extends In & Identified, In extends FieldValues, Sort extends string, Filter>(
  props: ResourcePageProps<List, Row, In, Sort, Filter>,
) {
  const { path, list, columns, bulk, rowActions, rowMenu, rowRights, newButton, form } = props;
  // Fails early for a router passed by mistake: its proxy has no own properties.
  const api = { ...props.api };
  const may = useMay(path);
  const href = useRecordHref(path);
  const dialog = useRecordDialog();
  const [opened, setOpened] = useState<{ id: number; name: string } | null>(null);
  const [deleting, setDeleting] = useState<{ rows: readonly RowOf<List>[]; onDone: (report: BulkReport) => void } | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);
  const deletion = useModule(() => import("./delete-dialog"), deleting !== null);
  const showUnchanged = (report: BulkReport) => setReport(report.unchanged.length > 0 ? report : null);
  const hasPages = form === "page";
  const kindPath = isPublicPath(path) && isSlugPath(path) ? path : undefined;
  const locale = useLocale();
  const nameOf = (row: RowOf<List>) => nameOfRow(columnsFor(locale, columns), row, props.nameOf);

  const canCreate = api.create !== undefined && may.add;
  const canOpen = hasPages || (api.update !== undefined && may.edit);
  const canEdit = (row: RowOf<List>) => api.update !== undefined && may.edit && rowRights?.(row).edit !== false;
  const canDelete = (row: RowOf<List>) => api.delete !== undefined && may.delete && rowRights?.(row).delete !== false;
  usePageOf(path, hasPages ? dialog.record : null);

  function openDialog(row: RowOf<List>) {
    setOpened({ id: row.id, name: nameOf(row) });
    dialog.open({ kind: "edit", id: row.id });
  }

  function openRow(row: RowOf<List>, name: ReactNode) {
    if (hasPages) return <NameLink href={href.record(row.id)}>{name}</NameLink>;
    return canEdit(row) ? <NameButton onClick={() => openDialog(row)}>{name}</NameButton> : name;
  }

  function menuOf(row: RowOf<List>) {
    const items = (canCreate || canDelete(row)) && (
      <>
        {canCreate && (
          <CopyItem
            href={hasPages ? `${path}/new?copy=${row.id}` : undefined}
            onSelect={() => dialog.open({ kind: "copy", id: row.id })}
          />
        )}
        {canDelete(row) && <DeleteItem onSelect={() => setDeleting({ rows: [row], onDone: showUnchanged })} />}
      </>
    );
    return rowMenu ? rowMenu(row, items) : items && <RowMenu name={nameOf(row)}>{items}</RowMenu>;
  }

  const buttons = (row: RowOf<List>) => (
    <div className="flex items-center justify-end gap-0.5">
      {rowActions?.(row)}
      {canEdit(row) && (
        <EditButton
          isQuiet
          name={nameOf(row)}
          href={hasPages ? href.record(row.id) : undefined}
          onClick={() => openDialog(row)}
        />
      )}
      {menuOf(row)}
    </div>
  );

  const { record } = dialog;
  const isAllowed = record !== null && (record.kind === "edit" ? canOpen : canCreate);
  const hasButtons =
    rowActions !== undefined || rowMenu !== undefined || canOpen || canCreate || (api.delete !== undefined && may.delete);
  return (
    <>
      <ResourceList
        path={path}
        api={api}
        list={list}
        columns={columns}
        nameOf={props.nameOf}
        bulk={bulk}
        view={props.view}
        rows={props.rows}
        views={props.views}
        pane={props.pane}
        rowActions={hasButtons ? buttons : undefined}
        titleActions={props.titleActions}
        newButton={
          newButton ??
          (canCreate && <NewButton href={hasPages ? `${path}/new` : undefined} onClick={() => dialog.open({ kind: "new" })} />)
        }
        hasDeleted={api.restore !== undefined}
        open={openRow}
        canDelete={canDelete}
        onDelete={api.delete && may.delete ? (rows, onDone) => setDeleting({ rows, onDone }) : undefined}
      >
        {props.above}
        {report && <BulkReportNotice path={path} report={report} onClose={() => setReport(null)} />}
      </ResourceList>
      {form !== "page" && api.byId && api.update && (
        <RecordDialog
          path={path}
          api={{ ...api, byId: api.byId, update: api.update }}
          form={form}
          record={isAllowed ? record : null}
          name={record?.kind === "edit" && opened?.id === record.id ? opened.name : undefined}
          describeSaved={props.describeSaved}
          onSaved={props.onSaved}
          onClose={dialog.close}
        />
      )}
      {api.delete && deletion && (
        <deletion.DeleteDialog
          rows={
            deleting?.rows.map((row) => ({ id: row.id, name: nameOf(row), addresses: liveAddresses(path, row, new Date()) })) ??
            []
          }
          listAddress={kindPath && listAddressOf(kindPath)}
          api={{ delete: api.delete, restore: api.restore, usedBy: api.usedBy }}
          onClose={() => setDeleting(null)}
          onDeleted={(report) => deleting?.onDone(report)}
        />
      )}
    </>
  );
}

/** Redirects a link such as `?new` or `?edit=7` to the record's page, so that links need not know which entities have pages. */
function usePageOf(path: string, record: OpenRecord | null) {
  const router = useRouter();
  const query = record?.kind === "copy" || record?.kind === "restore" ? `?${record.kind}=${record.id}` : "";
  const page = record && (record.kind === "edit" ? `${path}/${record.id}` : `${path}/new${query}`);
  useEffect(() => {
    if (page) router.replace(page);
  }, [page, router]);
}

export function NewButton({ href, onClick }: { href?: string; onClick: () => void }) {
  const t = useTranslations("resource");
  const label = (
    <>
      <Plus aria-hidden />
      {t("new")}
    </>
  );
  if (!href)
    return (
      <Button data-new onClick={onClick}>
        {label}
      </Button>
    );
  return (
    <Button asChild>
      <Link data-new href={href} prefetch={false}>
        {label}
      </Link>
    </Button>
  );
}
