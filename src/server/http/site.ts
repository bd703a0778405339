import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { env } from "~/env";
import { localePath, splitLocale } from "~/i18n/routing";
import { liveAccount } from "~/server/auth/live-session";
import type { Db } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import type { PublicForm } from "~/server/forms/form";
import { answerHealth, databaseState, fileStoreState, isProbe } from "~/server/http/health";
import {
  cachedPagePolicy,
  contentSecurityPolicy,
  newNonce,
  securityHeaders,
  setContentSecurityPolicy,
} from "~/server/http/security-headers";
import { isFixedAddress, mayExist } from "~/server/pages/known-addresses";
import { nextMoment } from "~/server/pages/next-moment";
import { createPageCache, type PageCacheOptions, type Rendered } from "~/server/pages/page-cache";
import { isSearch, isStandIn, longestUrl, missingPage, publicUrl, standIn } from "~/server/pages/public-routes";
import { stripScripts } from "~/server/pages/strip-scripts";
import { log } from "~/server/platform/log";
import { gauge } from "~/server/platform/metrics";
import { createQueue, type Queue, QueueFullError } from "~/server/platform/queue";
import { currentRequest } from "~/server/platform/request-context";
import { createTurns } from "~/server/platform/turns";
import { withoutCookies } from "~/server/request/cookies";
import { isSecure } from "~/server/request/origin";
import { checkAttempts, countAttempt } from "~/server/request/throttle";
import { findPreviewAt, previewKeyOf, withPreview } from "~/server/traits/preview";
import { isReadable, missingUrl, ownTarget, partOf, redirectOf } from "./addresses";
import { type Answer, askNext, type Routes, sendAnswer } from "./answer";
import { apiError } from "./api-errors";
import { discardBody } from "./body";
import { chosenLocale, clientNetwork } from "./client";
import { isInternalRoute } from "./internal-routes";
import { answerMetrics } from "./metrics";
import { createNextGateway, setNextHeaders } from "./next-gateway";
import { createPublicForms } from "./public-forms";
import { followRedirect } from "./redirects";
import { answerFile, withSiteScript, withStaticFiles } from "./static-files";

/** Returns no promise for a cached page, which is answered synchronously. */
type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;

type SiteOptions = {
  handle: RequestListener;
  database: Db;
  forms: readonly PublicForm[];
};

