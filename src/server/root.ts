import { careerRouter } from "~/features/career/router";
import { companyRouter } from "~/features/company/router";
import { newsRouter } from "~/features/news/router";
import { systemRouter } from "~/features/system/router";
import { websiteRouter } from "~/features/website/router";
import { collectEntities } from "~/server/crud/entities";
import { proceduresOf } from "~/server/crud/procedures";
import { createCallerFactory, router } from "~/server/crud/trpc";

/** Every typed call, by domain. */
export const appRouter = router({
  news: newsRouter,
  website: websiteRouter,
  career: careerRouter,
  company: companyRouter,
  system: systemRouter,
});

collectEntities(proceduresOf(appRouter));

/** The type that clients import: `createTRPCClient<AppRouter>`. */
export type AppRouter = typeof appRouter;

/** Calls procedures in the process, with a context of one's own: REST, server-side prefetching and tests do. */
export const createCaller = createCallerFactory(appRouter);
