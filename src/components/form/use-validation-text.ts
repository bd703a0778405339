"use client";
import { useTranslations } from "next-intl";
import { validationText } from "~/lib/validation-text";

export function useValidationText(): (message: string | undefined) => string | undefined {
  const texts = { validation: useTranslations("validation"), codes: useTranslations("codes") };
  return (message) => (message ? validationText(message, texts) : undefined);
}
