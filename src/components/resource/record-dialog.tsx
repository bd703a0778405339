"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { AdminPath } from "~/features/registry";
import type { Identified } from "~/lib/identified";
import { useRememberRecord } from "./recent-records";
import type { RecordForm } from "./record-form";
import type { ByIdProcedure, SaveProcedures } from "./resource-api";
import { useNewTitle } from "./use-new-title";
import { useRecordSource } from "./use-record-source";

/** Dialog content: a new record, a copy, a restored deleted record, or an existing record. */
export type OpenRecord = { kind: "new" } | { kind: "copy" | "restore" | "edit"; id: number };

type RecordDialogProps<Row extends In & Identified, In extends FieldValues> = {
  path: AdminPath;
  api: SaveProcedures<Row, In> & { byId?: ByIdProcedure<NoInfer<Row>> };
  /** Loads the entity's form: `async () => (await import("./components/level-form")).levelForm`. */
  form: () => Promise<RecordForm<In>>;
  /** null: closed. */
  record: OpenRecord | null;
  name?: string;
  /** Title of a new record on pages with several kinds. */
  newTitle?: string;
  onSaved?: () => void;
  describeSaved?: ((saved: NoInfer<Row>, typed: NoInfer<In>) => string | null) | undefined;
  onClose: () => void;
};

/** Shows a record's form in a dialog; loads its code when first opened. */
export function RecordDialog<Row extends In & Identified, In extends FieldValues>(props: RecordDialogProps<Row, In>) {
  const { path, api, record, name, onSaved, onClose } = props;
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const newTitle = useNewTitle();
  const form = useLoadedForm(props.form, record !== null);
  const id = record === null || record.kind === "new" || record.kind === "restore" ? null : record.id;
  // Refetch at each opening.
  const opened = api.byId?.useQuery({ id: id ?? 0 }, { enabled: id !== null, gcTime: 0 });

  // No such record: an old link falls back to the list.
  const isGone = id !== null && opened?.isError === true;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  const source = useRecordSource({
    path,
    api,
    form,
    copied: record?.kind === "copy" ? opened?.data : null,
    restores: record?.kind === "restore" ? record.id : undefined,
  });

  useRememberRecord(path, record?.kind === "edit" ? id : null);

  if (!form || !source || record === null) return null;
  const openedRow = id === null ? null : opened?.data;
  if (openedRow === undefined) return null;
  const row = record.kind === "edit" ? openedRow : null;
  const { ResourceForm, schema, fields } = form;
  return (
    <ResourceForm
      key={`${record.kind} ${record.kind === "new" ? "" : record.id}`}
      dialogTitle={row === null ? (props.newTitle ?? newTitle(path)) : name ? t("editRow", { name }) : common("edit")}
      path={path}
      schema={schema}
      row={row}
      history={api.history}
      {...source}
      describeSaved={props.describeSaved}
      onSaved={() => {
        onClose();
        onSaved?.();
      }}
      onCancel={onClose}
    >
      {fields}
    </ResourceForm>
  );
}

/** Loads the entity's form and its dialog; null until then. error.tsx handles a failed chunk. */
function useLoadedForm<In extends FieldValues>(load: () => Promise<RecordForm<In>>, isOpen: boolean) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadAll<In>>> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isLoading = isOpen && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entity's form stays the same although its function is new
  useEffect(() => {
    if (isLoading) loadAll(load).then(setLoaded, setFailure);
  }, [isLoading]);
  if (failure !== null) throw failure;
  return loaded;
}

async function loadAll<In extends FieldValues>(load: () => Promise<RecordForm<In>>) {
  const [{ ResourceForm }, form] = await Promise.all([import("~/components/form/resource-form"), load()]);
  return { ResourceForm, ...form };
}
