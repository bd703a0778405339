import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { currentNews } from "~/app/(site)/current-news";
import { pageElsewhere, pageLocales } from "~/app/(site)/list-pages";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { SitePage } from "~/components/site/site-page";
import { NewsList } from "~/features/news/article/components/news-list";
import { articlePage } from "~/features/news/article/data";
import { otherLocale } from "~/i18n/routing";
import { PUBLIC_PAGE_SIZE, pageHref, pageNumber } from "~/lib/page-number";
import { pageCount } from "~/lib/pagination";

type NewsProps = { params: Promise<{ locale: string }>; searchParams: Promise<{ page?: string | string[] }> };

export async function generateMetadata({ params, searchParams }: NewsProps): Promise<Metadata> {
  const { locale, site, t, origin } = await pageContext(params, "news");
  const page = pageNumber((await searchParams).page);
  const title = page > 1 ? t("news.pageTitle", { title: t("news.title"), page }) : t("news.title");
  const { counts } = await currentNews(locale);
  const available = pageLocales({ path: "/news", whole: "/news", counts }, page);
  return pageMetadata({ origin, locale, site, path: pageHref("/news", page), title, description: t("news.intro"), available });
}

export default async function NewsPage({ params, searchParams }: NewsProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params, "news");
  const page = pageNumber((await searchParams).page);
  const { counts, categories } = await currentNews(locale);
  const pages = pageCount(counts[locale], PUBLIC_PAGE_SIZE);
  if (page > pages) notFound();
  const articles = await articlePage(db, locale, now, { page });

  return (
    <SitePage
      locale={locale}
      site={site}
      path={pageHref("/news", page)}
      elsewhere={pageElsewhere({ path: "/news", whole: "/news", counts }, page, otherLocale(locale))}
    >
      <NewsList
        locale={locale}
        origin={origin}
        path="/news"
        title={t("news.title")}
        intro={t("news.intro")}
        categories={categories}
        page={page}
        list={{ articles, pages }}
      />
    </SitePage>
  );
}
