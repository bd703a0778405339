import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import {
  declaredSearches,
  type SearchColumns,
  searchMigration,
  searchTriggersOf,
  searchTriggersQuery,
} from "~/server/db/search-triggers";
import { processSingleton } from "~/server/process-singleton";

const migrationsFolder = path.resolve("prisma/migrations");
const schemaFolder = path.resolve("prisma/schema");

const noFilters = { externalTables: [], externalEnums: [] };

/** The names of the migrations that a database still lacks, in their order. */
export async function pendingMigrations(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<string[]> {
  const connection = await adapter.connect();
  const query = async (sql: string) => (await connection.queryRaw({ sql, args: [], argTypes: [] })).rows;
  try {
    const [known] = await query(`SELECT to_regclass('"_prisma_migrations"')::text`);
    const applied = known?.[0]
      ? await query("SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL")
      : [];
    const names = new Set(applied.map(([name]) => name));
    return readMigrations()
      .migrationDirectories.map(({ path: name }) => name)
      .filter((name) => !names.has(name));
  } finally {
    await connection.dispose();
  }
}

/**
 * Applies the migrations that a database still lacks, exactly as `prisma migrate deploy` does, for an embedded database
 * and a PostgreSQL server alike (Prisma's own engine, as WebAssembly: the package brings no binary).
 * @returns the names of the migrations applied, none if it was up to date
 * @throws the engine's error when a migration fails; it is then marked as failed and later runs refuse
 */
export async function applyMigrations(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<string[]> {
  const engine = await openSchemaEngine(adapter);
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: readMigrations(), filters: noFilters });
  return appliedMigrationNames;
}

/** The migrations that this version knows, in their order. */
export function knownMigrations(): { name: string; script: string }[] {
  return migrationFolders().map((name) => ({ name, script: readMigration(name) }));
}

/**
 * The SQL that leads from the migrations folder to the schema folder; an empty text when they say the same.
 * @param adapter any empty database: the migrations are applied there
 */
export async function diffMigrations(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<string> {
  await applyMigrations(adapter);
  const { first, last } = searchMigration(await readSearchTriggers(adapter), schemaSearches());
  const tables = await diffTables(adapter);
  return [first, tables, last].filter(Boolean).join("\n");
}

/** What the Prisma schema says that each `search` column holds. */
export function schemaSearches(): SearchColumns {
  return declaredSearches(
    readSchema()
      .map(([, content]) => content)
      .join("\n"),
  );
}

async function readSearchTriggers(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<SearchColumns> {
  const connection = await adapter.connect();
  try {
    const { rows } = await connection.queryRaw({ sql: searchTriggersQuery, args: [], argTypes: [] });
    return searchTriggersOf(rows.map(([table, columns]) => [table, columns]));
  } finally {
    await connection.dispose();
  }
}

async function diffTables(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<string> {
  const engine = await openSchemaEngine(adapter);
  const { stdout } = await engine.diff({
    from: { tag: "migrations", ...readMigrations() },
    to: { tag: "schemaDatamodel", files: readSchema().map(([file, content]) => ({ path: file, content })) },
    script: true,
    exitCode: null,
    filters: noFilters,
  });
  return stdout === null || stdout.includes("This is an empty migration") ? "" : stdout;
}

type Bindings = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");

async function openSchemaEngine(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<SchemaEngine> {
  // The package's bindings serve one instance: another one, of another copy of this module, would get the calls of the first.
  const bindings = await processSingleton("schema-engine", loadBindings);
  return bindings.SchemaEngine.new({ datamodels: readSchema() }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter));
}

async function loadBindings(): Promise<Bindings> {
  // The package's own entry imports its .wasm as a module, which Node can't do without a flag.
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasmFile = path.resolve("node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), { "./schema_engine_bg.js": { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
  return bindings;
}

function readSchema(): [file: string, content: string][] {
  return readdirSync(schemaFolder)
    .filter((name) => name.endsWith(".prisma"))
    .map((name) => [path.join(schemaFolder, name), readFileSync(path.join(schemaFolder, name), "utf8")]);
}

function readMigrations(): MigrationList {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: readFileSync(path.join(migrationsFolder, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: migrationFolders().map((name) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: readMigration(name) } },
    })),
  };
}

function migrationFolders(): string[] {
  const entries = readdirSync(migrationsFolder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}

function readMigration(name: string): string {
  return readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8");
}
