import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { previewOf } from "~/app/(site)/preview";
import { TextPage } from "~/app/(site)/text-page";
import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { PreviewBar } from "~/components/site/preview-bar";
import { SitePage } from "~/components/site/site-page";
import { draftPageBySlug, movedPage, pageBySlug } from "~/features/website/page/data";
import { type Locale, localePath, locales } from "~/i18n/routing";
import { database } from "~/server/db/client";

type PageProps = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ preview?: string | string[] }>;
};

/** The page of text at an address, and the preview it is part of; read once for itself and its metadata. */
const currentPage = cache(async (locale: Locale, slug: string, token: string | string[] | undefined) => {
  const [db, now] = [database(), new Date()];
  const readDraft = () => draftPageBySlug(db, locale, slug);
  const preview = await previewOf({ path: "/admin/page", readDraft, token, locale, now });
  return { preview, page: preview?.draft ?? (await pageBySlug(db, locale, now, slug)) };
});

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { locale, site, origin } = await pageContext(params);
  const { preview, page } = await currentPage(locale, (await params).slug, (await searchParams).preview);
  if (!page) return {};
  const { slug, metaTitle: title, metaDescription: description, locales: available, shareImage: image } = page;
  const metadata = pageMetadata({ origin, locale, site, path: `/${slug}`, title, description, available, image });
  return preview ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function WrittenPage({ params, searchParams }: PageProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params);
  const { slug } = await params;
  const { preview, page } = await currentPage(locale, slug, (await searchParams).preview);
  if (!page) {
    const moved = await movedPage(db, locale, now, slug);
    if (moved) permanentRedirect(localePath(locale, `/${moved}`));
    notFound();
  }
  const path = `/${page.slug}`;
  const isEverywhere = page.locales.length === locales.length;
  return (
    <SitePage locale={locale} site={site} path={path} elsewhere={isEverywhere ? path : "/"}>
      {preview && <PreviewBar locale={locale} shareUrl={origin + preview.link} leaveTo="/" />}
      <TextPage
        locale={locale}
        now={now}
        breadcrumbs={
          <Breadcrumbs
            label={t("breadcrumb")}
            origin={origin}
            items={[
              { name: t("nav.home"), href: localePath(locale, "/") },
              { name: page.title, href: localePath(locale, path) },
            ]}
          />
        }
        title={page.title}
        content={page.content}
      />
    </SitePage>
  );
}
