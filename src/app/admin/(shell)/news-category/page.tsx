import { listPage } from "~/app/admin/list-page";
import { CategoryAdmin } from "~/features/news/category/admin";
import { categoryList } from "~/features/news/category/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage(
  "/admin/news-category",
  categoryList,
  CategoryAdmin,
  trpc.news.category.list.prefetch,
);

export { generateMetadata, page as default };
