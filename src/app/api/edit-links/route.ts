import { splitLocale } from "~/i18n/routing";
import { may } from "~/server/auth/permissions";
import { createContext } from "~/server/crud/context";
import { apiRoute } from "~/server/http/api-route";
import { AppError } from "~/server/platform/errors";
import { translatorFor } from "~/server/platform/translator";
import { countAttempt } from "~/server/request/throttle";
import { editLinksOf } from "~/server/traits/edit-link";

/**
 * GET `/api/edit-links?path=/vi/news/x`: answers `[{ href, label }]`, where staff edit a public page's content, in the page's
 * language; empty without permission.
 */
export const GET = apiRoute(async (request: Request) => {
  const resHeaders = new Headers({ "cache-control": "no-store" });
  const { db, actor, ip } = await createContext({ headers: request.headers, resHeaders });
  if (!actor) throw new AppError("ERROR_UNAUTHORIZED");
  await countAttempt("editLinks", String(actor.id), ip);
  const { locale, path } = splitLocale(new URL(request.url).searchParams.get("path") ?? "");
  const link = (await editLinksOf(db, path)).find((one) => may(actor, one.path, "edit"));
  const links = link ? [{ href: link.href, label: translatorFor(locale)("site.edit") }] : [];
  return Response.json(links, { headers: resHeaders });
});
