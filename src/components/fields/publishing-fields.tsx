"use client";
import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useMemo } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { DateTimeField } from "~/components/fields/date-time-field";
import { LanguageLacks } from "~/components/fields/language-lacks";
import { fieldPathTo } from "~/components/fields/language-pair";
import { SwitchField } from "~/components/fields/switch-field";
import { useDisplay, useFormScope } from "~/components/form/form-scope";
import { languageStatesBy } from "~/components/form/language-state";
import type { ObjectSchema } from "~/lib/rules";

type PublishingFieldsProps<V extends FieldValues> = {
  control: Control<V>;
  /** Its rules say which texts a visible language needs. */
  schema: ObjectSchema<object, unknown>;
};

export function PublishingFields<V extends FieldValues>({ control, schema }: PublishingFieldsProps<V>) {
  const t = useTranslations("form");
  const { path } = useFormScope();
  const statesOf = useMemo(() => languageStatesBy(schema, path), [schema, path]);
  // Comparing long texts must not delay typing.
  const values = useDeferredValue(useWatch({ control }));
  const states = useMemo(() => statesOf(values), [statesOf, values]);
  // The hashes say nothing to people.
  useDisplay(
    "sameInBoth",
    useCallback((hashes) => Array.isArray(hashes) && t("sameBlocks", { count: hashes.length }), [t]),
  );
  return (
    <>
      <DateTimeField control={control} name={fieldPathTo<Date | null | undefined, V>(control, "publishAt")} />
      <DateTimeField control={control} name={fieldPathTo<Date | null | undefined, V>(control, "unpublishAt")} />
      {states.map((state) => (
        <SwitchField
          key={state.lang}
          control={control}
          name={fieldPathTo<boolean | null | undefined, V>(control, `visible${state.suffix}`)}
          description={<LanguageLacks state={state} />}
        />
      ))}
    </>
  );
}
