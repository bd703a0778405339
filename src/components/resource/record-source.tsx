"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { useFieldLabels } from "~/components/fields/field-labels";
import { copyOf, type FormValues } from "~/components/form/form-values";
import type { HistoryProcedures, VersionValues } from "~/components/form/history-dialog";
import { showsError } from "~/components/form/save-failure";
import { useErrorText } from "~/components/form/use-error-text";
import type { StoredRecordOptions } from "~/components/form/use-stored-record";
import { Alert } from "~/components/ui/alert";
import { isNotFound } from "~/lib/error-message";
import type { Identified } from "~/lib/identified";
import type { RecordForm } from "./record-form";
import type { SaveProcedures, UpdateProcedure } from "./resource-api";

type Source<Row extends In & Identified, In extends FieldValues> = Pick<
  StoredRecordOptions<In, Row>,
  "empty" | "create" | "update"
> & {
  notice?: ReactNode;
  /** A deleted record is made anew. */
  isRestored?: boolean;
};

type NewSourceProps<Row extends In & Identified, In extends FieldValues> = {
  form: Pick<RecordForm<In>, "schema" | "empty">;
  /** Record to copy. */
  copied?: NoInfer<Row> | null | undefined;
  children: (source: Source<Row, In>) => ReactNode;
};

type RecordSourceProps<Row extends In & Identified, In extends FieldValues> = NewSourceProps<Row, In> & {
  path: string;
  api: SaveProcedures<Row, In> & { update: UpdateProcedure<Row, In> };
  row: NoInfer<Row> | null;
  /** Id of a deleted record to make anew. */
  restores?: number | undefined;
  /** Shown until the deleted record is there. */
  loading?: ReactNode;
};

/** Reads the id of the deleted record that the page's form restores. @param record record of the page; null for a new one */
export function useRestoredId(record: Identified | null): number | undefined {
  const restore = useSearchParams().get("restore");
  return record === null && restore && /^[1-9]\d{0,8}$/.test(restore) ? Number(restore) : undefined;
}

/** Gives a record's form the procedures that save it, and the initial values of a new, copied or restored record. */
export function RecordSource<Row extends In & Identified, In extends FieldValues>(props: RecordSourceProps<Row, In>) {
  const { api, form, copied, row, restores, children } = props;
  const { mutateAsync: update } = api.update.useMutation({ meta: { showsError } });
  if (row !== null || !api.create) return children({ empty: form.empty, update });
  if (restores !== undefined && api.history) {
    return <RestoredSource {...props} create={api.create} at={api.history.at} restores={restores} />;
  }
  return (
    <NewSource create={api.create} form={form} copied={copied}>
      {children}
    </NewSource>
  );
}

type Create<Row extends Identified, In> = { create: NonNullable<SaveProcedures<Row, In>["create"]> };

function RestoredSource<Row extends In & Identified, In extends FieldValues>(
  props: Omit<RecordSourceProps<Row, In>, "api" | "row"> & Create<Row, In> & { at: HistoryProcedures["at"]; restores: number },
) {
  const { path, at, restores, create, form, copied, loading, children } = props;
  const t = useTranslations("history");
  const labelOf = useFieldLabels(path);
  const errorText = useErrorText();
  const { data: found, isError, error } = at.useQuery({ id: restores }, { gcTime: 0 });
  if (!found && !isError) return loading;
  return (
    <NewSource
      create={create}
      form={form}
      copied={copied}
      // The restored record gets its old id, if it still exists.
      restored={found && { id: restores, values: found.values }}
      notice={
        found ? (
          <Alert>
            {t("restoresDeleted")}
            {found.unknown.length > 0 && ` ${t("notKept", { fields: found.unknown.map(labelOf).join(", ") })}`}
          </Alert>
        ) : (
          <Alert variant="warning">{isNotFound(error) ? t("nothingToRestore") : errorText(error)}</Alert>
        )
      }
    >
      {children}
    </NewSource>
  );
}

function NewSource<Row extends In & Identified, In extends FieldValues>(
  props: NewSourceProps<Row, In> &
    Create<Row, In> & { restored?: { id: number; values: VersionValues["values"] } | undefined; notice?: ReactNode },
) {
  const { copied, restored, notice, children } = props;
  const { schema, empty } = props.form;
  const mark = useTranslations("resource.copyName.languages");
  const { mutateAsync } = props.create.useMutation({ meta: { showsError } });
  const values = restored?.values;
  const start = useMemo(
    () =>
      copied
        ? copyOf<FormValues<In>>(copied, empty, schema, (name, language) => mark(language, { name }))
        : { ...empty, ...values },
    [schema, empty, copied, values, mark],
  );
  return children({
    empty: start,
    create: (input) => mutateAsync({ ...input, restores: restored?.id }),
    notice,
    isRestored: restored != null,
  });
}
