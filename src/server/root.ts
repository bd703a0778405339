import { careerRouter } from "~/features/career/router";
import { companyRouter } from "~/features/company/router";
import { newsRouter } from "~/features/news/router";
import { systemRouter } from "~/features/system/router";
import { websiteRouter } from "~/features/website/router";
import { collectEntities } from "~/server/crud/entities";
import { proceduresOf } from "~/server/crud/procedures";
import { createCallerFactory, router } from "~/server/crud/trpc";

export const appRouter = router({
  news: newsRouter,
  website: websiteRouter,
  career: careerRouter,
  company: companyRouter,
  system: systemRouter,
});

collectEntities(proceduresOf(appRouter));

export type AppRouter = typeof appRouter;

/** Calls procedures in-process: for REST, prefetching and tests. */
export const createCaller = createCallerFactory(appRouter);
