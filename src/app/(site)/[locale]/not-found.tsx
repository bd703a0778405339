import { getLocale } from "next-intl/server";
import { currentSite } from "~/app/(site)/page-context";
import { NotFound } from "~/components/site/not-found";

/** Shown with JavaScript only; without it, Next leaves the body empty and the page cache inserts `not-found-page`. */
export default async function SiteNotFound() {
  const locale = await getLocale();
  return <NotFound locale={locale} site={await currentSite(locale)} />;
}
