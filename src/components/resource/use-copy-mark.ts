"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** Marks a copy's name in a language: "Level 1 (copy)". */
export function useCopyMark(): (name: string, language: "en" | "vi") => string {
  const t = useTranslations("resource.copyName.languages");
  return useCallback((name, language) => t(language, { name }), [t]);
}
