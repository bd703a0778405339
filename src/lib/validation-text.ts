import type { Messages, useTranslations } from "next-intl";
import { codeKey, isErrorCode } from "./codes";
import { parseValidationMessage } from "./validation-message";

type Key = keyof Messages["validation"];
type Counted =
  | "tooShort"
  | "tooLong"
  | "lettersTooLong"
  | "tooFew"
  | "tooMany"
  | "tooSmall"
  | "tooBig"
  | "lines"
  | "year"
  | "stillEnglish"
  | "stillVietnamese";

const plainKeys: Record<Exclude<Key, Counted | "invalid">, true> = {
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
  if (isPlain(key)) return validation(key);
  const { count = 0, total = 0, minimum = 0, maximum = 0, from, to } = values;
  switch (key) {
    case "tooShort":
    case "tooLong":
    case "lettersTooLong":
    case "tooFew":
    case "tooMany":
      return validation(key, { count });
    case "stillEnglish":
    case "stillVietnamese":
      return validation(key, { count, total });
    case "tooSmall":
      return validation(key, { minimum });
    case "lines":
      return validation(key, { count, maximum });
    case "tooBig":
      return validation(key, { maximum });
    case "year":
      // Years are not grouped.
      return validation(key, { from: String(from), to: String(to) });
    default:
      return validation("invalid");
  }
}

function isPlain(key: string): key is keyof typeof plainKeys {
  return Object.hasOwn(plainKeys, key);
}
