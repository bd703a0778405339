"use client";
import { Columns2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { languageStatesBy } from "~/components/form/language-state";
import { LanguageSwitch } from "~/components/form/language-switch";
import type { PublishedPath } from "~/features/public-records";
import type { ObjectSchema } from "~/lib/rules";
import type { SideBySideChoice } from "./side-by-side";

type WritingLanguagesProps<V extends FieldValues> = {
  control: Control<V>;
  path: PublishedPath;
  /** Its rules say which texts a visible language needs. */
  schema: ObjectSchema<object, unknown>;
  /** Names of fields with errors. */
  errors: readonly string[];
  sideBySide: SideBySideChoice;
};

/** Chooses the language of the texts, or both, and marks a language that lacks what the other one has. */
export function WritingLanguages<V extends FieldValues>(props: WritingLanguagesProps<V>) {
  const { control, path, schema, errors, sideBySide } = props;
  const t = useTranslations("form");
  const statesOf = useMemo(() => languageStatesBy(schema, path), [schema, path]);
  // Comparing long texts must not delay typing.
  const values = useDeferredValue(useWatch({ control }));
  const complete = useMemo(
    () => statesOf(values).flatMap(({ lang, isComplete }) => (isComplete ? [lang] : [])),
    [statesOf, values],
  );
  return (
    <LanguageSwitch
      errors={errors}
      complete={complete}
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
