import type { useTranslations } from "next-intl";
import { type CodeKey, codeKeys } from "~/lib/codes";

/** Messages in the language of the page. */
export type FormTexts = {
  /** Texts of error codes; `{minutes}` is left to the form. */
  codes: ReadonlyMap<CodeKey, string>;
  somethingWrong: string;
  validation: Record<"input" | "email" | "passwordMismatch" | "commonPassword" | "invalid", string>;
};

type Translators = {
  codes: ReturnType<typeof useTranslations<"codes">>;
  common: ReturnType<typeof useTranslations<"common">>;
  validation: ReturnType<typeof useTranslations<"validation">>;
};

/** Prepares the texts of an account form. The account pages go without the library that fills placeholders. */
export function buildFormTexts({ codes, common, validation }: Translators): FormTexts {
  return {
    codes: new Map(codeKeys.map((key) => [key, codes(key, { minutes: "{minutes}" })])),
    somethingWrong: common("somethingWrong"),
    validation: {
      input: validation("input"),
      email: validation("email"),
      passwordMismatch: validation("passwordMismatch"),
      commonPassword: validation("commonPassword"),
      invalid: validation("invalid"),
    },
  };
}
