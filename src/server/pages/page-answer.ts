import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { splitLocale } from "~/i18n/routing";
import { setCacheOutcome } from "~/server/platform/request-context";
import { translatorFor } from "~/server/platform/translator";

/** A request for a public page. `headers` go with every answer; `address` counts what the visitor costs. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  url: string;
  headers: OutgoingHttpHeaders;
  address?(): string;
};

export type Rendered = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

/** A rendered page, compressed. */
export type CompressedPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  hash: string;
  br: Buffer;
  gzip: Buffer;
};

export type Served = { answer: CompressedPage; outcome: "hit" | "miss"; isStale: boolean };

type Encoding = "br" | "gzip" | "identity";

/** In seconds. */
const retryAfter = "1";

export async function compress({ status, headers, body }: Rendered): Promise<CompressedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)]);
  return { status, headers, hash: createHash("sha256").update(body).digest("base64url").slice(0, 22), br, gzip: zipped };
}

export function bytesOf({ headers, br, gzip }: CompressedPage): number {
  return br.length + gzip.length + JSON.stringify(headers).length + 256;
}

/** Sends a page in the best encoding that the browser accepts; returns no promise unless it has to be decompressed. */
export function sendPage(
  { request, response, headers: common }: Visit,
  { answer, outcome, isStale }: Served,
): Promise<void> | undefined {
  setCacheOutcome(isStale ? "stale" : outcome);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  // A strong ETag must differ between encodings (RFC 9110, 8.8.3.3).
  const etag = `"${answer.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const isFailure = answer.status === 429 || answer.status >= 500;
  const headers: OutgoingHttpHeaders = {
    ...common,
    ...answer.headers,
    ETag: etag,
    "Cache-Control": isFailure ? "no-store" : "public, max-age=0, must-revalidate",
    ...(answer.status === 503 && { "Retry-After": retryAfter }),
    Vary: "Accept-Encoding",
    "X-Atrium-Cache": outcome,
    ...(isStale && { "X-Atrium-Stale": "1" }),
  };
  if (answer.status === 200 && matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const sendBody = (body: Buffer) => {
    headers["Content-Length"] = body.length;
    response.writeHead(answer.status, headers).end(request.method === "HEAD" ? undefined : body);
  };
  if (encoding === "identity") return promisify(gunzip)(answer.gzip).then(sendBody);
  headers["Content-Encoding"] = encoding;
  sendBody(answer[encoding]);
}

export function sendRedirect({ response, headers }: Visit, { status, location }: { status: number; location: string }): void {
  response.writeHead(status, { ...headers, Location: location, "Cache-Control": "no-store", "Content-Length": 0 }).end();
}

const texts = { 404: "notFound", 429: "tooManyRequests", 500: "error", 503: "error" } as const;

/** Answers in plain text where not even the page that says so can be rendered. */
export function sendText({ response, url, headers: common }: Visit, status: keyof typeof texts): void {
  const t = translatorFor(splitLocale(url).locale);
  const text = `${t(`site.${texts[status]}.title`)}\n${t(`site.${texts[status]}.text`)}`;
  const headers = { ...common, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  response.writeHead(status, status === 503 ? { ...headers, "Retry-After": retryAfter } : headers).end(`${text}\n`);
}

const chosenEncodings = new LRUCache<string, Encoding>({ max: 100 });

export function chooseEncoding(accept: string | string[] = ""): Encoding {
  const header = String(accept);
  const cached = chosenEncodings.get(header);
  if (cached) return cached;
  const chosen = negotiateEncoding(header);
  chosenEncodings.set(header, chosen);
  return chosen;
}

function negotiateEncoding(accept: string): Encoding {
  const accepted = new Negotiator({ headers: { "accept-encoding": accept } }).encodings(["br", "gzip"]);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}

function matches(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
