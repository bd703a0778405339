import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { env } from "~/env";
import { log } from "~/server/platform/log";
import { counter, histogram } from "~/server/platform/metrics";
import { type RequestContext, runInRequest } from "~/server/platform/request-context";

/** A request that takes this long is slow. */
const slowMs = 1_000;
/** The status of a client that went away before it had its answer, as nginx logs it. */
const clientClosed = 499;

const requests = counter("atrium_requests_total", "Requests by kind of answer and class of status.", ["kind", "status"]);
const pageCache = counter("atrium_page_cache_total", "Public pages by outcome: hit, miss, or stale (the last good answer).", [
  "outcome",
]);
const seconds = histogram(
  "atrium_request_seconds",
  "Time until the client had the answer.",
  ["kind"],
  [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
);

/**
 * Gives every request an id, which the site sends as X-Request-Id and every line of the log names, and tells the log
 * (LOG_REQUESTS) and the metrics how it was answered. The query of an address is not logged: it can hold tokens and what a
 * person searched for.
 */
export function withRequestLog(listener: RequestListener): RequestListener {
  return (request, response) => {
    const context: RequestContext = { id: requestId(request) };
    // Both are rewritten on the way.
    const { method = "", url = "" } = request;
    const path = url.split("?")[0] ?? "";
    const start = performance.now();
    runInRequest(context, () => {
      response.once("close", () => {
        const ms = performance.now() - start;
        const status = response.writableFinished ? response.statusCode : clientClosed;
        const cache = context.cache ?? "none";
        const kind = kindOf(path, cache);
        requests.add(kind, `${Math.floor(status / 100)}xx`);
        seconds.observe(ms / 1000, kind);
        if (kind === "page") pageCache.add(cache);
        if (isLogged(status, ms)) log.info("Request", { method, path, status, ms: Math.round(ms), cache });
      });
      listener(request, response);
    });
  };
}

/** The id that a trusted proxy gave the request, or a new one. */
function requestId({ headers }: IncomingMessage): string {
  const given = env.TRUSTED_PROXIES > 0 ? headers["x-request-id"] : undefined;
  return typeof given === "string" && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

function isLogged(status: number, ms: number): boolean {
  if (env.LOG_REQUESTS === "slow") return status >= 500 || ms >= slowMs;
  return env.LOG_REQUESTS === "all";
}

function kindOf(path: string, cache: string): string {
  if (cache === "hit" || cache === "miss" || cache === "stale") return "page";
  if (path.startsWith("/api/files/")) return "file";
  if (path.startsWith("/api/health/") || path === "/api/metrics") return "probe";
  if (path.startsWith("/api/")) return "call";
  if (path.startsWith("/_next/") || path.includes(".")) return "asset";
  return /^(?:\/vi)?\/(?:admin|auth)(?:\/|$)/.test(path) ? "back_office" : "other";
}
