"use client";
import { useTranslations } from "next-intl";
import { createContext, use } from "react";
import { languages } from "~/components/fields/field-labels";
import { useFormScope } from "~/components/form/form-scope";

export type WritingView = { isBoth: boolean; setBoth: (isBoth: boolean) => void };

const WritingViewContext = createContext<WritingView>({ isBoth: false, setBoth: () => {} });
export const WritingViewProvider = WritingViewContext.Provider;

export function useWritingView(): WritingView {
  return use(WritingViewContext);
}

/** Chooses English, Vietnamese or both side by side. @param errors names of fields with errors: marks their language */
export function WritingLanguages({ errors }: { errors: readonly string[] }) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const { language, setLanguage } = useFormScope();
  const { isBoth, setBoth } = useWritingView();
  return (
    <fieldset aria-label={t("language")} className="flex gap-0.5 rounded-lg bg-muted p-0.5">
      {languages.map(({ lang, suffix, label }) => (
        <button
          key={lang}
          type="button"
          data-language={lang}
          aria-pressed={!isBoth && language === lang}
          onClick={() => {
            setLanguage(lang);
            setBoth(false);
          }}
          className={choiceClasses}
        >
          <span aria-hidden className="uppercase sm:hidden">
            {lang}
          </span>
          <span className="max-sm:sr-only">{common(label)}</span>
          {errors.some((name) => name.endsWith(suffix)) && (
            <span className="size-1.5 rounded-full bg-destructive">
              <span className="sr-only">{t("hasError")}</span>
            </span>
          )}
        </button>
      ))}
      <button type="button" aria-pressed={isBoth} onClick={() => setBoth(true)} className={`${choiceClasses} max-md:hidden`}>
        {t("sideBySide")}
      </button>
    </fieldset>
  );
}

const choiceClasses =
  "flex min-h-7 items-center gap-1.5 rounded-md px-2.5 text-muted-foreground text-xs aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs";
