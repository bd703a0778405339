import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { inject } from "light-my-request";
import { busyText } from "~/server/platform/queue";

/** A whole answer in memory. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** The answer to requests for pages when the queue is full: made once, as it must be cheap during a flood. */
export const busyAnswer: Answer = {
  status: 503,
  headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": "1" },
  body: Buffer.from(`${busyText}\n`),
};

export type Question = {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body?: Buffer | undefined;
};

/** Headers of one connection (hop-by-hop), and the length, which is computed again. */
const connectionHeaders = ["connection", "keep-alive", "transfer-encoding", "content-length", "expect", "upgrade"];

/** Time-outs of sending an answer: without any progress, and in all. */
const idleMs = 30_000;
const longestMs = 120_000;

/**
 * Asks Next for a whole answer. The request is not tied to a client's connection: a slow client can't delay the work.
 */
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
  return { status: statusCode, headers: withoutConnection(answered), body: rawPayload };
}

/** A route handler, as its file exports it for Next. */
type RouteHandler = (request: Request) => Promise<Response>;
/** By their paths, the route handlers whose GET is answered without Next. */
export type Routes = Readonly<Record<string, RouteHandler>>;

/** Asks the handler of a GET without Next, whose way to it takes several times as long as a short answer. */
export async function askRoute(route: RouteHandler, url: string, headers: IncomingMessage["headers"]): Promise<Answer> {
  const response = await route(new Request(new URL(url, "http://localhost"), { headers: toHeaders(headers) }));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** The headers of a request that come but once. */
export function toHeaders(headers: IncomingMessage["headers"]): Headers {
  return new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** Sends an answer, over the headers that were set on the response before; a client that does not take it is cut off. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed) return;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  const hasBody = status !== 204 && status !== 304;
  // An answer to HEAD says how long that to GET is, where Next made one.
  if (hasBody && (request.method !== "HEAD" || body.length > 0)) response.setHeader("Content-Length", body.length);
  response.setTimeout(idleMs);
  const cut = setTimeout(() => response.destroy(), longestMs);
  response.once("close", () => clearTimeout(cut));
  response.writeHead(status).end(hasBody && request.method !== "HEAD" ? body : undefined);
}

function withoutConnection<Headers extends OutgoingHttpHeaders>(headers: Headers): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !connectionHeaders.includes(name)),
  );
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** @throws UnknownMethodError */
function asMethod(method: string): (typeof methods)[number] {
  const known = methods.find((name) => name === method);
  if (!known) throw new UnknownMethodError();
  return known;
}

/** An HTTP method that Next does not know. */
export class UnknownMethodError extends Error {}
