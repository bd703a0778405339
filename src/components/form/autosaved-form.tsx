"use client";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { Form, FormBody } from "~/components/form/form";
import type { FormControl, FormValues } from "~/components/form/form-values";
import { HistoryButton } from "~/components/form/history-button";
import { LazyConflictDialog } from "~/components/form/lazy-conflict-dialog";
import type { Keeper } from "~/components/form/use-leave-guard";
import { type RecordFormOptions, useRecordForm } from "~/components/form/use-record-form";
import type { Identified } from "~/lib/identified";

type AutosavedFormProps<In extends FieldValues, Row extends In & Identified> = RecordFormOptions<In, Row> & {
  /** Fields that are saved when their value changes; texts are saved when they lose the focus. */
  choices: readonly FieldPath<FormValues<NoInfer<In>>>[];
  /** @param history button that opens the version history */
  children: (control: FormControl<In>, history: ReactNode) => ReactNode;
};

/** The form of a stored record that saves each field as it is set. */
export function AutosavedForm<In extends FieldValues, Row extends In & Identified>(props: AutosavedFormProps<In, Row>) {
  const { choices, children, ...options } = props;
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  const autosave = useMemo<Keeper>(() => ({ isFailing: () => true, sendRest: () => saving.current }), []);
  const form = useRecordForm<In, Row>({ ...options, autosave });

  /** Saves one after the other: a save is based on the version that the one before has made. */
  function save(): void {
    saving.current = saving.current.then(async () => {
      if (form.hasChanges() && (await form.validate())) await form.save();
      return !form.hasChanges();
    });
  }

  const chosen = JSON.stringify(useWatch({ control: form.control, name: choices }));
  const saveChosen = useEffectEvent((_values: string) => save());
  useEffect(() => saveChosen(chosen), [chosen]);

  return (
    <Form form={form} onSubmit={form.save} hasShortcut>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves a field inside, never this element */}
      <div onBlur={save} className="grid min-w-0 gap-5">
        <FormBody form={form}>{children(form.control, form.history && <HistoryButton {...form.history} />)}</FormBody>
      </div>
      <LazyConflictDialog {...form.conflict} />
    </Form>
  );
}
