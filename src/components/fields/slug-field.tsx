"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useFormState, useWatch } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { fieldPath, type LanguagePair } from "~/components/fields/language-pair";
import { textOf } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { slugify, slugOf } from "~/lib/slug";

type SlugFieldProps<V extends FieldValues, Out> = FieldOptions & {
  control: Control<V, unknown, Out>;
  name: FieldPathByValue<V, string | null | undefined>;
  /** The texts that it is made from: "title" for titleEn and titleVi. */
  from: LanguagePair<V>;
  /** The public address before it, such as "/news". */
  base: string;
};

/** The last part of a record's public address: made from its title until another one is typed. */
export function SlugField<V extends FieldValues, Out>({
  control,
  name,
  from,
  base,
  className,
  ...options
}: SlugFieldProps<V, Out>) {
  const t = useTranslations("form");
  const { row } = useFormScope();
  const en = textOf(useWatch({ control, name: fieldPath(control, `${from}En`) }));
  const vi = textOf(useWatch({ control, name: fieldPath(control, `${from}Vi`) }));
  const saved = row === null ? "" : textOf(Reflect.get(row, name));
  const made = en || vi ? slugOf({ en, vi }) : "";
  const { field, aria, readOnly, ...frame } = useField(control, name, { ...options, description: "" });
  const value = textOf(field.value);

  // It follows the title as long as it is what the title last made of it; an address that is saved already stays.
  const lastMade = useRef(row === null ? "" : null);
  const { onChange } = field;
  // Before that, the form would overwrite it with what it starts with.
  const { isReady } = useFormState({ control });
  useEffect(() => {
    if (!isReady || lastMade.current === null || value !== lastMade.current || made === value) return;
    lastMade.current = made;
    onChange(made);
  }, [isReady, made, value, onChange]);

  const isMoved = saved !== "" && value !== "" && value !== saved;
  const shown = slugify(value) || made;
  return (
    <FieldFrame
      {...frame}
      description={
        <>
          <span className="break-all">
            {base}/<strong className="font-medium text-foreground">{shown || "…"}</strong>
          </span>
          {isMoved && <span className="mt-1 block">{t("slugMoved", { path: `${base}/${saved}` })}</span>}
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
          onChange={(event) => {
            lastMade.current = event.target.value === "" ? "" : null;
            onChange(event.target.value);
          }}
          onBlur={() => {
            if (slugify(value) !== value) onChange(slugify(value));
            field.onBlur();
          }}
        />
        {!readOnly && made !== "" && made !== value && (
          <Button variant="outline" onClick={() => onChange(made)}>
            {t("slugFromTitle")}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
