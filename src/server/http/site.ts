import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { env } from "~/env";
import type { PrismaClient } from "~/generated/prisma/client";
import { localePath } from "~/i18n/routing";
import { readCookie } from "~/server/http/cookies";
import { answerHealth, databaseState } from "~/server/http/health";
import { cachedPagePolicy, securityHeaders, setContentSecurityPolicy } from "~/server/http/security-headers";
import { log } from "~/server/log";
import { generation } from "~/server/pages/generation";
import { nextMoment } from "~/server/pages/next-moment";
import { createPageCache, type PageCacheOptions, type Rendered } from "~/server/pages/page-cache";
import { isSearch, longestUrl, publicUrl, standIn } from "~/server/pages/public-routes";
import { stripScripts } from "~/server/pages/strip-scripts";
import { isReadable, isUnknownAccountPage, missingUrl, redirectOf } from "./addresses";
import { askNext, sendAnswer } from "./answer";
import { apiError } from "./api-errors";
import { chosenLocale, clientNetwork, isSecure } from "./client";
import { createNextGateway, setNextHeaders } from "./next-gateway";
import { createQueue, type Queue } from "./queue";
import { followRedirect } from "./redirects";
import { SPECULATION_RULES_PATH, speculationRules } from "./speculation-rules";
import { answerFile, withSiteScript, withStaticFiles } from "./static-files";
import { countAttempt } from "./throttle";

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The site in production: public pages come from the page cache, and what is left goes to Next within bounds.
 * @param handle Next's own listener
 * @param port that the site listens on
 */
export function createSite(handle: RequestListener, database: PrismaClient, port: number): RequestListener {
  const draftId = readDraftId();
  const hasDraft = (request: IncomingMessage) => readCookie(request.headers.cookie, DRAFT_COOKIE) === draftId;
  // Few places: a cached page waits while renders block the event loop.
  const visitors = createQueue({ maxRunning: 4, maxWaiting: 128 });
  const createPages = pagesOf(handle, database, visitors, port);
  const cacheBytes = env.PAGE_CACHE_MB * 1024 * 1024;
  const pages = createPages({ maxBytes: cacheBytes });
  // In memory of their own: searches for random words push out each other, and no page.
  const searches = createPages({ maxBytes: cacheBytes / 16, countMiss: (address) => countAttempt("search", address) });
  const answerByNext = createNextGateway({
    handle,
    visitors,
    answerFailure: (request, response) =>
      pages.answerFailure(request, response, localePath(chosenLocale(request), "/"), clientOf(request)),
  });
  const answer: Listener = (request, response) => {
    // Requests of Next's router (RSC) get the whole page too: given HTML, the router loads that page.
    const page = hasDraft(request) ? null : publicUrl(request.url ?? "");
    if (page !== null) return (isSearch(page) ? searches : pages).answer(request, response, page, clientOf(request));
    setSecurityHeaders(request, response);
    return answerByNext(request, response);
  };
  return withStaticFiles(withOwnAnswers(withPageMethods(answer), hasDraft), setSecurityHeaders);
}

/** The site in development: without the page cache and the queues; Next serves its own files. */
export function createDevelopmentSite(handle: RequestListener): RequestListener {
  const hasDraft = (request: IncomingMessage) => readCookie(request.headers.cookie, DRAFT_COOKIE) !== null;
  const answer: Listener = async (request, response) => {
    setSecurityHeaders(request, response);
    if (!isApi(request)) setContentSecurityPolicy(request, response, true);
    setNextHeaders(request);
    handle(request, response);
  };
  return withSiteScript(withOwnAnswers(answer, hasDraft));
}

/** The cookie of Next's draft mode. Its value is random and made by each build, so it can't be guessed. */
const DRAFT_COOKIE = "__prerender_bypass";

function readDraftId(): string {
  const { preview } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8"));
  return preview.previewModeId;
}

