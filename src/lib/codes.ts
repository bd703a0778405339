/** Codes of the error catalogue with their key in the message namespace `codes`; null: empty text. */
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

  // Codes missing in the catalogue.
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
  ERROR_REPLY_SENT: "replySent",
  ERROR_LETTER_SENT: "letterSent",
  ERROR_TOO_MANY_SUBMISSIONS: "tooManySubmissions",
  ERROR_TOO_MANY_VIEWS: "tooManyViews",
  ERROR_MENU_FULL: "menuFull",
  ERROR_RECORDS_TOO_LONG: "recordsTooLong",
  ERROR_TOO_MANY_MAILS: "tooManyMails",
  ERROR_ADDRESS_CORRECTED: "addressCorrected",
  ERROR_FILE_REQUIRED: "fileRequired",
  ERROR_FILE_TYPE: "fileType",
  ERROR_ATTACHMENT_TYPE: "attachmentType",
  ERROR_ATTACHMENT_GONE: "attachmentGone",
  ERROR_ATTACHMENT_MISSING: "attachmentMissing",
  ERROR_ATTACHMENTS_TOO_MANY: "attachmentsTooMany",
  ERROR_ATTACHMENTS_TOO_LARGE: "attachmentsTooLarge",
  ERROR_ATTACHMENTS_FULL: "attachmentsFull",
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

/** Replace `tooManyRequests` when the waiting time is known: one minute, or several. */
const waits = ["tooManyRequestsMinute", "tooManyRequestsMinutes"] as const;

/** Nouns of `..._NOT_FOUND` codes. */
const nouns = [
  "ABOUT_US",
  "ACTIVITY",
  "CANDIDATE",
  "CATEGORIES",
  "COMPANY",
  "COMPANY_HISTORY",
  "CONTACT",
  "FIXED_PAGE",
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
  "LETTER_TEMPLATE",
  "ROLE",
  "SAVED_VIEW",
  "SERVICE",
  "SESSION",
  "SETTING",
  "SOURCE",
  "STATISTIC",
  "SUBMISSION",
  "USER",
] as const;

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
  LETTER_TEMPLATE: ["NAME"],
  ROLE: ["NAME"],
  SERVICE: ["NAME_VI", "NAME_EN", "SLUG"],
  SOURCE: ["NAME_VI", "NAME_EN", "VALUE"],
  STATISTIC: ["NAME_VI", "NAME_EN"],
} as const satisfies Partial<Record<ErrorNoun, readonly string[]>>;

/** Columns whose name in codes differs from the upper-cased column. */
const columnNames = new Map([
  ["titleVi", "NAME_VI"],
  ["titleEn", "NAME_EN"],
  ["pathname", "PATH"],
  ["sha256", "FILE"],
]);

type OwnCode = keyof typeof ownCodes;
type UniqueNoun = keyof typeof uniqueFields;
type ExistsCode = { [Noun in UniqueNoun]: `ERROR_${Noun}_${(typeof uniqueFields)[Noun][number]}_EXIST` }[UniqueNoun];

export type ErrorNoun = (typeof nouns)[number];
export type ErrorCode = OwnCode | `ERROR_${ErrorNoun}_NOT_FOUND` | ExistsCode;
export type CodeKey = NonNullable<(typeof ownCodes)[OwnCode]> | "notFound" | "exists" | (typeof waits)[number];

const keys = new Map<string, CodeKey | null>([
  ...Object.entries(ownCodes),
  ...nouns.map((noun): [string, CodeKey] => [`ERROR_${noun}_NOT_FOUND`, "notFound"]),
  ...Object.entries(uniqueFields).flatMap(([noun, fields]) =>
    fields.map((field): [string, CodeKey] => [`ERROR_${noun}_${field}_EXIST`, "exists"]),
  ),
]);

export const errorCodes: readonly string[] = [...keys.keys()];

/** Keys of all texts of codes. */
export const codeKeys: readonly CodeKey[] = [...new Set(keys.values()), ...waits].filter((key) => key !== null);

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && keys.has(value);
}

/** Returns a code's key in `codes`; null for an empty text. */
export function codeKey(code: ErrorCode): CodeKey | null {
  return keys.get(code) ?? null;
}

/**
 * Returns a code's text with its waiting time.
 * @param retryAfter seconds
 * @returns key in `codes` and minutes; null for an empty text
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

export function codeOfStatus(status: number): ErrorCode {
  return statusCodes[status] ?? (status >= 500 ? "ERROR_SERVER" : "ERROR_DATA_SUBMIT_IS_INVALID");
}
