import type { Prisma, PrismaClient } from "~/generated/prisma/client";
import { processSingleton } from "~/server/platform/process-singleton";

export type Db = Prisma.TransactionClient;

const open = processSingleton("database", (): { client: PrismaClient | null } => ({ client: null }));

export function setDatabase(client: PrismaClient | null): void {
  open.client = client;
}

/** Returns the database of this process. @throws Error when none is open: `server.ts` opens it before the first request */
export function database(): Db {
  return openClient();
}

export function openClient(): PrismaClient {
  if (!open.client) throw new Error("No database is open.");
  return open.client;
}