export function createSite({
  handle,
  database,
  forms,
  port,
  routes,
}: SiteOptions & { port: number; routes: Routes }): RequestListener {
  const visitors = createQueue({ maxRunning: 4, maxWaiting: 128 });
  const host = env.NEXTAUTH_URL ? new URL(env.NEXTAUTH_URL).host : `localhost:${port}`;
  const newPages = (own: Pick<PageCacheOptions, "maxBytes" | "countMiss" | "countMissing">) =>
    createPageCache({ ...pageOptions(handle, database, visitors, host), ...own });
  const maxBytes = env.PAGE_CACHE_MB * 1024 * 1024;
  const pages = newPages({
    maxBytes,
    // Bots ask for thousands of pages, and each render takes queries.
    countMiss: async (address, { url, wasKept }) => {
      if (!wasKept && !isExempt(url)) await checkAttempts("unknown", address);
    },
    countMissing: (address) => countAttempt("unknown", address),
  });
  // Separate memory: searches for random words must not evict pages.
  const searches = newPages({ maxBytes: maxBytes / 16, countMiss: (address) => countAttempt("search", address) });
  generation().forgetPages = () => {
    pages.clear();
    searches.clear();
  };
  gauge("atrium_page_cache_bytes", "Memory of kept public pages.", () => pages.size() + searches.size());
  gauge("atrium_renders", "Renders of pages, and visitors' requests, that run and wait.", () => visitors.size(), "state");
  const answerByNext = createNextGateway({
    handle,
    routes,
    visitors,
    answerFailure: (request, response) => pages.answerFailure(request, response, pageOf(request), clientOf(request)),
    answerBusy: (request, response) => pages.answerBusy(request, response, pageOf(request), clientOf(request)),
    redirectMissing: (request) => redirectMissing(database, request),
  });
  const answer: Listener = (request, response) => {
    const { url = "" } = request;
    const page = publicUrl(url);
    if (url.startsWith("/_")) return answerPage(request, response, missingPage(chosenLocale(request)));
    if (page === null) {
      setSecurityHeaders(request, response);
      return answerByNext(request, response);
    }
    return previewKeyOf(url) === null ? answerPage(request, response, page) : answerPreview(request, response, page);
  };
  // Next's router (RSC) gets the whole page too: given HTML, it loads that page.
  const answerPage = (request: IncomingMessage, response: ServerResponse, page: string) => {
    const client = clientOf(request);
    if (page === missingPage(splitLocale(page).locale)) return pages.answerMissing(request, response, page, client);
    return (isSearch(page) ? searches : pages).answer(request, response, page, client);
  };
  const answerPreview = async (request: IncomingMessage, response: ServerResponse, page: string) => {
    setSecurityHeaders(request, response);
    try {
      const { url = "", headers } = request;
      const find = () => findPreviewAt(database, url, headers.cookie, new Date());
      const preview = await visitors.run(find, clientNetwork(request));
      if (!preview) return await answerPage(request, response, page);
      for (const [name, value] of Object.entries(previewHeaders)) response.setHeader(name, value);
      await withPreview(preview, () => answerByNext(request, response));
    } catch (error) {
      if (error instanceof QueueFullError) return await pages.answerBusy(request, response, page, clientOf(request));
      await pages.answerFailure(request, response, page, clientOf(request));
    }
  };
  const formOf = createPublicForms({
    forms,
    queue: visitors,
    render: (url, request) =>
      inPreview(database, request, (isPreview) =>
        isPreview ? renderForOne(handle, request, false) : renderPage(handle, publicUrl(url) ?? url, host),
      ),
    answerMissing: (request, response, url) => pages.answerMissing(request, response, url, clientOf(request)),
    answerFailure: (request, response, url) => pages.answerFailure(request, response, url, clientOf(request)),
    answerBusy: (request, response, url) => pages.answerBusy(request, response, url, clientOf(request)),
    answerTooMany: (request, response, url, retryAfter) =>
      pages.answerTooMany(request, response, url, clientOf(request), retryAfter),
  });
  const answerAll = withTurns(withStaticFiles(withOwnAnswers(withForms(formOf, withPageMethods(answer))), setSecurityHeaders));
  const answerSite = withOriginForm((request, response) => {
    const { url = "", headers } = request;
    // Fast path: without cookies, a cached URL has exactly one answer.
    const isKept = headers.cookie === undefined && isRead(request) && pages.has(url) && !isStandIn(url);
    if (isKept) return void pages.answer(request, response, url, clientOf(request));
    return answerAll(request, response);
  });
  return withoutPipelines(withUnreadBodies(answerSite));
}

export function createDevelopmentSite({ handle, database, forms }: SiteOptions): RequestListener {
  const answer: Listener = async (request, response) => {
    setSecurityHeaders(request, response);
    if (!isApi(request)) setContentSecurityPolicy(request, response, true);
    setNextHeaders(request);
    if (!isRead(request) || publicUrl(request.url ?? "") === null) return handle(request, response);
    const { method = "GET", url = "/", headers } = request;
    const page = await inPreview(database, request, () => askNext(handle, { method, url, headers }));
    sendAnswer(request, response, (page.status === 404 && (await redirectMissing(database, request))) || page);
  };
  const answerInstead = async (request: IncomingMessage, response: ServerResponse, url: string) =>
    answer(Object.assign(request, { method: "GET", url }), response);
  const formOf = createPublicForms({
    forms,
    queue: createQueue({ maxRunning: 4, maxWaiting: 128 }),
    render: (_, request) => inPreview(database, request, () => renderForOne(handle, request, true)),
    answerMissing: answerInstead,
    answerFailure: answerInstead,
    answerBusy: answerInstead,
    answerTooMany: (request, response, url) => answerInstead(request, response, standIn(url, 429)),
  });
  return withOriginForm(withSiteScript(withOwnAnswers(withForms(formOf, answer))));
}

/** Starts requests for 3 ms per turn of the event loop, so that a flood delays neither kept pages nor new connections. */
function withTurns(listener: RequestListener): RequestListener {
  const inTurn = createTurns(3);
  return (request, response) => {
    if (isProbe(request.url)) listener(request, response);
    else inTurn(() => request.socket.destroyed || listener(request, response));
  };
}

/** Maximum of requests sent ahead. Browsers and proxies wait for each answer; only attackers pipeline many. */
const MAX_PIPELINED = 16;

/** Disconnects clients that pipeline requests: no other limit counts the memory that they hold. */
function withoutPipelines(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = unanswered.get(socket) ?? 0;
    if (count >= MAX_PIPELINED) socket.destroy();
    if (socket.destroyed) return;
    unanswered.set(socket, count + 1);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return listener(request, response);
  };
}

