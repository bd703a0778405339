import { type Mutation, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import superjson from "superjson";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

export interface CallMeta extends Record<string, unknown> {
  /** Checks whether an error is shown in place, such as at a field, instead of a toast. */
  showsError?: (error: unknown) => boolean;
  /** Skips refetching after the mutation, for example when it ends the session. */
  keepsQueries?: boolean;
}

/** Milliseconds during which an answer is fresh: prefetched data is not fetched again at once. */
const STALE_TIME = 10_000;

/**
 * Creates the calls' cache: on the server one per request, in the browser one per page load.
 * @param onError gets errors that nothing else shows
 */
export function createQueryClient(onError: (error: unknown) => void = () => {}): QueryClient {
  const report = (error: unknown, meta: CallMeta | undefined) => {
    if (!meta?.showsError?.(error)) onError(error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
      // The mutation awaits it: afterwards the page is up to date.
      onSuccess: (_data, _variables, _result, mutation) => refreshEntity(client, mutation),
    }),
    defaultOptions: {
      queries: { staleTime: STALE_TIME, retry: (failures, error) => failures < 2 && isTransient(error) },
      // Without a network, saves fail at once; by default they would wait silently.
      mutations: { networkMode: "always" },
      dehydrate: { serializeData: superjson.serialize },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
  return client;
}

/**
 * Refetches all queries of the mutation's entity: after `[["career", "level", "update"]]` all of `career.level`, after
 * `[["news", "article", "pending", "publish"]]` all of `news.article`.
 */
async function refreshEntity(client: QueryClient, { options, meta }: Pick<Mutation, "options" | "meta">): Promise<void> {
  const path: unknown = options.mutationKey?.[0];
  if (!Array.isArray(path) || meta?.keepsQueries) return;
  const queryKey = [path.slice(0, 2)];
  // A first answer under way may be older than the change. Invalidating waits for it, instead of asking anew.
  const begun = client.getQueryCache().findAll({ queryKey, type: "active", predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
  if (begun.length > 0) await client.refetchQueries({ predicate: (query) => begun.includes(query) });
}

/** Checks whether a retry may help: the network or server was unavailable, the call was not refused. */
function isTransient(error: unknown): boolean {
  const data: unknown = error instanceof Error && "data" in error ? error.data : undefined;
  const status = typeof data === "object" && data !== null && "httpStatus" in data ? data.httpStatus : undefined;
  return status === undefined || status === 502 || status === 503 || status === 504;
}
