import { publishedRecordPage } from "~/app/admin/record-pages";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = publishedRecordPage("/admin/news", trpc.news.article, (article) => (
  <ArticleForm article={article} />
));

export { generateMetadata, page as default };
