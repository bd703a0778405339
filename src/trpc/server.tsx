import "server-only";

import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { cache } from "react";
import { pageContext } from "~/server/crud/page-guard";
import { type AppRouter, createCaller } from "~/server/root";
import { createQueryClient } from "~/trpc/query-client";

/**
 * Typed calls during rendering, with the request's session: `await trpc.career.level.list.prefetch(input)` provides the answer
 * to client components inside `<HydrateClient>`.
 */
export const { trpc, HydrateClient } = createHydrationHelpers<AppRouter>(
  createCaller(pageContext),
  cache(() => createQueryClient()),
);
