import { notFound } from "next/navigation";
import { featureMetadata } from "~/app/admin/current-features";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { requireView } from "~/server/auth/page-guard";

export const generateMetadata = () => featureMetadata("/admin/news");

export default async function ArticlePage({ params }: { params: Promise<{ id: string }> }) {
  await requireView("/admin/news");
  const id = Number((await params).id);
  if (!Number.isSafeInteger(id) || id < 1) notFound();
  return <ArticleForm id={id} />;
}
