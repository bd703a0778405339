import type { Metadata } from "next";
import { FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import { isSent, type SitePageProps } from "~/app/(site)/page-context";
import { contactPage } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";

export async function generateMetadata({ params, searchParams }: SitePageProps): Promise<Metadata> {
  return fixedPageMetadata(await readFixedPage(params, "contact"), { isIndexed: !(await isSent(searchParams)) });
}

export default async function ContactPage({ params, searchParams }: SitePageProps) {
  const page = await readFixedPage(params, "contact");
  const { locale, site, origin } = page;
  return (
    <FixedPageView page={page} isSent={await isSent(searchParams)} hasAnchors={false}>
      <JsonLd data={contactPage({ origin, locale, site })} />
    </FixedPageView>
  );
}
