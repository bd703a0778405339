import { careerRouter } from "~/features/career/router";
import { createCallerFactory, router } from "~/server/trpc";

/** Every typed call, by domain. */
export const appRouter = router({ career: careerRouter });

/** The type that clients import: `createTRPCClient<AppRouter>`. */
export type AppRouter = typeof appRouter;

/** Calls procedures in the process, with a context of one's own: REST, server-side prefetching and tests do. */
export const createCaller = createCallerFactory(appRouter);
