import type { Metadata } from "next";
import { pageContext, type SitePageProps } from "~/app/(site)/page-context";
import { buttonLink } from "~/components/site/button-link";
import { SentNotice } from "~/components/site/form/sent-notice";
import { SitePage } from "~/components/site/site-page";
import { localePath } from "~/i18n/routing";

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { site, t } = await pageContext(params);
  return { title: { absolute: `${t("myData.erasedTitle")} · ${site.name}` }, robots: { index: false, follow: false } };
}

export default async function ErasedPage({ params }: SitePageProps) {
  const { locale, site, t } = await pageContext(params);
  return (
    <SitePage locale={locale} site={site} path="/my-data/erased">
      <div className="page-width pt-16 lg:pt-24">
        <h1 className="sr-only">{t("myData.title")}</h1>
        <SentNotice form="erase" locale={locale} title={t("myData.erasedTitle")} text={t("myData.erasedText")}>
          <a href={localePath(locale, "/")} className={buttonLink("outline")}>
            {t("notFound.home")}
          </a>
        </SentNotice>
      </div>
    </SitePage>
  );
}
