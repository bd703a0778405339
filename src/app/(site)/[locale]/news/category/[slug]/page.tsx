import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { NewsList } from "~/components/site/news-list";
import { SitePage } from "~/components/site/site-page";
import { articlePage } from "~/features/news/article/data";
import { movedNewsCategory, newsCategories, newsCategoryBySlug } from "~/features/news/category/data";
import { localePath } from "~/i18n/routing";
import { pageHref, pageNumber } from "~/lib/page-number";

type CategoryProps = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
};

export async function generateMetadata({ params, searchParams }: CategoryProps): Promise<Metadata> {
  const { db, locale, site, t, origin } = await pageContext(params);
  const category = await newsCategoryBySlug(db, locale, (await params).slug);
  if (!category) return {};
  const page = pageNumber((await searchParams).page);
  const path = pageHref(`/news/category/${category.slug}`, page);
  const title = page > 1 ? t("news.pageTitle", { title: category.name, page }) : category.name;
  return pageMetadata({ origin, locale, site, path, title, description: t("news.categoryIntro", { name: category.name }) });
}

export default async function NewsCategoryPage({ params, searchParams }: CategoryProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params);
  const { slug } = await params;
  const category = await newsCategoryBySlug(db, locale, slug);
  if (!category) {
    const moved = await movedNewsCategory(db, slug);
    if (moved) permanentRedirect(localePath(locale, `/news/category/${moved}`));
    notFound();
  }

  const page = pageNumber((await searchParams).page);
  const path = `/news/category/${category.slug}`;
  const [list, categories] = await Promise.all([
    articlePage(db, locale, now, page, category.id),
    newsCategories(db, locale, now),
  ]);
  if (page > list.pages) notFound();

  return (
    <SitePage locale={locale} site={site} path={pageHref(path, page)} elsewhere={path}>
      <NewsList
        locale={locale}
        path={path}
        title={category.name}
        intro={t("news.categoryIntro", { name: category.name })}
        categories={categories}
        page={page}
        list={list}
        breadcrumbs={
          <Breadcrumbs
            label={t("breadcrumb")}
            origin={origin}
            items={[
              { name: t("nav.home"), href: localePath(locale, "/") },
              { name: t("news.title"), href: localePath(locale, "/news") },
              { name: category.name, href: localePath(locale, path) },
            ]}
          />
        }
      />
    </SitePage>
  );
}
