import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import superjson from "superjson";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

interface ErrorMeta extends Record<string, unknown> {
  /** Whether an error is shown where it happened, such as at a field: then no toast says it again. */
  showsError?: (error: unknown) => boolean;
}

/** Answers are taken as fresh for so long: what the server put into the page is not asked for again at once. */
const FRESH = 10_000;

/**
 * The cache of the typed calls, the same on the server (one for each request) and in the browser (one for each page load).
 * @param onError gets every error of a query or a mutation that nothing else shows
 */
export function createQueryClient(onError: (error: unknown) => void = () => {}): QueryClient {
  const report = (error: unknown, meta: ErrorMeta | undefined) => {
    if (!meta?.showsError?.(error)) onError(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({ onError: (error, _variables, _result, mutation) => report(error, mutation.meta) }),
    defaultOptions: {
      queries: { staleTime: FRESH, retry: (failures, error) => failures < 2 && isPassing(error) },
      dehydrate: { serializeData: superjson.serialize },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
}

/** Whether another try may help: the network was away, or the server for a moment. What it refused it will refuse again. */
function isPassing(error: unknown): boolean {
  const data: unknown = error instanceof Error && "data" in error ? error.data : undefined;
  const status = typeof data === "object" && data !== null && "httpStatus" in data ? data.httpStatus : undefined;
  return status === undefined || status === 502 || status === 503 || status === 504;
}
