"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** The name of a copy in either language, whichever the back office is read in: "Level 1 (copy)". */
export function useCopyMark(): (name: string, language: "en" | "vi") => string {
  const t = useTranslations("resource.copyName.languages");
  return useCallback((name, language) => t(language, { name }), [t]);
}
