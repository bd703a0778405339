"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { copyOf, type FormValues } from "~/components/form/form-values";
import { showsError } from "~/components/form/save-failure";
import type { AdminPath } from "~/features/registry";
import type { Identified } from "~/lib/identified";
import { useRememberRecord } from "./recent-records";
import type { RecordForm } from "./record-form";
import type { ByIdProcedure, SaveProcedures } from "./resource-api";
import { useCopyMark } from "./use-copy-mark";
import { useDeletedRecord } from "./use-deleted-record";
import { useNewTitle } from "./use-new-title";

/** Dialog content: a new record, a copy, a restored deleted record, or an existing record. */
export type OpenRecord = { kind: "new" } | { kind: "copy" | "restore" | "edit"; id: number };

type RecordDialogProps<Row extends In & Identified, In extends FieldValues, Data> = {
  path: AdminPath;
  api: SaveProcedures<Row, In> & { byId?: ByIdProcedure<NoInfer<Row>> };
  /** Loads the entity's form: `async () => (await import("./components/level-form")).levelForm`. */
  form: () => Promise<RecordForm<In, Data>>;
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
export function RecordDialog<Row extends In & Identified, In extends FieldValues, Data>(props: RecordDialogProps<Row, In, Data>) {
  const { path, api, record, name, onSaved, onClose } = props;
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const newTitle = useNewTitle();
  const form = useLoadedForm(props.form, record !== null);
  const create = api.create?.useMutation({ meta: { showsError } });
  const update = api.update?.useMutation({ meta: { showsError } });
  const id = record === null || record.kind === "new" || record.kind === "restore" ? null : record.id;
  const markOf = useCopyMark();
  const isCopy = record?.kind === "copy";
  const deleted = useDeletedRecord(path, api.history, record?.kind === "restore" ? record.id : undefined);
  // Refetch at each opening.
  const opened = api.byId?.useQuery({ id: id ?? 0 }, { enabled: id !== null, gcTime: 0 });

  // No such record: an old link falls back to the list.
  const isGone = id !== null && opened?.isError === true;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  const start = useMemo((): FormValues<In> | null => {
    if (!form) return null;
    return isCopy && opened?.data
      ? copyOf<FormValues<In>>(opened.data, form.empty, form.schema, markOf)
      : { ...form.empty, ...deleted.values };
  }, [form, isCopy, opened?.data, deleted.values, markOf]);

  useRememberRecord(path, record?.kind === "edit" ? id : null);

  if (!form || !start || record === null) return null;
  const found = id === null ? null : opened?.data;
  if (found === undefined || deleted.isLoading) return null;
  const row = record.kind === "edit" ? found : null;
  const { ResourceFormDialog, schema, fields } = form;
  return (
    <ResourceFormDialog
      key={`${record.kind} ${record.kind === "new" ? "" : record.id}`}
      open
      title={row === null ? (props.newTitle ?? newTitle(path)) : name ? t("editRow", { name }) : common("edit")}
      path={path}
      schema={schema}
      row={row}
      empty={start}
      notice={deleted.notice}
      create={create && ((input: { data: In }) => create.mutateAsync({ ...input, restores: deleted.restores }))}
      update={update?.mutateAsync}
      history={api.history}
      describeSaved={props.describeSaved}
      onSaved={() => {
        onClose();
        onSaved?.();
      }}
      onCancel={onClose}
    >
      {fields}
    </ResourceFormDialog>
  );
}

/** Loads the entity's form and its dialog; null until then. error.tsx handles a failed chunk. */
function useLoadedForm<In extends FieldValues, Data>(load: () => Promise<RecordForm<In, Data>>, isWanted: boolean) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadAll<In, Data>>> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isLoading = isWanted && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form of an entity stays the same, only its function is new
  useEffect(() => {
    if (isLoading) loadAll(load).then(setLoaded, setFailure);
  }, [isLoading]);
  if (failure !== null) throw failure;
  return loaded;
}

async function loadAll<In extends FieldValues, Data>(load: () => Promise<RecordForm<In, Data>>) {
  const [{ ResourceFormDialog }, form] = await Promise.all([import("~/components/form/resource-form-dialog"), load()]);
  return { ResourceFormDialog, ...form };
}
