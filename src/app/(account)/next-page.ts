import { redirect } from "next/navigation";
import { safeNext } from "~/lib/urls";
import { actorOfRequest, landingPage } from "~/server/crud/page-guard";

/** The query of an account page. */
export type Query = Promise<Record<string, string | string[] | undefined>>;

/** The page that `?next=` names, unless it is no page of this site, or one that leads back here. */
export async function nextPage(query: Query): Promise<string | undefined> {
  const next = safeNext((await query).next);
  return next && /^\/(admin|auth\/.*)\/?([?#]|$)/.test(next) ? undefined : next;
}

/** The address of an account page that keeps `next`. */
export function withNext(path: string, next: string | undefined): string {
  if (!next) return path;
  return `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}

/** Leads a person who is signed in to the page they asked for, else to the first one they may view. */
export async function leaveIfSignedIn(next: string | undefined): Promise<void> {
  const actor = await actorOfRequest();
  if (actor) redirect(next ?? landingPage(actor));
}
