"use client";
import { Copy } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { fieldPath } from "~/components/fields/language-pair";
import { ConflictDialog } from "~/components/form/conflict-dialog";
import { Form } from "~/components/form/form";
import type { FormControl } from "~/components/form/form-values";
import { HistoryButton } from "~/components/form/history-button";
import { PendingNotice } from "~/components/form/pending";
import { type RecordFormOptions, useRecordForm } from "~/components/form/use-record-form";
import { PublishBadge } from "~/components/resource/publish-badge";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import type { PublishedPath } from "~/features/public-records";
import type { Identified } from "~/lib/identified";
import { DetailsPanel, DetailsSection } from "./details-panel";
import { KeepNotice, KeepStatus } from "./keep-status";
import { PublishButton } from "./publish-button";
import { type PublishAction, type PublishingWindow, publishingOf } from "./publishing-of";
import { useDetailsPanel } from "./use-details-panel";
import { WritingHead } from "./writing-head";
import { WritingLanguages, WritingViewProvider } from "./writing-view";

/** Fields that every published kind has. */
export type Published = PublishingWindow & { visibleEn: boolean; visibleVi: boolean };

type WritingFormProps<In extends FieldValues & Published, Row extends In & Identified> = RecordFormOptions<In, Row> & {
  path: PublishedPath;
  title: string;
  back: string;
  /** Address of a copy's form; undefined where none may be made. */
  copyHref: string | undefined;
  preview: ReactNode;
  notice: ReactNode;
  details: (control: FormControl<In>) => ReactNode;
  children: (control: FormControl<In>) => ReactNode;
};

/** The typed times of publishing. */
function useTypedTimes<V extends FieldValues>(control: Control<V>): Pick<PublishingWindow, "publishAt" | "unpublishAt"> {
  const times: unknown[] = useWatch({ control, name: [fieldPath(control, "publishAt"), fieldPath(control, "unpublishAt")] });
  const [publishAt = null, unpublishAt = null] = times.map((time) => (time instanceof Date ? time : null));
  return { publishAt, unpublishAt };
}

/** Lays out the text, the details panel and the status bar. */
export function WritingForm<In extends FieldValues & Published, Row extends In & Identified>(props: WritingFormProps<In, Row>) {
  const { title, back, copyHref, preview, notice, details, children, ...options } = props;
  const { path, row } = options;
  const t = useTranslations("writing");
  const texts = useTranslations("form");
  const resource = useTranslations("resource");
  const form = useRecordForm<In, Row>(options);
  const [isBoth, setBoth] = useState(false);
  const panelId = useId();
  const panel = useDetailsPanel(panelId);
  const { readOnly } = form.scope;
  const typed = useTypedTimes(form.control);
  const { actions } = publishingOf({
    row,
    typed,
    isDirty: form.isDirty,
    hasPending: form.pending !== null,
    readOnly,
    now: new Date(),
  });

  function run({ key, set }: PublishAction): void {
    if (key === "saveDraft") void form.saveDraft();
    else if (key === "discardChanges") void form.discardPending();
    else void form.save(set);
  }

  return (
    <WritingViewProvider value={{ isBoth, setBoth }}>
      <Form form={form} onSubmit={form.saveDraft} hasShortcut>
        <WritingHead
          path={path}
          id={row?.id}
          back={back}
          title={title}
          badge={row && <PublishBadge of={{ ...row, hasChanges: form.pending !== null }} />}
          status={<KeepStatus keeping={form.keeping} isDirty={form.isDirty} isSaving={form.isSubmitting} />}
          languages={<WritingLanguages errors={form.errors} />}
          preview={preview}
          details={{ id: panelId, isOpen: panel.isOpen, onToggle: panel.toggle }}
          action={<PublishButton actions={actions} publishAt={typed.publishAt} isPending={form.isSubmitting} onRun={run} />}
        />
        <div className={cn("min-w-0 gap-8", panel.isOpen && "min-[80rem]:grid min-[80rem]:grid-cols-[minmax(0,1fr)_22rem]")}>
          <div
            className={cn(
              "mx-auto grid w-full min-w-0 content-start gap-4 py-6 lg:py-10",
              isBoth ? "max-w-[80rem]" : "max-w-article",
            )}
          >
            {readOnly && <Alert>{texts("readOnly")}</Alert>}
            {notice}
            <KeepNotice {...form} onDiscard={form.showBaseline} onElsewhere={form.resolveElsewhere} />
            {form.pending && <PendingNotice {...form.pending} />}
            {form.restoredVersion !== null && <Alert>{texts("restoredVersion", { version: form.restoredVersion })}</Alert>}
            {form.problem !== null && <Alert variant="destructive">{form.problem}</Alert>}
            {children(form.control)}
          </div>
          <DetailsPanel id={panelId} isOpen={panel.isOpen} onClose={panel.close} errors={form.errors}>
            {details(form.control)}
            {row && (
              <DetailsSection title={t("record")}>
                <div className="flex flex-wrap gap-2">
                  {form.history && <HistoryButton {...form.history} />}
                  {copyHref && (
                    <Button asChild variant="ghost">
                      <Link href={copyHref} prefetch={false}>
                        <Copy aria-hidden />
                        {resource("duplicate")}
                      </Link>
                    </Button>
                  )}
                </div>
              </DetailsSection>
            )}
          </DetailsPanel>
        </div>
        <ConflictDialog {...form.conflict} />
      </Form>
    </WritingViewProvider>
  );
}
