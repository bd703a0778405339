import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { createTurns } from "~/server/platform/turns";
import { discardBody } from "./body";
import { isProbe } from "./health";

/** Starts requests for 3 ms per turn of the event loop, so that a flood delays neither kept pages nor new connections. */
export function withTurns(listener: RequestListener): RequestListener {
  const inTurn = createTurns(3);
  return (request, response) => {
    if (isProbe(request.url)) listener(request, response);
    else inTurn(() => request.socket.destroyed || listener(request, response));
  };
}

/** Maximum of requests sent ahead. Browsers and proxies wait for each answer; only attackers pipeline many. */
const MAX_PIPELINED = 16;

/** Disconnects clients that pipeline requests: no other limit counts the memory that they hold. */
export function withoutPipelines(listener: RequestListener): RequestListener {
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
export function withUnreadBodies(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { headers } = request;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    if (hasBody) response.once("prefinish", () => request.complete || discardBody(request));
    return listener(request, response);
  };
}
