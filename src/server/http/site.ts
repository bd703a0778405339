import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { env } from "~/env";
import { localePath, splitLocale } from "~/i18n/routing";
import { liveAccount } from "~/server/auth/live-session";
import type { Db } from "~/server/db/client";
import type { PublicForm } from "~/server/forms/form";
import { answerHealth, databaseState, fileStoreState } from "~/server/http/health";
import type { Visit } from "~/server/pages/page-answer";
import { setPageRenderer } from "~/server/pages/page-renderer";
import { isSearch, isStandIn, missingPage, publicUrl, standIn } from "~/server/pages/public-routes";
import { log } from "~/server/platform/log";
import { gauge } from "~/server/platform/metrics";
import { createQueue, QueueFullError } from "~/server/platform/queue";
import { withoutCookies } from "~/server/request/cookies";
import { findPreviewAt, previewKeyOf, withPreview } from "~/server/traits/preview";
import { isReadable, missingUrl, ownTarget, partOf, pathOf, redirectOf } from "./addresses";
import { type Answer, askNext, type Routes, sendAnswer } from "./answer";
import { apiError } from "./api-errors";
import { chosenLocale, clientNetwork } from "./client";
import { withoutPipelines, withTurns, withUnreadBodies } from "./connection-limits";
import { isInternalRoute } from "./internal-routes";
import { answerMetrics } from "./metrics";
import { createNextGateway, setNextHeaders } from "./next-gateway";
import { createPublicForms } from "./public-forms";
import { followRedirect } from "./redirects";
import { commonHeaders, setContentSecurityPolicy, setSecurityHeaders } from "./security-headers";
import { createSitePages, renderForOne, renderPage } from "./site-pages";
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
  const { pages, searches } = createSitePages({ handle, database, visitors, host });
  setPageRenderer((url) => renderPage(handle, url, host));
  gauge("atrium_renders", "Renders of pages, and visitors' requests, that run and wait.", () => visitors.size(), "state");
  const answerByNext = createNextGateway({
    handle,
    routes,
    visitors,
    answerInstead: (request, response, refusal) => pages.answerInstead(visitOf(request, response), refusal),
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
    const visit = visitOf(request, response, page);
    if (page === missingPage(splitLocale(page).locale)) return pages.answerInstead(visit, "missing");
    return (isSearch(page) ? searches : pages).answer(visit);
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
      await pages.answerInstead(visitOf(request, response, page), error instanceof QueueFullError ? "busy" : "failure");
    }
  };
  const formOf = createPublicForms({
    forms,
    queue: visitors,
    render: (url, request) =>
      inPreview(database, request, (isPreview) =>
        isPreview ? renderForOne(handle, request, false) : renderPage(handle, publicUrl(url) ?? url, host),
      ),
    answerInstead: (request, response, locale, refusal) =>
      pages.answerInstead(visitOf(request, response, localePath(locale, "/")), refusal),
  });
  const answerAll = withTurns(withStaticFiles(withOwnAnswers(withForms(formOf, withPageMethods(answer))), setSecurityHeaders));
  const answerSite = withOriginForm((request, response) => {
    const { url = "", headers } = request;
    // Fast path: without cookies, a cached URL has exactly one answer.
    const isCached = headers.cookie === undefined && isRead(request) && pages.has(url) && !isStandIn(url);
    if (isCached) return void pages.answer(visitOf(request, response, url));
    return answerAll(request, response);
  });
  return withoutPipelines(withUnreadBodies(answerSite));
}

export function createDevelopmentSite({ handle, database, forms }: SiteOptions): RequestListener {
  setPageRenderer((url) => renderPage(handle, url, "localhost"));
  const answer: Listener = async (request, response) => {
    setSecurityHeaders(request, response);
    if (!isApi(request)) setContentSecurityPolicy(request, response, true);
    setNextHeaders(request);
    if (!isRead(request) || publicUrl(request.url ?? "") === null) return handle(request, response);
    const { method = "GET", url = "/", headers } = request;
    const page = await inPreview(database, request, () => askNext(handle, { method, url, headers }));
    sendAnswer(request, response, (page.status === 404 && (await redirectMissing(database, request))) || page);
  };
  const formOf = createPublicForms({
    forms,
    queue: createQueue({ maxRunning: 4, maxWaiting: 128 }),
    render: (_, request) => inPreview(database, request, () => renderForOne(handle, request, true)),
    answerInstead: async (request, response, locale, refusal) => {
      const home = localePath(locale, "/");
      const url = refusal === "missing" ? missingPage(locale) : typeof refusal === "object" ? standIn(home, 429) : home;
      return answer(Object.assign(request, { method: "GET", url }), response);
    },
  });
  return withOriginForm(withSiteScript(withOwnAnswers(withForms(formOf, answer))));
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

function visitOf(request: IncomingMessage, response: ServerResponse, url = pageOf(request)): Visit {
  return { request, response, url, headers: commonHeaders(request), address: () => clientNetwork(request) };
}
