import { type CodeKey, codeText, isErrorCode } from "./codes";

/** What ends a session, as the REST calls say it in either language. */
const invalidSession = new Set(["Invalid token!", "Token is required!", "Token không hợp lệ!"]);
const invalidSessionCodes = new Set([
  "ERROR_REFRESH_TOKEN_EXPIRED",
  "ERROR_REFRESH_TOKEN_INVALID",
  "ERROR_TOKEN_EXPIRED",
  "ERROR_TOKEN_NOT_FOUND",
]);

/** `code` puts the minutes into its text, where that names them. */
type Texts = { code(key: CodeKey, minutes: number): string; somethingWrong: string };

/**
 * The text to show for anything that was thrown or answered. Status 500 is always 'something went wrong'. Otherwise the
 * first of: the message in the error's data, the message in the response's data, the error's own message, the error
 * itself. A code is put into words; what is not text, or says nothing, is 'something went wrong'.
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

/** Whether an error says that there is no session (any more): the browser then signs out and goes to /admin. */
export function endsSession(error: unknown): boolean {
  const found = foundMessage(error);
  return (
    typeof found === "string" && (invalidSession.has(found) || invalidSessionCodes.has(found) || found === "ERROR_UNAUTHORIZED")
  );
}

function foundMessage(error: unknown): unknown {
  return (
    property(property(error, "data"), "message") ??
    property(property(property(error, "response"), "data"), "message") ??
    property(error, "message") ??
    error
  );
}

/** The HTTP status, where an error of fetch, of axios or of tRPC carries it. */
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
