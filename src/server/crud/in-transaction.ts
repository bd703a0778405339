import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import type { Identified } from "~/lib/identified";
import type { Db } from "~/server/db/client";
import { runPublicTransaction } from "~/server/db/generation";
import { lockTable, runTransaction } from "~/server/db/transaction";
import { fromPrisma } from "~/server/platform/errors";
import type { Entity } from "./entity";

type Written = Pick<Entity<Identified>, "code" | "table" | "isPublic" | "isSerial" | "afterCommit">;

/**
 * Runs a change in one transaction, retries lost races, and empties the page cache unless the entity is never public.
 * @param work gets `isRetry`: then lock rows that were read without a lock
 * @throws ERROR_UNAVAILABLE when the database is away or too busy; errors of `work`, with nothing saved
 */
export async function inTransaction<Result>(
  entity: Written,
  work: (tx: Db, isRetry: boolean) => Promise<Result>,
): Promise<Result> {
  const run = entity.isPublic === false ? runTransaction : runPublicTransaction;
  try {
    const result = await run(async (tx, isRetry) => {
      if (entity.isSerial) await lockTable(tx, entity.table);
      return work(tx, isRetry);
    });
    entity.afterCommit?.();
    return result;
  } catch (error) {
    if (error instanceof ZodError) throw new TRPCError({ code: "BAD_REQUEST", cause: error });
    throw fromPrisma(error, entity.code) ?? error;
  }
}
