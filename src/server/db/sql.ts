import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { messageOf } from "~/server/platform/error-facts";
import { StartError } from "~/server/platform/start-error";
import { CrashError } from "./pglite";

export type Sql = {
  query<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  run(script: string): Promise<void>;
};

/** Its calls throw a StartError when the database crashes, for want of room on the disk. */
export function sqlOfPglite(pglite: PGlite): Sql {
  return {
    query: async <Row extends object>(statement: string, values?: unknown[]) =>
      (await pglite.query<Row>(statement, values).catch(explainCrash)).rows,
    run: async (script) => void (await pglite.exec(script).catch(explainCrash)),
  };
}

function explainCrash(error: unknown): never {
  throw error instanceof CrashError ? new StartError(error.message) : error;
}

/** Its calls throw a StartError when the connection is lost, and pg's DatabaseError otherwise. */
export function sqlOfPostgres(client: pg.Client): Sql {
  return {
    query: async <Row extends object>(statement: string, values?: unknown[]) =>
      (await client.query<Row>(statement, values).catch(explainLoss)).rows,
    run: async (script) => void (await client.query(script).catch(explainLoss)),
  };
}

/** Only errors of the server have a PostgreSQL code; 57P01 to 57P03 mean that it stops or starts. */
function explainLoss(error: unknown): never {
  if (error instanceof pg.DatabaseError && !error.code?.startsWith("57P")) throw error;
  throw new StartError(`The connection to the database was lost (${messageOf(error)})`);
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export async function hasTable(sql: Sql, name: string): Promise<boolean> {
  const [found] = await sql.query<{ table: string | null }>('SELECT to_regclass($1)::text AS "table"', [quote(name)]);
  return Boolean(found?.table);
}
