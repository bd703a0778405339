import { formPage } from "~/app/admin/form-page";
import { ArticleForm } from "~/features/news/article/components/article-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = formPage("/admin/news", trpc.news.article, ArticleForm);

export { generateMetadata, page as default };
