import { listPage } from "~/app/admin/list-page";
import { ArticleAdmin } from "~/features/news/article/admin";
import { articleList } from "~/features/news/article/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/news", articleList, ArticleAdmin, (input) =>
  Promise.all([
    trpc.news.article.list.prefetch(input),
    input.filter.categoryId && trpc.news.category.byId.prefetch({ id: input.filter.categoryId }),
  ]),
);

export { generateMetadata, page as default };
