import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { currentJobCounts, jobFilterOf, jobListPath } from "~/app/(site)/current-jobs";
import { pageElsewhere, pageLocales } from "~/app/(site)/list-pages";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { PageHead } from "~/components/site/page-head";
import { PageLinks } from "~/components/site/page-links";
import { SitePage } from "~/components/site/site-page";
import { JobFilterForm } from "~/features/career/post/components/job-filter-form";
import { JobList } from "~/features/career/post/components/job-list";
import { jobFilterOptions, openJobs } from "~/features/career/post/data";
import { localePath, otherLocale } from "~/i18n/routing";
import { PUBLIC_PAGE_SIZE, pageHref, pageNumber } from "~/lib/page-number";
import { pageCount } from "~/lib/pagination";

type CareerProps = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ [name in "position" | "level" | "office" | "page"]?: string | string[] }>;
};

export async function generateMetadata({ params, searchParams }: CareerProps): Promise<Metadata> {
  const { locale, site, t, origin } = await pageContext(params, "career");
  const { page, list } = await currentList(searchParams);
  const title = page > 1 ? t("career.pageTitle", { title: t("career.title"), page }) : t("career.title");
  return pageMetadata({
    ...{ origin, locale, site, title, description: t("career.intro") },
    path: pageHref(list.path, page),
    available: pageLocales(list, page),
    isIndexed: list.path === list.whole,
  });
}

export default async function CareerPage({ params, searchParams }: CareerProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params, "career");
  const { filter, page, list } = await currentList(searchParams);
  const total = list.counts[locale];
  const pages = pageCount(total, PUBLIC_PAGE_SIZE);
  if (page > pages) notFound();
  const [options, jobs] = await Promise.all([
    jobFilterOptions(db, locale, now, filter),
    openJobs(db, locale, now, { page, ...filter }),
  ]);
  const filters = [
    { name: "position", chosen: filter.positionId, options: options.positions },
    { name: "level", chosen: filter.levelId, options: options.levels },
    { name: "office", chosen: filter.officeId, options: options.offices },
  ] as const;
  const isNarrowed = list.path !== list.whole;

  return (
    <SitePage
      locale={locale}
      site={site}
      path={pageHref(list.path, page)}
      elsewhere={pageElsewhere(list, page, otherLocale(locale))}
    >
      <div className="page-width">
        <PageHead locale={locale} origin={origin} path="/career" title={t("career.title")} lead={t("career.intro")} />

        <div className="mt-12 grid gap-x-12 gap-y-10 lg:mt-16 lg:grid-cols-12">
          {(total > 0 || isNarrowed) && (
            <div className="lg:col-span-3 print:hidden">
              <JobFilterForm locale={locale} filters={filters} isNarrowed={isNarrowed} />
            </div>
          )}
          <div className="lg:col-span-9">
            {(total > 0 || !isNarrowed) && (
              <h2 className="mb-5 font-medium text-muted-foreground">{t("career.open", { count: total })}</h2>
            )}
            {jobs.length > 0 ? (
              <JobList jobs={jobs} locale={locale} />
            ) : (
              <p className="border-y py-14 text-lg text-muted-foreground">{t(isNarrowed ? "career.noMatch" : "career.empty")}</p>
            )}
            <PageLinks
              locale={locale}
              label={t("career.pages")}
              page={page}
              pages={pages}
              href={(number) => localePath(locale, pageHref(list.path, number))}
            />
          </div>
        </div>
      </div>
    </SitePage>
  );
}

async function currentList(searchParams: CareerProps["searchParams"]) {
  const parameters = await searchParams;
  const filter = jobFilterOf(parameters);
  const list = { path: jobListPath(filter), whole: "/career", counts: await currentJobCounts(filter) };
  return { filter, page: pageNumber(parameters.page), list };
}
