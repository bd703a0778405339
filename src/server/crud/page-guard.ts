import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { AdminPath } from "~/features/registry";
import { firstViewable } from "~/server/auth/access";
import { type Actor, may } from "~/server/auth/permissions";
import { tokenOf } from "~/server/auth/session";
import { REQUESTED_URL_HEADER } from "~/server/request/origin";
import { createContext } from "./context";

/** Context of the page being rendered, cached per request: `createCaller(await pageContext())`. */
export const pageContext = cache(async () =>
  // A page can't set cookies: its next call renews the session, and the gateway removes a dead session's cookie.
  createContext({ headers: new Headers(await headers()), resHeaders: new Headers() }),
);

/** Returns the user of the page being rendered; null without a session. */
export async function actorOfRequest(): Promise<Actor | null> {
  return (await pageContext()).actor;
}

/** Guards a page of the back office. Redirects to sign-in without a session, or to the first viewable page without permission. */
export async function requireView(path: AdminPath): Promise<Actor> {
  const actor = await requireSession(path);
  if (!may(actor, path, "view")) redirect(landingPage(actor));
  return actor;
}

/** Guards pages that need a session but no permission, such as the profile: there an account sets up a required two-step sign-in. */
export async function requireSession(path: string): Promise<Actor> {
  const actor = await actorOfRequest();
  const next = async () => encodeURIComponent((await addressOfRequest()) ?? path);
  if (!actor) redirect(`/admin?next=${await next()}${(await hadSession()) ? "&note=ended" : ""}`);
  if (actor.mustSetUpTwoStep && path !== profilePath) redirect(`${profilePath}?next=${await next()}`);
  return actor;
}

/** Whether the request has the cookie of an ended session, which the sign-in page mentions. */
async function hadSession(): Promise<boolean> {
  return tokenOf((await pageContext()).headers) !== null;
}

/** Returns the query of the page being rendered, for layouts, to which Next does not pass it. */
export async function queryOfRequest(): Promise<URLSearchParams> {
  return new URLSearchParams((await addressOfRequest())?.split("?")[1]);
}

async function addressOfRequest(): Promise<string | null> {
  const address = (await headers()).get(REQUESTED_URL_HEADER);
  if (address === null || !URL.canParse(address, "http://localhost")) return null;
  const { pathname, searchParams } = new URL(address, "http://localhost");
  // Next's parameter in a request for a part of a page.
  searchParams.delete("_rsc");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

const profilePath = "/admin/profile";

/** Returns the first viewable page of the back office, or /admin/403. */
export function landingPage(actor: Actor): AdminPath | "/admin/403" | typeof profilePath {
  if (actor.mustSetUpTwoStep) return profilePath;
  return firstViewable(actor) ?? "/admin/403";
}
