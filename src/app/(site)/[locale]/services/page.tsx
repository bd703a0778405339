import type { Metadata } from "next";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { SitePage } from "~/components/site/site-page";
import { ServiceGrid } from "~/features/website/service/components/service-grid";
import { visibleServices } from "~/features/website/service/data";
import { localePath } from "~/i18n/routing";

type ServicesProps = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: ServicesProps): Promise<Metadata> {
  const { locale, site, t, origin } = await pageContext(params, "services");
  const [title, description] = [t("services.title"), t("services.intro")];
  return pageMetadata({ origin, locale, site, path: "/services", title, description });
}

export default async function ServicesPage({ params }: ServicesProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params, "services");
  const services = await visibleServices(db, locale, now);
  return (
    <SitePage locale={locale} site={site} path="/services">
      <div className="mx-auto max-w-page px-5 pt-10 sm:px-8 lg:pt-14">
        <Breadcrumbs
          label={t("breadcrumb")}
          origin={origin}
          items={[
            { name: t("nav.home"), href: localePath(locale, "/") },
            { name: t("services.title"), href: localePath(locale, "/services") },
          ]}
        />
        <h1 className="mt-10 text-display font-semibold lg:mt-14">{t("services.title")}</h1>
        <p className="mt-6 max-w-article text-xl text-muted-foreground text-pretty">
          {services.length > 0 ? t("services.intro") : t("services.empty")}
        </p>
        <div className="mt-12 lg:mt-16">
          <ServiceGrid services={services} locale={locale} heading="h2" />
        </div>
      </div>
    </SitePage>
  );
}
