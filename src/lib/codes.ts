/** Codes of the error catalogue, each with the key of its text in the message namespace `codes`; null: the text is empty. */
const ownCodes = {
  ERROR_ACCOUNT_PASSWORD_WRONG: "accountPasswordWrong",
  ERROR_PASSWORD_INCORRECT: "passwordIncorrect",
  ERROR_ACCOUNT_APPROVAL: "accountNotApproved",
  ERROR_ACCOUNT_NOT_VERIFY_EMAIL: "emailNotVerified",
  ERROR_EMAIL_EXIST: "emailExists",
  ERROR_ACCOUNT_LOCK: "accountBlocked",
  ERROR_REFRESH_TOKEN_EXPIRED: "invalidToken",
  ERROR_REFRESH_TOKEN_INVALID: "invalidToken",
  ERROR_TOKEN_EXPIRED: "invalidToken",
  ERROR_TOKEN_NOT_FOUND: "invalidToken",
  ERROR_USER_DUPLICATE: "accountExists",
  ERROR_USERNAME_NOT_FORMAT: "invalidUserName",
  ERROR_PASSWORD_NOT_FORMAT: "invalidPassword",
  ERROR_EMAIL_NOT_FOUND: "accountNotFound",
  ERROR_FORBIDDEN: "forbidden",
  ERROR_UNAUTHORIZED: "unauthorized",
  ERROR_DATA_SUBMIT_IS_INVALID: "invalidData",
  ERROR_USER_PASSWORD_AND_CONFIRM_PASSWORD_NOT_MATCH: "passwordMismatch",
  ERROR_USER_EXIT_EMAIL: "emailInUse",
  INVALID_REQUEST: null,
  ERROR_SERVER: null,

  // What the catalogue has no code for.
  ERROR_CONFLICT: "conflict",
  ERROR_IN_USE: "inUse",
  ERROR_BUILT_IN: "builtIn",
  ERROR_LAST_ADMIN: "lastAdmin",
  ERROR_OWN_ACCOUNT: "ownAccount",
  ERROR_OWN_EMAIL: "ownEmail",
  ERROR_DELETED_EMAIL: "deletedEmail",
  ERROR_REGISTRATION_CLOSED: "registrationClosed",
  ERROR_TOTP_NEEDED: "totpNeeded",
  ERROR_TOTP_REQUIRED: "totpRequired",
  ERROR_TOTP_SETUP_REQUIRED: "totpSetupRequired",
  ERROR_TOTP_WRONG: "totpWrong",
  ERROR_VIEW_ONLY: "viewOnly",
  ERROR_LINK_EXPIRED: "linkExpired",
  ERROR_TOO_MANY_REQUESTS: "tooManyRequests",
  ERROR_UNAVAILABLE: "unavailable",
  ERROR_SITE_ADDRESS_UNKNOWN: "siteAddressUnknown",
  ERROR_MAIL_SERVER_MISSING: "mailServerMissing",
  ERROR_TOO_MANY_SUBMISSIONS: "tooManySubmissions",
  ERROR_TOO_MANY_MAILS: "tooManyMails",
  ERROR_ADDRESS_CORRECTED: "addressCorrected",
  ERROR_FILE_REQUIRED: "fileRequired",
  ERROR_FILE_TYPE: "fileType",
  ERROR_MEDIA_TYPE: "mediaType",
  ERROR_FILE_NOT_PDF: "fileNotPdf",
  ERROR_FILE_TOO_LARGE: "fileTooLarge",
  ERROR_FILE_ENCRYPTED: "fileEncrypted",
  ERROR_FILE_DAMAGED: "fileDamaged",
  ERROR_IMAGE_TOO_LARGE: "imageTooLarge",
  ERROR_IMAGE_DAMAGED: "imageDamaged",
  ERROR_JOB_POSTING_CLOSED: "jobClosed",
  ERROR_REDIRECT_LOOP: "redirectLoop",
  ERROR_REDIRECT_PAGE: "redirectPage",
} as const;

/** In place of `tooManyRequests` where the time is known: at most a minute, or some. */
const waits = ["tooManyRequestsMinute", "tooManyRequestsMinutes"] as const;

/** What can be not found, as the codes name it. */
const nouns = [
  "ABOUT_US",
  "ACTIVITY",
  "CANDIDATE",
  "CATEGORIES",
  "COMPANY",
  "COMPANY_HISTORY",
  "CONTACT",
  "FUNCTION",
  "JOB_POSTING",
  "LEVEL",
  "MAIL",
  "MEDIA",
  "NEWS",
  "NOTE",
  "OFFICE",
  "PAGE",
  "PARTNER",
  "RECRUITMENT_POSITION",
  "REDIRECT",
  "REPLY_TEMPLATE",
  "ROLE",
  "SERVICE",
  "SESSION",
  "SETTING",
  "SOURCE",
  "STATISTIC",
  "SUBMISSION",
  "USER",
] as const;

/** What can be taken already, by noun. */
const uniqueFields = {
  ABOUT_US: ["NAME_VI", "NAME_EN"],
  CANDIDATE: ["EMAIL"],
  CATEGORIES: ["NAME_VI", "NAME_EN", "SLUG"],
  FUNCTION: ["PATH", "NAME_VI", "NAME_EN"],
  JOB_POSTING: ["SLUG"],
  LEVEL: ["NAME_VI", "NAME_EN"],
  MEDIA: ["FILE"],
  NEWS: ["NAME_VI", "NAME_EN", "SLUG"],
  OFFICE: ["NAME_VI", "NAME_EN"],
  PAGE: ["SLUG"],
  PARTNER: ["NAME_VI", "NAME_EN"],
  RECRUITMENT_POSITION: ["NAME_VI", "NAME_EN"],
  REDIRECT: ["FROM_PATH"],
  REPLY_TEMPLATE: ["NAME"],
  ROLE: ["NAME"],
  SERVICE: ["NAME_VI", "NAME_EN", "SLUG"],
  SOURCE: ["NAME_VI", "NAME_EN", "VALUE"],
  STATISTIC: ["NAME_VI", "NAME_EN"],
} as const satisfies Partial<Record<ErrorNoun, readonly string[]>>;

