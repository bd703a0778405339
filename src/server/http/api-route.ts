import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { codeOfStatus } from "~/lib/codes";
import { clearDeadSession } from "~/server/auth/session";
import { toAppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";

/** Answers errors as `{message: CODE}`: invalid input with 400, an unavailable database with 503, unknown errors with 500. */
export function apiRoute<Rest extends unknown[]>(handle: (request: Request, ...rest: Rest) => Promise<Response>) {
  return async (request: Request, ...rest: Rest): Promise<Response> => {
    try {
      return await handle(request, ...rest);
    } catch (error) {
      const appError = toAppError(error);
      if (appError) {
        if (appError !== error) log.warn("A call could not be answered", error);
        const answer = errorResponse(getHTTPStatusCodeFromError(appError), appError.appCode, appError.details.retryAfter);
        if (appError.appCode === "ERROR_UNAUTHORIZED") clearDeadSession(answer.headers, request.headers);
        return answer;
      }
      if (error instanceof TRPCError && error.code === "BAD_REQUEST") return errorResponse(400);
      log.error("A call failed", error instanceof TRPCError ? error.cause : error);
      return errorResponse(500);
    }
  };
}

/** @param retryAfter seconds */
export function errorResponse(status: number, code = codeOfStatus(status), retryAfter?: number): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  return Response.json({ message: code }, { status, headers });
}
