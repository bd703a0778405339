"use client";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { useFormScope } from "~/components/form/form-scope";
import type { LanguageState } from "~/components/form/language-state";
import { cn } from "~/components/ui/cn";

type LanguageLacksProps = { state: LanguageState; className?: string };

/** Says what a language of a record lacks before visitors may read it, and whether they do although nothing is missing. */
export function LanguageLacks({ state, className }: LanguageLacksProps) {
  const text = useLacksText()(state);
  const Icon = state.isComplete ? CircleCheck : CircleAlert;
  return (
    <span className={cn("flex items-start gap-1.5", className)}>
      <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", state.isComplete ? "text-success-text" : "text-warning-text")} />
      {text}
    </span>
  );
}

export function useLacksText(): (state: LanguageState) => string {
  const t = useTranslations("form");
  const locale = useLocale();
  const labelOf = useFieldLabels(useFormScope().path);
  return ({ missing, untranslated, isComplete, isShown, suffix, lang }) => {
    if (isComplete) return t(isShown ? "nothingMissing" : "completeNotShown");
    const names = missing.map((field) => (field.endsWith(suffix) ? field.slice(0, -suffix.length) : field));
    const fields = [...new Set(names.map((name) => labelOf(name).toLocaleLowerCase(locale)))].join(", ");
    const count = untranslated.reduce((sum, { blocks }) => sum + blocks.length, 0);
    const total = untranslated.reduce((sum, text) => sum + text.total, 0);
    const still = count > 0 && t("stillInOther", { count, total, language: lang });
    return [fields && t("stillMissing", { fields }), still].filter(Boolean).join(" ");
  };
}
