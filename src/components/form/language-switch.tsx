"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { languages } from "~/components/fields/field-labels";
import { useFormScope } from "~/components/form/form-scope";
import { cn } from "~/components/ui/cn";
import type { Locale } from "~/i18n/routing";

type LanguageSwitchProps = {
  /** Names of fields with errors: mark their language. */
  errors?: readonly string[];
  /** Languages that are marked because they lack something. */
  incomplete?: readonly Locale[];
  /** Whether both languages are shown side by side; without it, that is no choice. */
  both?: { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void };
  /** For the head of a page, `@container/head`: narrow ones show "EN" and "VI". */
  isSmall?: boolean;
  className?: string;
};

/** Chooses the language of a form's texts. */
export function LanguageSwitch({ errors = [], incomplete = [], both, isSmall = false, className }: LanguageSwitchProps) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const { language, setLanguage } = useFormScope();
  const choiceClasses = cn(
    "flex items-center gap-1.5 rounded-md text-muted-foreground aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs",
    isSmall ? "min-h-7 px-2.5 text-xs" : "min-h-9 px-3 text-sm",
  );
  return (
    <fieldset aria-label={t("language")} className={cn("flex gap-0.5 rounded-lg bg-muted p-0.5", className)}>
      {languages.map(({ lang, suffix, label }) => (
        <button
          key={lang}
          type="button"
          aria-pressed={!both?.isOn && language === lang}
          data-language={lang}
          onClick={() => {
            setLanguage(lang);
            both?.onChange(false);
          }}
          className={choiceClasses}
        >
          {isSmall && (
            <span aria-hidden className="@min-[68rem]/head:hidden uppercase">
              {lang}
            </span>
          )}
          <span className={cn(isSmall && "@max-[68rem]/head:sr-only whitespace-nowrap")}>{common(label)}</span>
          {errors.some((name) => name.endsWith(suffix)) ? (
            <span className="size-1.5 rounded-full bg-destructive">
              <span className="sr-only">{t("hasError")}</span>
            </span>
          ) : (
            incomplete.includes(lang) && (
              <span title={t("isIncomplete")} className="size-1.5 rounded-full bg-warning ring-1 ring-warning-text/60">
                <span className="sr-only">{t("isIncomplete")}</span>
              </span>
            )
          )}
        </button>
      ))}
      {both && (
        // Phones have no room for both languages side by side.
        <button
          type="button"
          aria-pressed={both.isOn}
          onClick={() => both.onChange(true)}
          className={cn(choiceClasses, "max-md:hidden")}
        >
          {both.label}
        </button>
      )}
    </fieldset>
  );
}
