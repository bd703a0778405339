import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { AdminPath } from "~/features/registry";
import { firstViewable } from "~/server/auth/access";
import { createContext } from "~/server/context";
import { REQUESTED_URL_HEADER } from "~/server/http/origin";
import { type Actor, may } from "~/server/permissions";

/** The context of the page being rendered, once per request: for server-side calls, `createCaller(await pageContext())`. */
export const pageContext = cache(async () =>
  // A page can't set cookies: the next call from it renews the session.
  createContext({ headers: new Headers(await headers()), resHeaders: new Headers() }),
);

/** Who is asking for the page being rendered, or null. */
export async function actorOfRequest(): Promise<Actor | null> {
  return (await pageContext()).actor;
}

/**
 * Lets a page of the back office be rendered, or leads away from it: to the sign-in page without a session, to the first
 * page that may be viewed without the permission for this one.
 */
export async function gate(path: AdminPath): Promise<Actor> {
  const actor = await sessionGate(path);
  if (!may(actor, path, "view")) redirect(landingPage(actor));
  return actor;
}

/** The same for pages that need a session but no permission: profile. */
export async function sessionGate(path: string): Promise<Actor> {
  const actor = await actorOfRequest();
  if (!actor) redirect(`/admin?next=${encodeURIComponent((await addressOfRequest()) ?? path)}`);
  return actor;
}

/** Path and query as they were asked for, such as one article or the state of a list: signing in leads back to just that. */
async function addressOfRequest(): Promise<string | null> {
  const address = (await headers()).get(REQUESTED_URL_HEADER);
  if (address === null || !URL.canParse(address, "http://localhost")) return null;
  const { pathname, searchParams } = new URL(address, "http://localhost");
  // Next's own, of a request for a part of a page.
  searchParams.delete("_rsc");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** Where someone signed in goes: the first page they may view, else to /admin/403. */
export function landingPage(actor: Actor): AdminPath | "/admin/403" {
  return firstViewable(actor) ?? "/admin/403";
}
