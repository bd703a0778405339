import { featureMetadata } from "~/app/admin/current-features";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { requireView } from "~/server/auth/page-guard";

export const generateMetadata = () => featureMetadata("/admin/news");

export default async function NewArticlePage() {
  await requireView("/admin/news");
  return <ArticleForm id={null} />;
}
