import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { env } from "~/env";
import { FIELDS_BYTES, findRoute } from "~/lib/routes";
import { liveAccount } from "~/server/auth/live-session";
import { clearDeadSession } from "~/server/auth/session";
import { databaseState } from "~/server/http/health";
import { setContentSecurityPolicy } from "~/server/http/security-headers";
import type { Refusal } from "~/server/pages/page-cache";
import { log } from "~/server/platform/log";
import { gauge } from "~/server/platform/metrics";
import { createQueue, type Queue, QueueFullError } from "~/server/platform/queue";
import { currentRequest, setCacheOutcome } from "~/server/platform/request-context";
import { TimeoutError, withTimeout } from "~/server/platform/timeout";
import { REMOTE_ADDRESS_HEADER, REQUESTED_URL_HEADER } from "~/server/request/origin";
import { pathOf } from "./addresses";
import {
  type Answer,
  askNext,
  askRoute,
  type Question,
  type Routes,
  routeOf,
  sendAnswer,
  toHeaders,
  UnknownMethodError,
} from "./answer";
import { apiError, asApiError, isTrpc } from "./api-errors";
import { type BodyBounds, BodyRefusedError, bodySize, MIN_BYTES_PER_SECOND, readBody } from "./body";
import { clientNetwork, remoteAddress } from "./client";
import { createDownloads, isDownload, isDownloadUrl } from "./downloads";
import { createMemoryBudget, type HeldMemory } from "./memory-budget";

const MiB = 1024 * 1024;

type Lane = { queue: Queue; body: Pick<BodyBounds, "memory" | "maxMs" | "minBytesPerSecond" | "maxWaitMs">; maxMs: number };

type Options = {
  handle: RequestListener;
  routes?: Routes;
  visitors: Queue;
  answerInstead(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void>;
  /** Answer for a page that Next does not find; null keeps Next's answer. */
  redirectMissing?(request: IncomingMessage): Promise<Answer | null>;
};

/**
 * Passes requests on to Next. Sessions have places and memory apart from anonymous floods. A place is held from the whole body to
 * the whole answer, so slow clients hold none; downloads are too large for that.
 */
export function createNextGateway({ handle, routes = {}, visitors, answerInstead, redirectMissing }: Options) {
  const visitorLane: Lane = {
    queue: visitors,
    body: { memory: createMemoryBudget({ maxBytes: 64 * MiB, maxBytesPerClient: 32 * MiB }), maxMs: 10_000 },
    maxMs: 15_000,
  };
  const staffLane: Lane = {
    queue: createQueue({ maxRunning: 12, maxWaiting: 128 }),
    body: {
      memory: createMemoryBudget({ maxBytes: 256 * MiB, maxBytesPerClient: 128 * MiB }),
      maxMs: 120_000,
      maxWaitMs: 10_000,
      minBytesPerSecond: MIN_BYTES_PER_SECOND,
    },
    maxMs: 60_000,
  };

  gauge("atrium_staff_requests", "Requests with a session that run and wait.", () => staffLane.queue.size(), "state");

  const answerDownload = createDownloads(handle);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isApi = request.url?.startsWith("/api/") ?? false;
    prepare(request, response);
    try {
      if (request.method === "HEAD" && isDownloadUrl(request.url ?? "")) {
        return sendAnswer(request, response, headRefusal(pathOf(request.url ?? "")));
      }
      if (await isDownload(request)) return await answerDownload(request, response);
      const answer = await answerOf(request, response);
      if (!answer) return;
      if (isApi && answer.status >= 400) sendAnswer(request, response, await finishError(pathOf(request.url ?? ""), answer));
      else if (answer.status >= 500) await answerInstead(request, response, "failure");
      else {
        const page = (answer.status === 404 && (await redirectMissing?.(request))) || answer;
        sendAnswer(request, response, isApi ? page : withoutDeadSession(request, page));
      }
    } catch (error) {
      const status = await statusOf(error, request);
      if (status === 500) log.error(`${pathOf(request.url ?? "")} could not be answered`, error);
      if (isApi) sendAnswer(request, response, refusalOf(request, status));
      else await answerInstead(request, response, status === 503 ? "busy" : "failure");
    }
  };

  /** Answers one request. @returns null when the client has disconnected */
  async function answerOf(request: IncomingMessage, response: ServerResponse): Promise<Answer | null> {
    const account = await liveAccount(request.headers.cookie);
    const { queue, body, maxMs } = account === null ? visitorLane : staffLane;
    const client = account ?? clientNetwork(request);
    const maxBytes = (account !== null && findRoute(pathOf(request.url ?? ""))?.maxBody) || FIELDS_BYTES;
    // Handlers copy the body, into a file or into a text.
    const heldBytes = 2 * bodySize(request, maxBytes);
    const sent = hasBody(request) ? await readBody(request, { ...body, maxBytes, client, heldBytes }) : null;
    try {
      const answer = await queue.run(async () => {
        if (response.destroyed) return null;
        return withTimeout(ask(request, sent?.body), maxMs);
      }, client);
      if (!answer || response.destroyed) return null;
      holdUntilSent(response, answer, body.memory.hold(client));
      return answer;
    } finally {
      sent?.free();
    }
  }

  function ask(request: IncomingMessage, body: Question["body"]): Promise<Answer> {
    const { method = "GET", url = "/", headers } = request;
    const question = { method, url, headers, body };
    const route = routeOf(routes, question);
    return route ? askRoute(route, question) : askNext(handle, question);
  }
}

