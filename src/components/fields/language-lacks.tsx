"use client";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { useFormScope } from "~/components/form/form-scope";
import type { LanguageState } from "~/components/form/language-state";
import { cn } from "~/components/ui/cn";

type LanguageLacksProps = {
  state: LanguageState;
  /** Says in how many places something is missing, which are named elsewhere. */
  isShort?: boolean;
  className?: string;
};

/** Says what a language of a record lacks before visitors may read it, and whether they do although nothing is missing. */
export function LanguageLacks({ state, isShort = false, className }: LanguageLacksProps) {
  const text = useLacksText(isShort)(state);
  const Icon = state.isComplete ? CircleCheck : CircleAlert;
  return (
    <span className={cn("flex items-start gap-1.5", className)}>
      <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", state.isComplete ? "text-success-text" : "text-warning-text")} />
      {text}
    </span>
  );
}

export function useLacksText(isShort = false): (state: LanguageState) => string {
  const t = useTranslations("form");
  const gapsOf = useGaps();
  return (state) => {
    const { untranslated, isComplete, isShown, lang } = state;
    if (isComplete) return t(isShown ? "nothingMissing" : "completeNotShown");
    const labels = [...new Set(gapsOf(state).map(({ label }) => label))];
    const missing = isShort ? t("missingPlaces", { count: labels.length }) : t("stillMissing", { fields: labels.join(", ") });
    const count = untranslated.reduce((sum, { blocks }) => sum + blocks.length, 0);
    const total = untranslated.reduce((sum, text) => sum + text.total, 0);
    const still = count > 0 && t("stillInOther", { count, total, language: lang });
    return [labels.length > 0 && missing, still].filter(Boolean).join(" ");
  };
}

/** Something missing in a language: a field, or several texts of one part. */
export type Gap = { field: string; label: string };

/** Lists what a language of a record lacks, a part of a page once, with its first field. */
export function useGaps(): (state: LanguageState) => Gap[] {
  const t = useTranslations("form");
  const locale = useLocale();
  const { path } = useFormScope();
  const labelOf = useFieldLabels(path);
  return ({ missing, suffix }) => {
    const places = new Map<string, string[]>();
    for (const field of missing) {
      const place = field.split(".").slice(0, 2).join(".");
      places.set(place, [...(places.get(place) ?? []), field]);
    }
    return [...places].map(([place, fields]) => {
      const [field = place] = fields;
      const name = field.endsWith(suffix) ? field.slice(0, -suffix.length) : field;
      const count = fields.length;
      const label = (count > 1 ? labelOf(place) : labelOf(name)).toLocaleLowerCase(locale);
      return { field, label: count > 1 ? t("missingTexts", { name: label, count }) : label };
    });
  };
}
