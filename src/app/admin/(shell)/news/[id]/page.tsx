import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { requireView } from "~/server/auth/page-guard";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/news");

export default async function ArticlePage({ params }: { params: Promise<{ id: string }> }) {
  await requireView("/admin/news");
  const { id } = await params;
  return <ArticleForm article={await readRecord(id, trpc.news.article.byId)} />;
}
