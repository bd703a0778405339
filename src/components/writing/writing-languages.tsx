"use client";
import { Columns2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Control, FieldValues } from "react-hook-form";
import { useFormScope } from "~/components/form/form-scope";
import { LanguageSwitch } from "~/components/form/language-switch";
import { useLanguageStates } from "~/components/form/use-language-states";
import type { ObjectSchema } from "~/lib/rules";
import type { SideBySideChoice } from "./side-by-side";

type WritingLanguagesProps<V extends FieldValues> = {
  control: Control<V>;
  /** Its rules say which texts a visible language needs. */
  schema: ObjectSchema<object, unknown>;
  /** Names of fields with errors. */
  errors: readonly string[];
  sideBySide: SideBySideChoice;
};

/** Chooses the language of the texts, or both, and marks one that lacks something. */
export function WritingLanguages<V extends FieldValues>(props: WritingLanguagesProps<V>) {
  const { control, schema, errors, sideBySide } = props;
  const t = useTranslations("form");
  const { row } = useFormScope();
  const states = useLanguageStates(control, schema);
  // A new text lacks everything: that is no news.
  const isMarked = row !== null || states.some(({ isComplete }) => isComplete);
  const incomplete = states.flatMap(({ lang, isComplete }) => (isMarked && !isComplete ? [lang] : []));
  return (
    <LanguageSwitch
      errors={errors}
      incomplete={incomplete}
      both={{
        label: (
          <>
            <Columns2 aria-hidden className="@min-[68rem]/head:hidden size-4" />
            <span className="@max-[68rem]/head:sr-only whitespace-nowrap">{t("sideBySide")}</span>
          </>
        ),
        isOn: sideBySide.isBoth,
        onChange: (isBoth) => sideBySide.setBoth(isBoth),
      }}
      isSmall
      className="ml-auto shrink-0 @max-[42rem]/head:order-2 @max-[42rem]/head:ml-0"
    />
  );
}
