import { describe, expect, it } from "vitest";
import en from "../../messages/en.json";
import vi from "../../messages/vi.json";
import { codeKey, errorCodes, existsCode, isErrorCode, notFoundCode } from "./codes";

const texts: [code: string, text: string][] = [
  ["ERROR_ACCOUNT_PASSWORD_WRONG", "Incorrect email or password"],
  ["ERROR_PASSWORD_INCORRECT", "Incorrect password"],
  ["ERROR_ACCOUNT_APPROVAL", "Account is not approved"],
  ["ERROR_ACCOUNT_NOT_VERIFY_EMAIL", "Account has not verified email"],
  ["ERROR_EMAIL_EXIST", "Email already exists"],
  ["ERROR_ACCOUNT_LOCK", "Account is blocked"],
  ["ERROR_REFRESH_TOKEN_EXPIRED", "Invalid token"],
  ["ERROR_REFRESH_TOKEN_INVALID", "Invalid token"],
  ["ERROR_TOKEN_EXPIRED", "Invalid token"],
  ["ERROR_TOKEN_NOT_FOUND", "Invalid token"],
  ["ERROR_USER_DUPLICATE", "Account already exists"],
  ["ERROR_USERNAME_NOT_FORMAT", "Invalid user name"],
  ["ERROR_PASSWORD_NOT_FORMAT", "Invalid password"],
  ["ERROR_EMAIL_NOT_FOUND", "Account not found"],
  ["ERROR_FORBIDDEN", "Access denied"],
  ["ERROR_UNAUTHORIZED", "Please login to continue"],
  ["ERROR_DATA_SUBMIT_IS_INVALID", "Invalid data"],
  ["ERROR_USER_PASSWORD_AND_CONFIRM_PASSWORD_NOT_MATCH", "Password mis match"],
  ["ERROR_USER_EXIT_EMAIL", "Email is already in use"],
  ["INVALID_REQUEST", ""],
  ["ERROR_SERVER", ""],
  ...[
    "ABOUT_US",
    "CANDIDATE",
    "CATEGORIES",
    "COMPANY_HISTORY",
    "CONTACT",
    "FUNCTION",
    "JOB_POSTING",
    "LEVEL",
    "NEWS",
    "OFFICE",
    "PARTNER",
    "RECRUITMENT_POSITION",
    "SERVICE",
    "STATISTIC",
    "USER",
  ].map((noun): [string, string] => [`ERROR_${noun}_NOT_FOUND`, "Data not found"]),
  ...["SERVICE", "ABOUT_US", "LEVEL", "OFFICE", "PARTNER", "RECRUITMENT_POSITION", "STATISTIC"].flatMap(
    (noun): [string, string][] => [
      [`ERROR_${noun}_NAME_VI_EXIST`, "Data already exists"],
      [`ERROR_${noun}_NAME_EN_EXIST`, "Data already exists"],
    ],
  ),
  ["ERROR_CATEGORIES_NAME_VI_EXIST", "Data already exists"],
  ["ERROR_NEWS_NAME_VI_EXIST", "Data already exists"],
  ["ERROR_FUNCTION_PATH_EXIST", "Data already exists"],
];

describe("codes", () => {
  it.each(texts)("%s reads %j", (code, text) => {
    expect(isErrorCode(code)).toBe(true);
    if (!isErrorCode(code)) return;
    const key = codeKey(code);
    expect(key === null ? "" : en.codes[key]).toBe(text);
  });

  it.each(errorCodes)("%s has a text in both languages", (code) => {
    const key = isErrorCode(code) && codeKey(code);
    if (key) expect([en.codes[key], vi.codes[key]]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  });

  it.each([["ERROR_NOTHING"], ["constructor"], [""], [undefined], [42]])("does not take %j for a code", (value) => {
    expect(isErrorCode(value)).toBe(false);
  });

  it("names the missing kind of record", () => {
    expect(notFoundCode("NEWS")).toBe("ERROR_NEWS_NOT_FOUND");
  });

  it.each([
    ["LEVEL", "nameVi", "ERROR_LEVEL_NAME_VI_EXIST"],
    ["NEWS", "titleVi", "ERROR_NEWS_NAME_VI_EXIST"],
    ["NEWS", "slug", "ERROR_NEWS_SLUG_EXIST"],
    ["FUNCTION", "pathname", "ERROR_FUNCTION_PATH_EXIST"],
    ["SOURCE", "value", "ERROR_SOURCE_VALUE_EXIST"],
    ["ROLE", "name", "ERROR_ROLE_NAME_EXIST"],
    ["USER", "email", "ERROR_EMAIL_EXIST"],
    ["CANDIDATE", "email", "ERROR_CANDIDATE_EMAIL_EXIST"],
    ["MEDIA", "sha256", "ERROR_MEDIA_FILE_EXIST"],
    ["MEDIA", "mime", undefined],
  ] as const)("answers %s with a duplicate %s as %s", (noun, column, code) => {
    expect(existsCode(noun, column)).toBe(code);
  });
});
