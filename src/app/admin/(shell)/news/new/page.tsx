import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { requireView } from "~/server/crud/page-guard";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/news");

export default async function NewArticlePage({ searchParams }: { searchParams: Promise<{ copy?: string | string[] }> }) {
  await requireView("/admin/news");
  const { copy } = await searchParams;
  const copied = typeof copy === "string" ? await readRecord(copy, trpc.news.article.byId) : null;
  return <ArticleForm article={null} copied={copied} />;
}
