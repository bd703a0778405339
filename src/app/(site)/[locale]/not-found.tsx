import { getLocale } from "next-intl/server";
import { currentSite } from "~/app/(site)/page-context";
import { NotFound } from "~/components/site/not-found";

/** For browsers that run scripts; Next leaves the body empty for all others, where the page cache puts `not-found-page`. */
export default async function SiteNotFound() {
  const locale = await getLocale();
  return <NotFound locale={locale} site={await currentSite(locale)} />;
}
