"use client";
import { useTranslations } from "next-intl";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { fieldPath, fieldPathTo } from "~/components/fields/language-pair";
import { NumberField } from "~/components/fields/number-field";
import type { Reference } from "~/components/fields/reference";
import { ReferencesField } from "~/components/fields/references-field";
import { SelectField } from "~/components/fields/select-field";
import { choices } from "../parts/choice";

type ChoiceFieldsProps<V extends FieldValues> = {
  control: Control<V>;
  reference: Reference;
  /** The records have an order: all are shown, or the first ones. */
  isOrdered?: boolean;
};

/** Chooses which records a part shows, and how many. */
export function ChoiceFields<V extends FieldValues>({ control, reference, isOrdered = false }: ChoiceFieldsProps<V>) {
  const t = useTranslations("page.parts");
  const chosen: unknown = useWatch({ control, name: fieldPath(control, "choice") });
  const count: unknown = useWatch({ control, name: fieldPath(control, "count") });
  const first = typeof count === "number" && count > 0 ? t("choices.first", { count }) : t("choices.all");
  const labels = { latest: isOrdered ? first : t("choices.latest"), chosen: t("choices.chosen") };
  return (
    <>
      <SelectField
        control={control}
        name={fieldPathTo<string | number | null | undefined, V>(control, "choice")}
        options={choices.map((value) => ({ value, label: labels[value] }))}
      />
      {chosen === "chosen" ? (
        <ReferencesField
          control={control}
          name={fieldPathTo<number[], V>(control, "ids")}
          reference={reference}
          className="sm:col-span-2"
        />
      ) : (
        <NumberField
          control={control}
          name={fieldPathTo<number | null | undefined, V>(control, "count")}
          integer
          placeholder={isOrdered ? t("choices.all") : undefined}
        />
      )}
    </>
  );
}
