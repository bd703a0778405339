"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale } from "next-intl";
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { type FieldValues, useForm as useFormFields } from "react-hook-form";
import { z } from "zod";
import { useFieldLabels } from "~/components/fields/field-labels";
import { fieldPath } from "~/components/fields/language-pair";
import { type Baseline, useStartValues } from "~/components/form/baseline";
import { type Draft, draftKey, writeDraft } from "~/components/form/draft-store";
import { focusFirstError } from "~/components/form/focus-field";
import type { Display } from "~/components/form/form-scope";
import { changedFields, type FormValues, layTypedOver, pick, sameValue } from "~/components/form/form-values";
import { withFormer } from "~/components/form/former-lists";
import { requiredFields } from "~/components/form/required-fields";
import { readFailure, type SaveFailure } from "~/components/form/save-failure";
import { useSignIn } from "~/components/form/sign-in-context";
import { useErrorText } from "~/components/form/use-error-text";
import { useFormDrafts } from "~/components/form/use-form-drafts";
import { type Keeper, useLeaveGuard } from "~/components/form/use-leave-guard";
import type { RemoteDrafts } from "~/components/form/use-remote-draft";
import { useValidationText } from "~/components/form/use-validation-text";
import { usePerson } from "~/components/shell/person";
import { closeToasts, toastError } from "~/components/ui/toaster";
import type { Locale } from "~/i18n/routing";
import type { Identified } from "~/lib/identified";
import { fieldOf } from "~/lib/items";
import { readAllStored } from "~/lib/stored-values";
import { validationMessage } from "~/lib/validation-message";
import { keepPageOnSessionEnd } from "~/trpc/session-end";

// The server's wording; see lib/validation-message.ts.
z.config({ customError: validationMessage });

export type Conflict = Extract<SaveFailure, { kind: "conflict" }>;

type FormOptions<In extends FieldValues> = {
  /** Page of the back office: finds the labels and names the draft. */
  path: string;
  schema: z.ZodType<unknown, In>;
  /** Initial values, also after sending; their keys are the form's fields. */
  start: NoInfer<FormValues<In>>;
  row?: Identified | null;
  readOnly?: boolean;
  /** false for passwords and codes. */
  keepsDraft?: boolean;
  /** Names the unsaved input of a form that shows a part of the record's fields; default: the path. */
  draftName?: string | undefined;
  /** Keeps unsaved input on the server too, and fills it in again by itself. */
  drafts?: RemoteDrafts | null;
  /** Saves input by itself. */
  autosave?: Keeper | undefined;
  /** Default: the initial values. */
  baseline?: Baseline<NoInfer<FormValues<In>>>;
  /** Merges the input with another person's save. @returns values to send again; null: nothing is sent */
  resolveConflict?: (values: NoInfer<FormValues<In>>, conflict: Conflict) => Promise<NoInfer<FormValues<In>> | null>;
};

type SubmitOptions = {
  /** Values that this save sets; taken back when it is refused. */
  set?: Readonly<Record<string, unknown>> | undefined;
  /** Gets the reason; default: a toast says it, and the first wrong field is focused. */
  onRefused?: ((reason: string) => void) | undefined;
  /** false: the input stays unsaved, as for a preview. */
  isSave?: boolean;
};

/** The state and actions of a form with any fields, for layouts. */
export type FormView = Omit<ReturnType<typeof useForm<FieldValues>>, "control" | "submit" | "subscribe">;

