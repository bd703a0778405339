import type { Metadata } from "next";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { Arches } from "~/components/site/arches";
import { buttonLink } from "~/components/site/button-link";
import { channels } from "~/components/site/channels";
import { organization, websiteFacts } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";
import { Section } from "~/components/site/section";
import { SitePage } from "~/components/site/site-page";
import { ArticleCard } from "~/features/news/article/components/article-card";
import { featuredArticle, latestArticles } from "~/features/news/article/data";
import { PartnerStrip } from "~/features/website/partner/components/partner-strip";
import { activePartners } from "~/features/website/partner/data";
import { ServiceGrid } from "~/features/website/service/components/service-grid";
import { visibleServices } from "~/features/website/service/data";
import { StatisticStrip } from "~/features/website/statistic/components/statistic-strip";
import { activeStatistics } from "~/features/website/statistic/data";
import { localePath } from "~/i18n/routing";

type HomeProps = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const { locale, site, origin } = await pageContext(params);
  const title = site.slogan ? `${site.name} – ${site.slogan}` : site.name;
  return pageMetadata({ origin, locale, site, path: "/", title });
}

export default async function HomePage({ params }: HomeProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params);
  const [featured, partners, services, statistics] = await Promise.all([
    featuredArticle(db, locale, now),
    activePartners(db, locale),
    visibleServices(db, locale, now),
    activeStatistics(db, locale),
  ]);
  const latest = featured ? await latestArticles(db, locale, now, 6, featured.id) : [];
  const contact = channels(site);
  const newsHref = localePath(locale, "/news");

  return (
    <SitePage locale={locale} site={site} path="/">
      <div className="relative isolate overflow-hidden border-b bg-[radial-gradient(70rem_36rem_at_90%_20%,var(--primary-subtle),transparent)]">
        <Arches className="absolute -right-40 bottom-0 -z-10 h-[115%] text-primary-400 opacity-60 [mask-image:linear-gradient(to_right,transparent,black_75%)] max-lg:-right-72 max-md:opacity-30 dark:text-primary-500 print:hidden" />
        <div className="page-width pt-20 pb-24 lg:pt-32 lg:pb-40">
          <h1 className="max-w-[16ch] text-display font-semibold">{site.slogan || site.name}</h1>
          {site.description && <p className="mt-6 max-w-xl text-lg text-muted-foreground lg:text-xl">{site.description}</p>}
          <p className="mt-10 flex flex-wrap gap-3">
            <a href={newsHref} className={buttonLink("solid")}>
              {t("home.readNews")}
            </a>
            {contact.length > 0 && (
              <a href="#contact" className={buttonLink("outline")}>
                {t("home.contactUs")}
              </a>
            )}
          </p>
        </div>
      </div>

      {services.length > 0 && (
        <Section title={t("home.services")} more={{ href: localePath(locale, "/services"), label: t("home.allServices") }}>
          <ServiceGrid services={services.slice(0, 6)} locale={locale} heading="h3" />
        </Section>
      )}

      {statistics.length > 0 && (
        <Section title={t("home.statistics")}>
          <StatisticStrip statistics={statistics} locale={locale} />
        </Section>
      )}

      {featured ? (
        <Section>
          <ArticleCard article={featured} locale={locale} kind="lead" label={t("home.featured")} heading="h2" eager />
        </Section>
      ) : (
        <Section>
          <p className="text-lg text-muted-foreground">{t("home.empty")}</p>
        </Section>
      )}

      {latest.length > 0 && (
        <Section title={t("home.latest")} more={{ href: newsHref, label: t("home.allNews") }}>
          <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 xl:grid-cols-3">
            {latest.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} locale={locale} />
              </li>
            ))}
          </ul>
        </Section>
      )}

      {partners.length > 0 && (
        <Section title={t("home.partners")}>
          <PartnerStrip partners={partners} />
        </Section>
      )}

      {contact.length > 0 && (
        <Section id="contact">
          <div className="relative isolate overflow-hidden rounded-2xl bg-primary-950 px-6 py-14 text-white sm:px-12 lg:px-16 lg:py-20 print:bg-transparent print:text-inherit">
            <Arches className="absolute -right-24 -bottom-6 -z-10 h-[125%] text-primary-500 opacity-45 max-md:hidden print:hidden" />
            <h2 className="text-title font-semibold">{t("home.contactTitle")}</h2>
            <p className="mt-3 max-w-lg text-lg text-primary-100">{t("home.contactIntro")}</p>
            <dl className="mt-10 flex flex-wrap gap-x-14 gap-y-6">
              {contact.map(({ key, href, text }) => (
                <div key={key}>
                  <dt className="text-sm text-primary-200">{t(`home.${key}`)}</dt>
                  <dd className="mt-1">
                    <a
                      href={href}
                      className="rounded-sm text-xl font-medium underline decoration-primary-400 decoration-1 underline-offset-8 [overflow-wrap:anywhere] hover:decoration-white hover:decoration-2 focus-visible:outline-white"
                    >
                      {text}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Section>
      )}

      <JsonLd data={organization({ origin, locale, site })} />
      <JsonLd data={websiteFacts({ origin, locale, site })} />
    </SitePage>
  );
}
