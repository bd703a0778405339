import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/news");

export default async function ArticlePage({ params }: { params: Promise<{ id: string }> }) {
  await requireView("/admin/news");
  const { id } = await params;
  const article = await readRecord(id, trpc.news.article.byId);
  await trpc.news.article.pending.byId.prefetch({ id: article.id });
  return (
    <HydrateClient>
      <ArticleForm article={article} />
    </HydrateClient>
  );
}
