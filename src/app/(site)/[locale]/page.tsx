import type { Metadata } from "next";
import { pageContext, type SitePageProps } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { Arches } from "~/components/site/arches";
import { buttonLink } from "~/components/site/button-link";
import { ContactCall } from "~/components/site/contact-call";
import { Doorway } from "~/components/site/doorway";
import { organization, websiteFacts } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";
import { Section } from "~/components/site/section";
import { SitePage } from "~/components/site/site-page";
import { JobList } from "~/features/career/post/components/job-list";
import { latestJobs } from "~/features/career/post/data";
import { ArticleCard } from "~/features/news/article/components/article-card";
import { featuredArticle, latestArticles } from "~/features/news/article/data";
import { PartnerStrip } from "~/features/website/partner/components/partner-strip";
import { activePartners } from "~/features/website/partner/data";
import { ServiceRows } from "~/features/website/service/components/service-rows";
import { visibleServices } from "~/features/website/service/data";
import { StatisticStrip } from "~/features/website/statistic/components/statistic-strip";
import { activeStatistics } from "~/features/website/statistic/data";
import { localePath } from "~/i18n/routing";
import type { Section as SectionName } from "~/lib/sections";

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { locale, site, origin } = await pageContext(params);
  const title = site.slogan ? `${site.name} – ${site.slogan}` : site.name;
  return pageMetadata({ origin, locale, site, path: "/", title });
}

export default async function HomePage({ params }: SitePageProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params);
  const has = (section: SectionName) => site.sections.includes(section);
  const [featured, partners, services, statistics, jobs] = await Promise.all([
    has("news") ? featuredArticle(db, locale, now) : null,
    activePartners(db, locale),
    has("services") ? visibleServices(db, locale, now) : [],
    activeStatistics(db, locale),
    has("career") ? latestJobs(db, locale, now, 4) : [],
  ]);
  const latest = featured ? await latestArticles(db, locale, now, 4, featured.id) : [];
  const [servicesHref, newsHref] = [localePath(locale, "/services"), localePath(locale, "/news")];

  return (
    <SitePage locale={locale} site={site} path="/">
      <div className="relative isolate overflow-hidden border-b bg-[radial-gradient(70rem_40rem_at_85%_40%,var(--primary-subtle),transparent)]">
        {!site.heroImage && (
          <Arches className="absolute -right-40 bottom-0 -z-10 h-[115%] text-primary-400 opacity-60 [mask-image:linear-gradient(to_right,transparent,black_75%)] max-lg:-right-72 max-md:opacity-30 dark:text-primary-500 print:hidden" />
        )}
        <div className="page-width grid gap-x-8 lg:grid-cols-12">
          <div className="self-center py-16 lg:col-span-7 lg:py-28">
            <h1 className="max-w-[16ch] text-display font-semibold">{site.slogan || site.name}</h1>
            {site.description && (
              <p className="mt-6 max-w-xl text-lg text-muted-foreground lg:text-xl lg:leading-relaxed">{site.description}</p>
            )}
            <p className="mt-10 flex flex-wrap gap-3 print:hidden">
              {services.length > 0 ? (
                <a href={servicesHref} className={buttonLink("solid")}>
                  {t("home.seeServices")}
                </a>
              ) : (
                featured && (
                  <a href={newsHref} className={buttonLink("solid")}>
                    {t("home.readNews")}
                  </a>
                )
              )}
              {has("contact") && (
                <a href={localePath(locale, "/contact")} className={buttonLink("outline")}>
                  {t("home.contactUs")}
                </a>
              )}
            </p>
          </div>
          {site.heroImage && (
            <Doorway
              image={site.heroImage}
              className="mx-auto mt-8 w-64 self-end sm:w-72 lg:col-span-5 lg:mt-28 lg:mr-10 lg:ml-auto lg:w-full lg:max-w-sm print:hidden"
            />
          )}
        </div>
      </div>

      {services.length > 0 && (
        <Section title={t("home.services")} more={{ href: servicesHref, label: t("home.allServices") }} isSplit>
          <ServiceRows services={services.slice(0, 6)} locale={locale} heading="h3" />
        </Section>
      )}

      {statistics.length > 0 && (
        <Section title={t("home.statistics")} tone="dark">
          <StatisticStrip statistics={statistics} locale={locale} />
        </Section>
      )}

      {featured && (
        <Section title={t("home.latest")} more={{ href: newsHref, label: t("home.allNews") }}>
          <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
            <div className="lg:col-span-7">
              <ArticleCard article={featured} locale={locale} kind="feature" label={t("home.featured")} />
            </div>
            {latest.length > 0 && (
              <ul className="space-y-8 lg:col-span-5">
                {latest.map((article) => (
                  <li key={article.id}>
                    <ArticleCard article={article} locale={locale} kind="row" />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Section>
      )}

      {jobs.length > 0 && (
        <Section
          title={t("home.jobs")}
          intro={t("home.jobsIntro")}
          more={{ href: localePath(locale, "/career"), label: t("career.job.all") }}
          tone="muted"
        >
          <JobList jobs={jobs} locale={locale} />
        </Section>
      )}

      {partners.length > 0 && (
        <Section>
          <PartnerStrip title={t("home.partners")} partners={partners} />
        </Section>
      )}

      <ContactCall locale={locale} site={site} />

      <JsonLd data={organization({ origin, locale, site })} />
      <JsonLd data={websiteFacts({ origin, locale, site })} />
    </SitePage>
  );
}
