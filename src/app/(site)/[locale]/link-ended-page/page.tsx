import type { Metadata } from "next";
import { pageContext, type SitePageProps } from "~/app/(site)/page-context";
import { buttonLink } from "~/components/site/button-link";
import { MessagePage } from "~/components/site/message-page";
import { SitePage } from "~/components/site/site-page";
import { localePath } from "~/i18n/routing";

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { site, t } = await pageContext(params);
  return { title: `${t("linkEnded.title")} · ${site.name}`, robots: { index: false } };
}

/** Body of every 410 of private pages. */
export default async function LinkEndedPage({ params }: SitePageProps) {
  const { locale, site, t } = await pageContext(params);
  const links = [
    ["contact", t("linkEnded.contact")],
    ["career", t("linkEnded.career")],
  ] as const;
  return (
    <SitePage locale={locale} site={site} path="/">
      {/* The background reaches down to the footer. */}
      <div className="-mb-24 flex flex-col">
        <MessagePage code="410" title={t("linkEnded.title")} text={t("linkEnded.text")}>
          {links
            .filter(([section]) => site.sections.includes(section))
            .map(([section, label], index) => (
              <a key={section} href={localePath(locale, `/${section}`)} className={buttonLink(index === 0 ? "solid" : "outline")}>
                {label}
              </a>
            ))}
        </MessagePage>
      </div>
    </SitePage>
  );
}
