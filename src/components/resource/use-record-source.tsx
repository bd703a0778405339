"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { useFieldLabels } from "~/components/fields/field-labels";
import { copyOf, type FormValues } from "~/components/form/form-values";
import { showsError } from "~/components/form/save-failure";
import { Alert } from "~/components/ui/alert";
import type { Identified } from "~/lib/identified";
import type { RecordForm } from "./record-form";
import type { SaveProcedures } from "./resource-api";

type RecordSourceOptions<Row extends In & Identified, In extends FieldValues> = {
  path: string;
  api: SaveProcedures<Row, In>;
  /** null: not loaded yet. */
  form: Pick<RecordForm<In>, "schema" | "empty"> | null;
  /** Record to copy. */
  copied?: NoInfer<Row> | null | undefined;
  /** Id of a deleted record to make anew. */
  restores?: number | undefined;
};

/** Reads the id of the deleted record that the page's form restores. @param record record of the page; null for a new one */
export function useRestoredId(record: Identified | null): number | undefined {
  const restore = useSearchParams().get("restore");
  return record === null && restore && /^[1-9]\d{0,8}$/.test(restore) ? Number(restore) : undefined;
}

/**
 * Prepares a record's form: procedures that save it, and the initial values of a new, copied or restored record.
 * @returns null while it loads
 */
export function useRecordSource<Row extends In & Identified, In extends FieldValues>(options: RecordSourceOptions<Row, In>) {
  const { path, api, copied, restores } = options;
  const { schema, empty } = options.form ?? {};
  const t = useTranslations("history");
  const mark = useTranslations("resource.copyName.languages");
  const labelOf = useFieldLabels(path);
  const create = api.create?.useMutation({ meta: { showsError } });
  const update = api.update?.useMutation({ meta: { showsError } });
  const deleted = api.history?.at.useQuery({ id: restores ?? 0 }, { enabled: restores !== undefined, gcTime: 0 });
  const isRestored = restores !== undefined && deleted !== undefined;
  const found = isRestored ? deleted.data : undefined;
  const isGone = isRestored && deleted.isError;
  const start = useMemo(() => {
    if (!schema || !empty) return null;
    if (copied) return copyOf<FormValues<In>>(copied, empty, schema, (name, language) => mark(language, { name }));
    return { ...empty, ...found?.values };
  }, [schema, empty, copied, found, mark]);

  if (!start || (isRestored && !found && !isGone)) return null;
  return {
    empty: start,
    // The restored record gets its old id, if it still exists.
    create: create && ((input: { data: In }) => create.mutateAsync({ ...input, restores: found && restores })),
    update: update?.mutateAsync,
    notice: isGone ? (
      <Alert variant="warning">{t("nothingToRestore")}</Alert>
    ) : (
      found && (
        <Alert>
          {t("restoresDeleted")}
          {found.unknown.length > 0 && ` ${t("notKept", { fields: found.unknown.map(labelOf).join(", ") })}`}
        </Alert>
      )
    ),
  };
}
