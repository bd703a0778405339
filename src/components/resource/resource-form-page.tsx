"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { FormControl, FormValues } from "~/components/form/form-values";
import { ResourceForm } from "~/components/form/resource-form";
import { Skeleton } from "~/components/ui/skeleton";
import type { AdminPath } from "~/features/registry";
import type { Identified } from "~/lib/identified";
import { useFeatureName } from "./feature-names";
import { RecordHeader } from "./record-header";
import { RecordSource, useRestoredId } from "./record-source";
import type { FormProcedures } from "./resource-api";
import { useMay } from "./use-may";
import { useNewTitle } from "./use-new-title";
import { useRecordHref } from "./use-record-href";

type ResourceFormPageProps<Row extends In & Identified, In extends FieldValues> = {
  /** Entity's page of the back office; the form is at `/new` and `/[id]` below it. */
  path: AdminPath;
  /** Procedures, passed one by one. Without `create` there is no new record. */
  api: FormProcedures<Row, NoInfer<In>>;
  record: NoInfer<Row> | null;
  /** The only record of its kind, such as the settings: without `title`, it has the page's name. */
  isSingle?: boolean;
  schema: z.ZodType<unknown, In>;
  empty: NoInfer<FormValues<In>>;
  title?: (row: NoInfer<Row>) => string | null;
  /** Names the unsaved input of a page that shows a part of the fields. */
  draftName?: string;
  /** Shown beside Save: what to look at before saving. */
  hint?: ((control: FormControl<NoInfer<In>>) => ReactNode) | undefined;
  children: (control: FormControl<NoInfer<In>>) => ReactNode;
};

/** Page of a large entity's record: a form whose Save is always visible. */
export function ResourceFormPage<Row extends In & Identified, In extends FieldValues>(props: ResourceFormPageProps<Row, In>) {
  const { path, api, record, isSingle = false, schema, title, children } = props;
  const t = useTranslations("form");
  const featureName = useFeatureName();
  const newTitle = useNewTitle();
  const may = useMay(path);
  const router = useRouter();
  const { data } = api.byId.useQuery({ id: record?.id ?? 0 }, { enabled: record !== null, initialData: record ?? undefined });
  const row = record === null ? null : (data ?? record);
  const restores = useRestoredId(record);
  const [visit, setVisit] = useState(0);
  const href = useRecordHref(path);
  const listHref = record === null ? path : href.list;

  function titleOf(row: Row | null): string {
    if (row === null) return newTitle(path);
    return title?.(row) ?? (isSingle ? featureName(path) : t("untitled"));
  }

  function handleSaved(saved: Row) {
    if (row === null) router.replace(`${path}/${saved.id}`);
  }

  function handleCancel() {
    // A new form discards the input.
    if (isSingle) setVisit(visit + 1);
    else router.push(listHref);
  }

  return (
    <div className="grid min-w-0 gap-6">
      <RecordHeader path={path} id={isSingle ? undefined : row?.id} back={isSingle ? undefined : listHref} title={titleOf(row)} />
      <RecordSource path={path} api={api} form={props} row={row} restores={restores} loading={<Skeleton className="h-96" />}>
        {(source) => (
          <ResourceForm
            key={visit}
            path={path}
            schema={schema}
            row={row}
            history={api.history}
            draftName={props.draftName}
            hint={props.hint}
            {...source}
            onSaved={handleSaved}
            onCancel={handleCancel}
            readOnly={row === null ? !api.create || !may.add : !may.edit}
          >
            {(control) => <div className="grid min-w-0 gap-6">{children(control)}</div>}
          </ResourceForm>
        )}
      </RecordSource>
    </div>
  );
}
