"use client";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import type { z } from "zod";
import { DateTimeField } from "~/components/fields/date-time-field";
import { languages, useFieldLabels } from "~/components/fields/field-labels";
import { fieldPath, fieldPathTo, type LanguagePair } from "~/components/fields/language-pair";
import { SwitchField } from "~/components/fields/switch-field";
import { useFormScope } from "~/components/form/form-scope";
import type { FormValues } from "~/components/form/form-values";
import { cn } from "~/components/ui/cn";
import type { publishing } from "~/lib/publishing";

type Publishing = FormValues<z.input<z.ZodObject<typeof publishing>>>;

type PublishingFieldsProps<V extends FieldValues & Publishing> = {
  control: Control<V>;
  /** Texts required in a language before it is visible: "title" for titleEn and titleVi. */
  needs: readonly LanguagePair<V>[];
};

export function PublishingFields<V extends FieldValues & Publishing>({ control, needs }: PublishingFieldsProps<V>) {
  const _t = useTranslations("form");
  return (
    <>
      <DateTimeField control={control} name={fieldPathTo<Date | null | undefined, V>(control, "publishAt")} />
      <DateTimeField control={control} name={fieldPathTo<Date | null | undefined, V>(control, "unpublishAt")} />
      {languages.map(({ suffix }) => (
        <SwitchField
          key={suffix}
          control={control}
          name={fieldPathTo<boolean | null | undefined, V>(control, `visible${suffix}`)}
          description={<Missing control={control} suffix={suffix} needs={needs} />}
        />
      ))}
    </>
  );
}

type MissingProps<V extends FieldValues & Publishing> = PublishingFieldsProps<V> & { suffix: "En" | "Vi" };

/** Lists the missing texts of a language. */
function Missing<V extends FieldValues & Publishing>({ control, needs, suffix }: MissingProps<V>) {
  const t = useTranslations("form");
  const labelOf = useFieldLabels(useFormScope().path);
  const texts = useWatch({ control, name: needs.map((base) => fieldPath(control, `${base}${suffix}`)) });
  const missing = needs.filter((_, index) => blank(texts[index])).map((base) => labelOf(base));
  const Icon = missing.length > 0 ? CircleAlert : CircleCheck;
  return (
    <span className="flex items-start gap-1.5">
      <Icon
        aria-hidden
        className={cn("mt-0.5 size-4 shrink-0", missing.length > 0 ? "text-warning-text" : "text-success-text")}
      />
      {missing.length > 0 ? t("stillMissing", { fields: missing.join(", ") }) : t("nothingMissing")}
    </span>
  );
}

function blank(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}
