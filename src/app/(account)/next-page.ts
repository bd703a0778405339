import { redirect } from "next/navigation";
import { safeNext } from "~/lib/urls";
import { actorOfRequest, landingPage } from "~/server/crud/page-guard";

export type Query = Promise<Record<string, string | string[] | undefined>>;

/** Reads `?next=`; ignores URLs of other sites and URLs that lead back here. */
export async function nextPage(query: Query): Promise<string | undefined> {
  const next = safeNext((await query).next);
  return next && /^\/(admin|auth\/.*)\/?([?#]|$)/.test(next) ? undefined : next;
}

export async function leaveIfSignedIn(next: string | undefined): Promise<void> {
  const actor = await actorOfRequest();
  if (actor) redirect(next ?? landingPage(actor));
}
