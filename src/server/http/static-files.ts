import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import sirv from "sirv";

const prefix = "/_next/static";

/**
 * Serves the files of the build, compressed then, and of public/; hands other requests to `fallback`.
 * @param setHeaders called for every file
 */
export function withStaticFiles(
  fallback: RequestListener,
  setHeaders: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const built = sirv(".next/static", { immutable: true, maxAge: 31_536_000, etag: true, brotli: true, gzip: true });
  const shipped = existsSync("public") ? sirv("public", { maxAge: 3_600, etag: true }) : null;
  return (request, response) => {
    const url = request.url ?? "/";
    const goOn = () => {
      request.url = url;
      fallback(request, response);
    };
    if (url.startsWith(`${prefix}/`)) {
      setHeaders(request, response);
      request.url = url.slice(prefix.length);
      return built(request, response, goOn);
    }
    // Pages have no dot in their address: nothing is looked up for them.
    if (!shipped || !url.includes(".")) return goOn();
    setHeaders(request, response);
    shipped(request, response, goOn);
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
  const file = await serveFile(path, { method: request.method, ifNoneMatch: request.headers["if-none-match"], isDownload });
  if (!file) return false;
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  response.writeHead(file.status);
  // A client that goes away ends the reading.
  if (file.body) await pipeline(file.body, response).catch(() => {});
  else response.end();
  return true;
}
