import type { Action, AdminPath } from "~/features/registry";
import { type Actor, checkSessionState, may } from "~/server/auth/permissions";
import { reportRefusedPermission } from "~/server/auth/refused-permissions";
import { createContext } from "~/server/crud/context";
import type { Context } from "~/server/crud/trpc";
import { AppError } from "~/server/platform/errors";
import { isForeign } from "~/server/request/origin";
import { apiRoute, errorResponse } from "./api-route";

/** Tests that walk all guards read this, like the meta of a procedure. */
export type RouteGuard<Params> = {
  path: AdminPath | ((params: Params) => AdminPath | null);
  action: Action | ((actor: Actor) => boolean);
  /** A POST that changes nothing. */
  isReadOnly?: boolean;
};

export type GuardedCall<Params> = Context & { actor: Actor; path: AdminPath; params: Params; request: Request };

/** Guards like a procedure, before the handler reads anything: 401, 403 (also for writes from other sites), 404. Never cached. */
export function guardedRoute<Params>(
  path: RouteGuard<Params>["path"],
  action: RouteGuard<Params>["action"],
  handle: (call: GuardedCall<Params>) => Promise<Response>,
  { isReadOnly = false }: Pick<RouteGuard<Params>, "isReadOnly"> = {},
) {
  const answer = apiRoute(async (request: Request, route: { params: Promise<Params> }) => {
    if (!isRead(request) && isForeign(request.headers)) throw new AppError("ERROR_FORBIDDEN");
    const resHeaders = new Headers();
    const context = await createContext({ headers: request.headers, resHeaders });
    const { actor } = context;
    if (!actor) throw new AppError("ERROR_UNAUTHORIZED");
    checkSessionState(actor, !isRead(request) && !isReadOnly);
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
    // Renewed cookie of a session in use.
    for (const cookie of resHeaders.getSetCookie()) response.headers.append("set-cookie", cookie);
    response.headers.set("cache-control", "no-store");
    return response;
  });
  const guard: RouteGuard<Params> = { path, action, isReadOnly };
  return Object.assign(answer, { guard });
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
