import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { codeOfStatus, type ErrorCode, isErrorCode } from "~/lib/codes";
import type { Answer } from "./answer";

const trpcKeys: Readonly<Record<number, keyof typeof TRPC_ERROR_CODES_BY_KEY>> = {
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  408: "TIMEOUT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

export function trpcError(status: number, code: ErrorCode = codeOfStatus(status)) {
  const key = trpcKeys[status] ?? (status >= 500 ? "INTERNAL_SERVER_ERROR" : "BAD_REQUEST");
  const data = { code: key, httpStatus: status, error: code };
  return { error: { json: { message: code, code: TRPC_ERROR_CODES_BY_KEY[key], data } } };
}

/** Builds an error answer. @param path of the failed call */
export function apiError(path: string, status: number, code: ErrorCode = codeOfStatus(status)): Answer {
  return jsonError(status, isTrpc(path) ? trpcError(status, code) : { message: code });
}

/** Gives every error answer the form `{message: CODE}`, in tRPC's shape for tRPC calls, uncached. Bodies in that form stay. */
export function asApiError(path: string, answer: Answer): Answer {
  const { status, headers } = answer;
  const noStore = { ...headers, "cache-control": "no-store" };
  const isJson = String(headers["content-type"]).startsWith("application/json");
  // Only longer bodies are compressed, and these are tRPC's own.
  if (isJson && headers["content-encoding"] !== undefined) return { ...answer, headers: noStore };
  const body = isJson ? parsed(answer.body) : undefined;
  const isComplete = isTrpc(path) ? hasTrpcError(body) : hasMessage(body);
  if (isComplete) return { ...answer, headers: noStore };
  const code = hasMessage(body) && isErrorCode(body.message) ? body.message : codeOfStatus(status);
  const { "content-encoding": _, ...rest } = noStore;
  const error = jsonError(status, isTrpc(path) ? trpcError(status, code) : { ...asObject(body), message: code });
  return { ...error, headers: { ...rest, ...error.headers } };
}

function jsonError(status: number, body: object): Answer {
  const headers = {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...(status === 503 && { "retry-after": "1" }),
  };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}

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

/** Checks each answer of a batch. */
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
