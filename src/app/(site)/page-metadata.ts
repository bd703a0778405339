import type { Metadata } from "next";
import type { Site } from "~/features/website/setting/data";
import { type Locale, localePath, locales } from "~/i18n/routing";
import { type Image, imageAlt, SHARE_HEIGHT, SHARE_WIDTH, shareImageUrl } from "~/lib/images";
import { database } from "~/server/db/client";
import { shareCardUrls } from "~/server/share-cards/find";

export type PageMetadata = {
  origin: string;
  locale: Locale;
  site: Site;
  path: string;
  title?: string | undefined;
  /** Title of a fixed page on its share card, also on a later page of its list. */
  fixedTitle?: string | undefined;
  description?: string | undefined;
  /** Languages in which the page exists; default: all. */
  available?: readonly Locale[];
  isIndexed?: boolean;
  image?: Image | null;
  picture?: Image | null;
  article?: { publishedAt: Date; updatedAt: Date; category?: string | undefined };
};

/** Builds a page's metadata for search engines and sharing. */
export async function pageMetadata({
  origin,
  locale,
  site,
  path,
  available = locales,
  isIndexed = true,
  image = null,
  picture = null,
  article,
  fixedTitle,
  ...texts
}: PageMetadata): Promise<Metadata> {
  const title = texts.title ?? site.name;
  const description = texts.description || site.description || site.slogan || undefined;
  const url = origin + localePath(locale, path);
  const shared = await shareImage({ locale, site, path, title, fixedTitle, image, picture });
  const images = [{ ...shared, url: origin + shared.url, width: SHARE_WIDTH, height: SHARE_HEIGHT }];
  const openGraph = { title, description, url, images, siteName: site.name, locale: openGraphLocales[locale] };

  const { google, bing, yandex } = site.verification;
  return {
    // Append the site's name unless the title contains it.
    title: { absolute: title.includes(site.name) ? title : `${title} · ${site.name}` },
    description,
    keywords: site.keywords || undefined,
    robots: isIndexed ? undefined : { index: false },
    verification: { google, yandex, ...(bing !== null && { other: { "msvalidate.01": bing } }) },
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

type Shared = Required<Pick<PageMetadata, "locale" | "site" | "path" | "image" | "picture">> & {
  title: string;
  fixedTitle: string | undefined;
};

/** Picks staff's share image, else the page's card, else a fallback for titles that can't be drawn. The home page uses the site's. */
async function shareImage({
  locale,
  site,
  path,
  title,
  fixedTitle,
  image,
  picture,
}: Shared): Promise<{ url: string; alt: string }> {
  const preferred = image ?? (path === "/" ? site.shareImage : null);
  const uploadedImage = (file: Image | null | undefined) => {
    const url = file && shareImageUrl(file);
    return file && url ? { url, alt: imageAlt(file, locale) || title } : null;
  };
  const preferredImage = uploadedImage(preferred);
  if (preferredImage) return preferredImage;
  const cards = await shareCardUrls(database(), { locale, path, title, fixedTitle, picture });
  const cardImage = (url: string | null) => (url ? { url, alt: title } : null);
  return (
    cardImage(cards.own) ??
    uploadedImage(picture) ??
    uploadedImage(site.shareImage) ?? { url: cards.site ?? "/share.png", alt: title }
  );
}

/** Lists a page's URLs by language; `x-default` is English, else the first available language. */
export function alternateLanguages(origin: string, path: string, available: readonly Locale[]): Record<string, string> {
  const entries: [string, string][] = available.map((locale) => [locale, origin + localePath(locale, path)]);
  const fallback = entries[0];
  return Object.fromEntries(fallback ? [...entries, ["x-default", fallback[1]]] : entries);
}

const openGraphLocales = { en: "en_US", vi: "vi_VN" } satisfies Record<Locale, string>;