/** State and actions of a form, without layout: validation, refusals at their fields, kept input, the question before it is lost. */
export function useForm<In extends FieldValues>(options: FormOptions<In>) {
  const { path, schema, start, row = null } = options;
  const { readOnly = false, keepsDraft = true, draftName = path, drafts = null, autosave, resolveConflict } = options;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const person = usePerson();
  const labelOf = useFieldLabels(path);
  const validationText = useValidationText();
  const errorText = useErrorText();
  const askSignIn = useSignIn();
  const own = useStartValues(start);
  const { values: baseValues, seenValues, version: baseVersion, pendingVersion, takeNewer, resumeFrom } = options.baseline ?? own;

  const [initial] = useState(baseValues);
  const typedSchema: z.ZodType<unknown, FormValues<In>> = schema;
  const fields = useFormFields<FormValues<In>, unknown, FormValues<In>>({
    values: initial,
    resolver: zodResolver(typedSchema, undefined, { raw: true }),
    shouldFocusError: false,
  });
  const [isDirty, setDirty] = useState(false);
  const [resumed, setResumed] = useState<Date | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const unsaved = useFormDrafts(
    readOnly || !keepsDraft ? null : draftKey(person.id, draftName, row?.id ?? null),
    readOnly ? null : drafts,
  );
  const { offered, keep, endOffer, forget } = unsaved;

  const noteChanges = useCallback(() => {
    const [began, values] = [baseValues(), fields.getValues()];
    const changed = changedFields(began, values);
    setDirty(changed.length > 0);
    const version = { version: baseVersion(), pendingVersion: pendingVersion?.() ?? null };
    keep(withFormer({ ...version, at: new Date(), values: { ...pick<FormValues<In>>(values, changed) } }, seenValues()), began);
  }, [fields, keep, baseValues, seenValues, baseVersion, pendingVersion]);

  useEffect(() => fields.subscribe({ formState: { values: true }, callback: noteChanges }), [fields, noteChanges]);

  useEffect(() => {
    if (!isDirty && takeNewer()) fields.reset(baseValues());
  }, [isDirty, takeNewer, fields, baseValues]);

  // Any call may reveal that the session has ended: with unsaved input, the page stays.
  useEffect(() => {
    if (!isDirty) return;
    return keepPageOnSessionEnd(() => void askSignIn("stay"));
  }, [isDirty, askSignIn]);

  const { leave: askToLeave, question: leaving } = useLeaveGuard(isDirty, autosave ?? unsaved.keeper);
  const leave = useCallback(async () => {
    const goes = await askToLeave();
    if (goes && !drafts) forget();
    return goes;
  }, [askToLeave, forget, drafts]);

  const isInput = (values: FormValues<In>): values is FormValues<In> & In => schema.safeParse(values).success;

  /**
   * Sends valid input. Afterwards the form shows the baseline, with input typed meanwhile over it.
   * @param done gets the answer of `send`
   */
  async function submit<Answer>(
    send: (values: FormValues<In> & In) => Promise<Answer>,
    done: (answer: Answer, sent: FormValues<In> & In) => void,
    { set = {}, onRefused = showRefusal, isSave = true }: SubmitOptions = {},
  ): Promise<void> {
    const before = fields.getValues();
    const changed = Object.keys(set).filter((name) => !sameValue(Reflect.get(before, name), set[name]));
    if (changed.length > 0) fillIn(set);
    let isSent = false;
    // Input that the browser refuses looks like input that the server refuses.
    const refuseInput = () => onRefused(errorText("ERROR_DATA_SUBMIT_IS_INVALID"));
    const attempt = async (values: FormValues<In>): Promise<void> => {
      setProblem(null);
      if (!isInput(values)) {
        // The merge of two valid versions may break a rule.
        await fields.trigger();
        refuseInput();
        return;
      }
      try {
        const answer = await unsaved.enqueueSave(() => send(values));
        isSent = true;
        // The refusal of an earlier try is outdated, and may lie over a button.
        closeToasts();
        if (!isSave) return done(answer, values);
        const typed = fields.getValues();
        showBaseline();
        fillIn(layTypedOver<FormValues<In>>(values, typed, baseValues()));
        done(answer, values);
      } catch (error) {
        const failure = readFailure(error);
        if (failure.kind === "signedOut") {
          if (await askSignIn("save")) await attempt(values);
        } else if (failure.kind === "conflict" && resolveConflict) {
          const merged = await resolveConflict(values, failure);
          if (merged === null) return;
          const next = { ...merged, ...layTypedOver<FormValues<In>>(values, fields.getValues(), merged) };
          fields.reset(next);
          await attempt(next);
        } else {
          if (failure.kind === "fields") showIssues(failure.issues);
          onRefused(errorText(error));
        }
      }
    };
    await fields.handleSubmit(attempt, refuseInput)();
    if (isSent || changed.length === 0) return;
    const keeping = { keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true };
    fields.reset(
      { ...fields.getValues(), ...Object.fromEntries(changed.map((name) => [name, Reflect.get(before, name)])) },
      keeping,
    );
    noteChanges();
  }

  function showRefusal(reason: string): void {
    toastError(reason);
    focusFirstError(element.current);
  }

  /** @returns fills in again what was typed */
  function showBaseline(): () => void {
    const typed = fields.getValues();
    const values = pick<FormValues<In>>(typed, changedFields<FormValues<In>>(baseValues(), typed));
    forget();
    showStored();
    return () => fillIn(values);
  }

  function showStored(): void {
    setResumed(null);
    fields.reset(baseValues());
    noteChanges();
  }

  function showIssues(issues: { field: string; message: string }[]): void {
    const elsewhere: string[] = [];
    for (const { field, message } of issues) {
      if (fieldOf(field) in start) fields.setError(fieldPath(fields.control, field), { message });
      else elsewhere.push([field && labelOf(field), validationText(message)].filter(Boolean).join(": "));
    }
    if (elsewhere.length > 0) setProblem(elsewhere.join(" · "));
  }

  /** Fills the form as if the values were typed. */
  function fillIn(values: Record<string, unknown>): void {
    const known = Object.fromEntries(Object.entries(values).filter(([name]) => name in start));
    fields.reset({ ...fields.getValues(), ...known });
    noteChanges();
  }

  function fillInDraft(draft: Draft): void {
    resumeFrom(draft);
    // The site may have been updated since the draft was kept.
    fillIn(schema instanceof z.ZodObject ? readAllStored(schema.shape, draft.values) : draft.values);
    endOffer();
    if (drafts) setResumed(draft.at);
  }

  function discardDraft(): void {
    if (isDirty) endOffer();
    else forget();
  }

  /** Goes on with this window's input or with what another window has kept since. @throws when that can't be read */
  async function resolveElsewhere(keepsOwn: boolean): Promise<void> {
    const other = await unsaved.resolveElsewhere(keepsOwn);
    if (keepsOwn) return;
    showStored();
    if (other) fillInDraft(other);
  }

  const restoreUntouched = useEffectEvent((draft: Draft) => {
    if (isDirty) return;
    const isSaved = Object.entries(draft.values).every(([name, value]) => sameValue(Reflect.get(baseValues(), name), value));
    if (isSaved) forget();
    else fillInDraft(draft);
  });
  useEffect(() => {
    if (drafts && offered) restoreUntouched(offered);
  }, [drafts, offered]);

  const [displays] = useState(() => new Map<string, Display>());
  const [language, setLanguage] = useState<Locale>(useLocale());
  const scope = useMemo(
    () => ({ id, path, row, readOnly, displays, language, setLanguage, required: requiredFields(schema, start) }),
    [id, path, row, readOnly, displays, language, schema, start],
  );
  return {
    element,
    scope,
    control: fields.control,
    /** Names of fields with errors. */
    errors: Object.keys(fields.formState.errors),
    isSubmitting: fields.formState.isSubmitting,
    isDirty,
    /** Whether there is unsaved input now, before the next rendering. */
    hasChanges: () => changedFields(baseValues(), fields.getValues()).length > 0,
    /** Shows errors at their fields, without moving the focus. @returns whether there are none */
    validate: () => fields.trigger(),
    /** Errors that belong to no field. */
    problem,
    /** Unsaved input of an earlier visit. */
    draft: offered && { at: offered.at, restore: () => fillInDraft(offered), discard: discardDraft },
    /** When the unsaved input that has been filled in again was typed; null: none was. */
    resumed,
    keeping: unsaved.keeping,
    /** Tries at once to keep what could not be kept. */
    retryKeeping: unsaved.retry,
    resolveElsewhere,
    /** Open question whether unsaved input may be lost. */
    leaving,
    /** Hands what was typed during the first save over to the form of the new record, which opens next. */
    handOver(recordId: number, version: number): void {
      const typed = { ...pick<FormValues<In>>(fields.getValues(), changedFields(baseValues(), fields.getValues())) };
      if (keepsDraft)
        writeDraft(localStorage, draftKey(person.id, draftName, recordId), { version, at: new Date(), values: typed });
      forget();
    },
    /** Asks before unsaved input is lost, and forgets it. @returns whether to continue */
    leave,
    submit,
    fillIn,
    subscribe: fields.subscribe,
    showBaseline,
  };
}
