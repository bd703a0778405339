import type { Metadata } from "next";
import { FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import type { SitePageProps } from "~/app/(site)/page-context";
import { contactPage } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";

export async function generateMetadata(props: SitePageProps): Promise<Metadata> {
  return fixedPageMetadata(await readFixedPage(props, "contact"));
}

export default async function ContactPage(props: SitePageProps) {
  const page = await readFixedPage(props, "contact");
  const { locale, site, origin } = page;
  return (
    <FixedPageView page={page} hasAnchors={false}>
      <JsonLd data={contactPage({ origin, locale, site })} />
    </FixedPageView>
  );
}
