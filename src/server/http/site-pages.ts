import type { IncomingMessage, RequestListener } from "node:http";
import { env } from "~/env";
import type { Db } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { isFixedAddress, mayExist } from "~/server/pages/known-addresses";
import { nextMoment } from "~/server/pages/next-moment";
import type { Rendered } from "~/server/pages/page-answer";
import { createPageCache, type PageCacheOptions } from "~/server/pages/page-cache";
import { longestUrl, standIn } from "~/server/pages/public-routes";
import { stripScripts } from "~/server/pages/strip-scripts";
import { log } from "~/server/platform/log";
import { gauge } from "~/server/platform/metrics";
import type { Queue } from "~/server/platform/queue";
import { checkAttempts, countAttempt } from "~/server/request/throttle";
import { prepareSettings } from "~/server/traits/prepared-settings";
import { pathOf } from "./addresses";
import { askNext } from "./answer";
import { databaseState } from "./health";
import { setNextHeaders } from "./next-gateway";
import { followRedirect } from "./redirects";
import { cachedPagePolicy, contentSecurityPolicy, newNonce } from "./security-headers";

const sentQuery = "?sent=1";

type PagesOptions = { handle: RequestListener; database: Db; visitors: Queue; host: string };

/** Creates the caches of public pages, which render by Next. @param host of the site, as pages name it */
export function createSitePages(options: PagesOptions) {
  const newPages = (own: Pick<PageCacheOptions, "maxBytes" | "countMiss" | "countMissing">) =>
    createPageCache({ ...pageOptions(options), ...own });
  const maxBytes = env.PAGE_CACHE_MB * 1024 * 1024;
  const pages = newPages({
    maxBytes,
    // Bots ask for thousands of pages, and each render takes queries.
    countMiss: async (address, { url, wasCached }) => {
      // Who has just sent a form comes from the page without the query.
      const isSent = url.endsWith(sentQuery) && pages.has(url.slice(0, -sentQuery.length));
      if (!wasCached && !isSent && !isFixedAddress(url)) await checkAttempts("unknown", address);
    },
    countMissing: (address) => countAttempt("unknown", address),
  });
  // Separate memory: searches for random words must not evict pages.
  const searches = newPages({ maxBytes: maxBytes / 16, countMiss: (address) => countAttempt("search", address) });
  generation().forgetPages = () => {
    pages.clear();
    searches.clear();
  };
  gauge("atrium_page_cache_bytes", "Memory of cached public pages.", () => pages.size() + searches.size());
  return { pages, searches };
}

const missing: Rendered = { status: 404, headers: {}, body: Buffer.alloc(0) };

function pageOptions({ handle, database, visitors: queue, host }: PagesOptions) {
  return {
    render: async (url) => ((await mayExist(database, url)) ? renderPage(handle, url, host) : missing),
    generation: () => (generation().isInformed ? generation().value : null),
    nextMoment: (after) => nextMoment(database, after),
    standIn,
    redirect: (url, search) => followRedirect(database, url, search),
    queue,
    mayCache: (url) => url.length <= longestUrl,
    isUnavailable: async () => (await databaseState()) !== "ok",
    onFailure: (url, error) => log.error(`${pathOf(url)} can't be rendered`, error),
    onRecovery: (url) => log.info(`${pathOf(url)} is rendered again`),
  } satisfies Partial<PageCacheOptions>;
}

const slowRenderMs = 1_000;

/** Renders a page from its URL alone, so that nothing else of a request gets into the page cache (cache poisoning). */
export async function renderPage(handle: RequestListener, url: string, host: string): Promise<Rendered> {
  const start = performance.now();
  // Without a database the page that says so is rendered.
  await prepareSettings().catch(() => null);
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

/** Renders a page for one visitor, with their cookies. */
export async function renderForOne(handle: RequestListener, request: IncomingMessage, isDevelopment: boolean): Promise<Rendered> {
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
