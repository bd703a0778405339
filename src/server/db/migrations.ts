import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { messageOf } from "~/server/platform/error-facts";
import { StartError } from "~/server/platform/start-error";
import { hasTable, type Sql } from "./sql";

export const migrationsFolder = path.resolve("prisma/migrations");

export type Migration = { name: string; script: string };

/** Prisma's own table as its engine creates it, so that `prisma migrate` works on the same database. */
export const migrationsTable = `
CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

export function knownMigrations(): Migration[] {
  const entries = readdirSync(migrationsFolder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
  return names.map((name) => ({ name, script: readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8") }));
}

/** Dates a new migration after all others, even those dated later than this machine's clock, as they run in order of name. */
export function nextMigrationName(title: string, known: readonly string[], now: Date): string {
  const stamp = Number(now.toISOString().replace(/\D/g, "").slice(0, 14));
  const last = Number(known.at(-1)?.slice(0, 14) ?? 0);
  return `${Math.max(stamp, last + 1)}_${title.toLowerCase().replace(/[^a-z0-9]+/g, "_")}`;
}

export async function appliedMigrations(sql: Sql): Promise<string[] | null> {
  if (!(await hasTable(sql, "_prisma_migrations"))) return null;
  const rows = await sql.query<{ name: string }>(
    `SELECT migration_name AS "name" FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
}

export async function pendingMigrations(sql: Sql): Promise<Migration[]> {
  const applied = await appliedMigrations(sql);
  return knownMigrations().filter(({ name }) => !applied?.includes(name));
}

/**
 * Applies migrations, each in a transaction with its record, so that the next start can repeat a failed one.
 * @param sql connection with the start lock, held while the server works on a killed client's migration
 * @throws StartError when one fails; those before it stay
 */
export async function applyMigrations(sql: Sql, migrations: Migration[]): Promise<void> {
  await sql.run(migrationsTable);
  for (const { name, script } of migrations) {
    const checksum = createHash("sha256").update(script).digest("hex");
    try {
      // A script without BEGIN is one transaction. Removes failed attempts of Prisma's engine and earlier versions.
      await sql.run(
        `DELETE FROM "_prisma_migrations" WHERE "finished_at" IS NULL;
        ${script}
        ;INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
        VALUES ('${randomUUID()}', '${checksum}', '${name}', now(), 1)`,
      );
    } catch (error) {
      throw new StartError(
        `The migration ${name} failed and left nothing behind: ${messageOf(error)}. Start the version before this one, which works as before, or this one when the reason is gone.`,
      );
    }
  }
}

/** @throws StartError when the database holds tables of another application */
export async function refuseOtherTables(sql: Sql): Promise<void> {
  if (await appliedMigrations(sql)) return;
  const [other] = await sql.query<{ name: string }>(
    `SELECT tablename::text AS "name" FROM pg_tables WHERE schemaname = 'public' LIMIT 1`,
  );
  if (other)
    throw new StartError(`The database has tables of something else (${other.name}). Give the site a database of its own.`);
}
