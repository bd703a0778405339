import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type ComponentProps, cache, type ReactNode } from "react";
import { PreviewBar } from "~/components/site/preview-bar";
import { SitePage } from "~/components/site/site-page";
import { addressOf } from "~/features/public-records";
import { draftFixedPage, fixedPage } from "~/features/website/home/data";
import type { Locale } from "~/i18n/routing";
import type { FixedSlug } from "~/lib/fixed-pages";
import { sectionOf } from "~/lib/sections";
import { database } from "~/server/db/client";
import { openPreview } from "~/server/traits/preview";
import { isSent, pageContext, pageLocale, type SitePageProps } from "./page-context";
import { type PageMetadata, pageMetadata } from "./page-metadata";
import { PageParts } from "./page-parts";
import { previewOf } from "./preview";

/** Cached for the page and its metadata. */
const find = cache(async (locale: Locale, slug: FixedSlug) => {
  const db = database();
  const preview = await previewOf({ path: "/admin/home", readDraft: () => draftFixedPage(db, locale, slug), locale });
  return { preview, record: preview?.draft ?? (await fixedPage(db, locale, slug)) };
});

export type FixedPage = Awaited<ReturnType<typeof readFixedPage>>;

/** Reads a fixed page; answers not found where the settings hide its section, except in a preview. */
export async function readFixedPage({ params, searchParams }: SitePageProps, slug: FixedSlug) {
  const locale = await pageLocale(params);
  const [page, { preview, record }] = await Promise.all([pageContext(params), find(locale, slug)]);
  const path = addressOf("/admin/home", { slug }, locale);
  const section = sectionOf(path);
  const isShown = section === undefined || page.site.sections.includes(section);
  if (!record || !(isShown || preview)) notFound();
  return {
    ...page,
    record,
    path,
    isSent: await isSent(searchParams),
    preview: preview && !preview.isTyped ? { shareUrl: preview.link && page.origin + preview.link } : null,
    /** The page is shown beside its form, as it is typed. */
    isTyped: preview?.isTyped ?? false,
  };
}

/** @param more differing metadata, such as those of a list's second page */
export function fixedPageMetadata(page: FixedPage, more: Partial<PageMetadata> = {}): Promise<Metadata> {
  const { locale, site, origin, path, record } = page;
  const title = record.metaTitle ?? record.title;
  return pageMetadata({
    ...{ origin, locale, site, path, title },
    // Home's card has the slogan.
    fixedTitle: path === "/" ? undefined : title,
    description: record.metaDescription,
    image: record.shareImage,
    ...more,
    ...((page.isSent || openPreview() !== null) && { isIndexed: false }),
  });
}

type FixedPageViewProps = Omit<
  ComponentProps<typeof PageParts>,
  "parts" | "locale" | "site" | "now" | "origin" | "path" | "title" | "isSent"
> & {
  page: FixedPage;
  /** Bare path with its query; default: the page's. */
  path?: string;
  /** Bare path for the language switch; default: the same page. */
  elsewhere?: string;
  /** Preview of a record that is shown on the page. */
  preview?: FixedPage["preview"];
  children?: ReactNode;
};

/** Shows a fixed page. @param children what follows its parts */
export function FixedPageView({ page, path, elsewhere, preview = page.preview, children, ...parts }: FixedPageViewProps) {
  const { locale, site, now, origin, record } = page;
  return (
    <SitePage locale={locale} site={site} path={path ?? page.path} elsewhere={elsewhere}>
      {preview && <PreviewBar {...preview} locale={locale} leaveTo={page.path} />}
      <PageParts
        {...parts}
        {...{ locale, site, now, origin }}
        isSent={page.isSent}
        parts={record.parts}
        path={page.path}
        title={record.title}
        isTyped={page.isTyped}
      />
      {children}
    </SitePage>
  );
}
