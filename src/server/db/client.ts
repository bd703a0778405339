import type { Prisma, PrismaClient } from "~/generated/prisma/client";

/** A client or an open transaction: the first parameter of every function that reads or writes the database. */
export type Db = PrismaClient | Prisma.TransactionClient;

// The server and Next's bundle each hold a copy of this module: what must be one lives on the process.
const slot = globalThis as { [key: symbol]: unknown } & typeof globalThis;
const key = Symbol.for("atrium.database");

/** Sets the client of this process; see `openDatabase`. */
export function setDatabase(client: PrismaClient | null): void {
  slot[key] = client;
}

/**
 * The database of this process.
 * @throws Error when none is open: `server.ts` opens it before the first request
 */
export function database(): PrismaClient {
  const client = slot[key];
  if (!isClient(client)) throw new Error("No database is open.");
  return client;
}

function isClient(value: unknown): value is PrismaClient {
  return typeof value === "object" && value !== null && "$transaction" in value;
}
