"use client";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { DateTimeField } from "~/components/fields/date-time-field";
import { languages, useFieldLabels } from "~/components/fields/field-labels";
import { fieldPathTo } from "~/components/fields/language-pair";
import { SwitchField } from "~/components/fields/switch-field";
import { useFormScope } from "~/components/form/form-scope";
import { cn } from "~/components/ui/cn";
import { type ObjectSchema, rulesOf } from "~/lib/rules";

type PublishingFieldsProps<V extends FieldValues> = {
  control: Control<V>;
  /** Its rules say which texts a visible language needs. */
  schema: ObjectSchema<object, unknown>;
};

export function PublishingFields<V extends FieldValues>({ control, schema }: PublishingFieldsProps<V>) {
  return (
    <>
      <DateTimeField control={control} name={fieldPathTo<Date | null | undefined, V>(control, "publishAt")} />
      <DateTimeField control={control} name={fieldPathTo<Date | null | undefined, V>(control, "unpublishAt")} />
      {languages.map(({ suffix }) => (
        <SwitchField
          key={suffix}
          control={control}
          name={fieldPathTo<boolean | null | undefined, V>(control, `visible${suffix}`)}
          description={<MissingTexts control={control} schema={schema} suffix={suffix} />}
        />
      ))}
    </>
  );
}

type MissingTextsProps<V extends FieldValues> = PublishingFieldsProps<V> & { suffix: "En" | "Vi" };

function MissingTexts<V extends FieldValues>({ control, schema, suffix }: MissingTextsProps<V>) {
  const t = useTranslations("form");
  const labelOf = useFieldLabels(useFormScope().path);
  const rules = useMemo(() => rulesOf(schema), [schema]);
  const { error } = rules.safeParse({ ...useWatch({ control }), status: "published", [`visible${suffix}`]: true });
  const missing = (error?.issues ?? []).flatMap(({ message, path }) => {
    const field = String(path[0]);
    return message === "missingLanguage" && field.endsWith(suffix) ? labelOf(field.slice(0, -suffix.length)) : [];
  });
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
