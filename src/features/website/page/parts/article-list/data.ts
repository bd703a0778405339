import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadArticleList(_part: PartOf<"articleList">, { own }: PartContext) {
  return own.articles ?? null;
}
