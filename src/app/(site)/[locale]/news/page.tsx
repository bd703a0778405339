import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { currentNews } from "~/app/(site)/current-news";
import { FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import { pageElsewhere, pageLocales } from "~/app/(site)/list-pages";
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
  const page = pageNumber((await props.searchParams).page);
  const title = fixed.record.metaTitle ?? fixed.record.title;
  const { counts } = await currentNews(fixed.locale);
  return fixedPageMetadata(fixed, {
    path: pageHref("/news", page),
    title: page > 1 ? fixed.t("news.pageTitle", { title, page }) : title,
    available: pageLocales({ path: "/news", whole: "/news", counts }, page),
  });
}

export default async function NewsPage(props: NewsProps) {
  const fixed = await readFixedPage(props, "news");
  const { db, locale, now } = fixed;
  const page = pageNumber((await props.searchParams).page);
  const { counts, categories } = await currentNews(locale);
  const pages = pageCount(counts[locale], PUBLIC_PAGE_SIZE);
  if (page > pages) notFound();
  const articles = await articlePage(db, locale, now, { page });
  return (
    <FixedPageView
      page={fixed}
      path={pageHref("/news", page)}
      elsewhere={pageElsewhere({ path: "/news", whole: "/news", counts }, page, otherLocale(locale))}
      own={{ articles: { articles, categories, page, pages } }}
    />
  );
}
