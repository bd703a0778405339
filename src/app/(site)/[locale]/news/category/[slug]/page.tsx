import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { currentNews } from "~/app/(site)/current-news";
import { pageElsewhere, pageLocales } from "~/app/(site)/list-pages";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { SitePage } from "~/components/site/site-page";
import { NewsList } from "~/features/news/article/components/news-list";
import { articlePage } from "~/features/news/article/data";
import { movedNewsCategory } from "~/features/news/category/data";
import { addressOf } from "~/features/public-records";
import { type Locale, localePath, otherLocale } from "~/i18n/routing";
import { PUBLIC_PAGE_SIZE, pageHref, pageNumber } from "~/lib/page-number";
import { pageCount } from "~/lib/pagination";

type CategoryProps = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
};

export async function generateMetadata({ params, searchParams }: CategoryProps): Promise<Metadata> {
  const { locale, site, t, origin } = await pageContext(params, "news");
  const category = await categoryOf(locale, (await params).slug);
  if (!category) return {};
  const page = pageNumber((await searchParams).page);
  const path = addressOf("/admin/news-category", category, locale);
  return pageMetadata({
    origin,
    locale,
    site,
    path: pageHref(path, page),
    title: page > 1 ? t("news.pageTitle", { title: category.name, page }) : category.name,
    description: t("news.categoryIntro", { name: category.name }),
    available: pageLocales({ path, whole: "/news", counts: category.counts }, page),
  });
}

export default async function NewsCategoryPage({ params, searchParams }: CategoryProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params, "news");
  const { slug } = await params;
  const category = await categoryOf(locale, slug);
  if (!category) {
    const moved = await movedNewsCategory(db, locale, now, slug);
    if (moved) permanentRedirect(localePath(locale, addressOf("/admin/news-category", { slug: moved }, locale)));
    notFound();
  }

  const page = pageNumber((await searchParams).page);
  const path = addressOf("/admin/news-category", category, locale);
  const pages = pageCount(category.counts[locale], PUBLIC_PAGE_SIZE);
  if (page > pages) notFound();
  const articles = await articlePage(db, locale, now, { page, categoryId: category.id });
  const { categories } = await currentNews(locale);

  return (
    <SitePage
      locale={locale}
      site={site}
      path={pageHref(path, page)}
      elsewhere={pageElsewhere({ path, whole: "/news", counts: category.counts }, page, otherLocale(locale))}
    >
      <NewsList
        locale={locale}
        origin={origin}
        path={path}
        title={category.name}
        intro={t("news.categoryIntro", { name: category.name })}
        categories={categories}
        page={page}
        list={{ articles, pages }}
        parents={[{ name: t("news.title"), path: "/news" }]}
      />
    </SitePage>
  );
}

/** Finds the category if it has a visible article in this language. */
async function categoryOf(locale: Locale, slug: string) {
  const { categories } = await currentNews(locale);
  return categories.find((category) => category.slug === slug && category.counts[locale] > 0);
}
