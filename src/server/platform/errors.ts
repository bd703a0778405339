import { TRPCError } from "@trpc/server";
import { type ErrorCode, type ErrorNoun, existsCode, notFoundCode } from "~/lib/codes";
import { referenceCode } from "~/lib/references";
import { isDiskFull } from "./error-facts";

type TRPCCode = TRPCError["code"];

type Conflict = {
  version: number;
  /** Stored values of the conflicting fields. */
  theirs: Record<string, unknown>;
  /** Values of lists of items at the version on which the save was based, as far as the log has them. */
  base?: Record<string, unknown>;
  pendingVersion?: number;
};

export type ErrorDetails = {
  field?: string;
  issues?: { field: string; message: string }[];
  /** Stored values and version after a concurrent save; with `pendingVersion`, those of the pending changes. */
  conflict?: Conflict;
  usedBy?: { path: string; count: number }[];
  retryAfter?: number;
};

/** Error of the specification's catalogue, the only one that domain code throws. The message is the code. */
export class AppError extends TRPCError {
  readonly appCode: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super({ code: statusOf(code), message: code });
    this.appCode = code;
    this.details = details;
  }
}

function statusOf(code: ErrorCode): TRPCCode {
  if (/_NOT_FOUND$/.test(code) && code !== "ERROR_TOKEN_NOT_FOUND" && code !== "ERROR_EMAIL_NOT_FOUND") return "NOT_FOUND";
  if (/_EXIST$/.test(code) || code === "ERROR_CONFLICT" || code === "ERROR_IN_USE" || code === "ERROR_USER_DUPLICATE")
    return "CONFLICT";
  return statusByCode[code] ?? "BAD_REQUEST";
}

const statusByCode: Partial<Record<ErrorCode, TRPCCode>> = {
  ERROR_ACCOUNT_PASSWORD_WRONG: "UNAUTHORIZED",
  ERROR_UNAUTHORIZED: "UNAUTHORIZED",
  ERROR_TOKEN_EXPIRED: "UNAUTHORIZED",
  ERROR_TOKEN_NOT_FOUND: "UNAUTHORIZED",
  ERROR_FORBIDDEN: "FORBIDDEN",
  ERROR_ACCOUNT_LOCK: "FORBIDDEN",
  ERROR_ACCOUNT_APPROVAL: "FORBIDDEN",
  ERROR_ACCOUNT_NOT_VERIFY_EMAIL: "FORBIDDEN",
  ERROR_REGISTRATION_CLOSED: "FORBIDDEN",
  ERROR_OWN_ACCOUNT: "FORBIDDEN",
  ERROR_OWN_EMAIL: "FORBIDDEN",
  ERROR_DELETED_EMAIL: "FORBIDDEN",
  ERROR_TOTP_NEEDED: "FORBIDDEN",
  ERROR_TOTP_REQUIRED: "FORBIDDEN",
  ERROR_TOTP_SETUP_REQUIRED: "FORBIDDEN",
  ERROR_TOTP_WRONG: "UNAUTHORIZED",
  ERROR_VIEW_ONLY: "FORBIDDEN",
  ERROR_LAST_ADMIN: "CONFLICT",
  ERROR_TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  ERROR_FILE_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  ERROR_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  ERROR_FILE_NOT_PDF: "UNSUPPORTED_MEDIA_TYPE",
  ERROR_FILE_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  ERROR_IMAGE_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  ERROR_IMAGE_DAMAGED: "UNPROCESSABLE_CONTENT",
  ERROR_FILE_DAMAGED: "UNPROCESSABLE_CONTENT",
  ERROR_FILE_ENCRYPTED: "UNPROCESSABLE_CONTENT",
  ERROR_JOB_POSTING_CLOSED: "CONFLICT",
  ERROR_TOO_MANY_SUBMISSIONS: "CONFLICT",
  ERROR_MAIL_SERVER_MISSING: "CONFLICT",
  ERROR_UNAVAILABLE: "SERVICE_UNAVAILABLE",
  ERROR_SERVER: "INTERNAL_SERVER_ERROR",
};

type Constraint = { fields?: string[]; index?: string };

/**
 * Converts Prisma's refusal of a write, else null. Checks `code`, not the class, as the process holds Prisma twice.
 * @param noun as in `ERROR_<NOUN>_NOT_FOUND`
 */
