import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { isJson } from "~/lib/json";
import { createAnswerBudget } from "~/server/crud/answer-budget";
import { createContext } from "~/server/crud/context";
import { trpcError } from "~/server/http/api-errors";
import { AppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { isForeign } from "~/server/request/origin";
import { appRouter } from "~/server/root";

/** Maximum queries in one request. A call that changes something comes alone: each may take much work. */
const MAX_BATCH_SIZE = 20;

async function handler(request: Request): Promise<Response> {
  if (isForeign(request.headers)) return refuse(403);
  // A stream would be collected anyway; no client of ours asks for it.
  const accepted = [request.headers.get("trpc-accept"), request.headers.get("accept")].join();
  if (accepted.includes("application/jsonl")) return refuse(406);
  // CSRF: another site's form can't send JSON without a preflight.
  if (request.method === "POST" && !request.headers.get("content-type")?.startsWith("application/json")) return refuse(415);
  // tRPC would report invalid JSON as a server error.
  if (!(await isReadable(request.clone()))) return refuse(400);
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    maxBatchSize: request.method === "POST" ? 1 : MAX_BATCH_SIZE,
    createContext: async ({ req, resHeaders }) => ({
      ...(await createContext({ headers: req.headers, resHeaders })),
      answers: createAnswerBudget(),
    }),
    responseMeta: ({ errors }) => {
      const waits = errors.flatMap((error) => (error instanceof AppError ? (error.details.retryAfter ?? []) : []));
      const headers = new Headers({ "cache-control": "no-store" });
      if (waits.length > 0) headers.set("retry-after", String(Math.max(...waits)));
      return { headers };
    },
    onError: ({ error, path }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") log.error(`${path} failed`, error.cause ?? error);
    },
  });
}

export { handler as GET, handler as POST };

function refuse(status: number): Response {
  return Response.json(trpcError(status), { status, headers: { "cache-control": "no-store" } });
}

/** Whether a call's input can be read. A call without one has no text either. */
async function isReadable(request: Request): Promise<boolean> {
  const input = request.method === "GET" ? new URL(request.url).searchParams.get("input") : await request.text();
  return !input || isJson(input);
}