/** Discards unread bodies, of GETs too. Node would discard megabytes in one turn of the event loop. */
function withUnreadBodies(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { headers } = request;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    if (hasBody) response.once("prefinish", () => request.complete || discardBody(request));
    return listener(request, response);
  };
}

function withOriginForm(listener: RequestListener): RequestListener {
  const configured = env.NEXTAUTH_URL && new URL(env.NEXTAUTH_URL).host;
  return (request, response) => {
    if (request.url?.startsWith("/")) return listener(request, response);
    const target = ownTarget(request.url ?? "", [request.headers.host, configured]);
    if (!target) return sendEmpty(request, response, 400, {});
    request.url = target.url;
    if (target.host !== undefined) request.headers.host = target.host;
    return listener(request, response);
  };
}

async function redirectMissing(database: Db, { url = "" }: IncomingMessage): Promise<Answer | null> {
  const page = publicUrl(url);
  const redirect = page && (await followRedirect(database, page, url.match(/\?.*/s)?.[0] ?? "").catch(() => null));
  return redirect ? emptyAnswer(redirect.status, { location: redirect.location }) : null;
}

/** Returns the public page of a request, or the home page in the chosen language, whose language a stand-in uses. */
function pageOf(request: IncomingMessage): string {
  return publicUrl(request.url ?? "") ?? localePath(chosenLocale(request), "/");
}

function isExempt(url: string): boolean {
  return isFixedAddress(url) || url.endsWith("?sent=1");
}

/** Cookies of Next's draft mode, which the site does not use. */
const draftCookies = ["__prerender_bypass", "__next_preview_data"];

/** No cache or search engine may store a preview: its address may contain a token. */
const previewHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
};

async function inPreview<Result>(
  database: Db,
  { url = "", headers }: IncomingMessage,
  render: (isPreview: boolean) => Promise<Result>,
): Promise<Result> {
  const preview = await findPreviewAt(database, url, headers.cookie, new Date());
  return preview ? withPreview(preview, () => render(true)) : render(false);
}

const missing: Rendered = { status: 404, headers: {}, body: Buffer.alloc(0) };

function pageOptions(handle: RequestListener, database: Db, queue: Queue, host: string) {
  return {
    render: async (url) => ((await mayExist(database, url)) ? renderPage(handle, url, host) : missing),
    generation: () => (generation().isInformed ? generation().value : null),
    nextMoment: (after) => nextMoment(database, after),
    standIn,
    redirect: (url, search) => followRedirect(database, url, search),
    queue,
    isKept: (url) => url.length <= longestUrl,
    isUnavailable: async () => (await databaseState()) !== "ok",
    onFailure: (url, error) => log.error(`${pathOf(url)} can't be rendered`, error),
    onRecovery: (url) => log.info(`${pathOf(url)} is rendered again`),
  } satisfies Partial<PageCacheOptions>;
}

const slowRenderMs = 1_000;

/** Renders a page from its URL alone, so that nothing else of a request gets into the page cache (cache poisoning). */
async function renderPage(handle: RequestListener, url: string, host: string): Promise<Rendered> {
  const start = performance.now();
  const { status, headers, body } = await askNext(handle, { method: "GET", url, headers: { host } });
  const ms = Math.round(performance.now() - start);
  if (ms >= slowRenderMs) log.warn("Slow render", undefined, { path: pathOf(url), status, ms });
  const passedHeaders = ["content-type", "location", "link"].flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  const isPage = String(headers["content-type"]).startsWith("text/html");
  return {
    status,
    headers: { ...Object.fromEntries(passedHeaders), ...(isPage && pageHeaders) },
    body: isPage ? Buffer.from(stripScripts(body.toString())) : body,
  };
}

async function renderForOne(handle: RequestListener, request: IncomingMessage, isDevelopment: boolean): Promise<Rendered> {
  setNextHeaders(request);
  // Next must not compress: its headers are not passed on.
  const { "content-type": _, "accept-encoding": __, ...headers } = request.headers;
  const policy = contentSecurityPolicy(newNonce(), request.url ?? "", isDevelopment);
  const question = { method: "GET", url: request.url ?? "/", headers: { ...headers, "content-security-policy": policy } };
  const answer = await askNext(handle, question);
  const type = String(answer.headers["content-type"]);
  return { ...answer, headers: { "content-type": type, "content-security-policy": policy } };
}

const pageHeaders = { "content-security-policy": cachedPagePolicy };

