import type { Metadata } from "next";
import { RecordFrame, type RecordPageProps, recordPage } from "~/app/(site)/record-page";
import { RenderedText } from "~/app/(site)/rendered-text";
import { newsArticle } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";
import { PageHead } from "~/components/site/page-head";
import { Picture } from "~/components/site/picture";
import { Section } from "~/components/site/section";
import { ShareLinks } from "~/components/site/share-links";
import { ArticleCard } from "~/features/news/article/components/article-card";
import { articleBySlug, draftBySlug, relatedArticles } from "~/features/news/article/data";
import { addressOf } from "~/features/public-records";
import { localePath } from "~/i18n/routing";
import { formatDate, toIso } from "~/lib/dates";
import { imageAlt } from "~/lib/images";

const articlePage = recordPage({ path: "/admin/news", bySlug: articleBySlug, draftBySlug });

export function generateMetadata(props: RecordPageProps): Promise<Metadata> {
  return articlePage.metadata(props, ({ publishedAt, updatedAt, category }) => ({
    article: { publishedAt, updatedAt, category: category?.name },
  }));
}

export default async function ArticlePage(props: RecordPageProps) {
  const page = await articlePage.read(props);
  const { db, locale, now, site, t, origin, path, record: article } = page;
  const related = await relatedArticles(db, locale, now, article);
  const url = origin + localePath(locale, path);

  return (
    <RecordFrame page={page}>
      <article className="page-width">
        <PageHead
          locale={locale}
          origin={origin}
          path={path}
          parents={[
            { name: t("news.title"), path: "/news" },
            ...(article.category
              ? [{ name: article.category.name, path: addressOf("/admin/news-category", article.category, locale) }]
              : []),
          ]}
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
            sizes="(min-width: 1200px) 1136px, (min-width: 576px) 94vw, 88vw"
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
        {!page.preview && <JsonLd data={newsArticle({ origin, locale, site, article })} />}
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
    </RecordFrame>
  );
}
