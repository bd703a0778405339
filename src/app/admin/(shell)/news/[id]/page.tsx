import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { gate } from "~/server/auth/gate";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/news");

export default async function ArticlePage({ params }: { params: Promise<{ id: string }> }) {
  await gate("/admin/news");
  const { id } = await params;
  return <ArticleForm article={await readRecord(id, trpc.news.article.byId)} />;
}