/** Canonicalises or refuses every address before any other decision depends on it. */
function withOwnAnswers(fallback: Listener): RequestListener {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url = "", headers } = request;
    const cookie = withoutCookies(headers.cookie, draftCookies);
    if (cookie === undefined) delete headers.cookie;
    else headers.cookie = cookie;
    if (!isReadable(url)) return refuse(request, response, url);
    // A preview keeps the language of its address.
    const redirect = redirectOf(url, chosenLocale(request) === "vi" && previewKeyOf(url) === null);
    if (redirect) return sendEmpty(request, response, redirect.status, { location: redirect.location });
    if (isApi(request)) return answerCall(request, response, pathOf(url));
    if (partOf(url) === "public" || isInternalRoute(pathOf(url))) return fallback(request, response);
    return answerUnknown(request, response, url);
  };

  async function answerUnknown(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const isStaff = partOf(url) === "back office" && (await liveAccount(request.headers.cookie)) !== null;
    await (isStaff ? fallback(request, response) : refuse(request, response, url));
  }

  function refuse(request: IncomingMessage, response: ServerResponse, url: string) {
    if (isApi(request)) {
      setSecurityHeaders(request, response);
      return sendAnswer(request, response, isFile(request) ? noFile(pathOf(url)) : apiError(pathOf(url), 400));
    }
    request.url = missingUrl(url, chosenLocale(request));
    if (!isRead(request)) request.method = "GET";
    return fallback(request, response);
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    setSecurityHeaders(request, response);
    const answer = (await answerHealth(path)) ?? (await answerMetrics(request, path));
    if (answer) return sendAnswer(request, response, answer);
    if (!isFile(request)) {
      if (!isInternalRoute(path)) return sendAnswer(request, response, apiError(path, 404));
      return fallback(request, response);
    }
    try {
      if (!(await answerFile(request, response, decodeURIComponent(path)))) sendAnswer(request, response, noFile(path));
    } catch (error) {
      const isHealthy = (await fileStoreState()) === "ok" && (await databaseState()) === "ok";
      if (response.headersSent || isHealthy) throw error;
      sendAnswer(request, response, apiError(path, 503));
    }
  }

  return (request, response) => {
    const answerFailure = (error: unknown) => {
      log.error(`${request.method} ${pathOf(request.url ?? "")} could not be answered`, error);
      if (response.headersSent) response.destroy();
      else sendAnswer(request, response, apiError("", 500));
    };
    try {
      answer(request, response)?.catch(answerFailure);
    } catch (error) {
      answerFailure(error);
    }
  };
}

function noFile(path: string) {
  return apiError(path, 404, "ERROR_MEDIA_NOT_FOUND");
}

function withForms(formOf: ReturnType<typeof createPublicForms>, fallback: Listener): Listener {
  return (request, response) => {
    const answer = formOf(request);
    if (!answer) return fallback(request, response);
    setSecurityHeaders(request, response);
    return answer(request, response);
  };
}

function withPageMethods(fallback: Listener): Listener {
  return (request, response) => {
    if (isApi(request) || isRead(request)) return fallback(request, response);
    sendEmpty(request, response, 405, { allow: "GET, HEAD" });
  };
}

/** Returns the path of a URL for the log. Queries can hold what a person searched for. */
function pathOf(url: string): string {
  return url.split("?")[0] ?? "";
}

function isFile(request: IncomingMessage): boolean {
  return (request.url?.startsWith("/api/files/") ?? false) && isRead(request);
}

function isApi({ url }: IncomingMessage): boolean {
  return partOf(url ?? "") === "api";
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function sendEmpty(request: IncomingMessage, response: ServerResponse, status: number, headers: Record<string, string>): void {
  setSecurityHeaders(request, response);
  sendAnswer(request, response, emptyAnswer(status, headers));
}

function emptyAnswer(status: number, headers: Record<string, string>): Answer {
  return { status, headers: { ...headers, "cache-control": "no-store" }, body: Buffer.alloc(0) };
}

function clientOf(request: IncomingMessage) {
  return { headers: commonHeaders(request), address: () => clientNetwork(request) };
}

/** Headers of every answer, as one object: setting them one by one is slow. */
function commonHeaders(request: IncomingMessage): Record<string, string> {
  const { id } = currentRequest() ?? {};
  return { ...securityHeaders(isSecure(request.headers), request.url ?? ""), ...(id !== undefined && { "X-Request-Id": id }) };
}

function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(commonHeaders(request))) response.setHeader(name, value);
}
