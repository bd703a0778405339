import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { withinBounds } from "~/server/body";
import { createContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { isForeign } from "~/server/origin";
import { appRouter } from "~/server/root";

/** Calls that may travel in one request. */
const MAX_BATCH_SIZE = 20;

async function handler(request: Request): Promise<Response> {
  if (isForeign(request.headers)) return Response.json({ message: "ERROR_FORBIDDEN" }, { status: 403 });
  // A form of another site can't send JSON without asking first.
  if (request.method === "POST" && !request.headers.get("content-type")?.startsWith("application/json")) {
    return Response.json({ message: "ERROR_DATA_SUBMIT_IS_INVALID" }, { status: 415 });
  }
  const bounded = await withinBounds(request);
  if (!bounded) return Response.json({ message: "ERROR_DATA_SUBMIT_IS_INVALID" }, { status: 413 });
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: bounded,
    router: appRouter,
    maxBatchSize: MAX_BATCH_SIZE,
    createContext: ({ req, resHeaders }) => createContext({ headers: req.headers, resHeaders }),
    responseMeta: ({ errors }) => {
      const waits = errors.flatMap((error) => (error instanceof AppError ? (error.details.retryAfter ?? []) : []));
      return waits.length > 0 ? { headers: { "retry-after": String(Math.max(...waits)) } } : {};
    },
    onError: ({ error, path }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") console.error(`${path}:`, error.cause ?? error);
    },
  });
}

export { handler as GET, handler as POST };
