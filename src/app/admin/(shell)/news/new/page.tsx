import { featureMetadata } from "~/app/admin/current-features";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { gate } from "~/server/auth/gate";

export const generateMetadata = () => featureMetadata("/admin/news");

export default async function NewArticlePage() {
  await gate("/admin/news");
  return <ArticleForm id={null} />;
}
