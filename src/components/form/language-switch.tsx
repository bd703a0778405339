"use client";
import { useTranslations } from "next-intl";
import { languages } from "~/components/fields/field-labels";
import { useFormScope } from "~/components/form/form-scope";
import { cn } from "~/components/ui/cn";

type LanguageSwitchProps = {
  /** Names of fields with errors: mark their language. */
  errors: readonly string[];
  className?: string;
};

export function LanguageSwitch({ errors, className }: LanguageSwitchProps) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const { language, setLanguage } = useFormScope();
  return (
    <fieldset aria-label={t("language")} className={cn("gap-1 rounded-lg border border-border bg-muted p-0.5", className)}>
      {languages.map(({ lang, suffix, label }) => (
        <button
          key={lang}
          type="button"
          aria-pressed={language === lang}
          data-language={lang}
          onClick={() => setLanguage(lang)}
          className="flex min-h-9 items-center gap-1.5 rounded-md px-3 text-muted-foreground text-sm aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs"
        >
          {common(label)}
          {errors.some((name) => name.endsWith(suffix)) && (
            <span className="size-1.5 rounded-full bg-destructive">
              <span className="sr-only">{t("hasError")}</span>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
