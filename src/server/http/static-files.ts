import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import sirv from "sirv";
import { SITE_SCRIPT_PATH, siteScriptDirs } from "~/server/site-script";

type Serve = ReturnType<typeof sirv>;

/** Files of the build: each name has a hash of its content, and each file stands beside its compressed forms. */
const built = { immutable: true, maxAge: 31_536_000, etag: true, brotli: true, gzip: true };

/**
 * Serves the files of the build, compressed then, and of public/; hands other requests to `fallback`.
 * @param setHeaders called for every file
 */
export function withStaticFiles(
  fallback: RequestListener,
  setHeaders: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const shipped = existsSync("public") ? sirv("public", { maxAge: 3_600, etag: true }) : null;
  // Pages have no dot in their address: nothing is looked up for them.
  const withShipped: RequestListener = (request, response) => {
    if (!shipped || !request.url?.includes(".")) return fallback(request, response);
    setHeaders(request, response);
    shipped(request, response, () => fallback(request, response));
  };
  const withChunks = below("/_next/static", sirv(".next/static", built), withShipped, setHeaders);
  return below(SITE_SCRIPT_PATH, sirv(siteScriptDirs.production, built), withChunks, setHeaders);
}

/** In development Next serves its own files; the script of the public pages is built anew with every change. */
export function withSiteScript(fallback: RequestListener): RequestListener {
  return below(SITE_SCRIPT_PATH, sirv(siteScriptDirs.development, { dev: true }), fallback, () => {});
}

function below(
  prefix: string,
  serve: Serve,
  fallback: RequestListener,
  setHeaders: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  return (request, response) => {
    const url = request.url ?? "/";
    if (!url.startsWith(`${prefix}/`)) return fallback(request, response);
    setHeaders(request, response);
    request.url = url.slice(prefix.length);
    serve(request, response, () => {
      request.url = url;
      fallback(request, response);
    });
  };
}

/**
 * Answers with a stored file of the media library, as fast as the client takes it.
 * @param path of the request, decoded
 * @returns false when there is none at that address: nothing was answered then
 */
export async function answerFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
  // Loaded with the first file, to start with less memory.
  const { serveFile } = await import("~/server/files/serve");
  const isDownload = request.url?.split("?")[1] === "download";
  const file = await serveFile(path, { method: request.method, headers: request.headers, isDownload });
  if (!file) return false;
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  response.writeHead(file.status);
  // A client that goes away ends the reading.
  if (file.body) await pipeline(file.body, response).catch(() => {});
  else response.end();
  return true;
}
