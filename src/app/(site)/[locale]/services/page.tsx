import type { Metadata } from "next";
import { FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import type { SitePageProps } from "~/app/(site)/page-context";

export async function generateMetadata(props: SitePageProps): Promise<Metadata> {
  return fixedPageMetadata(await readFixedPage(props, "services"));
}

export default async function ServicesPage(props: SitePageProps) {
  const page = await readFixedPage(props, "services");
  const { locale, record, t } = page;
  return <FixedPageView page={page} {...(record.listLocales.includes(locale) && { emptyLead: t("services.empty") })} />;
}
