import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { previewOf } from "~/app/(site)/preview";
import { TextPage } from "~/app/(site)/text-page";
import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { serviceFacts } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";
import { PreviewBar } from "~/components/site/preview-bar";
import { SitePage } from "~/components/site/site-page";
import { draftServiceBySlug, movedService, serviceBySlug } from "~/features/website/service/data";
import { type Locale, localePath, locales } from "~/i18n/routing";
import { database } from "~/server/db/client";

type ServiceProps = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ preview?: string | string[] }>;
};

/** The service of a page, and the preview it is part of; read once for the page and its metadata. */
const currentService = cache(async (locale: Locale, slug: string, token: string | string[] | undefined) => {
  const [db, now] = [database(), new Date()];
  const readDraft = () => draftServiceBySlug(db, locale, slug);
  const preview = await previewOf({ path: "/admin/service", readDraft, token, locale, now });
  return { preview, service: preview?.draft ?? (await serviceBySlug(db, locale, now, slug)) };
});

export async function generateMetadata({ params, searchParams }: ServiceProps): Promise<Metadata> {
  const { locale, site, origin } = await pageContext(params);
  const { preview, service } = await currentService(locale, (await params).slug, (await searchParams).preview);
  if (!service) return {};
  const { slug, metaTitle: title, metaDescription: description, locales: available, shareImage: image } = service;
  const metadata = pageMetadata({ origin, locale, site, path: `/services/${slug}`, title, description, available, image });
  return preview ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function ServicePage({ params, searchParams }: ServiceProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params);
  const { slug } = await params;
  const { preview, service } = await currentService(locale, slug, (await searchParams).preview);
  if (!service) {
    const moved = await movedService(db, locale, now, slug);
    if (moved) permanentRedirect(localePath(locale, `/services/${moved}`));
    notFound();
  }
  const path = `/services/${service.slug}`;
  const isEverywhere = service.locales.length === locales.length;
  return (
    <SitePage locale={locale} site={site} path={path} elsewhere={isEverywhere ? path : "/services"}>
      {preview && <PreviewBar locale={locale} shareUrl={origin + preview.link} leaveTo="/services" />}
      <TextPage
        locale={locale}
        now={now}
        breadcrumbs={
          <Breadcrumbs
            label={t("breadcrumb")}
            origin={origin}
            items={[
              { name: t("nav.home"), href: localePath(locale, "/") },
              { name: t("services.title"), href: localePath(locale, "/services") },
              { name: service.name, href: localePath(locale, path) },
            ]}
          />
        }
        title={service.name}
        lead={service.description}
        image={service.image}
        content={service.content}
      />
      {!preview && <JsonLd data={serviceFacts({ origin, locale, site, service })} />}
    </SitePage>
  );
}
