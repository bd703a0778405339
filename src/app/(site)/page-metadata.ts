import type { Metadata } from "next";
import type { Site } from "~/features/website/setting/data";
import { type Locale, localePath, locales } from "~/i18n/routing";
import { type Image, imageAlt, SHARE_HEIGHT, SHARE_WIDTH, shareImageUrl } from "~/lib/images";

export type PageMetadata = {
  origin: string;
  locale: Locale;
  site: Site;
  /** The bare path, as in English. */
  path: string;
  title?: string | undefined;
  description?: string | undefined;
  /** The languages in which the page exists; all of them unless it says so. */
  available?: readonly Locale[];
  /** Whether search engines may show it. */
  isIndexed?: boolean;
  image?: Image | null;
  article?: { publishedAt: Date; updatedAt: Date; category?: string | undefined };
};

/** Everything search engines and sharing want to know of a page. */
export function pageMetadata({
  origin,
  locale,
  site,
  path,
  available = locales,
  isIndexed = true,
  image,
  article,
  ...texts
}: PageMetadata): Metadata {
  const title = texts.title ?? site.name;
  const description = texts.description || site.description || site.slogan || undefined;
  const url = origin + localePath(locale, path);
  // One whose share image is still being made is passed over.
  const shared = [image, site.shareImage].find((one) => one && shareImageUrl(one));
  const images = [
    {
      url: origin + ((shared && shareImageUrl(shared)) ?? "/share.png"),
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      alt: (shared && imageAlt(shared, locale)) || title,
    },
  ];
  const openGraph = { title, description, url, images, siteName: site.name, locale: openGraphLocales[locale] };

  return {
    // The name of the site follows, except where the title has it already.
    title: { absolute: title.includes(site.name) ? title : `${title} · ${site.name}` },
    description,
    keywords: site.keywords || undefined,
    robots: isIndexed ? undefined : { index: false },
    alternates: {
      canonical: url,
      languages: alternateLanguages(origin, path, available),
      types: site.sections.includes("news")
        ? { "application/rss+xml": [{ url: origin + localePath(locale, "/feed.xml"), title: site.name }] }
        : undefined,
    },
    openGraph: article
      ? {
          ...openGraph,
          type: "article",
          publishedTime: article.publishedAt.toISOString(),
          modifiedTime: article.updatedAt.toISOString(),
          section: article.category,
        }
      : { ...openGraph, type: "website" },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

/** The addresses of a page by language, with English (else the first there is) as `x-default`. */
export function alternateLanguages(origin: string, path: string, available: readonly Locale[]): Record<string, string> {
  const entries: [string, string][] = available.map((locale) => [locale, origin + localePath(locale, path)]);
  const fallback = entries[0];
  return Object.fromEntries(fallback ? [...entries, ["x-default", fallback[1]]] : entries);
}

const openGraphLocales = { en: "en_US", vi: "vi_VN" } satisfies Record<Locale, string>;
