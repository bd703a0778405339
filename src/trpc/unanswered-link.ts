import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "~/server/root";

/** Gives calls that the site did not answer the code ERROR_UNAVAILABLE: browser messages are not translated. */
export const unansweredLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        error: (error) => observer.error(error.data ? error : new TRPCClientError("ERROR_UNAVAILABLE", { cause: error })),
      }),
    );
