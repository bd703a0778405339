"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Control, FieldValues } from "react-hook-form";
import { useFieldLabels } from "~/components/fields/field-labels";
import { PublishingFields } from "~/components/fields/publishing-fields";
import { SeoFields, searchTexts } from "~/components/fields/seo-fields";
import { SlugField } from "~/components/fields/slug-field";
import type { FormControl, FormValues } from "~/components/form/form-values";
import { RecordSource, useRestoredId } from "~/components/resource/record-source";
import type { FormProcedures, PendingProcedures } from "~/components/resource/resource-api";
import type { PreviewProcedures } from "~/components/resource/share-preview-dialog";
import { useMay } from "~/components/resource/use-may";
import { useNewTitle } from "~/components/resource/use-new-title";
import { useRecordHref } from "~/components/resource/use-record-href";
import { Skeleton } from "~/components/ui/skeleton";
import { isFixedPath } from "~/features/public-paths";
import { type FixedPath, isSlugPath, type PublishedPath, type SlugPath } from "~/features/public-records";
import type { ObjectSchema } from "~/lib/rules";
import { DetailsSection } from "./details-panel";
import { PreviewMenu } from "./preview-menu";
import type { Published } from "./publish-sheet-props";
import { useSideBySide } from "./side-by-side";
import { UnreadRecord } from "./unread-record";
import { useOwnDrafts } from "./use-own-drafts";
import { usePending } from "./use-pending";
import { type Stored, WritingForm } from "./writing-form";
import type { WritingLayout } from "./writing-layout";

export type WrittenRecord<Row> = {
  /** Null for a new record. */
  record: Row | null;
  /** Source of a copy's initial values. */
  copied: Row | null;
};

type WritingPageProps<Row extends In & Stored, In extends FieldValues & Published> = WrittenRecord<NoInfer<Row>> & {
  /** Entity's page of the back office; the form is at `/new` and `/[id]` below it. */
  path: PublishedPath;
  /** Procedures, passed one by one. */
  api: {
    pending: PendingProcedures<NoInfer<Row>, NoInfer<In>>;
    preview: PreviewProcedures;
  } & FormProcedures<Row, NoInfer<In>>;
  schema: ObjectSchema<object, In>;
  /** Schema whose rules say what publishing asks for; default: `schema`. */
  publishSchema?: ObjectSchema<object, unknown>;
  empty: NoInfer<FormValues<In>>;
  title: (row: NoInfer<Row>) => string | null;
  /** Facts about the record beside those of every published kind, in the panel at the side. */
  details: (control: FormControl<NoInfer<In>>, row: NoInfer<Row> | null) => ReactNode;
  /** Called with a record that was saved for the first time. */
  onCreated?: (row: NoInfer<Row>) => void;
  /** Facts of these that the publish sheet asks for too, such as a category. */
  facts?: (control: FormControl<NoInfer<In>>, row: NoInfer<Row> | null) => ReactNode;
  /** Shows the form in the whole window. */
  layout?: WritingLayout<NoInfer<In>>;
  /** Texts that visitors read. */
  children: (control: FormControl<NoInfer<In>>, row: NoInfer<Row> | null) => ReactNode;
};

/** Page on which a published text is written. */
export function WritingPage<Row extends In & Stored, In extends FieldValues & Published>(props: WritingPageProps<Row, In>) {
  const { path, api, record, copied, schema, publishSchema = schema, title, details, facts, layout, onCreated, children } = props;
  const t = useTranslations("form");
  const history = useTranslations("history");
  const newTitle = useNewTitle();
  const may = useMay(path);
  const router = useRouter();
  const { pending, unread } = usePending(api.pending, record?.id);
  const { data } = api.byId.useQuery({ id: record?.id ?? 0 }, { enabled: record !== null, initialData: record ?? undefined });
  const row = record === null ? null : (data ?? record);
  const restores = useRestoredId(record);
  const drafts = useOwnDrafts(path, record?.id ?? null);
  const href = useRecordHref(path);
  const sideBySide = useSideBySide(`${path}/${record?.id ?? "new"}`);

  function titleOf(row: Row | null): string {
    if (row !== null) return title(row) ?? t("untitled");
    return restores === undefined ? newTitle(path) : history("restoreDeleted");
  }

  const loading = <Skeleton className="h-96" />;
  if (unread) return unread.hasFailed ? <UnreadRecord isReading={unread.isReading} onRetry={unread.retry} /> : loading;
  return (
    <RecordSource path={path} api={api} form={props} row={row} copied={copied} restores={restores} loading={loading}>
      {({ notice, isRestored = false, ...form }) => (
        <WritingForm<In, Row>
          path={path}
          schema={schema}
          publishSchema={publishSchema}
          row={row}
          history={api.history}
          {...form}
          notice={notice}
          isRestored={isRestored}
          pending={pending}
          // A copy or a restored record is no new record that was begun.
          drafts={copied || restores !== undefined ? null : drafts}
          onSaved={(saved) => {
            if (row !== null) return;
            onCreated?.(saved);
            const savedHref = `${path}/${saved.id}`;
            sideBySide.setBoth(sideBySide.isBoth, savedHref);
            router.replace(savedHref);
          }}
          readOnly={row === null ? !api.create || !may.add : !may.edit}
          title={titleOf(row)}
          back={record === null ? path : href.list}
          sideBySide={sideBySide}
          copyHref={row && api.create && may.add ? `${path}/new?copy=${row.id}` : undefined}
          preview={row && <PreviewMenu path={path} id={row.id} api={api.preview} />}
          layout={layout}
          facts={(control) => facts?.(control, row)}
          details={(control) => (
            <>
              {!isFixedPath(path) && (
                <DetailsSection title={t("publishing")}>
                  <PublishingFields control={control} schema={publishSchema} />
                </DetailsSection>
              )}
              {isSlugPath(path) && (
                <DetailsSection title={t("address")}>
                  <SlugField control={control} kind={path} />
                </DetailsSection>
              )}
              {details(control, row)}
              {(isSlugPath(path) || isFixedPath(path)) && <SearchSection control={control} kind={path} />}
            </>
          )}
        >
          {(control) => children(control, row)}
        </WritingForm>
      )}
    </RecordSource>
  );
}

function SearchSection<V extends FieldValues>({ control, kind }: { control: Control<V>; kind: SlugPath | FixedPath }) {
  const t = useTranslations("form");
  const labelOf = useFieldLabels(kind);
  const { title, text } = searchTexts(kind);
  return (
    <DetailsSection title={t("searchAndSharing")} help={t("searchHelp", { title: labelOf(title), text: labelOf(text) })}>
      <SeoFields control={control} kind={kind} />
    </DetailsSection>
  );
}
