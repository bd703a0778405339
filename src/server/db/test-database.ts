import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { beforeAll, beforeEach, inject } from "vitest";
import { PrismaClient } from "~/generated/prisma/client";
import { finishWorkAfterAnswers } from "~/server/platform/after-answer";
import { database, setDatabase } from "./client";
import { startAnew } from "./generation";
import { transactionOptions } from "./limits";
import { openPglite, PgliteAdapterFactory } from "./pglite";
import { limitedConfig, PostgresAdapterFactory, withDatabase } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    testDatabase: { kind: "embedded"; dump: string } | { kind: "postgres"; url: string; template: string };
    emptyDatabase: string;
  }
}

/** Gives a test file a migrated database, empty before each test. A worker opens it once, in about a second. */
export function useTestDatabase(): void {
  beforeAll(openTestDatabase, 60_000);
  beforeEach(resetDatabase);
}

async function resetDatabase(): Promise<void> {
  await finishWorkAfterAnswers();
  await database().$executeRawUnsafe(deleteEverything);
  // Another test may have left the settings that it prepared.
  startAnew();
}

/** Copies an empty database into a data folder, as creating one takes seconds. */
export function copyEmptyDatabase(dataDir: string): void {
  cpSync(inject("emptyDatabase"), path.join(dataDir, "database"), { recursive: true });
}

// Test files of one worker share its global object, though not always their modules.
const worker = globalThis as typeof globalThis & {
  atriumTestDatabase?: Promise<PrismaClient>;
  atriumStatements?: string[] | undefined;
};

export async function openTestDatabase(): Promise<void> {
  worker.atriumTestDatabase ??= openCopy();
  setDatabase(await worker.atriumTestDatabase);
}

/** Collects the statements that reach the database while `work` runs. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  worker.atriumStatements = statements;
  await work().finally(() => {
    worker.atriumStatements = undefined;
  });
  return statements;
}

function openTestClient(adapter: SqlDriverAdapterFactory): PrismaClient {
  const client = new PrismaClient({ adapter, transactionOptions, log: [{ emit: "event", level: "query" }] });
  client.$on("query", ({ query }) => worker.atriumStatements?.push(query));
  return client;
}

async function openCopy(): Promise<PrismaClient> {
  const source = inject("testDatabase");
  if (source.kind === "embedded") {
    const pglite = await openPglite({ loadDataDir: new Blob([new Uint8Array(readFileSync(source.dump))]) });
    return openTestClient(new PgliteAdapterFactory(pglite));
  }
  const name = `${source.template}_${process.env.VITEST_POOL_ID}`;
  const admin = new pg.Client({ connectionString: source.url });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${source.template}"`);
  await admin.end();
  return openTestClient(new PostgresAdapterFactory(withDatabase(source.url, name), limitedConfig));
}

// Without triggers and foreign keys the order does not matter; on few rows DELETE is much faster than TRUNCATE.
const deleteEverything = `
DO $$
DECLARE
  entry RECORD;
BEGIN
  SET LOCAL session_replication_role = replica;
  FOR entry IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
    EXECUTE format('DELETE FROM %I', entry.tablename);
  END LOOP;
  FOR entry IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
    EXECUTE format('ALTER SEQUENCE %I RESTART', entry.sequencename);
  END LOOP;
END $$`;
