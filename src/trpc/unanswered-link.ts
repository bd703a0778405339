import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "~/server/root";

/**
 * Gives a call the code ERROR_UNAVAILABLE that the site has not answered: the network was away, or a proxy answered instead. What
 * browsers say of that is in no language of ours.
 */
export const unansweredLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        error: (error) => observer.error(error.data ? error : new TRPCClientError("ERROR_UNAVAILABLE", { cause: error })),
      }),
    );
