import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { currentJobCounts, jobFilterOf, jobListPath } from "~/app/(site)/current-jobs";
import { type FixedPage, FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import { pageElsewhere, pageLocales, shownCounts } from "~/app/(site)/list-pages";
import { jobFilterOptions, openJobs } from "~/features/career/post/data";
import { otherLocale } from "~/i18n/routing";
import { PUBLIC_PAGE_SIZE, pageHref, pageNumber } from "~/lib/page-number";
import { pageCount } from "~/lib/pagination";

type CareerProps = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ [name in "position" | "level" | "office" | "page" | "sent"]?: string | string[] }>;
};

export async function generateMetadata(props: CareerProps): Promise<Metadata> {
  const fixed = await readFixedPage(props, "career");
  const { page, list } = await currentList(fixed, props.searchParams);
  const title = fixed.record.metaTitle ?? fixed.record.title;
  return fixedPageMetadata(fixed, {
    path: pageHref(list.path, page),
    title: page > 1 ? fixed.t("career.pageTitle", { title, page }) : title,
    available: pageLocales(list, page),
    isIndexed: list.path === list.whole,
  });
}

export default async function CareerPage(props: CareerProps) {
  const fixed = await readFixedPage(props, "career");
  const { db, locale, now } = fixed;
  const { filter, page, list } = await currentList(fixed, props.searchParams);
  const total = list.counts[locale];
  const pages = pageCount(total, PUBLIC_PAGE_SIZE);
  if (page > pages) notFound();
  const [options, jobs] = await Promise.all([
    jobFilterOptions(db, locale, now, filter),
    openJobs(db, locale, now, { page, ...filter }),
  ]);
  return (
    <FixedPageView
      page={fixed}
      path={pageHref(list.path, page)}
      elsewhere={pageElsewhere(list, page, otherLocale(locale))}
      own={{ jobs: { jobs, total, page, pages, path: list.path, filter, options } }}
    />
  );
}

/** Finds the page of the filtered list. A list that its page hides has no jobs, so it has one page, and no filter. */
async function currentList({ locale, record: { listLocales } }: FixedPage, searchParams: CareerProps["searchParams"]) {
  const parameters = await searchParams;
  const filter = jobFilterOf(listLocales.includes(locale) ? parameters : {});
  const counts = shownCounts(await currentJobCounts(filter), listLocales);
  const list = { path: jobListPath(filter), whole: "/career", counts };
  return { filter, page: pageNumber(parameters.page), list };
}
