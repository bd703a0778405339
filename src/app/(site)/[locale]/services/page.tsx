import type { Metadata } from "next";
import { FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import { isSent, type SitePageProps } from "~/app/(site)/page-context";

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  return fixedPageMetadata(await readFixedPage(params, "services"));
}

export default async function ServicesPage({ params, searchParams }: SitePageProps) {
  const page = await readFixedPage(params, "services");
  return <FixedPageView page={page} isSent={await isSent(searchParams)} emptyLead={page.t("services.empty")} />;
}
