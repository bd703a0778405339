import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { AdminPath } from "~/features/registry";
import { firstViewable } from "~/server/auth/access";
import { type Actor, may } from "~/server/auth/permissions";
import { tokenOf } from "~/server/auth/session";
import { REQUESTED_URL_HEADER } from "~/server/request/origin";
import { createContext } from "./context";

/** The context of the page being rendered, once per request: for server-side calls, `createCaller(await pageContext())`. */
export const pageContext = cache(async () =>
  // A page can't set cookies: the next call from it renews the session, and the gateway takes away the cookie of a dead one.
  createContext({ headers: new Headers(await headers()), resHeaders: new Headers() }),
);

/** The user of the request for the page being rendered; null without a session. */
export async function actorOfRequest(): Promise<Actor | null> {
  return (await pageContext()).actor;
}

/**
 * Guards a page of the back office: redirects to the sign-in page without a session, and without the permission to view it to the
 * first page that may be viewed.
 */
export async function requireView(path: AdminPath): Promise<Actor> {
  const actor = await requireSession(path);
  if (!may(actor, path, "view")) redirect(landingPage(actor));
  return actor;
}

/**
 * The same for pages that need a session but no permission: profile. That is where an account sets up the two-step sign-in that its
 * role wants, before any other page is open to it.
 */
export async function requireSession(path: string): Promise<Actor> {
  const actor = await actorOfRequest();
  const next = async () => encodeURIComponent((await addressOfRequest()) ?? path);
  if (!actor) redirect(`/admin?next=${await next()}${(await hadSession()) ? "&note=ended" : ""}`);
  if (actor.mustSetUpTwoStep && path !== profilePath) redirect(`${profilePath}?next=${await next()}`);
  return actor;
}

/** Whether the request of a page without a session has the cookie of one that has ended, which the sign-in page says. */
async function hadSession(): Promise<boolean> {
  return tokenOf((await pageContext()).headers) !== null;
}

/** The requested path and query, to which signing in leads back. */
async function addressOfRequest(): Promise<string | null> {
  const address = (await headers()).get(REQUESTED_URL_HEADER);
  if (address === null || !URL.canParse(address, "http://localhost")) return null;
  const { pathname, searchParams } = new URL(address, "http://localhost");
  // Next's own parameter in a request for a part of a page.
  searchParams.delete("_rsc");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

const profilePath = "/admin/profile";

/** The first page of the back office that may be viewed, after signing in; /admin/403 when there is none. */
export function landingPage(actor: Actor): AdminPath | "/admin/403" | typeof profilePath {
  if (actor.mustSetUpTwoStep) return profilePath;
  return firstViewable(actor) ?? "/admin/403";
}
