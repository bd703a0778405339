import type { Metadata } from "next";
import { pageContext, type SitePageProps } from "~/app/(site)/page-context";
import { NotFound } from "~/components/site/not-found";

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { site, t } = await pageContext(params);
  return { title: `${t("notFound.title")} · ${site.name}`, robots: { index: false } };
}

/** Body of every 404 of the public site. Next answers an empty one, which the page cache replaces. */
export default async function NotFoundPage({ params }: SitePageProps) {
  const { locale, site } = await pageContext(params);
  return <NotFound locale={locale} site={site} />;
}
