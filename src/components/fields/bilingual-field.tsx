"use client";
import { useTranslations } from "next-intl";
import { type Control, type FieldPath, type FieldValues, useFormState } from "react-hook-form";
import { FieldError, FieldHelp, type FieldOptions, RemainingCount, RequiredMark, useField } from "~/components/fields/field";
import { type languages, useFieldLabels } from "~/components/fields/field-labels";
import { fieldPath, type LanguagePair } from "~/components/fields/language-pair";
import { textOf } from "~/components/fields/text-field";
import { useWideView, WideControls } from "~/components/fields/wide-view";
import { useFormScope, useLabels } from "~/components/form/form-scope";
import { useWrongLanguage } from "~/components/form/use-wrong-language";
import { RichTextInput } from "~/components/rich-text/rich-text-input";
import { cn } from "~/components/ui/cn";
import { Input } from "~/components/ui/input";
import { Textarea } from "~/components/ui/textarea";

type BilingualFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  /** Common start of both names: "name" for nameEn and nameVi. */
  name: LanguagePair<V>;
  variant?: "input" | "textarea" | "rich";
  max?: number;
  rows?: number;
};

/** Edits a text in English and Vietnamese: side by side where there is room; on narrow screens in the form's current language. */
export function BilingualField<V extends FieldValues>({ control, name, className, ...options }: BilingualFieldProps<V>) {
  const common = useTranslations("common");
  const scope = useFormScope();
  const labelOf = useFieldLabels(scope.path);
  const isRich = options.variant === "rich";
  // The editor needs the full width.
  const above = useLabels() !== "wide" || isRich;
  const wide = useWideView();
  const groupId = `${scope.id}-${name}`;
  const sideOptions = {
    ...options,
    description: undefined,
    helpId: options.description === undefined ? undefined : `${groupId}-help`,
  };
  const english = useSide(control, fieldPath(control, `${name}En`), "en", sideOptions);
  const vietnamese = useSide(control, fieldPath(control, `${name}Vi`), "vi", sideOptions);
  const sides = [english, vietnamese];
  const { submitCount } = useFormState({ control });
  useWrongLanguage(({ lang }) => sides.some((side) => side.lang === lang && side.error !== undefined), submitCount);

  // An optional text is incomplete only when one language has it.
  const isExpected = sides.some((side) => side.required || side.value.trim() !== "");
  const label = options.label ?? labelOf(name);
  return (
    <fieldset
      ref={wide.ref}
      aria-labelledby={`${groupId}-label`}
      data-bilingual
      data-wide={wide.isOpen || undefined}
      onKeyDown={wide.handleKey}
      className={cn(
        "@container grid min-w-0 gap-1.5",
        !above && "lg:grid-cols-[9.5rem_minmax(0,1fr)] lg:gap-x-5",
        wide.isOpen && "fixed inset-0 z-50 grid-rows-[auto_minmax(0,1fr)] bg-background p-4 sm:p-6",
        className,
      )}
    >
      <div className={cn("flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1", !above && "lg:block lg:pt-2")}>
        <span id={`${groupId}-label`} className="text-sm font-medium">
          {label}
          {(english.required || vietnamese.required) && <RequiredMark />}
        </span>
        {isRich && <WideControls view={wide} />}
      </div>
      <div className={cn("grid min-w-0 gap-2", wide.isOpen && "min-h-0 grid-rows-[minmax(0,1fr)]")}>
        <div className={cn("grid min-w-0 gap-4", wide.isOpen && "min-h-0", wide.shows !== "one" && "@md:grid-cols-2")}>
          {sides.map((side) => (
            <div
              key={side.lang}
              className={cn(
                "grid min-w-0 content-start gap-1.5",
                scope.language !== side.lang && (wide.shows === "one" ? "hidden" : "max-md:hidden"),
                wide.isOpen && "min-h-0 grid-rows-[auto_minmax(0,1fr)] content-stretch",
              )}
            >
              <div className="flex items-baseline justify-between gap-3">
                <label
                  htmlFor={side.id}
                  id={`${side.id}-label`}
                  className="flex items-center gap-1.5 text-xs text-muted-foreground"
                >
                  <span className="sr-only">{label} </span>
                  {common(side.language)}
                  <LackMark side={side} isExpected={isExpected} />
                </label>
                {options.max !== undefined && <RemainingCount length={side.value.length} max={options.max} />}
              </div>
              <SideControl side={side} variant={options.variant ?? "input"} rows={options.rows} isTall={wide.isOpen} />
              <FieldError id={side.id} error={side.error} />
            </div>
          ))}
        </div>
        {!wide.isOpen && <FieldHelp id={groupId} description={options.description} />}
      </div>
    </fieldset>
  );
}

type Side = ReturnType<typeof useSide>;

function useSide<V extends FieldValues>(
  control: Control<V>,
  name: FieldPath<V>,
  lang: (typeof languages)[number]["lang"],
  options: FieldOptions & { helpId: string | undefined },
) {
  const { field, aria, ...side } = useField(control, name, options);
  const describedBy = [options.helpId, aria["aria-describedby"]].filter(Boolean).join(" ") || undefined;
  const value = textOf(field.value);
  const language: "english" | "vietnamese" = lang === "en" ? "english" : "vietnamese";
  return {
    ...side,
    aria: { ...aria, "aria-describedby": describedBy },
    lang,
    language,
    value,
    ref: field.ref,
    onChange: (text: string) => field.onChange(text),
    onBlur: field.onBlur,
  };
}

function LackMark({ side, isExpected }: { side: Pick<Side, "error" | "value">; isExpected: boolean }) {
  const t = useTranslations("form");
  if (side.error === undefined && (!isExpected || side.value.trim() !== "")) return null;
  return (
    <span className={cn("size-1.5 rounded-full", side.error === undefined ? "bg-warning" : "bg-destructive")}>
      <span className="sr-only">{side.error === undefined ? t("stillEmpty") : t("hasError")}</span>
    </span>
  );
}

type SideControlProps = { side: Side; variant: "input" | "textarea" | "rich"; rows?: number; isTall: boolean };

function SideControl({ side, variant, rows = 4, isTall }: SideControlProps) {
  if (variant === "rich") {
    return (
      <RichTextInput
        {...side.aria}
        lang={side.lang}
        readOnly={side.readOnly}
        value={side.value}
        onBlur={side.onBlur}
        onChange={side.onChange}
        isTall={isTall}
      />
    );
  }
  const control = {
    ...side.aria,
    ref: side.ref,
    lang: side.lang,
    readOnly: side.readOnly,
    value: side.value,
    onBlur: side.onBlur,
  };
  return variant === "input" ? (
    <Input {...control} onChange={(event) => side.onChange(event.target.value)} />
  ) : (
    <Textarea {...control} rows={rows} onChange={(event) => side.onChange(event.target.value)} />
  );
}
