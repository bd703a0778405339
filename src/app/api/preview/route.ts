import { cookies, draftMode } from "next/headers";
import { isLocale, localePath } from "~/i18n/routing";
import { loadActor } from "~/server/auth/actor";
import { sessionOf } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { apiRoute } from "~/server/http/api-route";
import { isSecure } from "~/server/http/origin";
import { may } from "~/server/permissions";
import { isPreviewPath, isPreviewToken, previewToken, previewUrl } from "~/server/traits/preview";
import type { PublishedPath } from "~/server/traits/publishing";

export const dynamic = "force-dynamic";

/** The cookie of Next's draft mode: with it, a request goes past the page cache. */
const DRAFT_COOKIE = "__prerender_bypass";

/**
 * Leads to the draft of a record on its real page: `/api/preview?path=/admin/news&id=5&locale=vi`. Needs the right to view such
 * records, or a token that has not expired. Any other request leads to the sign-in page.
 */
export const GET = apiRoute(async (request: Request) => {
  const query = new URL(request.url).searchParams;
  const [path, id] = recordOf(query);
  const [locale, token] = [query.get("locale"), query.get("token")];
  if (!isPreviewPath(path) || !/^[1-9]\d{0,8}$/.test(id) || !isLocale(locale)) return redirectTo("/");

  const db = database();
  const now = new Date();
  const record = { path, id: Number(id) };
  const isInvited = token !== null && isPreviewToken(token, record, now);
  if (!isInvited && !(await mayView(path, request.headers, now))) {
    return redirectTo(`/admin?${new URLSearchParams({ next: `/api/preview?${new URLSearchParams({ path, id, locale })}` })}`);
  }
  const page = await previewUrl(db, record, locale, isInvited ? token : previewToken(record, now));
  if (!page) return redirectTo(localePath(locale, "/"));
  await openDraftMode(request.headers);
  return redirectTo(page);
});

/** Links of earlier versions name an article by `article` alone. */
function recordOf(query: URLSearchParams): [path: string, id: string] {
  const article = query.get("article");
  return article === null ? [query.get("path") ?? "", query.get("id") ?? ""] : ["/admin/news", article];
}

async function mayView(path: PublishedPath, headers: Headers, now: Date): Promise<boolean> {
  const session = await sessionOf(headers);
  const actor = session && (await loadActor(database(), session.id, now));
  return actor !== null && may(actor, path, "view");
}

async function openDraftMode(headers: Headers): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const value = jar.get(DRAFT_COOKIE)?.value;
  // Next's own attributes suit a foreign frame and need https; a site at home has neither.
  if (value) jar.set(DRAFT_COOKIE, value, { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(headers) });
}

/** Relative, so that it holds at whatever address the site is reached. */
function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store" } });
}
