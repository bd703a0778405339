import { suggest } from "~/features/website/search/data";
import { defaultLocale, isLocale, localePath } from "~/i18n/routing";
import { searchTerm } from "~/lib/search-words";
import { database } from "~/server/db/client";
import { apiRoute } from "~/server/http/api-route";
import { translatorFor } from "~/server/platform/translator";
import { clientIp } from "~/server/request/origin";
import { countAttempt } from "~/server/request/throttle";

/** Seconds. Deleting letters repeats a recent search. */
const MAX_AGE = 30;

/** GET `/api/search?q=duo&locale=vi`: answers search suggestions in one language. */
export const GET = apiRoute(async (request: Request) => {
  const query = new URL(request.url).searchParams;
  const requested = query.get("locale");
  const locale = isLocale(requested) ? requested : defaultLocale;
  const term = searchTerm(query.get("q") ?? "");
  await countAttempt("suggestions", clientIp(request.headers));
  const matches = await suggest(database(), { term, locale, now: new Date() });
  const t = translatorFor(locale);
  const suggestions = matches.map(({ kind, title, href }) => {
    return { title, kind: t(`site.search.kinds.${kind}`), href: localePath(locale, href) };
  });
  return Response.json({ suggestions }, { headers: { "cache-control": `public, max-age=${MAX_AGE}` } });
});
