import type { Crumb } from "~/components/site/breadcrumbs";
import { PageHead } from "~/components/site/page-head";
import { ArticlePage, type ArticlePageProps } from "./article-page";

type NewsListProps = ArticlePageProps & {
  origin: string;
  title: string;
  intro: string;
  parents?: readonly Crumb[];
};

/** Shows a page of news below its head. */
export function NewsList({ origin, title, intro, parents = [], ...list }: NewsListProps) {
  const { locale, path } = list;
  return (
    <div className="page-width">
      <PageHead locale={locale} origin={origin} path={path} title={title} parents={parents} lead={intro} />
      <ArticlePage {...list} />
    </div>
  );
}
