import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { ArticleAdmin } from "~/features/news/article/admin";
import { articleList } from "~/features/news/article/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/news");

export default async function ArticlePage({ searchParams }: ListPageProps) {
  await requireView("/admin/news");
  const input = listInput(articleList, await searchParams);
  const { categoryId } = input.filter;
  await Promise.all([trpc.news.article.list.prefetch(input), categoryId && trpc.news.category.byId.prefetch({ id: categoryId })]);
  return (
    <HydrateClient>
      <ArticleAdmin list={describeList(articleList)} />
    </HydrateClient>
  );
}
