import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { currentNews } from "~/app/(site)/current-news";
import { type FixedPage, FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import { pageElsewhere, pageLocales, shownCounts } from "~/app/(site)/list-pages";
import { articlePage } from "~/features/news/article/data";
import { otherLocale } from "~/i18n/routing";
import { PUBLIC_PAGE_SIZE, pageHref, pageNumber } from "~/lib/page-number";
import { pageCount } from "~/lib/pagination";

type NewsProps = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ page?: string | string[]; sent?: string | string[] }>;
};

export async function generateMetadata(props: NewsProps): Promise<Metadata> {
  const fixed = await readFixedPage(props, "news");
  const { page, list } = await currentList(fixed, props.searchParams);
  const title = fixed.record.metaTitle ?? fixed.record.title;
  return fixedPageMetadata(fixed, {
    path: pageHref("/news", page),
    title: page > 1 ? fixed.t("news.pageTitle", { title, page }) : title,
    available: pageLocales(list, page),
  });
}

export default async function NewsPage(props: NewsProps) {
  const fixed = await readFixedPage(props, "news");
  const { db, locale, now } = fixed;
  const { page, list, categories } = await currentList(fixed, props.searchParams);
  const pages = pageCount(list.counts[locale], PUBLIC_PAGE_SIZE);
  if (page > pages) notFound();
  const articles = await articlePage(db, locale, now, { page });
  return (
    <FixedPageView
      page={fixed}
      path={pageHref("/news", page)}
      elsewhere={pageElsewhere(list, page, otherLocale(locale))}
      own={{ articles: { articles, categories, page, pages } }}
    />
  );
}

/** Finds the page of the list. A list that its page hides has no articles, so it has one page. */
async function currentList({ locale, record: { listLocales } }: FixedPage, searchParams: NewsProps["searchParams"]) {
  const [parameters, { counts, categories }] = await Promise.all([searchParams, currentNews(locale)]);
  return {
    page: pageNumber(parameters.page),
    list: { path: "/news", whole: "/news", counts: shownCounts(counts, listLocales) },
    categories,
  };
}
