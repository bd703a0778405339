"use client";
import { useTranslations } from "next-intl";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { FieldFrame, useField } from "~/components/fields/field";
import { fieldPath, fieldPathTo } from "~/components/fields/language-pair";
import { textOf } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { addressOf, publicRecords, type SlugPath } from "~/features/public-records";
import { defaultLocale } from "~/i18n/routing";
import { isUnseen } from "~/lib/publish-state";
import { slugify, slugOf } from "~/lib/slug";

type SlugFieldProps<V extends FieldValues> = { control: Control<V>; kind: SlugPath };

/** Reads the last part of the address that a record will have: the typed one, else what is made of the title. */
export function useSlug<V extends FieldValues>(control: Control<V>, kind: SlugPath) {
  const { title } = publicRecords[kind];
  const [typed, en, vi] = useWatch({
    control,
    name: ["slug", `${title}En`, `${title}Vi`].map((name) => fieldPath(control, name)),
  }).map(textOf);
  const made = en || vi ? slugOf({ en, vi }) : "";
  return { made, shown: slugify(typed ?? "") || made };
}

/** Edits the last part of a record's public URL. If it is empty, the server derives a unique one from the title. */
export function SlugField<V extends FieldValues>({ control, kind }: SlugFieldProps<V>) {
  const t = useTranslations("form");
  const { row } = useFormScope();
  const { made, shown } = useSlug(control, kind);
  const name = fieldPathTo<string | null | undefined, V>(control, "slug");
  const saved = row === null ? "" : textOf(Reflect.get(row, name));
  const { field, aria, readOnly, ...frame } = useField(control, name, { description: "" });
  const value = textOf(field.value);

  // Nobody has the address of a draft that was never published.
  const state = row && { status: Reflect.get(row, "status"), publishAt: Reflect.get(row, "publishAt") };
  const isMoved = saved !== "" && shown !== "" && shown !== saved && !(state && isUnseen(state, new Date()));
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
