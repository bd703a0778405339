import type { Metadata } from "next";
import type { Site } from "~/features/website/setting/data";
import { type Locale, localePath, locales } from "~/i18n/routing";
import { type Image, imageAlt, SHARE_HEIGHT, SHARE_WIDTH, shareImageUrl } from "~/lib/images";
import { database } from "~/server/db/client";
import { findShareCards } from "~/server/share-cards/find";

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
  /** The image beside a shared link, where staff chose one. */
  image?: Image | null;
  /** Of what the page shows: part of the share card that is drawn where staff chose no image. */
  picture?: Image | null;
  article?: { publishedAt: Date; updatedAt: Date; category?: string | undefined };
};

/** Everything search engines and sharing want to know of a page. */
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
  ...texts
}: PageMetadata): Promise<Metadata> {
  const title = texts.title ?? site.name;
  const description = texts.description || site.description || site.slogan || undefined;
  const url = origin + localePath(locale, path);
  const shared = await shareImage({ locale, site, path, title, image, picture });
  const images = [{ ...shared, url: origin + shared.url, width: SHARE_WIDTH, height: SHARE_HEIGHT }];
  const openGraph = { title, description, url, images, siteName: site.name, locale: openGraphLocales[locale] };

  const { google, bing, yandex } = site.verification;
  return {
    // The name of the site follows, except where the title has it already.
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

type Shared = Required<Pick<PageMetadata, "locale" | "site" | "path" | "title" | "image" | "picture">>;

/**
 * The image beside a shared link: the one that staff chose, else the page's card. While that is still being drawn, it is what comes
 * next to it. The home page shows the image of the whole site.
 */
async function shareImage({ locale, site, path, title = "", image, picture }: Shared): Promise<{ url: string; alt: string }> {
  const chosen = image ?? (path === "/" ? site.shareImage : null);
  const uploaded = (one: Image | null | undefined) => {
    const url = one && shareImageUrl(one);
    return one && url ? { url, alt: imageAlt(one, locale) || title } : null;
  };
  const ofChosen = uploaded(chosen);
  if (ofChosen) return ofChosen;
  const cards = await findShareCards(database(), { locale, path, title, picture: picture ?? null });
  const drawn = (url: string | null) => (url ? { url, alt: title } : null);
  return drawn(cards.own) ?? uploaded(picture) ?? uploaded(site.shareImage) ?? { url: cards.site ?? "/share.png", alt: title };
}

/** The addresses of a page by language, with English (else the first there is) as `x-default`. */
export function alternateLanguages(origin: string, path: string, available: readonly Locale[]): Record<string, string> {
  const entries: [string, string][] = available.map((locale) => [locale, origin + localePath(locale, path)]);
  const fallback = entries[0];
  return Object.fromEntries(fallback ? [...entries, ["x-default", fallback[1]]] : entries);
}

const openGraphLocales = { en: "en_US", vi: "vi_VN" } satisfies Record<Locale, string>;
