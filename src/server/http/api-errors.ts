import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { type ErrorCode, isErrorCode } from "~/lib/codes";
import type { Answer } from "./answer";

type Kind = { code: ErrorCode; key: keyof typeof TRPC_ERROR_CODES_BY_KEY };

const kinds: Readonly<Record<number, Kind>> = {
  400: { code: "ERROR_DATA_SUBMIT_IS_INVALID", key: "BAD_REQUEST" },
  401: { code: "ERROR_UNAUTHORIZED", key: "UNAUTHORIZED" },
  403: { code: "ERROR_FORBIDDEN", key: "FORBIDDEN" },
  404: { code: "INVALID_REQUEST", key: "NOT_FOUND" },
  405: { code: "INVALID_REQUEST", key: "METHOD_NOT_SUPPORTED" },
  408: { code: "ERROR_DATA_SUBMIT_IS_INVALID", key: "TIMEOUT" },
  413: { code: "ERROR_DATA_SUBMIT_IS_INVALID", key: "PAYLOAD_TOO_LARGE" },
  415: { code: "ERROR_DATA_SUBMIT_IS_INVALID", key: "UNSUPPORTED_MEDIA_TYPE" },
  429: { code: "ERROR_TOO_MANY_REQUESTS", key: "TOO_MANY_REQUESTS" },
  503: { code: "ERROR_UNAVAILABLE", key: "SERVICE_UNAVAILABLE" },
};
const otherRefusal: Kind = { code: "ERROR_DATA_SUBMIT_IS_INVALID", key: "BAD_REQUEST" };
const failure: Kind = { code: "ERROR_SERVER", key: "INTERNAL_SERVER_ERROR" };

/** The error code for an HTTP status, where nothing else is known. */
export function codeOfStatus(status: number): ErrorCode {
  return kindOf(status).code;
}

/** An error in tRPC's response shape. */
export function trpcError(status: number, code: ErrorCode = codeOfStatus(status)) {
  const { key } = kindOf(status);
  const data = { code: key, httpStatus: status, error: code };
  return { error: { json: { message: code, code: TRPC_ERROR_CODES_BY_KEY[key], data } } };
}

/** The answer to a call that failed before it reached its handler. @param path of the call */
export function apiError(path: string, status: number, code: ErrorCode = codeOfStatus(status)): Answer {
  return jsonError(status, isTrpc(path) ? trpcError(status, code) : { message: code });
}

/**
 * Gives every answer with an error status the same form, from whichever layer it comes: `{message: CODE}`, in tRPC's shape for
 * tRPC calls, and kept by no cache. An answer that has that form already keeps its body.
 */
export function asApiError(path: string, answer: Answer): Answer {
  const { status, headers } = answer;
  const noStore = { ...headers, "cache-control": "no-store" };
  const isJson = String(headers["content-type"]).startsWith("application/json");
  // Only bodies of some length are compressed, and those are tRPC's own.
  if (isJson && headers["content-encoding"] !== undefined) return { ...answer, headers: noStore };
  const body = isJson ? parsed(answer.body) : undefined;
  const isComplete = isTrpc(path) ? hasTrpcError(body) : hasMessage(body);
  if (isComplete) return { ...answer, headers: noStore };
  const code = hasMessage(body) && isErrorCode(body.message) ? body.message : codeOfStatus(status);
  const { "content-encoding": _, ...rest } = noStore;
  const made = jsonError(status, isTrpc(path) ? trpcError(status, code) : { ...asObject(body), message: code });
  return { ...made, headers: { ...rest, ...made.headers } };
}

function jsonError(status: number, body: object): Answer {
  const headers = {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...(status === 503 && { "retry-after": "1" }),
  };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}

function kindOf(status: number): Kind {
  return kinds[status] ?? (status >= 500 ? failure : otherRefusal);
}

/** Whether a path is that of a tRPC call. */
export function isTrpc(path: string): boolean {
  return path.startsWith("/api/trpc/");
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Of a batch, each call has its own answer. */
function hasTrpcError(body: unknown): boolean {
  if (Array.isArray(body)) return true;
  return typeof body === "object" && body !== null && "error" in body;
}

function hasMessage(body: unknown): body is { message: string } {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}

function asObject(body: unknown): object {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? body : {};
}
