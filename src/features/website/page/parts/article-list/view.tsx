import { Section } from "~/components/site/section";
import { ArticlePage } from "~/features/news/article/components/article-page";
import type { ArticlePages } from "../own-content";
import type { PartViewProps } from "../part-view";

export function ArticleListView({ data, frame, isInHead, locale }: PartViewProps<ArticlePages>) {
  const { articles, pages, categories, page } = data;
  const list = <ArticlePage path="/news" list={{ articles, pages }} {...{ locale, categories, page }} />;
  return isInHead ? list : <Section {...frame}>{list}</Section>;
}
