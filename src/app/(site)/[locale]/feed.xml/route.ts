import { getTranslations } from "next-intl/server";
import { newsFeed } from "~/app/(site)/news-feed";
import { feedArticles } from "~/features/news/article/data";
import { siteSettings } from "~/features/website/setting/data";
import { isLocale } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { siteOrigin } from "~/server/request/origin";
import { renderRichTexts } from "~/server/traits/rich-text";

export const dynamic = "force-dynamic";

/** Answers the newest articles of one language as RSS 2.0. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });

  const db = database();
  const now = new Date();
  const t = await getTranslations({ locale, namespace: "site" });
  const [site, articles] = await Promise.all([siteSettings(db, locale), feedArticles(db, locale, now)]);
  if (!site.sections.includes("news")) return new Response(null, { status: 404 });
  const videoLabel = (service: "youtube" | "vimeo") => t(`video.${service}`);
  const contents = await renderRichTexts(
    db,
    articles.map(({ content }) => content),
    { locale, now, videoLabel },
  );
  const rendered = articles.map((article, index) => ({ ...article, content: contents[index] ?? "" }));
  const feed = newsFeed({ site, articles: rendered, locale, origin: siteOrigin() });
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
