import { isPublishedPath } from "~/features/public-records";
import { isLocale } from "~/i18n/routing";
import { loadActor } from "~/server/auth/actor";
import { type Actor, may } from "~/server/auth/permissions";
import { sessionOf } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { apiRoute } from "~/server/http/api-route";
import { missingPage } from "~/server/pages/public-routes";
import { findPreview, previewUrl } from "~/server/traits/preview";

export const dynamic = "force-dynamic";

/**
 * Redirects to a record's draft on its public page: `/api/preview?path=/admin/news&id=5&locale=vi`. Needs the permission to view
 * such records, or a valid preview token. An expired token leads to the not-found page, any other request to the sign-in page.
 */
export const GET = apiRoute(async (request: Request) => {
  const query = new URL(request.url).searchParams;
  const [path, id] = recordOf(query);
  const [locale, token] = [query.get("locale"), query.get("token")];
  if (!isPublishedPath(path) || !/^[1-9]\d{0,8}$/.test(id) || !isLocale(locale)) return redirectTo("/");

  const db = database();
  const now = new Date();
  const record = { path, id: Number(id) };
  const invited = token === null ? null : await findPreview(db, token, undefined, now);
  const isInvited = invited?.path === path && invited.id === record.id;
  const actor = isInvited ? null : await actorOf(request.headers, now);
  if (isInvited || (actor && may(actor, path, "view"))) {
    return redirectTo((await previewUrl(db, record, locale, isInvited ? token : null)) ?? missingPage(locale));
  }
  if (token !== null) return redirectTo(missingPage(locale));
  return redirectTo(`/admin?${new URLSearchParams({ next: `/api/preview?${new URLSearchParams({ path, id, locale })}` })}`);
});

function recordOf(query: URLSearchParams): [path: string, id: string] {
  const article = query.get("article");
  return article === null ? [query.get("path") ?? "", query.get("id") ?? ""] : ["/admin/news", article];
}

async function actorOf(headers: Headers, now: Date): Promise<Actor | null> {
  const session = await sessionOf(headers);
  return session && loadActor(database(), session.id, now);
}

/** Relative: holds for every host name of the site. */
function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store" } });
}
