import { Feed } from "feed";
import { feedArticles } from "~/features/news/article/data";
import { siteSettings } from "~/features/website/setting/data";
import { isLocale, localePath } from "~/i18n/routing";
import { imageUrl } from "~/lib/images";
import { database } from "~/server/db/client";
import { sanitizeRichText } from "~/server/html";
import { siteOrigin } from "~/server/origin";

export const dynamic = "force-dynamic";

/** The newest articles of one language as RSS 2.0. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });

  const db = database();
  const origin = siteOrigin();
  const [site, articles] = await Promise.all([siteSettings(db, locale), feedArticles(db, locale, new Date())]);
  const newest = articles[0];
  const feed = new Feed({
    id: origin + localePath(locale, "/news"),
    title: site.name,
    description: site.description || site.slogan || site.name,
    link: origin + localePath(locale, "/news"),
    language: locale,
    generator: false,
    // Of the newest article, never of this moment: the feed is kept like any page.
    ...(newest && { updated: newest.updatedAt }),
    feedLinks: { rss: origin + localePath(locale, "/feed.xml") },
  });
  for (const article of articles) {
    const link = origin + localePath(locale, `/news/${article.slug}`);
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.summary,
      content: withOrigin(sanitizeRichText(article.content), origin),
      date: article.publishedAt,
      ...(article.category && { category: [{ name: article.category.name }] }),
      ...(article.thumbnail && { image: { url: origin + imageUrl(article.thumbnail, 1280), type: "image/webp" } }),
    });
  }
  return new Response(feed.rss2(), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}

/** A reader shows the text elsewhere: links and images need the site's name. */
function withOrigin(html: string, origin: string): string {
  return html
    .replace(/ (src|href)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(/ srcset="[^"]*"/g, "")
    .replace(/ sizes="[^"]*"/g, "");
}
