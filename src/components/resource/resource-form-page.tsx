"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, CircleAlert, FileQuestion } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { LabelsAbove } from "~/components/form/form-scope";
import type { FormControl, FormValues } from "~/components/form/form-values";
import { ResourceForm } from "~/components/form/resource-form";
import { showsError } from "~/components/form/save-failure";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Skeleton } from "~/components/ui/skeleton";
import type { AdminPath } from "~/features/registry";
import { useFeatureName } from "./feature-names";
import type { Identified, Mutation, ResourceCache } from "./resource-api";
import { useMay } from "./use-may";

type ResourceFormPageProps<In extends FieldValues, Data, Row extends In & Identified> = {
  /** The entity's page of the back office; this one lies below it, at `/new` and `/[id]`. */
  path: AdminPath;
  /** Its typed calls: `api.news.article`. */
  api: {
    create?: Mutation<{ data: In }, Row>;
    update: Mutation<{ id: number; version: number; data: Partial<In> }, Row>;
  };
  /** Their cache: `utils.news.article`. */
  cache: Pick<ResourceCache<{ id: number }, Row, string, unknown>, "invalidate" | "byId">;
  /** Of the record; null for a new one. */
  id: number | null;
  /** There is one record of its kind and no list of them, such as the settings: the page's name is its title. */
  only?: boolean;
  schema: z.ZodType<Data, In>;
  /** What a new record starts with; its keys are the form's fields. */
  empty: NoInfer<FormValues<In>>;
  /** What people call the record; null while it has no name yet. */
  title?: (row: NoInfer<Row>) => string | null;
  /** Behind the title, such as the state of a publication. */
  badge?: (row: NoInfer<Row>) => ReactNode;
  /** At the end of the title's line, such as a preview. */
  actions?: (row: NoInfer<Row>) => ReactNode;
  /** The narrow column: what is set rather than written. */
  settings?: (control: FormControl<NoInfer<In>>, row: NoInfer<Row> | null) => ReactNode;
  /** The wide column: what is written. */
  children: (control: FormControl<NoInfer<In>>, row: NoInfer<Row> | null) => ReactNode;
};

/** The page of one record of a large entity: its form in two columns, what can be done with it above, saving always in sight. */
export function ResourceFormPage<In extends FieldValues, Data, Row extends In & Identified>(
  props: ResourceFormPageProps<In, Data, Row>,
) {
  const { path, api, cache, id, only = false, schema, empty, title, badge, actions, settings, children } = props;
  const t = useTranslations("form");
  const featureName = useFeatureName();
  const may = useMay(path);
  const router = useRouter();
  const queryClient = useQueryClient();
  const found = useQuery({
    queryKey: ["record", path, id],
    queryFn: () => cache.byId.fetch({ id: id ?? 0 }),
    enabled: id !== null,
    retry: false,
    // The call inside has said it already.
    meta: { showsError: () => true },
  });
  const create = api.create?.useMutation({ meta: { showsError } });
  const update = api.update.useMutation({ meta: { showsError } });

  const row = id === null ? null : found.data;
  if (row === undefined) {
    if (isNotFound(found.error)) return <NotFound path={path} />;
    return found.error ? <Failed onRetry={found.refetch} /> : <Loading />;
  }

  function titleOf(row: Row | null): string {
    if (only) return featureName(path);
    return row === null ? t("newRecord") : (title?.(row) ?? t("untitled"));
  }

  function handleSaved(saved: Row) {
    queryClient.setQueryData<Row>(["record", path, saved.id], saved);
    void cache.invalidate();
    if (id === null) router.replace(`${path}/${saved.id}`);
  }

  function handleCancel() {
    if (only) void queryClient.resetQueries({ queryKey: ["record", path, id] });
    else router.push(path);
  }

  return (
    <div className="grid min-w-0 gap-6">
      <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-72 gap-1">
          {!only && (
            <Link
              href={path}
              className="inline-flex w-fit items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground"
            >
              <ArrowLeft aria-hidden className="size-4" />
              {featureName(path)}
            </Link>
          )}
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 break-words font-semibold text-2xl">{titleOf(row)}</h1>
            {row !== null && badge?.(row)}
          </div>
        </div>
        {row !== null && actions && <div className="flex flex-wrap gap-2">{actions(row)}</div>}
      </header>
      <ResourceForm
        layout="page"
        path={path}
        schema={schema}
        row={row}
        empty={empty}
        create={create?.mutateAsync}
        update={update.mutateAsync}
        onSaved={handleSaved}
        onCancel={handleCancel}
        readOnly={row === null ? !may.add : !may.edit}
      >
        {(control) => (
          <div className={settings && "grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]"}>
            <div className="grid min-w-0 gap-6">{children(control, row)}</div>
            {settings && (
              <LabelsAbove>
                <div className="grid min-w-0 gap-6">{settings(control, row)}</div>
              </LabelsAbove>
            )}
          </div>
        )}
      </ResourceForm>
    </div>
  );
}

function Loading() {
  const t = useTranslations("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-6">
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-[30rem] w-full rounded-xl" />
        <Skeleton className="h-80 w-full rounded-xl" />
      </div>
    </div>
  );
}

function NotFound({ path }: { path: string }) {
  const t = useTranslations("form");
  return (
    <EmptyState icon={FileQuestion} title={t("notFoundTitle")} description={t("notFoundText")}>
      <Button asChild variant="outline">
        <Link href={path}>{t("backToList")}</Link>
      </Button>
    </EmptyState>
  );
}

function Failed({ onRetry }: { onRetry: () => unknown }) {
  const t = useTranslations("common");
  return (
    <EmptyState icon={CircleAlert} title={t("somethingWrong")}>
      <Button variant="outline" onClick={() => onRetry()}>
        {t("retry")}
      </Button>
    </EmptyState>
  );
}

function isNotFound(error: unknown): boolean {
  const data: unknown = error instanceof Error && "data" in error ? error.data : null;
  return typeof data === "object" && data !== null && "code" in data && data.code === "NOT_FOUND";
}
