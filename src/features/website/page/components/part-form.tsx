"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type Control, type FieldValues, useForm } from "react-hook-form";
import { fieldPath, languagePair } from "~/components/fields/language-pair";
import { messagesIn } from "~/components/form/form-errors";
import { FormScopeProvider, useItemScope } from "~/components/form/form-scope";
import { useWrongLanguage } from "~/components/form/use-wrong-language";
import { PanelField } from "~/components/writing/panel-field";
import { isSameJson } from "~/lib/items";
import type { Part } from "../parts/parts";
import { useEditor } from "./editor/editor-context";
import { ToneField } from "./editor/tone-field";

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
  /** Fields that say what is shown. */
  settings?: (control: Control<One>) => ReactNode;
  /** Fields that say how it is shown, beside the tone. */
  look?: (control: Control<One>) => ReactNode;
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
  look,
}: PartFieldsProps<One>) {
  const t = useTranslations("page.parts");
  const scope = useItemScope("parts", index, part);
  const { fallbacksOf } = useEditor();
  const [initial] = useState(part);
  const { control, reset, subscribe, setError, clearErrors } = useForm<One, unknown, One>({ values: initial });
  const known = useRef(part);

  // Another version, a merged save or an undone step may replace the part. Before the next key is typed.
  useLayoutEffect(() => {
    const isOther = !isSameJson(part, known.current);
    // `reset` calls `report`: set `known` first, so that it is not taken for a change.
    known.current = part;
    if (isOther) reset(part);
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

  useWrongLanguage(({ suffix }) => messagesIn(errors).some(([name]) => name.endsWith(suffix)), submitCount);

  return (
    <FormScopeProvider value={scope}>
      <PanelField control={control} name={languagePair(control, "title")} max={255} fallbacks={fallbacksOf(part)} />
      {children?.(control)}
      {settings?.(control)}
      <section className="grid gap-4 border-border border-t pt-4">
        <div>
          <h3 className="font-semibold text-sm">{t("look")}</h3>
          <p className="text-muted-foreground text-xs">{t("lookHelp")}</p>
        </div>
        {look?.(control)}
        <ToneField control={control} part={part} />
      </section>
    </FormScopeProvider>
  );
}
