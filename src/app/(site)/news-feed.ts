import { Feed } from "feed";
import type { feedArticles } from "~/features/news/article/data";
import type { Site } from "~/features/website/setting/data";
import { type Locale, localePath } from "~/i18n/routing";
import { imageUrl } from "~/lib/images";
import { cleanText } from "~/lib/text";
import { sanitizeRichText } from "~/server/traits/rich-text";

type NewsFeed = {
  site: Pick<Site, "name" | "description" | "slogan">;
  articles: Awaited<ReturnType<typeof feedArticles>>;
  locale: Locale;
  /** Of the site, without a slash at its end. */
  origin: string;
};

/** Articles, the newest first, as RSS 2.0: well-formed XML whatever the texts hold. */
export function newsFeed({ site, articles, locale, origin }: NewsFeed): string {
  const newest = articles[0];
  const feed = new Feed({
    id: origin + localePath(locale, "/news"),
    title: xmlText(site.name),
    description: xmlText(site.description || site.slogan || site.name),
    link: origin + localePath(locale, "/news"),
    language: locale,
    generator: false,
    // Of the newest article, never of this moment: the feed is kept like any page.
    ...(newest && { updated: newest.updatedAt }),
    feedLinks: { rss: origin + localePath(locale, "/feed.xml") },
  });
  for (const article of articles) {
    const link = origin + localePath(locale, `/news/${encodeURIComponent(article.slug)}`);
    feed.addItem({
      id: link,
      link,
      title: xmlText(article.title),
      description: xmlText(article.summary),
      content: withOrigin(sanitizeRichText(article.content), origin),
      date: article.publishedAt,
      ...(article.category && { category: [{ name: xmlText(article.category.name) }] }),
      ...(article.thumbnail && { image: { url: origin + imageUrl(article.thumbnail, 1280), type: "image/webp" } }),
    });
  }
  return feed.rss2();
}

/**
 * A text as XML can hold it: rows from before texts were cleaned on their way in may have controls. Titles and summaries are
 * written as CDATA, of whose end mark the library escapes only the first one.
 */
function xmlText(text: string): string {
  return cleanText(text).replaceAll("]]>", "]]&gt;");
}

/** A reader shows the text elsewhere: links and images need the site's name. */
function withOrigin(html: string, origin: string): string {
  return html
    .replace(/ (src|href)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(/ srcset="[^"]*"/g, "")
    .replace(/ sizes="[^"]*"/g, "");
}
