import { newRecordPage } from "~/app/admin/record-pages";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = newRecordPage("/admin/news", trpc.news.article.byId, (copied) => (
  <ArticleForm article={null} copied={copied} />
));

export { generateMetadata, page as default };
