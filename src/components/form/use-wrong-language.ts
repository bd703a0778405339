"use client";
import { useEffect, useEffectEvent } from "react";
import { languages } from "~/components/fields/field-labels";
import { useFormScope } from "~/components/form/form-scope";

/** Shows a text's other language when only that one has an error that stopped a save. While typing, the language stays. */
export function useWrongLanguage(isWrong: (language: (typeof languages)[number]) => boolean, submitCount: number): void {
  const { setLanguage } = useFormScope();
  const showWrong = useEffectEvent(() => {
    const [only, ...others] = languages.filter(isWrong);
    if (submitCount > 0 && only && others.length === 0) setLanguage(only.lang);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when saving was tried
  useEffect(() => showWrong(), [submitCount]);
}
