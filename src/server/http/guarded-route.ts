import type { Action, AdminPath } from "~/features/registry";
import { type Actor, checkSessionState, may } from "~/server/auth/permissions";
import { reportRefusedPermission } from "~/server/auth/refused-permissions";
import { createContext } from "~/server/crud/context";
import type { Context } from "~/server/crud/trpc";
import { AppError } from "~/server/platform/errors";
import { isForeign } from "~/server/request/origin";
import { apiRoute, errorResponse } from "./api-route";

/** The page and action whose permission a route needs. Like the meta of a procedure, read by the test that walks all guards. */
export type RouteGuard<Params> = {
  /** May be read from the address; null where nothing has that address. */
  path: AdminPath | ((params: Params) => AdminPath | null);
  /** A function where the right is not one flag of one page. */
  action: Action | ((actor: Actor) => boolean);
};

/** What the handler of a guarded route gets: everything a procedure gets, and the request. */
export type GuardedCall<Params> = Context & { actor: Actor; path: AdminPath; params: Params; request: Request };

/**
 * A route handler outside tRPC, guarded like a procedure: 401 without a session, 403 without the permission and to pages of
 * other sites that want to write, 404 for an address that names no page. The guard decides before the handler reads anything.
 * Errors are answered as `apiRoute` does; no cache keeps an answer.
 */
export function guardedRoute<Params>(
  path: RouteGuard<Params>["path"],
  action: RouteGuard<Params>["action"],
  handle: (call: GuardedCall<Params>) => Promise<Response>,
) {
  const answer = apiRoute(async (request: Request, route: { params: Promise<Params> }) => {
    if (!isRead(request) && isForeign(request.headers)) throw new AppError("ERROR_FORBIDDEN");
    const resHeaders = new Headers();
    const context = await createContext({ headers: request.headers, resHeaders });
    const { actor } = context;
    if (!actor) throw new AppError("ERROR_UNAUTHORIZED");
    checkSessionState(actor, !isRead(request));
    const params = await route.params;
    const page = typeof path === "function" ? path(params) : path;
    if (page === null) return errorResponse(404);
    const isAllowed = typeof action === "function" ? action(actor) : may(actor, page, action);
    if (!isAllowed) {
      const refusal = new AppError("ERROR_FORBIDDEN");
      reportRefusedPermission(refusal, page);
      throw refusal;
    }
    const response = await handle({ ...context, actor, path: page, params, request });
    // The cookie of a session in use, issued anew.
    for (const cookie of resHeaders.getSetCookie()) response.headers.append("set-cookie", cookie);
    response.headers.set("cache-control", "no-store");
    return response;
  });
  const guard: RouteGuard<Params> = { path, action };
  return Object.assign(answer, { guard });
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
