import type { Metadata } from "next";
import { pageContext, type SitePageProps } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { ContactCall } from "~/components/site/contact-call";
import { PageHead } from "~/components/site/page-head";
import { SitePage } from "~/components/site/site-page";
import { ServiceGrid } from "~/features/website/service/components/service-grid";
import { visibleServices } from "~/features/website/service/data";

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { locale, site, t, origin } = await pageContext(params, "services");
  const [title, description] = [t("services.title"), t("services.intro")];
  return pageMetadata({ origin, locale, site, path: "/services", title, description });
}

export default async function ServicesPage({ params }: SitePageProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params, "services");
  const services = await visibleServices(db, locale, now);
  return (
    <SitePage locale={locale} site={site} path="/services">
      <div className="page-width">
        <PageHead
          locale={locale}
          origin={origin}
          path="/services"
          title={t("services.title")}
          lead={services.length > 0 ? t("services.intro") : t("services.empty")}
        />
        <div className="mt-12 lg:mt-16">
          <ServiceGrid services={services} locale={locale} />
        </div>
      </div>
      <ContactCall locale={locale} site={site} />
    </SitePage>
  );
}
