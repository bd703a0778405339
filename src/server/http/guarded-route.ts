import type { Action, AdminPath } from "~/features/registry";
import { type Actor, checkSessionState, may } from "~/server/auth/permissions";
import { reportRefusedPermission } from "~/server/auth/refused-permissions";
import { createContext } from "~/server/crud/context";
import type { Context } from "~/server/crud/trpc";
import { AppError } from "~/server/platform/errors";
import { isForeign } from "~/server/request/origin";
import { apiRoute, errorResponse } from "./api-route";

/** Required permission of a route. The test that walks all guards reads it, like the meta of a procedure. */
export type RouteGuard<Params> = {
  /** A function of the URL's parameters; null where no page has that URL. */
  path: AdminPath | ((params: Params) => AdminPath | null);
  /** A function where the permission is not one flag of one page. */
  action: Action | ((actor: Actor) => boolean);
};

export type GuardedCall<Params> = Context & { actor: Actor; path: AdminPath; params: Params; request: Request };

/**
 * Guards a route handler outside tRPC like a procedure, before it reads anything: 401 without a session, 403 without the
 * permission and for writes from other sites, 404 for unknown pages. Errors are answered as in `apiRoute`; nothing is cached.
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
    // The reissued cookie of a session in use.
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
