import type { Metadata } from "next";
import { pageContext, type SitePageProps } from "~/app/(site)/page-context";
import { buttonLink } from "~/components/site/button-link";
import { MessagePage } from "~/components/site/message-page";
import { SitePage } from "~/components/site/site-page";
import { localePath } from "~/i18n/routing";

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { site, t } = await pageContext(params);
  return { title: `${t("tooManyRequests.title")} · ${site.name}`, robots: { index: false } };
}

export default async function TooManyRequestsPage({ params }: SitePageProps) {
  const { locale, site, t } = await pageContext(params);
  return (
    <SitePage locale={locale} site={site} path="/search">
      {/* The background reaches down to the footer. */}
      <div className="-mb-24 flex flex-col">
        <MessagePage code="429" title={t("tooManyRequests.title")} text={t("tooManyRequests.text")}>
          <a href={localePath(locale, "/")} className={buttonLink("solid")}>
            {t("tooManyRequests.home")}
          </a>
        </MessagePage>
      </div>
    </SitePage>
  );
}