/** Counts an answer as memory in use until the client has it. @throws QueueFullError when memory is exhausted */
export function holdUntilSent(response: ServerResponse, { body }: Answer, held: HeldMemory): void {
  if (!held.add(body.length)) throw new QueueFullError();
  response.once("close", held.free);
}

/** Removes the cookie of an ended session, which Next pages can't do; calls do it themselves. */
function withoutDeadSession(request: IncomingMessage, answer: Answer): Answer {
  if (!currentRequest()?.hasDeadSession) return answer;
  const cleared = new Headers();
  clearDeadSession(cleared, toHeaders(request.headers));
  return { ...answer, headers: { ...answer.headers, "set-cookie": cleared.getSetCookie(), "cache-control": "no-store" } };
}

function prepare(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("X-Atrium-Cache", "bypass");
  setCacheOutcome("bypass");
  // API calls that answer with files set their own, stricter policy.
  if (!request.url?.startsWith("/api/")) setContentSecurityPolicy(request, response, false);
  setNextHeaders(request);
}

/** Sets headers for Next, replacing a client's headers of the same names. */
export function setNextHeaders(request: IncomingMessage): void {
  const { headers } = request;
  headers[REQUESTED_URL_HEADER] = request.url;
  headers[REMOTE_ADDRESS_HEADER] = remoteAddress(request);
  if (env.TRUSTED_PROXIES > 0) return;
  // next-auth builds its redirects from these.
  if (headers.host === undefined) delete headers["x-forwarded-host"];
  else headers["x-forwarded-host"] = headers.host;
  headers["x-forwarded-proto"] = "http";
}

/** Refuses HEAD: Next would run the GET handler, which logs a download. */
function headRefusal(path: string): Answer {
  const refusal = apiError(path, 405);
  return { ...refusal, headers: { ...refusal.headers, allow: "GET" } };
}

async function finishError(path: string, answer: Answer): Promise<Answer> {
  const isOutage = answer.status === 500 && !isTrpc(path) && (await databaseState()) !== "ok";
  return isOutage ? apiError(path, 503) : asApiError(path, answer);
}

async function statusOf(error: unknown, request: IncomingMessage): Promise<number> {
  if (error instanceof BodyRefusedError) {
    // The session may have ended while a long text was written: 401 makes the form ask for a sign-in and send it again.
    const needsSession = !isPublicCall(pathOf(request.url ?? ""));
    return error.status === 413 && needsSession && (await liveAccount(request.headers.cookie)) === null ? 401 : error.status;
  }
  if (error instanceof UnknownMethodError) return 405;
  return error instanceof QueueFullError || error instanceof TimeoutError ? 503 : 500;
}

function refusalOf(request: IncomingMessage, status: number): Answer {
  const path = pathOf(request.url ?? "");
  if (status !== 413) return apiError(path, status);
  if (isUpload(path)) return apiError(path, 413, "ERROR_FILE_TOO_LARGE");
  return apiError(path, 413);
}

/** Whether a call needs no session; the guard tests walk the procedures. */
function isPublicCall(path: string): boolean {
  return isTrpc(path) ? path.startsWith("/api/trpc/system.account.") : !isUpload(path);
}

function isUpload(path: string): boolean {
  return findRoute(path)?.kind === "upload";
}

function hasBody({ method }: IncomingMessage): boolean {
  return method !== "GET" && method !== "HEAD";
}
