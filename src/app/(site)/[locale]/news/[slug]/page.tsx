import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { previewOf } from "~/app/(site)/preview";
import { RenderedText } from "~/app/(site)/rendered-text";
import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { newsArticle } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";
import { PageHead } from "~/components/site/page-head";
import { Picture } from "~/components/site/picture";
import { PreviewBar } from "~/components/site/preview-bar";
import { Section } from "~/components/site/section";
import { ShareLinks } from "~/components/site/share-links";
import { SitePage } from "~/components/site/site-page";
import { ArticleCard } from "~/features/news/article/components/article-card";
import { articleBySlug, draftBySlug, movedArticle, relatedArticles } from "~/features/news/article/data";
import { type Locale, localePath, locales } from "~/i18n/routing";
import { formatDate, toIso } from "~/lib/dates";
import { imageAlt } from "~/lib/images";
import { database } from "~/server/db/client";

type ArticleProps = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ preview?: string | string[] }>;
};

/** The article of a page, and the preview it is part of; read once for the page and its metadata. */
const currentArticle = cache(async (locale: Locale, slug: string, token: string | string[] | undefined) => {
  const [db, now] = [database(), new Date()];
  const readDraft = () => draftBySlug(db, locale, slug);
  const preview = await previewOf({ path: "/admin/news", readDraft, token, locale, now });
  return { preview, article: preview?.draft ?? (await articleBySlug(db, locale, now, slug)) };
});

export async function generateMetadata({ params, searchParams }: ArticleProps): Promise<Metadata> {
  const { locale, site, origin } = await pageContext(params);
  const { preview, article } = await currentArticle(locale, (await params).slug, (await searchParams).preview);
  if (!article) return {};
  const metadata = pageMetadata({
    origin,
    locale,
    site,
    path: `/news/${article.slug}`,
    title: article.metaTitle,
    description: article.metaDescription,
    available: article.locales,
    image: article.shareImage,
    article: { publishedAt: article.publishedAt, updatedAt: article.updatedAt, category: article.category?.name },
  });
  return preview ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function ArticlePage({ params, searchParams }: ArticleProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params);
  const { slug } = await params;
  const { preview, article } = await currentArticle(locale, slug, (await searchParams).preview);
  if (!article) {
    const moved = await movedArticle(db, locale, now, slug);
    if (moved) permanentRedirect(localePath(locale, `/news/${moved}`));
    notFound();
  }

  const related = await relatedArticles(db, locale, now, article);
  const path = `/news/${article.slug}`;
  const url = origin + localePath(locale, path);
  const isEverywhere = article.locales.length === locales.length;

  return (
    <SitePage locale={locale} site={site} path={path} elsewhere={isEverywhere ? path : "/news"}>
      {preview && <PreviewBar locale={locale} shareUrl={origin + preview.link} leaveTo="/news" />}
      <article className="page-width">
        <PageHead
          breadcrumbs={
            <Breadcrumbs
              label={t("breadcrumb")}
              origin={origin}
              items={[
                { name: t("nav.home"), href: localePath(locale, "/") },
                { name: t("news.title"), href: localePath(locale, "/news") },
                ...(article.category
                  ? [{ name: article.category.name, href: localePath(locale, `/news/category/${article.category.slug}`) }]
                  : []),
                { name: article.title, href: localePath(locale, path) },
              ]}
            />
          }
          title={article.title}
          lead={article.summary}
          isLong
        >
          <p className="mt-8 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted-foreground">
            <time dateTime={toIso(article.publishedAt)}>{formatDate(article.publishedAt)}</time>
            <span aria-hidden="true">·</span>
            <span>{t("news.readingTime", { minutes: article.minutes })}</span>
          </p>
        </PageHead>

        {article.thumbnail && (
          <Picture
            image={article.thumbnail}
            alt={imageAlt(article.thumbnail, locale)}
            sizes="(min-width: 1200px) 1136px, 94vw"
            eager
            className="mt-10 aspect-16/10 w-full rounded-2xl bg-muted object-cover sm:aspect-2/1 lg:aspect-21/9 print:max-h-72"
          />
        )}

        <div className="mt-12 grid gap-x-8 gap-y-12 lg:mt-16 lg:grid-cols-12">
          <RenderedText
            html={article.content}
            locale={locale}
            now={now}
            className="max-w-article min-w-0 text-[1.0625rem] lg:col-span-8 lg:col-start-4 lg:row-start-1"
          />
          <div className="lg:col-span-3 lg:col-start-1 lg:row-start-1 print:hidden">
            <ShareLinks locale={locale} url={url} title={article.title} />
          </div>
        </div>
        {!preview && <JsonLd data={newsArticle({ origin, locale, site, article })} />}
      </article>

      {related.length > 0 && (
        <div className="print:hidden">
          <Section title={t("news.related")}>
            <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 xl:grid-cols-3">
              {related.map((other) => (
                <li key={other.id}>
                  <ArticleCard article={other} locale={locale} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </SitePage>
  );
}