/** How page caches of this site are made; their renders share one queue. */
function pagesOf(handle: RequestListener, database: PrismaClient, queue: Queue, port: number) {
  const host = env.NEXTAUTH_URL ? new URL(env.NEXTAUTH_URL).host : `localhost:${port}`;
  return (own: Pick<PageCacheOptions, "maxBytes" | "countMiss">) =>
    createPageCache({
      render: (url) => renderPage(handle, url, host),
      generation: () => (generation().isInformed ? generation().value : null),
      nextMoment: (after) => nextMoment(database, after),
      standIn,
      redirect: (url, search) => followRedirect(database, url, search),
      queue,
      isKept: (url) => url.length <= longestUrl,
      isUnavailable: async () => (await databaseState()) !== "ok",
      onFailure: (url, error) => log.error(`${url} can't be rendered`, error),
      onRecovery: (url) => log.info(`${url} is rendered again`),
      ...own,
    });
}

/**
 * Renders a page from its URL alone: nothing else of a request can get into the page cache (cache poisoning). A page loses the
 * scripts of Next, as visitors' pages are not hydrated.
 */
async function renderPage(handle: RequestListener, url: string, host: string): Promise<Rendered> {
  const { status, headers, body } = await askNext(handle, { method: "GET", url, headers: { host } });
  const kept = ["content-type", "location", "link"].flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  const isPage = String(headers["content-type"]).startsWith("text/html");
  return {
    status,
    headers: { ...Object.fromEntries(kept), ...(isPage && pageHeaders) },
    body: isPage ? Buffer.from(stripScripts(body.toString())) : body,
  };
}

const pageHeaders = { "content-security-policy": cachedPagePolicy, "speculation-rules": `"${SPECULATION_RULES_PATH}"` };

/** Answers redirects, health checks and images; hands all other requests to `fallback`. */
function withOwnAnswers(fallback: Listener, hasDraft: (request: IncomingMessage) => boolean): RequestListener {
  const answer: Listener = async (request, response) => {
    const { url = "" } = request;
    // A preview is shown in the language of its address, not in the one that the user chose.
    const isPreview = /[?&]preview=/.test(url) && hasDraft(request);
    if (url === SPECULATION_RULES_PATH) return sendAnswer(request, response, speculationRules);
    const redirect = redirectOf(url, chosenLocale(request) === "vi" && !isPreview);
    if (redirect) return sendEmpty(request, response, redirect.status, { location: redirect.location });
    if (isApi(request)) return answerCall(request, response, url.split("?")[0] ?? "");
    if (!isReadable(url) || isUnknownAccountPage(url)) {
      request.url = missingUrl(url);
      // Any method gets the not-found page.
      if (!isRead(request)) request.method = "GET";
    }
    return fallback(request, response);
  };

  async function answerCall(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    setSecurityHeaders(request, response);
    const isFile = path.startsWith("/api/files/") && isRead(request);
    if (!isReadable(path)) return sendAnswer(request, response, isFile ? noFile(path) : apiError(path, 400));
    const health = await answerHealth(path);
    if (health) return sendAnswer(request, response, health);
    if (!isFile) return fallback(request, response);
    if (!(await answerFile(request, response, decodeURIComponent(path)))) sendAnswer(request, response, noFile(path));
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error(`${request.method} ${request.url?.split("?")[0]} could not be answered`, error);
      if (response.headersSent) response.destroy();
      else sendAnswer(request, response, apiError("", 500));
    });
  };
}

function noFile(path: string) {
  return apiError(path, 404, "ERROR_MEDIA_NOT_FOUND");
}

/** Pages accept GET and HEAD alone. */
function withPageMethods(fallback: Listener): Listener {
  return async (request, response) => {
    if (isApi(request) || isRead(request)) return fallback(request, response);
    sendEmpty(request, response, 405, { allow: "GET, HEAD" });
  };
}

function isApi({ url }: IncomingMessage): boolean {
  return url?.startsWith("/api/") ?? false;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function sendEmpty(request: IncomingMessage, response: ServerResponse, status: number, headers: Record<string, string>): void {
  setSecurityHeaders(request, response);
  sendAnswer(request, response, { status, headers: { ...headers, "cache-control": "no-store" }, body: Buffer.alloc(0) });
}

function clientOf(request: IncomingMessage) {
  return { headers: securityHeaders(isSecure(request), request.url ?? ""), address: () => clientNetwork(request) };
}

function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders(isSecure(request), request.url ?? "")))
    response.setHeader(name, value);
}
