"use client";
import { Copy } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { fieldPath } from "~/components/fields/language-pair";
import { Form } from "~/components/form/form";
import type { FormControl } from "~/components/form/form-values";
import { LazyConflictDialog } from "~/components/form/lazy-conflict-dialog";
import { type RecordFormOptions, useRecordForm } from "~/components/form/use-record-form";
import { useRememberRecord } from "~/components/resource/recent-records";
import { offerUndo } from "~/components/shell/undo";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { useMediaQuery } from "~/components/ui/use-media-query";
import type { PublishedPath } from "~/features/public-records";
import type { Identified } from "~/lib/identified";
import type { Times } from "~/lib/publish-state";
import type { ObjectSchema } from "~/lib/rules";
import { DetailsPanel, useDetailsPanel } from "./details-panel";
import { KeepNotice } from "./keep-status";
import { PublishButton } from "./publish-button";
import type { Published } from "./publish-sheet-props";
import { publishingOf } from "./publishing-of";
import { SideBySide, type SideBySideChoice } from "./side-by-side";
import { WritingHead } from "./writing-head";
import { WritingLanguages } from "./writing-languages";
import type { WritingLayout } from "./writing-layout";
import type { WritingState } from "./writing-state";

/** What every published record has. */
export type Stored = Identified & { updatedAt: Date };

type WritingFormProps<In extends FieldValues & Published, Row extends In & Stored> = RecordFormOptions<In, Row> & {
  path: PublishedPath;
  schema: ObjectSchema<object, In>;
  publishSchema: ObjectSchema<object, unknown>;
  title: string;
  back: string;
  /** Address of a copy's form; undefined where none may be made. */
  copyHref: string | undefined;
  preview: ReactNode;
  notice: ReactNode;
  /** The form makes a deleted record anew. */
  isRestored: boolean;
  sideBySide: SideBySideChoice;
  details: (control: FormControl<In>) => ReactNode;
  /** Facts that the publish sheet asks for too. */
  facts: (control: FormControl<In>) => ReactNode;
  layout: WritingLayout<In> | undefined;
  children: (control: FormControl<In>) => ReactNode;
};

/** The typed times of publishing. */
function useTypedTimes<V extends FieldValues>(control: Control<V>): Times {
  const times: unknown[] = useWatch({ control, name: [fieldPath(control, "publishAt"), fieldPath(control, "unpublishAt")] });
  const [publishAt = null, unpublishAt = null] = times.map((time) => (time instanceof Date ? time : null));
  return { publishAt, unpublishAt };
}

/** Begins a new text with the cursor in its title. */
function useTitleFocus(form: RefObject<HTMLFormElement | null>, isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return;
    const titles = [...(form.current?.querySelectorAll<HTMLElement>("textarea[lang]") ?? [])];
    titles.find((title) => title.checkVisibility())?.focus();
  }, [form, isNew]);
}

/** Lays out the head, the text and the details panel. */
export function WritingForm<In extends FieldValues & Published, Row extends In & Stored>(props: WritingFormProps<In, Row>) {
  const {
    title,
    back,
    copyHref,
    preview,
    notice,
    isRestored,
    sideBySide,
    details,
    facts,
    layout,
    publishSchema,
    children,
    ...options
  } = props;
  const { path, row } = options;
  const texts = useTranslations("form");
  const resource = useTranslations("resource");
  const common = useTranslations("common");
  const states = useTranslations("writing.state");
  useRememberRecord(path, row?.id);
  const form = useRecordForm<In, Row>(options);
  const isPublishBelow = useMediaQuery("(width < 48rem)") && layout !== undefined;
  const panelId = useId();
  const panel = useDetailsPanel(panelId);
  const { readOnly } = form.scope;
  const typed = useTypedTimes(form.control);
  useTitleFocus(form.element, row === null && !readOnly);
  const actions = publishingOf({
    row,
    typed,
    isDirty: form.isDirty,
    hasPending: form.pending !== null,
    readOnly,
    now: new Date(),
  });

  // Without this form, there is nothing to fill in again.
  const endUndo = useRef(() => {});
  const endOffer = useEffectEvent(() => endUndo.current());
  useEffect(() => () => endOffer(), []);
  function discardDraft() {
    endUndo.current = offerUndo({ text: states("draftDiscarded"), label: common("undo"), onUndo: form.showBaseline() });
  }

  const state: WritingState = {
    ...form,
    path,
    row,
    isRestored,
    notice,
    readOnly,
    withdraw: () => form.save({ status: "draft" }),
    discardDraft,
  };

  const notices = (
    <>
      {!isRestored && notice}
      {form.draft && !form.resumed && <KeepNotice draft={form.draft} />}
      {form.restoredVersion !== null && <Alert>{texts("restoredVersion", { version: form.restoredVersion })}</Alert>}
      {form.problem !== null && <Alert variant="destructive">{form.problem}</Alert>}
    </>
  );
  const allDetails = (
    <>
      {details(form.control)}
      {copyHref && (
        <Button asChild variant="ghost" className="my-4 w-fit">
          <Link href={copyHref} prefetch={false}>
            <Copy aria-hidden />
            {resource("duplicate")}
          </Link>
        </Button>
      )}
    </>
  );
  const publish = (
    <PublishButton
      actions={actions}
      isPending={form.isSubmitting}
      isWide={isPublishBelow}
      onSaveDraft={() => void form.saveDraft()}
      sheet={{
        control: form.control,
        path,
        schema: publishSchema,
        row,
        title,
        typed,
        facts: facts(form.control),
        save: form.save,
        onSaved: options.onSaved,
      }}
    />
  );
  const head = (
    <WritingHead
      path={path}
      title={title}
      back={back}
      state={state}
      savedAt={form.pending?.changes.updatedAt ?? (row?.status === "draft" ? row.updatedAt : null)}
      isSaving={form.isSubmitting}
      languages={<WritingLanguages control={form.control} schema={publishSchema} errors={form.errors} sideBySide={sideBySide} />}
      preview={preview}
      switcher={layout && <layout.Switcher />}
      tools={layout && <layout.Tools />}
      panel={layout ? null : { ...panel, id: panelId }}
    >
      {isPublishBelow ? null : publish}
    </WritingHead>
  );

  return (
    <SideBySide value={sideBySide.isBoth}>
      <Form form={form} onSubmit={form.saveDraft} hasShortcut>
        {layout ? (
          <layout.Frame form={{ ...form, path, recordId: row?.id ?? null, readOnly }}>
            {head}
            <layout.Body
              notices={notices}
              texts={children(form.control)}
              details={allDetails}
              publish={isPublishBelow && publish}
            />
          </layout.Frame>
        ) : (
          <>
            {head}
            <div className={cn("min-w-0 gap-8", panel.isOpen && "min-[80rem]:grid min-[80rem]:grid-cols-[minmax(0,1fr)_22rem]")}>
              <div
                className={cn(
                  "mx-auto grid w-full min-w-0 content-start gap-4 py-6 lg:py-10",
                  sideBySide.isBoth ? "max-w-[80rem]" : "max-w-article",
                )}
              >
                {notices}
                {children(form.control)}
              </div>
              <DetailsPanel id={panelId} isOpen={panel.isOpen} onClose={panel.close} errors={form.errors}>
                {allDetails}
              </DetailsPanel>
            </div>
          </>
        )}
        <LazyConflictDialog {...form.conflict} />
      </Form>
    </SideBySide>
  );
}
