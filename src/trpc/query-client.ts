import { type Mutation, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import superjson from "superjson";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** What a call says of itself beside its input. */
export interface CallMeta extends Record<string, unknown> {
  /** Whether an error is shown where it happened, such as at a field: then no toast says it again. */
  showsError?: (error: unknown) => boolean;
  /** The mutation makes no query stale, such as the one that ends the session. */
  keepsQueries?: boolean;
}

/** For so many milliseconds an answer is fresh: what the server put into the page is not asked for again at once. */
const STALE_TIME = 10_000;

/**
 * The cache of the typed calls, the same on the server (one for each request) and in the browser (one for each page load).
 * @param onError gets every error of a query or a mutation that nothing else shows
 */
export function createQueryClient(onError: (error: unknown) => void = () => {}): QueryClient {
  const report = (error: unknown, meta: CallMeta | undefined) => {
    if (!meta?.showsError?.(error)) onError(error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
      // Awaited by the mutation: when it is done, what the page shows is up to date.
      onSuccess: (_data, _variables, _result, mutation) => refreshEntity(client, mutation),
    }),
    defaultOptions: {
      queries: { staleTime: STALE_TIME, retry: (failures, error) => failures < 2 && isTransient(error) },
      // Without a network, a save fails at once: by default it would wait for it without a word.
      mutations: { networkMode: "always" },
      dehydrate: { serializeData: superjson.serialize },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
  return client;
}

/**
 * Refetches what any query of the mutation's entity has answered: after `[["career", "level", "update"]]` all of `career.level`, after
 * `[["news", "article", "pending", "publish"]]` all of `news.article`.
 */
async function refreshEntity(client: QueryClient, { options, meta }: Pick<Mutation, "options" | "meta">): Promise<void> {
  const path: unknown = options.mutationKey?.[0];
  if (Array.isArray(path) && !meta?.keepsQueries) await client.invalidateQueries({ queryKey: [path.slice(0, 2)] });
}

/** Whether another try may help: the network or the server was away. What was refused will be refused again. */
function isTransient(error: unknown): boolean {
  const data: unknown = error instanceof Error && "data" in error ? error.data : undefined;
  const status = typeof data === "object" && data !== null && "httpStatus" in data ? data.httpStatus : undefined;
  return status === undefined || status === 502 || status === 503 || status === 504;
}
