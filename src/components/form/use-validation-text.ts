"use client";
import { useTranslations } from "next-intl";
import { validationText } from "~/lib/validation-text";

/** What people read for what is wrong with a field, in the language of the page; see `validationText`. */
export function useValidationText(): (message: string | undefined) => string | undefined {
  const texts = { validation: useTranslations("validation"), codes: useTranslations("codes") };
  return (message) => (message ? validationText(message, texts) : undefined);
}