export function fromPrisma(error: unknown, noun: ErrorNoun): AppError | null {
  if (!isPrismaError(error)) return null;
  if (error.code === "P2025") return new AppError(notFoundCode(noun));
  if (isForeignKeyError(error)) return missingReference(error) ?? new AppError("ERROR_IN_USE");
  if (error.code !== "P2002") return null;
  const field = uniqueField(error.meta?.driverAdapterError?.cause?.constraint);
  const code = field && existsCode(noun, field);
  return code ? new AppError(code, { field }) : null;
}

const RETRY_AFTER = 5;

/** Prisma's codes for: unreachable, timed out, connection closed, no connection or transaction in time, a lost race. */
const unavailableCodes = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034", "P2037"]);
const unavailableKinds = new Set([
  "DatabaseNotReachable",
  "SocketTimeout",
  "ConnectionClosed",
  "TooManyConnections",
  "TransactionWriteConflict",
]);
/** PostgreSQL's codes: connection lost, out of resources, shut down or over time, lock or idle transaction timeout. */
const unavailableStates = /^(?:08|53|57|55P03|25P0[34])/;

/** Finds a better error than 500, such as ERROR_UNAVAILABLE for a busy database or a full disk; null for others. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  return isUnavailable(error) ? new AppError("ERROR_UNAVAILABLE", { retryAfter: RETRY_AFTER }) : null;
}

function isUnavailable(error: unknown): boolean {
  if (isDiskFull(error) || (isPrismaError(error) && unavailableCodes.has(error.code))) return true;
  const { kind = "", originalCode, code } = driverErrorOf(error) ?? {};
  return unavailableKinds.has(kind) || unavailableStates.test(originalCode ?? code ?? "");
}

/** Another write came first: retry the whole transaction. */
export class LostRaceError extends Error {
  override readonly name = "LostRaceError";

  constructor(cause: unknown) {
    super("Another write came first", { cause });
  }
}

export function isMissingRecord(error: unknown): boolean {
  return isPrismaError(error) && error.code === "P2025";
}

export function isWriteConflict(error: unknown): boolean {
  if (error instanceof LostRaceError) return true;
  // For raw SQL, Prisma's own code says only that it failed; the reason is in the adapter's error.
  return (isPrismaError(error) && error.code === "P2034") || driverErrorOf(error)?.kind === "TransactionWriteConflict";
}

/** Recognises a prepared statement whose table a newer instance has migrated ("cached plan must not change result type"). */
export function isOutdatedPlan(error: unknown): boolean {
  const { originalCode, originalMessage = "" } = driverErrorOf(error) ?? {};
  return originalCode === "0A000" && originalMessage.includes("cached plan");
}

/** PostgreSQL's code is `originalCode` with a server, `code` with the embedded database. */
type DriverError = Error & {
  cause?: { kind?: string; originalCode?: string; originalMessage?: string; code?: string; constraint?: Constraint };
};

type PrismaError = Error & {
  code: string;
  meta?: {
    modelName?: string;
    driverAdapterError?: DriverError;
  };
};

function driverErrorOf(error: unknown): DriverError["cause"] {
  if (isDriverError(error)) return error.cause;
  return isPrismaError(error) ? error.meta?.driverAdapterError?.cause : undefined;
}

export function isDriverError(error: unknown): error is DriverError {
  return error instanceof Error && error.name === "DriverAdapterError";
}

function isPrismaError(error: unknown): error is PrismaError {
  return error instanceof Error && error.name.startsWith("PrismaClient") && "code" in error && typeof error.code === "string";
}

/** PostgreSQL 18 has a new code for a row that others refer to (23001), unknown to Prisma. */
function isForeignKeyError({ code, meta }: PrismaError): boolean {
  return code === "P2003" || meta?.driverAdapterError?.cause?.originalCode === "23001";
}

/**
 * Builds the error of a reference to a missing record. The same constraint also refuses to delete a referenced record; then the
 * model written to is not the constraint's.
 */
function missingReference({ meta }: PrismaError): AppError | null {
  const name = meta?.driverAdapterError?.cause?.constraint?.index;
  const [, model, field] = name?.match(/^([A-Za-z]+)_([A-Za-z]+)_fkey$/) ?? [];
  const code = field !== undefined && model === meta?.modelName && referenceCode(field);
  return code ? new AppError(code, { field }) : null;
}

/** PGlite names the fields, PostgreSQL the index: `Level_nameEn_key`. */
function uniqueField(constraint: Constraint | undefined): string | null {
  const field = constraint?.fields?.at(-1) ?? constraint?.index?.match(/_([A-Za-z]+)_key$/)?.[1];
  return field?.replaceAll('"', "") ?? null;
}
