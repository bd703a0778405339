import type { Metadata } from "next";
import { FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import type { SitePageProps } from "~/app/(site)/page-context";
import { organization, websiteFacts } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";

export async function generateMetadata(props: SitePageProps): Promise<Metadata> {
  const page = await readFixedPage(props, "");
  const { site, record } = page;
  const named = site.slogan ? `${site.name} – ${site.slogan}` : site.name;
  return fixedPageMetadata(page, { title: record.metaTitle ?? named });
}

export default async function HomePage(props: SitePageProps) {
  const page = await readFixedPage(props, "");
  const { locale, site, origin } = page;
  return (
    <FixedPageView page={page}>
      <JsonLd data={organization({ origin, locale, site })} />
      <JsonLd data={websiteFacts({ origin, locale, site })} />
    </FixedPageView>
  );
}
