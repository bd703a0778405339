"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type Control, type FieldValues, useForm } from "react-hook-form";
import { languages } from "~/components/fields/field-labels";
import { fieldPath, fieldPathTo, languagePair } from "~/components/fields/language-pair";
import { SelectField } from "~/components/fields/select-field";
import { messagesIn } from "~/components/form/form-errors";
import { FormScopeProvider, useFormScope, useItemScope } from "~/components/form/form-scope";
import { CanvasField } from "~/components/writing/canvas-field";
import { isSameJson } from "~/lib/items";
import { tones } from "../parts/part";
import type { Part } from "../parts/parts";

export type PartFormProps<One extends FieldValues> = {
  part: One;
  /** Place of the part in the page. */
  index: number;
  errors: object | undefined;
  /** How often saving was tried: an error must then be visible. */
  submitCount: number;
  onChange: (part: One) => void;
};

type PartFieldsProps<One extends FieldValues> = PartFormProps<One> & {
  /** Texts that visitors read, below the title. */
  children?: (control: Control<One>) => ReactNode;
  /** Fields that say what is shown and how. */
  settings?: (control: Control<One>) => ReactNode;
};

/** Edits a part in a form of its own, so that its fields have the types of its kind. */
export function PartForm<One extends Part>({
  part,
  index,
  errors,
  submitCount,
  onChange,
  children,
  settings,
}: PartFieldsProps<One>) {
  const t = useTranslations("page.parts");
  const scope = useItemScope("parts", index, part);
  const [initial] = useState(part);
  const { control, reset, subscribe, setError, clearErrors } = useForm<One, unknown, One>({ values: initial });
  const known = useRef(part);

  // Another version, a merged save or an undone step may replace the part. Before the next key is typed.
  useLayoutEffect(() => {
    if (!isSameJson(part, known.current)) reset(part);
    known.current = part;
  }, [part, reset]);

  const report = useEffectEvent((values: One) => {
    if (isSameJson(values, known.current)) return;
    known.current = structuredClone(values);
    onChange(known.current);
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => report(values) }), [subscribe]);

  useEffect(() => {
    clearErrors();
    for (const [name, message] of messagesIn(errors)) setError(fieldPath(control, name), { message });
  }, [errors, control, setError, clearErrors]);

  useWrongLanguage(errors, submitCount);

  return (
    <FormScopeProvider value={scope}>
      <CanvasField control={control} name={languagePair(control, "title")} variant="heading" max={255} />
      {children?.(control)}
      <div className="grid gap-4 sm:grid-cols-2">
        {settings?.(control)}
        <SelectField
          control={control}
          name={fieldPathTo<string | number | null | undefined, One>(control, "tone")}
          options={tones.map((value) => ({ value, label: t(`tones.${value}`) }))}
        />
      </div>
    </FormScopeProvider>
  );
}

/** Shows the other language when only it has errors that stopped a save. */
function useWrongLanguage(errors: object | undefined, submitCount: number): void {
  const { language, setLanguage } = useFormScope();
  const showWrong = useEffectEvent(() => {
    const names = messagesIn(errors).map(([name]) => name);
    const wrong = languages.filter(({ suffix }) => names.some((name) => name.endsWith(suffix)));
    if (wrong.length === 1 && wrong[0] && wrong[0].lang !== language) setLanguage(wrong[0].lang);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when saving was tried
  useEffect(() => showWrong(), [submitCount]);
}
