"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import type { FieldValues } from "react-hook-form";
import { Form, FormBody, UnsavedStatus } from "~/components/form/form";
import type { FormControl } from "~/components/form/form-values";
import { HistoryButton } from "~/components/form/history-button";
import { LazyConflictDialog } from "~/components/form/lazy-conflict-dialog";
import { type RecordFormOptions, useRecordForm } from "~/components/form/use-record-form";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import type { Identified } from "~/lib/identified";

type ResourceFormProps<In extends FieldValues, Row extends In & Identified> = RecordFormOptions<In, Row> & {
  /** Shows the form in a dialog with this title; default: on the page, with its buttons at the window's lower edge. */
  dialogTitle?: ReactNode;
  notice?: ReactNode;
  /** Shown beside Save on a page: what to look at before saving. */
  hint?: ((control: FormControl<In>) => ReactNode) | undefined;
  /** Called after the form has asked about unsaved input. */
  onCancel: () => void;
  children: (control: FormControl<In>) => ReactNode;
};

/** The layout of a record's form. */
export function ResourceForm<In extends FieldValues, Row extends In & Identified>(props: ResourceFormProps<In, Row>) {
  const { dialogTitle, notice, hint, onCancel, children, ...options } = props;
  const t = useTranslations("form");
  const common = useTranslations("common");
  const form = useRecordForm<In, Row>(options);
  const { history, restoredVersion, isSubmitting, isDirty } = form;
  const { readOnly } = form.scope;
  const isPage = dialogTitle === undefined;
  const hintId = useId();

  async function handleCancel() {
    if (await form.leave()) onCancel();
  }

  const notices = (
    <>
      {readOnly && <Alert>{t("readOnly")}</Alert>}
      {notice}
      {restoredVersion !== null && <Alert>{t("restoredVersion", { version: restoredVersion })}</Alert>}
    </>
  );
  const body = (
    <FormBody form={form} notices={notices} switchClassName={isPage ? "top-16 self-start" : undefined}>
      {children(form.control)}
    </FormBody>
  );
  const historyButton = history && <HistoryButton {...history} />;
  const buttons = (
    <>
      <Button variant="outline" onClick={() => void handleCancel()}>
        {common(readOnly ? "close" : "cancel")}
      </Button>
      {!readOnly && (
        <Button type="submit" isPending={isSubmitting} aria-describedby={isPage && hint ? hintId : undefined}>
          {common("save")}
        </Button>
      )}
    </>
  );
  const conflict = <LazyConflictDialog {...form.conflict} />;
  if (isPage) {
    return (
      <Form form={form} onSubmit={() => form.save()} hasShortcut className="gap-6">
        {body}
        <div
          data-save-bar
          data-lower-edge
          className="sticky bottom-0 z-20 -mx-4 flex flex-wrap justify-end gap-1.5 border-border border-t bg-background/90 px-4 py-3 backdrop-blur sm:gap-2 md:-mx-6 md:px-6"
        >
          {historyButton}
          <UnsavedStatus isDirty={isDirty} />
          {hint && (
            <span id={hintId} className="min-w-0 self-center wrap-anywhere text-muted-foreground text-sm">
              {hint(form.control)}
            </span>
          )}
          {buttons}
        </div>
        {conflict}
      </Form>
    );
  }
  return (
    <Dialog onClose={() => void handleCancel()} size="lg" title={dialogTitle}>
      <Form form={form} onSubmit={() => form.save()} hasShortcut>
        <DialogBody className="grid content-start gap-5">{body}</DialogBody>
        <DialogFooter>
          {historyButton && <div className="mr-auto">{historyButton}</div>}
          {buttons}
        </DialogFooter>
        {conflict}
      </Form>
    </Dialog>
  );
}
