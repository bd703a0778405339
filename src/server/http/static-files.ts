import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import mime from "mime-types";
import send from "send";
import { serveFile } from "~/server/files/serve";
import { chooseEncoding } from "~/server/pages/page-answer";
import { serveShareCard } from "~/server/share-cards/share-cards";
import { clientNetwork } from "./client";
import { SITE_SCRIPT_PATH, siteScriptDirs } from "./site-script";

type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void;

type Folder = { root: string; prefix: string; caching: Pick<send.SendOptions, "maxAge" | "immutable" | "cacheControl"> };

/** Caching of built files, whose names contain a hash of their content. */
const built = { maxAge: "1y", immutable: true };

export function withStaticFiles(fallback: RequestListener, setHeaders: SetHeaders): RequestListener {
  const folders: Folder[] = [
    { root: siteScriptDirs.production, prefix: SITE_SCRIPT_PATH, caching: built },
    { root: ".next/static", prefix: "/_next/static", caching: built },
    { root: "public", prefix: "", caching: { maxAge: "1h" } },
  ];
  return folders.reduceRight((next, folder) => withFolder(folder, next, setHeaders), fallback);
}

/** Serves the script of the public pages in development, where every change rebuilds it. */
export function withSiteScript(fallback: RequestListener): RequestListener {
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (!path.startsWith(`${SITE_SCRIPT_PATH}/`)) return fallback(request, response);
    const name = path.slice(SITE_SCRIPT_PATH.length);
    send(request, name, { root: siteScriptDirs.development, maxAge: 0 }).pipe(response);
  };
}

function withFolder({ root, prefix, caching }: Folder, next: RequestListener, setHeaders: SetHeaders): RequestListener {
  const found = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const names = new Set(paths.map((file) => `/${path.relative(root, file).split(path.sep).join("/")}`));
  return (request, response) => {
    const url = request.url ?? "/";
    const name = url.startsWith(`${prefix}/`) ? url.slice(prefix.length).split("?", 1)[0] : undefined;
    if (!name || !names.has(name)) return next(request, response);
    setHeaders(request, response);
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const compressed = `${name}.${encoding === "gzip" ? "gz" : encoding}`;
    const isCompressed = names.has(compressed);
    response.setHeader("Content-Type", mime.contentType(path.extname(name)) || "application/octet-stream");
    response.setHeader("Vary", "Accept-Encoding");
    if (isCompressed) response.setHeader("Content-Encoding", encoding);
    send(request, isCompressed ? compressed : name, { root, ...caching }).pipe(response);
  };
}

/** Serves a file of the library or a share card. @returns false, without an answer, when there is no such file */
export async function answerFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
  const query = request.url?.split("?")[1];
  const { method, headers } = request;
  const file =
    (await serveFile(path, { method, headers, isDownload: query === "download" })) ??
    (await serveShareCard(path, {
      method,
      headers,
      page: new URLSearchParams(query).get("page") ?? "",
      client: clientNetwork(request),
    }));
  if (!file) return false;
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  response.writeHead(file.status);
  if (file.body) await pipeline(file.body, response).catch(() => {});
  else response.end();
  return true;
}
