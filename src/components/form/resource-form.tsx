"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import { z } from "zod";
import { useFieldLabels } from "~/components/fields/field-labels";
import { fieldPath } from "~/components/fields/language-pair";
import { type ConflictChoice, ConflictDialog, type ConflictField } from "~/components/form/conflict-dialog";
import { draftKey } from "~/components/form/draft-store";
import { type Display, FormScopeProvider, type Language } from "~/components/form/form-scope";
import { changedFields, contentOf, type FormControl, type FormValues, pick } from "~/components/form/form-values";
import { HistoryButton } from "~/components/form/history-button";
import type { HistoryProcedures, VersionValues } from "~/components/form/history-dialog";
import { LanguageSwitch } from "~/components/form/language-switch";
import { PendingNotice, type PendingSaving } from "~/components/form/pending";
import { requiredFields } from "~/components/form/required-fields";
import { readFailure, type SaveFailure } from "~/components/form/save-failure";
import { SignInDialog } from "~/components/form/sign-in-dialog";
import { useDraft } from "~/components/form/use-draft";
import { useErrorText } from "~/components/form/use-error-text";
import { useLeaveGuard } from "~/components/form/use-leave-guard";
import { useQuestion } from "~/components/form/use-question";
import { useStoredRecord } from "~/components/form/use-stored-record";
import { useValidationText } from "~/components/form/use-validation-text";
import { usePerson } from "~/components/shell/person";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { DialogBody, DialogFooter } from "~/components/ui/dialog";
import { toastError, toastSuccess } from "~/components/ui/toaster";
import { formatDateTime } from "~/lib/dates";
import type { Identified } from "~/lib/identified";
import { validationMessage } from "~/lib/validation-message";
import { keepPageOnSessionEnd } from "~/trpc/session-end";

// The server's wording; see lib/validation-message.ts.
z.config({ customError: validationMessage });

export type ResourceFormProps<In extends FieldValues, Data, Row extends In & Identified> = {
  path: string;
  schema: z.ZodType<Data, In>;
  row: NoInfer<Row> | null;
  /** Initial values of a new record; its keys are the form's fields. */
  empty: NoInfer<FormValues<In>>;
  create?: (input: { data: NoInfer<In> }) => Promise<Row>;
  update?: (input: { id: number; version: number; data: Partial<NoInfer<In>> }) => Promise<Row>;
  onSaved: (row: Row) => void;
  /** Called after the form has asked about unsaved input. Absent for inline forms. */
  onCancel?: () => void;
  /** Enables the version history. */
  history?: HistoryProcedures;
  pending?: PendingSaving<NoInfer<In>, NoInfer<Row>>;
  notice?: ReactNode;
  readOnly?: boolean;
  /**
   * `dialog` scrolls between header and buttons; `page` keeps its buttons at the window's lower edge; `inline` is part of a
   * page, such as a reply, and stays open.
   */
  layout?: "dialog" | "page" | "inline";
  /** Texts of the button and of the success toast. */
  texts?: { save: string; saved: string };
  /** Success toast by result; null: default text. */
  describeSaved?: ((saved: NoInfer<Row>, typed: NoInfer<In>) => string | null) | undefined;
  /** Receives the function that asks before input is lost, for a dialog that can close the form. */
  leaveRef?: RefObject<(() => Promise<boolean>) | null>;
  children: (control: FormControl<In>) => ReactNode;
};

type Conflict = Extract<SaveFailure, { kind: "conflict" }>;

/**
 * Form of a record, with fields as children. Saves only changed fields, based on the version it started from; resolves conflicts
 * by field; keeps input after a closed window or an ended session; shows errors at their fields.
 */
