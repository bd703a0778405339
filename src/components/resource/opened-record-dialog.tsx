"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { ResourceForm } from "~/components/form/resource-form";
import type { AdminPath } from "~/features/registry";
import type { Identified } from "~/lib/identified";
import { useRememberRecord } from "./recent-records";
import type { RecordForm } from "./record-form";
import { RecordSource } from "./record-source";
import type { FormProcedures } from "./resource-api";
import { useNewTitle } from "./use-new-title";

/** Dialog content: a new record, a copy, a restored deleted record, or an existing record. */
export type OpenRecord = { kind: "new" } | { kind: "copy" | "restore" | "edit"; id: number };

export type OpenedRecordDialogProps<Row extends In & Identified, In extends FieldValues> = {
  path: AdminPath;
  api: FormProcedures<Row, NoInfer<In>>;
  form: RecordForm<In>;
  /** null: closed. */
  record: OpenRecord | null;
  name?: string;
  /** Title of a new record on pages with several kinds. */
  newTitle?: string;
  onSaved?: ((saved: NoInfer<Row>) => void) | undefined;
  describeSaved?: ((saved: NoInfer<Row>, typed: NoInfer<In>) => string | null) | undefined;
  onClose: () => void;
};

/** Shows a record's form in a dialog; see `RecordDialog`. */
export function OpenedRecordDialog<Row extends In & Identified, In extends FieldValues>(props: OpenedRecordDialogProps<Row, In>) {
  const { path, api, form, record, name, onSaved, onClose } = props;
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const newTitle = useNewTitle();
  const id = record === null || record.kind === "new" || record.kind === "restore" ? null : record.id;
  // Refetch at each opening.
  const opened = api.byId.useQuery({ id: id ?? 0 }, { enabled: id !== null, gcTime: 0 });

  // No such record: an old link falls back to the list.
  const isGone = id !== null && opened.isError && opened.data === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  useRememberRecord(path, record?.kind === "edit" ? id : null);

  if (record === null) return null;
  const openedRow = id === null ? null : opened.data;
  if (openedRow === undefined) return null;
  const row = record.kind === "edit" ? openedRow : null;
  const { schema, fields } = form;
  return (
    <RecordSource
      path={path}
      api={api}
      form={form}
      row={row}
      copied={record.kind === "copy" ? openedRow : null}
      restores={record.kind === "restore" ? record.id : undefined}
    >
      {(source) => (
        <ResourceForm
          key={`${record.kind} ${record.kind === "new" ? "" : record.id}`}
          dialogTitle={row === null ? (props.newTitle ?? newTitle(path)) : name ? t("editRow", { name }) : common("edit")}
          path={path}
          schema={schema}
          row={row}
          history={api.history}
          {...source}
          describeSaved={props.describeSaved}
          onSaved={(saved) => {
            onClose();
            onSaved?.(saved);
          }}
          onCancel={onClose}
        >
          {fields}
        </ResourceForm>
      )}
    </RecordSource>
  );
}
