import type { Prisma, PrismaClient } from "~/generated/prisma/client";
import { processSingleton } from "~/server/platform/process-singleton";

/**
 * The database or an open transaction: the first parameter of every function that reads or writes. It begins no transaction:
 * `runTransaction` in `transaction.ts` does.
 */
export type Db = Prisma.TransactionClient;

const open = processSingleton("database", (): { client: PrismaClient | null } => ({ client: null }));

export function setDatabase(client: PrismaClient | null): void {
  open.client = client;
}

/**
 * The database of this process.
 * @throws Error when none is open: `server.ts` opens it before the first request
 */
export function database(): Db {
  return openClient();
}

/** The client, for `transaction.ts` alone. @throws Error when no database is open */
export function openClient(): PrismaClient {
  if (!open.client) throw new Error("No database is open.");
  return open.client;
}
