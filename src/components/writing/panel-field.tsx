"use client";
import { useTranslations } from "next-intl";
import { use } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { FieldError, FieldHelp, type FieldOptions, RemainingCount, RequiredMark, useField } from "~/components/fields/field";
import { languages, useFieldLabels } from "~/components/fields/field-labels";
import { fieldPath, type LanguagePair } from "~/components/fields/language-pair";
import { textOf } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import { useWrongLanguage } from "~/components/form/use-wrong-language";
import { RichTextInput } from "~/components/rich-text/rich-text-input";
import { cn } from "~/components/ui/cn";
import { Textarea } from "~/components/ui/textarea";
import { SideBySide } from "./side-by-side";

type PanelFieldProps<V extends FieldValues> = Pick<FieldOptions, "label" | "description"> & {
  control: Control<V>;
  /** Common start of both names: "title" for titleEn and titleVi. */
  name: LanguagePair<V>;
  variant?: "text" | "rich";
  max?: number;
  /** What visitors see without a text, by field: `{ titleEn, titleVi }`. */
  fallbacks?: Readonly<Record<string, string>>;
};

/** A text in a narrow panel, in the languages that the page shows. */
export function PanelField<V extends FieldValues>({ control, name, ...options }: PanelFieldProps<V>) {
  const { language } = useFormScope();
  const isBoth = use(SideBySide);
  const { submitCount, errors } = useFormState({ control });
  useWrongLanguage(({ suffix }) => `${name}${suffix}` in errors, submitCount);
  return (
    <div className={cn("grid min-w-0 gap-3", isBoth && options.variant !== "rich" && "md:grid-cols-2 md:gap-y-1.5")}>
      {languages.map((side) => (
        <PanelSide
          key={side.lang}
          control={control}
          name={name}
          side={side}
          isBoth={isBoth}
          isShown={language === side.lang}
          {...options}
        />
      ))}
    </div>
  );
}

type PanelSideProps<V extends FieldValues> = PanelFieldProps<V> & {
  side: (typeof languages)[number];
  isBoth: boolean;
  /** This is the current language. */
  isShown: boolean;
};

function PanelSide<V extends FieldValues>(props: PanelSideProps<V>) {
  const { control, name, side, isBoth, isShown, variant = "text", max, description, fallbacks } = props;
  const common = useTranslations("common");
  const { path, setLanguage } = useFormScope();
  const label = useFieldLabels(path)(name);
  const { field, id, error, required, readOnly, aria } = useField(control, fieldPath(control, `${name}${side.suffix}`), {
    description,
  });
  const value = textOf(field.value);
  return (
    // The language that is written in is the form's current one, in which the page is shown.
    // biome-ignore lint/a11y/noStaticElementInteractions: the text in it has the focus
    <div
      onFocus={() => !isShown && setLanguage(side.lang)}
      className={cn(
        "grid min-w-0 content-start gap-1.5",
        // A label that takes two lines in one language leaves both inputs in one line.
        isBoth && variant === "text" && "md:row-span-2 md:grid-rows-subgrid",
        !isShown && (isBoth ? "max-md:hidden" : "hidden"),
      )}
    >
      <div className="flex items-baseline justify-between gap-3 self-end">
        <label htmlFor={id} id={`${id}-label`} className="font-medium text-sm">
          {props.label ?? label}
          {required && <RequiredMark />}
          <span className={cn("text-muted-foreground", !isBoth && "sr-only")}> {common(side.label)}</span>
        </label>
        {max !== undefined && <RemainingCount length={value.length} max={max} />}
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        {variant === "rich" ? (
          <RichTextInput
            {...aria}
            lang={side.lang}
            readOnly={readOnly}
            value={value}
            onBlur={field.onBlur}
            onChange={field.onChange}
          />
        ) : (
          <Textarea
            {...aria}
            ref={field.ref}
            rows={1}
            lang={side.lang}
            readOnly={readOnly}
            value={value}
            placeholder={fallbacks?.[`${name}${side.suffix}`]}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.target.value.replace(/\n/g, " "))}
            className="field-sizing-content min-h-9 resize-none"
          />
        )}
        <FieldHelp id={id} description={description} />
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
