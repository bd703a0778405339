import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { toAppError } from "~/server/errors";
import { log } from "~/server/log";

/** A route handler whose known errors are answered as `{message: CODE}`: ERROR_UNAVAILABLE with 503 while the database is away. */
export function apiRoute<Args extends unknown[]>(handle: (...args: Args) => Promise<Response>) {
  return async (...args: Args): Promise<Response> => {
    try {
      return await handle(...args);
    } catch (error) {
      const known = toAppError(error);
      if (!known) throw error;
      if (known !== error) log.warn("A call could not be answered", error);
      const headers = new Headers({ "cache-control": "no-store" });
      if (known.details.retryAfter) headers.set("retry-after", String(known.details.retryAfter));
      return Response.json({ message: known.appCode }, { status: getHTTPStatusCodeFromError(known), headers });
    }
  };
}
