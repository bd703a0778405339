import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";

/** One connection to a database of either kind. */
export type Sql = {
  query<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Several statements at once, without values. */
  run(script: string): Promise<void>;
};

export function sqlOfPglite(pglite: PGlite): Sql {
  return {
    query: async <Row extends object>(statement: string, values?: unknown[]) => (await pglite.query<Row>(statement, values)).rows,
    run: async (script) => void (await pglite.exec(script)),
  };
}

export function sqlOfPostgres(client: pg.Client): Sql {
  return {
    query: async <Row extends object>(statement: string, values?: unknown[]) => (await client.query<Row>(statement, values)).rows,
    run: async (script) => void (await client.query(script)),
  };
}

/** A name in a statement. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