/** Columns whose name in the codes is not their own in capitals. */
const columnNames = new Map([
  ["titleVi", "NAME_VI"],
  ["titleEn", "NAME_EN"],
  ["pathname", "PATH"],
  ["sha256", "FILE"],
]);

/** What a column that refers to another record refers to. */
const references = new Map<string, ErrorNoun>([
  ["assigneeId", "USER"],
  ["authorId", "USER"],
  ["candidateId", "CANDIDATE"],
  ["categoryId", "CATEGORIES"],
  ["conversationId", "CONTACT"],
  ["creatorId", "USER"],
  ["darkLogoId", "MEDIA"],
  ["darkNamedLogoId", "MEDIA"],
  ["featureId", "FUNCTION"],
  ["imageId", "MEDIA"],
  ["jobPostId", "JOB_POSTING"],
  ["levelId", "LEVEL"],
  ["logoId", "MEDIA"],
  ["mailId", "MAIL"],
  ["namedLogoId", "MEDIA"],
  ["officeId", "OFFICE"],
  ["parentId", "FUNCTION"],
  ["positionId", "RECRUITMENT_POSITION"],
  ["roleId", "ROLE"],
  ["viewAsRoleId", "ROLE"],
  ["heroImageId", "MEDIA"],
  ["shareImageId", "MEDIA"],
  ["sourceId", "SOURCE"],
  ["thumbnailId", "MEDIA"],
  ["userId", "USER"],
]);

type OwnCode = keyof typeof ownCodes;
type UniqueNoun = keyof typeof uniqueFields;
type ExistsCode = { [Noun in UniqueNoun]: `ERROR_${Noun}_${(typeof uniqueFields)[Noun][number]}_EXIST` }[UniqueNoun];

/** The record an error is about: `LEVEL` in ERROR_LEVEL_NOT_FOUND. */
export type ErrorNoun = (typeof nouns)[number];
export type ErrorCode = OwnCode | `ERROR_${ErrorNoun}_NOT_FOUND` | ExistsCode;
/** A key of the message namespace `codes`. */
export type CodeKey = NonNullable<(typeof ownCodes)[OwnCode]> | "notFound" | "exists" | (typeof waits)[number];

const keys = new Map<string, CodeKey | null>([
  ...Object.entries(ownCodes),
  ...nouns.map((noun): [string, CodeKey] => [`ERROR_${noun}_NOT_FOUND`, "notFound"]),
  ...Object.entries(uniqueFields).flatMap(([noun, fields]) =>
    fields.map((field): [string, CodeKey] => [`ERROR_${noun}_${field}_EXIST`, "exists"]),
  ),
]);

/** Every code that may leave the server. */
export const errorCodes: readonly string[] = [...keys.keys()];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && keys.has(value);
}

/** The key of a code's text in `codes`; null where the text is empty. */
export function codeKey(code: ErrorCode): CodeKey | null {
  return keys.get(code) ?? null;
}

/**
 * The text of a code, of which some say when to try again.
 * @param retryAfter seconds, where they are known
 * @returns the key in `codes`, and the minutes that its text may name; null where the text is empty
 */
export function codeText(code: ErrorCode, retryAfter: number | undefined): { key: CodeKey; minutes: number } | null {
  const key = codeKey(code);
  const minutes = Math.ceil((retryAfter ?? 0) / 60);
  if (key !== "tooManyRequests" || retryAfter === undefined) return key && { key, minutes };
  return { key: minutes > 1 ? "tooManyRequestsMinutes" : "tooManyRequestsMinute", minutes };
}

export function notFoundCode(noun: ErrorNoun): ErrorCode {
  return `ERROR_${noun}_NOT_FOUND`;
}

/** What a column refers to; undefined where it is no reference. */
export function referenceNoun(column: string): ErrorNoun | undefined {
  return references.get(column);
}

/** The code for a reference to a record that is not there, by the column; undefined where there is no such code. */
export function referenceCode(column: string): ErrorCode | undefined {
  const noun = referenceNoun(column);
  return noun && notFoundCode(noun);
}

/** The code for a value that another row has already, by the column that must be unique; undefined where there is no such code. */
export function existsCode(noun: ErrorNoun, column: string): ErrorCode | undefined {
  if (noun === "USER" && column === "email") return "ERROR_EMAIL_EXIST";
  const field = columnNames.get(column) ?? column.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  const code = `ERROR_${noun}_${field}_EXIST`;
  return isErrorCode(code) ? code : undefined;
}

const statusCodes: Readonly<Record<number, ErrorCode>> = {
  401: "ERROR_UNAUTHORIZED",
  403: "ERROR_FORBIDDEN",
  404: "INVALID_REQUEST",
  405: "INVALID_REQUEST",
  429: "ERROR_TOO_MANY_REQUESTS",
  503: "ERROR_UNAVAILABLE",
};

/** The code for an HTTP status from 400, where nothing else is known. */
export function codeOfStatus(status: number): ErrorCode {
  return statusCodes[status] ?? (status >= 500 ? "ERROR_SERVER" : "ERROR_DATA_SUBMIT_IS_INVALID");
}
