"use client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { errorMessage } from "~/lib/error-message";

export function useErrorText(): (error: unknown) => string {
  const code = useTranslations("codes");
  const common = useTranslations("common");
  return useCallback(
    (error) => errorMessage(error, { code: (key, minutes) => code(key, { minutes }), somethingWrong: common("somethingWrong") }),
    [code, common],
  );
}
