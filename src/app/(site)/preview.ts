import { draftMode } from "next/headers";
import { draftBySlug } from "~/features/news/article/data";
import type { Locale } from "~/i18n/routing";
import type { Db } from "~/server/db/client";
import { isPreviewToken } from "~/server/traits/preview";

type Preview = { db: Db; locale: Locale; now: Date; slug: string; token: string | string[] | undefined };

/**
 * The article at an address as it would look, for whoever brings a valid preview token, with the link that opens it for
 * others. Draft mode alone opens nothing: it only leads the request past the kept pages.
 */
export async function previewOf({ db, locale, now, slug, token }: Preview) {
  if (typeof token !== "string" || !(await draftMode()).isEnabled) return null;
  const article = await draftBySlug(db, locale, slug);
  if (!article || !isPreviewToken(token, `/admin/news/${article.id}`, now)) return null;
  return { article, link: `/api/preview?${new URLSearchParams({ article: String(article.id), locale, token })}` };
}
