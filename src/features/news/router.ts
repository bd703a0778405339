import { articleRouter } from "~/features/news/article/router";
import { categoryRouter } from "~/features/news/category/router";
import { router } from "~/server/crud/trpc";

export const newsRouter = router({ category: categoryRouter, article: articleRouter });
