import { writingPage } from "~/app/admin/writing-page";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = writingPage("/admin/news", trpc.news.article, ArticleForm);

export { generateMetadata, page as default };
