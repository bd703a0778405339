"use client";
import { useTranslations } from "next-intl";
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { fieldPath, type LanguagePair } from "~/components/fields/language-pair";
import { textOf } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { addressOf, type SlugPath } from "~/features/public-records";
import { defaultLocale } from "~/i18n/routing";
import { slugify, slugOf } from "~/lib/slug";

type SlugFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, string | null | undefined>;
  /** Source texts: "title" for titleEn and titleVi. */
  from: LanguagePair<V>;
  kind: SlugPath;
};

/** Edits the last part of a record's public URL. If it is empty, the server derives a unique one from the title. */
export function SlugField<V extends FieldValues>({ control, name, from, kind, className, ...options }: SlugFieldProps<V>) {
  const t = useTranslations("form");
  const { row } = useFormScope();
  const en = textOf(useWatch({ control, name: fieldPath(control, `${from}En`) }));
  const vi = textOf(useWatch({ control, name: fieldPath(control, `${from}Vi`) }));
  const saved = row === null ? "" : textOf(Reflect.get(row, name));
  const made = en || vi ? slugOf({ en, vi }) : "";
  const { field, aria, readOnly, ...frame } = useField(control, name, { ...options, description: "" });
  const value = textOf(field.value);

  const shown = slugify(value) || made;
  // Nobody has the address of a draft that was never published.
  const isUnseen = row !== null && Reflect.get(row, "status") === "draft" && Reflect.get(row, "publishAt") === null;
  const isMoved = saved !== "" && shown !== "" && shown !== saved && !isUnseen;
  return (
    <FieldFrame
      {...frame}
      description={
        <>
          <span className="break-all">
            {addressOf(kind, {}, defaultLocale)}
            <strong className="font-medium text-foreground">{shown || "…"}</strong>
          </span>
          {isMoved && (
            <span className="mt-1 block">{t("slugMoved", { path: addressOf(kind, { slug: saved }, defaultLocale) })}</span>
          )}
        </>
      }
      className={className}
    >
      <div className="flex gap-2">
        <Input
          {...aria}
          ref={field.ref}
          readOnly={readOnly}
          value={value}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={made}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={() => {
            if (slugify(value) !== value) field.onChange(slugify(value));
            field.onBlur();
          }}
        />
        {!readOnly && value !== "" && made !== "" && made !== value && (
          <Button variant="outline" onClick={() => field.onChange("")}>
            {t("slugFromTitle")}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
