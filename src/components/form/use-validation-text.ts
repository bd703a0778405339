"use client";
import { useTranslations } from "next-intl";
import { codeKey, isErrorCode } from "~/lib/codes";
import { parseValidationMessage } from "~/lib/validation-message";

const plainKeys = [
  "email",
  "select",
  "radio",
  "input",
  "file",
  "link",
  "passwordMismatch",
  "salary",
  "number",
  "integer",
  "date",
  "slug",
  "pathname",
  "sourceValue",
  "phone",
  "pdf",
  "endBeforeStart",
  "fixedRoute",
  "sitePath",
  "redirectTarget",
  "missingLanguage",
] as const;

/** What people read for what is wrong with a field: a schema's message (`tooShort?count=2`) or an error code of the server. */
export function useValidationText(): (message: string | undefined) => string | undefined {
  const t = useTranslations("validation");
  const codes = useTranslations("codes");
  return (message) => {
    if (!message) return undefined;
    if (isErrorCode(message)) {
      const code = codeKey(message);
      return code ? codes(code) : t("invalid");
    }
    const { key, values } = parseValidationMessage(message);
    const plain = plainKeys.find((one) => one === key);
    if (plain) return t(plain);
    const { count = 0, minimum = 0, maximum = 0 } = values;
    switch (key) {
      case "tooShort":
      case "tooLong":
      case "tooFew":
      case "tooMany":
        return t(key, { count });
      case "tooSmall":
        return t(key, { minimum: String(minimum) });
      case "tooBig":
        return t(key, { maximum: String(maximum) });
      default:
        return t("invalid");
    }
  };
}
