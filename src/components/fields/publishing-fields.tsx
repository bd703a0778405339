"use client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Control, FieldValues } from "react-hook-form";
import { DateTimeField } from "~/components/fields/date-time-field";
import { LanguageLacks } from "~/components/fields/language-lacks";
import { fieldPathTo } from "~/components/fields/language-pair";
import { SwitchField } from "~/components/fields/switch-field";
import { useDisplay } from "~/components/form/form-scope";
import { useLanguageStates } from "~/components/form/use-language-states";
import type { ObjectSchema } from "~/lib/rules";

type PublishingFieldsProps<V extends FieldValues> = {
  control: Control<V>;
  /** Its rules say which texts a visible language needs. */
  schema: ObjectSchema<object, unknown>;
};

export function PublishingFields<V extends FieldValues>({ control, schema }: PublishingFieldsProps<V>) {
  const t = useTranslations("form");
  const states = useLanguageStates(control, schema);
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
