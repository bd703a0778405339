import { featureMetadata } from "~/app/admin/current-features";
import { type ListPageProps, listInput } from "~/components/table/list-state";
import { ArticleAdmin } from "~/features/news/article/admin";
import { articleList } from "~/features/news/article/schema";
import { requireView } from "~/server/auth/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/news");

export default async function ArticlePage({ searchParams }: ListPageProps) {
  await requireView("/admin/news");
  await trpc.news.article.list.prefetch(listInput(articleList, await searchParams));
  return (
    <HydrateClient>
      <ArticleAdmin />
    </HydrateClient>
  );
}
