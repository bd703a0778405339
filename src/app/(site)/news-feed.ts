import { Feed } from "feed";
import type { feedArticles } from "~/features/news/article/data";
import { addressOf } from "~/features/public-records";
import type { Site } from "~/features/website/setting/data";
import { type Locale, localePath } from "~/i18n/routing";
import { escapeHtml } from "~/lib/html-text";
import { imageUrl } from "~/lib/images";
import { cleanText } from "~/lib/text";
import { sanitizeRichText } from "~/server/traits/rich-text";

type NewsFeed = {
  site: Pick<Site, "name" | "description" | "slogan">;
  articles: Awaited<ReturnType<typeof feedArticles>>;
  locale: Locale;
  /** The site's origin, without a trailing slash. */
  origin: string;
};

/** Renders articles, newest first, as RSS 2.0. The XML is well-formed whatever the texts contain. */
export function newsFeed({ site, articles, locale, origin }: NewsFeed): string {
  const newest = articles[0];
  const feed = new Feed({
    id: origin + localePath(locale, "/news"),
    title: textNode(site.name),
    description: textNode(site.description || site.slogan || site.name),
    link: origin + localePath(locale, "/news"),
    language: locale,
    generator: false,
    // The newest article's date, not now: the feed is cached.
    ...(newest && { updated: newest.updatedAt }),
    feedLinks: { rss: origin + localePath(locale, "/feed.xml") },
  });
  for (const article of articles) {
    const link = origin + localePath(locale, addressOf("/admin/news", article, locale));
    feed.addItem({
      id: link,
      link,
      title: article.title,
      // The library writes titles as CDATA and escapes only the first "]]>".
      extensions: [{ name: "title", objects: { _text: textNode(article.title) } }],
      description: escapeHtml(cleanText(article.summary)),
      content: withOrigin(sanitizeRichText(article.content), origin),
      date: article.publishedAt,
      ...(article.category && { category: [{ name: textNode(article.category.name) }] }),
      ...(article.thumbnail && { image: { url: origin + imageUrl(article.thumbnail, 1280), type: "image/webp" } }),
    });
  }
  return feed.rss2();
}

/** Removes control characters of old rows; escapes `&` because the library unescapes `&amp;`. */
function textNode(text: string): string {
  return cleanText(text).replaceAll("&", "&amp;");
}

/** Feed readers show the text elsewhere: links and images need absolute URLs. */
function withOrigin(html: string, origin: string): string {
  return html
    .replace(/ (src|href)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(/ srcset="[^"]*"/g, "")
    .replace(/ sizes="[^"]*"/g, "");
}
