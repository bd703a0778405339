import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { env } from "~/env";
import { splitLocale } from "~/i18n/routing";
import { findRoute, metricNames } from "~/lib/routes";
import { log } from "~/server/platform/log";
import { counter, histogram } from "~/server/platform/metrics";
import { type RequestContext, runInRequest } from "~/server/platform/request-context";
import { partOf } from "./addresses";

const slowMs = 1_000;
/** nginx's status for a client that disconnected before the answer. */
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

/** Logs (LOG_REQUESTS) and measures requests, with ids (X-Request-Id). No URL queries: they can hold tokens and searches. */
export function withRequestLog(listener: RequestListener): RequestListener {
  return (request, response) => {
    const context: RequestContext = { id: requestId(request) };
    // Listeners rewrite both.
    const { method = "", url = "" } = request;
    const path = url.split("?")[0] ?? "";
    const start = performance.now();
    runInRequest(context, () => {
      response.once("close", () => {
        const ms = performance.now() - start;
        const status = response.writableFinished ? response.statusCode : clientClosed;
        const cache = context.cache ?? "none";
        const kind = kindOf(path, cache);
        requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
        seconds.observe({ kind }, ms / 1000);
        if (kind === "page") pageCache.inc({ outcome: cache });
        if (isLogged(status, ms)) log.info("Request", { method, path, status, ms: Math.round(ms), cache });
      });
      listener(request, response);
    });
  };
}

function requestId({ headers }: IncomingMessage): string {
  const proxyId = env.TRUSTED_PROXIES > 0 ? headers["x-request-id"] : undefined;
  return typeof proxyId === "string" && /^[\w.-]{8,64}$/.test(proxyId) ? proxyId : randomUUID();
}

function isLogged(status: number, ms: number): boolean {
  if (env.LOG_REQUESTS === "slow") return status >= 500 || ms >= slowMs;
  return env.LOG_REQUESTS === "all";
}

function kindOf(path: string, cache: string): string {
  if (cache === "hit" || cache === "miss" || cache === "stale") return "page";
  const route = findRoute(path);
  if (route) return metricNames[route.kind];
  const part = partOf(splitLocale(path).path);
  if (part === "api") return "call";
  if (path.startsWith("/_next/") || path.includes(".")) return "asset";
  return part === "public" ? "other" : "back_office";
}
