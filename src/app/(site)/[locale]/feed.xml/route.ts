import { newsFeed } from "~/app/(site)/news-feed";
import { currentOrigin } from "~/app/(site)/page-context";
import { feedArticles } from "~/features/news/article/data";
import { siteSettings } from "~/features/website/setting/data";
import { isLocale } from "~/i18n/routing";
import { database } from "~/server/db/client";

export const dynamic = "force-dynamic";

/** The newest articles of one language as RSS 2.0. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });

  const db = database();
  const [site, articles, origin] = await Promise.all([
    siteSettings(db, locale),
    feedArticles(db, locale, new Date()),
    currentOrigin(),
  ]);
  const feed = newsFeed({ site, articles, locale, origin });
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
