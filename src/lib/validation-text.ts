import type { Messages, useTranslations } from "next-intl";
import { codeKey, isErrorCode } from "./codes";
import { parseValidationMessage } from "./validation-message";

type Key = keyof Messages["validation"];
const keys: Record<Exclude<Key, "invalid">, true> = {
  email: true,
  select: true,
  radio: true,
  input: true,
  file: true,
  fileAgain: true,
  filesAgain: true,
  link: true,
  linkTwice: true,
  passwordMismatch: true,
  commonPassword: true,
  salary: true,
  number: true,
  integer: true,
  date: true,
  slug: true,
  pathname: true,
  sourceValue: true,
  verification: true,
  color: true,
  phone: true,
  personName: true,
  pdf: true,
  endBeforeStart: true,
  exampleWords: true,
  noParts: true,
  oneForm: true,
  ownPart: true,
  constant: true,
  adminPage: true,
  fixedRoute: true,
  sitePath: true,
  redirectTarget: true,
  missingLanguage: true,
  placeholder: true,
  video: true,
  tooShort: true,
  tooLong: true,
  lettersTooLong: true,
  tooFew: true,
  tooMany: true,
  tooSmall: true,
  tooBig: true,
  lines: true,
  year: true,
  stillEnglish: true,
  stillVietnamese: true,
};

type Texts = {
  validation: ReturnType<typeof useTranslations<"validation">>;
  codes: ReturnType<typeof useTranslations<"codes">>;
};

export function validationText(message: string, { validation, codes }: Texts): string {
  if (isErrorCode(message)) {
    const code = codeKey(message);
    return code ? codes(code) : validation("invalid");
  }
  const { key, values } = parseValidationMessage(message);
  if (!isKey(key)) return validation("invalid");
  const { count = 0, total = 0, minimum = 0, maximum = 0, from, to } = values;
  // Years are not grouped.
  return validation(key, { count, total, minimum, maximum, from: String(from), to: String(to) });
}

function isKey(key: string): key is keyof typeof keys {
  return Object.hasOwn(keys, key);
}
