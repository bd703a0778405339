import "server-only";

import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { cache } from "react";
import { pageContext } from "~/server/crud/page-guard";
import { type AppRouter, createCaller } from "~/server/root";
import { createQueryClient } from "~/trpc/query-client";

/**
 * Typed calls while a page is rendered, with the session of its request: `await trpc.career.level.list.prefetch(input)` puts the
 * answer into the page, and a client component inside `<HydrateClient>` that asks for the same has it at once.
 */
export const { trpc, HydrateClient } = createHydrationHelpers<AppRouter>(
  createCaller(pageContext),
  cache(() => createQueryClient()),
);
