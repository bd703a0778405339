import { type CodeKey, codeText, isErrorCode } from "./codes";

/** REST messages that end a session, in both languages. */
const invalidSession = new Set(["Invalid token!", "Token is required!", "Token không hợp lệ!"]);
const invalidSessionCodes = new Set([
  "ERROR_REFRESH_TOKEN_EXPIRED",
  "ERROR_REFRESH_TOKEN_INVALID",
  "ERROR_TOKEN_EXPIRED",
  "ERROR_TOKEN_NOT_FOUND",
]);

/** `code` inserts the minutes into texts that have them. */
type Texts = { code(key: CodeKey, minutes: number): string; somethingWrong: string };

/**
 * Returns the text for a thrown or answered error. Status 500 is always "something went wrong". Otherwise the first of: the
 * message in the error's data, in the response's data, the error's own message, the error itself. Codes are translated; empty
 * and non-text values are "something went wrong".
 */
export function errorMessage(error: unknown, texts: Texts): string {
  if (statusOf(error) === 500) return texts.somethingWrong;
  const found = foundMessage(error);
  if (typeof found !== "string") return texts.somethingWrong;
  if (!isErrorCode(found)) return found.trim() || texts.somethingWrong;
  const retryAfter = property(property(error, "data"), "retryAfter");
  const text = codeText(found, typeof retryAfter === "number" ? retryAfter : undefined);
  return text ? texts.code(text.key, text.minutes) : texts.somethingWrong;
}

/** Checks whether an error ends the session: the browser then signs out and goes to /admin. */
export function endsSession(error: unknown): boolean {
  const found = foundMessage(error);
  return (
    typeof found === "string" && (invalidSession.has(found) || invalidSessionCodes.has(found) || found === "ERROR_UNAUTHORIZED")
  );
}

/** Checks whether an error says that the record does not exist, or not any longer. */
export function isNotFound(error: unknown): boolean {
  const found = foundMessage(error);
  return typeof found === "string" && /^ERROR_\w+_NOT_FOUND$/.test(found) && !endsSession(error);
}

function foundMessage(error: unknown): unknown {
  return (
    property(property(error, "data"), "message") ??
    property(property(property(error, "response"), "data"), "message") ??
    property(error, "message") ??
    error
  );
}

function statusOf(error: unknown): unknown {
  return (
    property(property(error, "response"), "status") ??
    property(property(error, "data"), "httpStatus") ??
    property(error, "status")
  );
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
