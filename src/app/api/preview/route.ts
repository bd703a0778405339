import { cookies, draftMode } from "next/headers";
import { isLocale, localePath } from "~/i18n/routing";
import { loadActor } from "~/server/auth/actor";
import { sessionOf } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { apiRoute } from "~/server/http/api-route";
import { isSecure } from "~/server/http/origin";
import { may } from "~/server/permissions";
import { isPreviewToken, previewToken } from "~/server/traits/preview";

export const dynamic = "force-dynamic";

const ARTICLES = "/admin/news";

/** The cookie of Next's draft mode: with it, a request goes past the kept pages. */
const DRAFT_COOKIE = "__prerender_bypass";

/**
 * Leads to the draft of an article on its real page: `/api/preview?article=5&locale=vi`. For staff who may view articles, and
 * for whoever has a link with a token that they passed on, until it expires. Anyone else is led to the sign-in page.
 */
export const GET = apiRoute(async (request: Request) => {
  const query = new URL(request.url).searchParams;
  const [id, locale, token] = [query.get("article") ?? "", query.get("locale"), query.get("token")];
  if (!/^[1-9]\d{0,8}$/.test(id) || !isLocale(locale)) return lead("/");

  const db = database();
  const now = new Date();
  const record = `${ARTICLES}/${id}`;
  const isInvited = token !== null && isPreviewToken(token, record, now);
  if (!isInvited && !(await mayViewArticles(request.headers, now))) {
    return lead(`/admin?${new URLSearchParams({ next: `/api/preview?article=${id}&locale=${locale}` })}`);
  }
  const article = await db.newsArticle.findUnique({ where: { id: Number(id) }, select: { slug: true } });
  if (!article) return lead(localePath(locale, "/news"));

  await openDraftMode(request.headers);
  const preview = isInvited ? token : previewToken(record, now);
  return lead(`${localePath(locale, `/news/${article.slug}`)}?${new URLSearchParams({ preview })}`);
});

async function mayViewArticles(headers: Headers, now: Date): Promise<boolean> {
  const session = await sessionOf(headers);
  const actor = session && (await loadActor(database(), session.id, now));
  return actor !== null && may(actor, ARTICLES, "view");
}

async function openDraftMode(headers: Headers): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const value = jar.get(DRAFT_COOKIE)?.value;
  // Next's own attributes suit a foreign frame and need https; a site at home has neither.
  if (value) jar.set(DRAFT_COOKIE, value, { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(headers) });
}

/** Relative, so that it holds at whatever address the site is reached. */
function lead(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store" } });
}
