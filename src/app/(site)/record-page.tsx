import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache, type ReactNode } from "react";
import { PreviewBar, type PreviewBarProps } from "~/components/site/preview-bar";
import { SitePage } from "~/components/site/site-page";
import type { WholeSite } from "~/components/site/whole-site";
import { addressOf, listAddressOf, type PublishedPath, type SlugPath } from "~/features/public-records";
import { type Locale, localePath, locales } from "~/i18n/routing";
import type { Image } from "~/lib/images";
import { sectionOf } from "~/lib/sections";
import { type Db, database } from "~/server/db/client";
import { movedAddress } from "~/server/traits/public-records";
import { isSent, pageContext, pageLocale } from "./page-context";
import { type PageMetadata, pageMetadata } from "./page-metadata";
import { previewOf } from "./preview";

export type RecordPageProps = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ sent?: string | string[] }>;
};

type PageRecord = {
  id: number;
  slug: string;
  metaTitle: string;
  metaDescription: string | null;
  shareImage: Image | null;
  picture?: Image | null;
  locales: readonly Locale[];
};

type RecordKind<Row extends PageRecord> = {
  path: PublishedPath & SlugPath;
  /** Finds the record that visitors see now in this language. */
  bySlug(db: Db, locale: Locale, now: Date, slug: string): Promise<Row | null>;
  /** Finds the record whether published or not. For previews only. */
  draftBySlug(db: Db, locale: Locale, slug: string, now: Date): Promise<Row | null>;
};

/** Builds the reading and metadata of pages whose URL ends in a record's slug. */
export function recordPage<Row extends PageRecord>({ path: adminPath, bySlug, draftBySlug }: RecordKind<Row>) {
  const list = listAddressOf(adminPath);
  const section = sectionOf(list);
  // Cached for the page and its metadata.
  const find = cache(async (locale: Locale, slug: string) => {
    const [db, now] = [database(), new Date()];
    const preview = await previewOf({ path: adminPath, readDraft: () => draftBySlug(db, locale, slug, now), locale });
    return { preview, record: preview?.draft ?? (await bySlug(db, locale, now, slug)) };
  });

  async function context({ params, searchParams }: RecordPageProps) {
    const [locale, { slug }] = await Promise.all([pageLocale(params), params]);
    const [page, { preview, record }] = await Promise.all([pageContext(params), find(locale, slug)]);
    const isShown = section === undefined || page.site.sections.includes(section);
    return { ...page, slug, isShown, preview, record: isShown || preview ? record : null, isSent: await isSent(searchParams) };
  }

  return {
    /** @param more additional metadata of this kind */
    async metadata(props: RecordPageProps, more?: (record: Row) => Partial<PageMetadata>): Promise<Metadata> {
      const { locale, site, origin, preview, record, isSent } = await context(props);
      if (!record) return {};
      return pageMetadata({
        ...{ origin, locale, site, path: addressOf(adminPath, record, locale) },
        title: record.metaTitle,
        description: record.metaDescription ?? undefined,
        available: record.locales,
        image: record.shareImage,
        picture: record.picture ?? null,
        ...more?.(record),
        ...((preview || isSent) && { isIndexed: false }),
      });
    },

    /** Reads the record to render. Without one, redirects to its new URL or answers not found. */
    async read(props: RecordPageProps) {
      const { preview, record, ...page } = await context(props);
      const { db, locale, now, slug, origin } = page;
      if (!record) {
        const moved = page.isShown && (await movedAddress(db, adminPath, { slug, locale, now }));
        if (moved) permanentRedirect(localePath(locale, moved));
        notFound();
      }
      const bar = preview && !preview.isTyped ? { shareUrl: preview.link && origin + preview.link } : null;
      const isTyped = preview?.isTyped ?? false;
      return { ...page, record, path: addressOf(adminPath, record, locale), list, preview: bar, isTyped };
    },
  };
}

type RecordFrameProps = {
  page: {
    locale: Locale;
    site: WholeSite;
    record: PageRecord;
    path: string;
    list: string;
    /** The preview bar's properties; null outside a preview. */
    preview: Pick<PreviewBarProps, "shareUrl"> | null;
  };
  children: ReactNode;
};

/** Frames a record's page: preview bar, and a language switch that falls back to the list. */
export function RecordFrame({ page: { locale, site, record, path, list, preview }, children }: RecordFrameProps) {
  const isEverywhere = record.locales.length === locales.length;
  return (
    <SitePage locale={locale} site={site} path={path} elsewhere={isEverywhere ? path : list}>
      {preview && <PreviewBar {...preview} locale={locale} leaveTo={list} />}
      {children}
    </SitePage>
  );
}