export function ResourceForm<In extends FieldValues, Data, Row extends In & Identified>(props: ResourceFormProps<In, Data, Row>) {
  const {
    path,
    schema,
    row,
    empty,
    create,
    update,
    onSaved,
    onCancel,
    history,
    pending,
    notice,
    readOnly = false,
    layout = "dialog",
    texts,
    describeSaved,
    leaveRef,
    children,
  } = props;
  const t = useTranslations("form");
  const common = useTranslations("common");
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const labelOf = useFieldLabels(path);
  const validationText = useValidationText();
  const errorText = useErrorText();
  const person = usePerson();
  const [displays] = useState(() => new Map<string, Display>());

  const { storedValues, storedVersion, takeNewer, ...stored } = useStoredRecord({ row, empty, create, update, pending });
  const [shown] = useState(storedValues);
  const resolved: z.ZodType<Data, FormValues<In>> = schema;
  const form = useForm<FormValues<In>, unknown, FormValues<In>>({
    values: shown,
    resolver: zodResolver(resolved, undefined, { raw: true }),
    shouldFocusError: false,
  });
  const [isDirty, setDirty] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const { isSubmitting } = form.formState;

  const draft = useDraft(readOnly ? null : draftKey(person.id, path, row?.id ?? null));
  const guard = useLeaveGuard(isDirty);
  const signIn = useQuestion<"save" | "stay", boolean>();
  const conflict = useQuestion<ConflictField[], ConflictChoice | null>();

  const { keep, forget, settle } = draft;
  const noteChanges = useCallback(() => {
    const values = form.getValues();
    const changed = changedFields(storedValues(), values);
    setDirty(changed.length > 0);
    keep(storedVersion(), { ...pick<FormValues<In>>(values, changed) });
  }, [form, keep, storedValues, storedVersion]);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: noteChanges }), [form, noteChanges]);

  useEffect(() => {
    if (!isDirty && takeNewer()) form.reset(storedValues());
  }, [isDirty, takeNewer, form, storedValues]);

  // Any call may reveal that the session has ended: with unsaved input, the page stays.
  const { ask: askSignIn } = signIn;
  useEffect(() => {
    if (!isDirty) return;
    return keepPageOnSessionEnd(() => void askSignIn("stay"));
  }, [isDirty, askSignIn]);

  const { leave } = guard;
  const leaveForGood = useCallback(async () => {
    const goes = await leave();
    if (goes) forget();
    return goes;
  }, [leave, forget]);

  useEffect(() => {
    if (!leaveRef) return;
    leaveRef.current = leaveForGood;
    return () => {
      leaveRef.current = null;
    };
  }, [leaveRef, leaveForGood]);

  const isInput = (values: FormValues<In>): values is FormValues<In> & In => schema.safeParse(values).success;

  /** @param isHidden saves without publishing */
  async function save(values: FormValues<In>, isHidden = false): Promise<void> {
    setProblem(null);
    if (!isInput(values)) {
      // The merge of two valid versions may break a rule.
      await form.trigger();
      focusFirstError(element.current);
      return;
    }
    try {
      if (isHidden) {
        await stored.saveHidden(values);
        settleWith(typedSince(values));
        toastSuccess(t("savedHidden"));
      } else {
        const after = await stored.save(values);
        settleWith(typedSince(values));
        toastSuccess(describeSaved?.(after, values) ?? texts?.saved ?? common(row ? "updated" : "created"));
        onSaved(after);
      }
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === "signedOut") {
        if (await signIn.ask("save")) await save(values, isHidden);
      } else if (failure.kind === "conflict") await settleConflict(values, failure, isHidden);
      else if (failure.kind === "fields") showIssues(failure.issues);
      else toastError(errorText(error));
    }
  }

  /** Collects input typed during the save: it is still unsaved. */
  function typedSince(sent: FormValues<In>): Partial<FormValues<In>> {
    const current = form.getValues();
    return pick<FormValues<In>>(current, changedFields(sent, current));
  }

  /** Shows the stored values, then the later input over them. */
  function settleWith(later: Partial<FormValues<In>>): void {
    forget();
    setRestored(null);
    form.reset({ ...storedValues(), ...later });
    noteChanges();
  }

  async function discardPending(): Promise<void> {
    try {
      await stored.discardHidden();
    } catch {
      return;
    }
    settleWith({});
    toastSuccess(t("discarded"));
  }

  async function settleConflict(values: FormValues<In>, failure: Conflict, isHidden: boolean): Promise<void> {
    const { theirs: fromServer } = failure;
    const fields = Object.keys(fromServer)
      .filter((name) => name in empty)
      .map((name) => ({ name, label: labelOf(name), mine: values[name], theirs: fromServer[name] }));
    const choice = await conflict.ask(fields);
    if (choice === null) return;
    const theirs = Object.fromEntries(fields.map((field) => [field.name, field.theirs]));
    const taken = Object.fromEntries(fields.flatMap(({ name, theirs }) => (choice[name] === "theirs" ? [[name, theirs]] : [])));
    stored.startFrom(failure.version, theirs, failure.pendingVersion);
    const merged = { ...values, ...taken };
    form.reset(merged);
    await save(merged, isHidden);
  }

  function showIssues(issues: { field: string; message: string }[]): void {
    const elsewhere: string[] = [];
    for (const { field, message } of issues) {
      if (field in empty) form.setError(fieldPath(form.control, field), { message });
      else elsewhere.push([field && labelOf(field), validationText(message)].filter(Boolean).join(": "));
    }
    if (elsewhere.length > 0) setProblem(elsewhere.join(" · "));
    focusFirstError(element.current);
  }

  function restoreDraft(): void {
    if (!draft.offered) return;
    if (draft.offered.version !== null) stored.resumeFrom(draft.offered.version);
    fillIn(draft.offered.values);
    settle();
  }

  /** Fills the form as if the values were typed. */
  function fillIn(values: Record<string, unknown>): void {
    const known = Object.fromEntries(Object.entries(values).filter(([name]) => name in empty));
    form.reset({ ...form.getValues(), ...known });
    noteChanges();
  }

  function restoreVersion({ version, values }: VersionValues): void {
    fillIn(contentOf(values));
    setRestored(version);
  }

  const submit = form.handleSubmit(
    (values) => save(values),
    () => focusFirstError(element.current),
  );
  const submitHidden = form.handleSubmit(
    (values) => save(values, true),
    () => focusFirstError(element.current),
  );
  useSaveShortcut(element, submit, !readOnly && layout !== "inline");

  const [language, setLanguage] = useState<Language>(useLocale());
  const scope = useMemo(
    () => ({ id, path, row, readOnly, displays, language, setLanguage, required: requiredFields(schema, empty) }),
    [id, path, row, readOnly, displays, language, schema, empty],
  );

  const display = (name: string, value: unknown) => displays.get(name)?.(value);
  const offered = draft.offered && !readOnly && (
    <Alert
      variant="warning"
      title={t("draftTitle")}
      actions={
        <>
          <Button variant="outline" size="sm" onClick={restoreDraft}>
            {t("restore")}
          </Button>
          <Button variant="ghost" size="sm" onClick={isDirty ? settle : forget}>
            {t("discard")}
          </Button>
        </>
      }
    >
      {t("draftText", { time: formatDateTime(draft.offered.at) })}
    </Alert>
  );
  const fields = children(form.control);
  const body = (
    <>
      <LanguageSwitch
        errors={form.formState.errors}
        className={cn(
          "sticky z-30 hidden justify-self-start shadow-sm max-md:group-has-data-bilingual/form:flex",
          layout === "page" ? "top-16 self-start" : "top-0",
        )}
      />
      {offered}
      {readOnly && <Alert>{t("readOnly")}</Alert>}
      {notice}
      {stored.unpublished && (
        <PendingNotice
          changes={stored.unpublished}
          published={stored.publishedValues()}
          labelOf={labelOf}
          display={display}
          readOnly={readOnly}
          onDiscard={discardPending}
        />
      )}
      {restored !== null && <Alert>{t("restoredVersion", { version: restored })}</Alert>}
      {fields}
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
    </>
  );
  const historyButton = history && row && (
    <HistoryButton
      api={history}
      id={row.id}
      fields={Object.keys(empty)}
      labelOf={labelOf}
      display={display}
      onRestore={readOnly ? undefined : restoreVersion}
    />
  );
  const cancel = async () => {
    if (await leaveForGood()) onCancel?.();
  };
  const submitButton = !readOnly && (
    <Button type="submit" isPending={isSubmitting}>
      {texts?.save ?? (stored.unpublished ? t("publish") : common("save"))}
    </Button>
  );
  const hiddenButton = !readOnly && row && pending && (pending.isLive || stored.unpublished) && (
    <Button variant="outline" disabled={isSubmitting || !isDirty} onClick={() => void submitHidden()}>
      {t("saveHidden")}
    </Button>
  );
  const buttons = (
    <>
      <Button variant="outline" onClick={cancel}>
        {common(readOnly ? "close" : "cancel")}
      </Button>
      {hiddenButton}
      {submitButton}
    </>
  );
  const unsaved = (
    <span role="status" className="mr-auto self-center text-muted-foreground text-sm">
      {isDirty && t("unsaved")}
    </span>
  );

  return (
    <FormScopeProvider value={scope}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => event.target === event.currentTarget && void submit(event)}
        className={cn(
          "group/form flex min-h-0 min-w-0 flex-1 flex-col",
          layout === "page" && "gap-6",
          layout === "inline" && "gap-4",
        )}
      >
        {layout === "dialog" ? (
          <>
            <DialogBody className="grid content-start gap-5">{body}</DialogBody>
            <DialogFooter>
              {historyButton && <div className="mr-auto">{historyButton}</div>}
              {buttons}
            </DialogFooter>
          </>
        ) : (
          <>
            {body}
            {layout === "inline" ? (
              <div className="flex justify-end gap-2">
                {unsaved}
                {submitButton}
              </div>
            ) : (
              <div
                data-save-bar
                className="sticky bottom-0 z-20 -mx-4 flex flex-wrap justify-end gap-1.5 border-border border-t bg-background/90 px-4 py-3 backdrop-blur sm:gap-2 md:-mx-6 md:px-6"
              >
                {historyButton}
                {unsaved}
                {buttons}
              </div>
            )}
          </>
        )}
      </form>
      {guard.dialog}
      <SignInDialog open={signIn.asked} onAnswer={signIn.answer} />
      <ConflictDialog fields={conflict.asked} display={display} onAnswer={conflict.answer} />
    </FormScopeProvider>
  );
}

/** Saves on Ctrl+S and ⌘S, unless a dialog covers the form. */
function useSaveShortcut(element: RefObject<HTMLFormElement | null>, submit: () => Promise<void>, isOn: boolean): void {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const onTop = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
      if (!event.repeat && (!onTop || onTop.contains(element.current))) void latest.current();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [element, isOn]);
}

/** Runs after the errors are rendered: a hidden tab with an error opens first. */
function focusFirstError(form: HTMLFormElement | null): void {
  setTimeout(() => {
    const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    wrong.find((control) => control.checkVisibility())?.focus();
  }, 50);
}
