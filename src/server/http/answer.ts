import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { inject } from "light-my-request";

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

export type Question = {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body?: Buffer<ArrayBuffer> | undefined;
};

/** Hop-by-hop headers (RFC 9110, 7.6.1), and the length, which is computed again. */
const connectionHeaders = ["connection", "keep-alive", "transfer-encoding", "content-length", "expect", "upgrade"];

const idleMs = 30_000;
const longestMs = 120_000;

/** Asks Next for an answer, independently of the client's connection: a slow client can't delay the work. */
export async function askNext(handle: RequestListener, { method, url, headers, body }: Question): Promise<Answer> {
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await inject(handle, {
    method: asMethod(method),
    url,
    headers: withoutConnection(headers),
    ...(body && { payload: body }),
  });
  return { status: statusCode, headers: answered, body: rawPayload };
}

type RouteHandler = (request: Request) => Promise<Response>;

/** Route modules that are answered without Next, by path; a key that ends in a slash stands for the paths one level below. */
export type Routes = Readonly<Record<string, { GET?: RouteHandler; POST?: RouteHandler }>>;

/** Finds the route module for a request; null when Next answers it. */
export function routeOf(routes: Routes, { method, url }: Pick<Question, "method" | "url">): RouteHandler | null {
  if (method !== "GET" && method !== "POST") return null;
  const [path = ""] = url.split("?");
  const route = routes[path] ?? routes[path.slice(0, path.lastIndexOf("/") + 1)];
  return route?.[method] ?? null;
}

export async function askRoute(route: RouteHandler, { method, url, headers, body }: Question): Promise<Answer> {
  const init = { method, headers: toHeaders(headers), ...(body && { body }) };
  const response = await route(new Request(new URL(url, "http://localhost"), init));
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...(cookies.length > 0 && { "set-cookie": cookies }) },
    body: Buffer.from(await response.arrayBuffer()),
  };
}

export function toHeaders(headers: IncomingMessage["headers"]): Headers {
  return new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/**
 * Sends an answer, and disconnects a client that does not read it. Its headers replace those of the same name that are already set
 * on the response. The length alone says where the body ends: with a second way to tell, proxies could take a part of it for
 * another answer (RFC 9112, 6.3).
 */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed) return;
  for (const [name, value] of Object.entries(withoutConnection(headers)))
    if (value !== undefined) response.setHeader(name, value);
  const hasBody = status !== 204 && status !== 304;
  // For HEAD, Content-Length is the length of the GET answer, where Next made one.
  if (hasBody && (request.method !== "HEAD" || body.length > 0)) response.setHeader("Content-Length", body.length);
  response.setTimeout(idleMs);
  const cut = setTimeout(() => response.destroy(), longestMs);
  response.once("close", () => clearTimeout(cut));
  response.writeHead(status).end(hasBody && request.method !== "HEAD" ? body : undefined);
}

function withoutConnection<Headers extends OutgoingHttpHeaders>(headers: Headers): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !connectionHeaders.includes(name.toLowerCase())),
  );
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

function asMethod(method: string): (typeof methods)[number] {
  const knownMethod = methods.find((name) => name === method);
  if (!knownMethod) throw new UnknownMethodError();
  return knownMethod;
}

export class UnknownMethodError extends Error {}

/** Builds the answer to a POST that leads to a page. */
export function seeOther(location: string): Answer {
  return { status: 303, headers: { location, "cache-control": "no-store" }, body: Buffer.alloc(0) };
}
