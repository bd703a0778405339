"use client";
import { ArrowLeft, Copy, PanelRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { fieldPath } from "~/components/fields/language-pair";
import { ConflictDialog } from "~/components/form/conflict-dialog";
import { Form } from "~/components/form/form";
import type { FormControl } from "~/components/form/form-values";
import { HistoryButton } from "~/components/form/history-button";
import { LanguageSwitch } from "~/components/form/language-switch";
import { PendingNotice } from "~/components/form/pending";
import { type RecordFormOptions, useRecordForm } from "~/components/form/use-record-form";
import { useFeatureName } from "~/components/resource/feature-names";
import { PublishBadge } from "~/components/resource/publish-badge";
import { useRememberRecord } from "~/components/resource/recent-records";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import type { PublishedPath } from "~/features/public-records";
import type { Identified } from "~/lib/identified";
import { DetailsPanel, DetailsSection, useDetailsPanel } from "./details-panel";
import { KeepNotice, KeepStatus } from "./keep-status";
import { PublishButton } from "./publish-button";
import { type PublishAction, type PublishingWindow, publishingOf } from "./publishing-of";
import { SideBySide } from "./side-by-side";

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

/** Lays out the head, the text and the details panel. */
export function WritingForm<In extends FieldValues & Published, Row extends In & Identified>(props: WritingFormProps<In, Row>) {
  const { title, back, copyHref, preview, notice, details, children, ...options } = props;
  const { path, row } = options;
  const t = useTranslations("writing");
  const texts = useTranslations("form");
  const resource = useTranslations("resource");
  const featureName = useFeatureName();
  useRememberRecord(path, row?.id);
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
    <SideBySide value={isBoth}>
      <Form form={form} onSubmit={form.saveDraft} hasShortcut>
        {/* Stays at the top while the text scrolls: where one is, whether it is safe, and what comes next. */}
        <header
          data-writing-head
          className="-mx-4 -mt-5 sm:-mx-6 lg:-mt-6 sticky top-14 z-30 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-border border-b bg-background/95 px-4 py-1.5 backdrop-blur sm:px-6"
        >
          <Link
            href={back}
            className="inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 text-muted-foreground text-sm hover:text-foreground max-md:-ml-2"
          >
            <ArrowLeft aria-hidden className="size-4" />
            <span className="max-md:sr-only">{featureName(path)}</span>
          </Link>
          <h1 tabIndex={-1} className="min-w-0 max-w-56 truncate font-medium text-sm max-xl:sr-only">
            {title}
          </h1>
          {row && <PublishBadge of={{ ...row, hasChanges: form.pending !== null }} />}
          <KeepStatus keeping={form.keeping} isDirty={form.isDirty} isSaving={form.isSubmitting} />
          <div className="ml-auto flex flex-wrap items-center gap-1.5">
            <LanguageSwitch errors={form.errors} both={{ label: texts("sideBySide"), isOn: isBoth, onChange: setBoth }} isSmall />
            {preview}
            <Button variant="ghost" size="sm" aria-expanded={panel.isOpen} aria-controls={panelId} onClick={panel.toggle}>
              <PanelRight aria-hidden />
              <span className="max-sm:sr-only">{t("details")}</span>
            </Button>
            <PublishButton actions={actions} publishAt={typed.publishAt} isPending={form.isSubmitting} onRun={run} />
          </div>
        </header>
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
    </SideBySide>
  );
}
