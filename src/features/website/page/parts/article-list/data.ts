import type { ArticleCard } from "~/features/news/article/data";
import type { newsOverview } from "~/features/news/category/data";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

/** A page of the list. */
export type ArticlePages = {
  articles: ArticleCard[];
  categories: Awaited<ReturnType<typeof newsOverview>>["categories"];
  page: number;
  pages: number;
};

export async function loadArticleList(_part: PartOf<"articleList">, { own }: PartContext) {
  return own.articles ?? null;
}
