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
import { processSingleton } from "~/server/platform/process-singleton";
import { applyMigrations, knownMigrations, migrationsFolder } from "./migrations";
import { openPglite, PgliteAdapterFactory } from "./pglite";
import { sqlOfPglite } from "./sql";

const schemaFolder = path.resolve("prisma/schema");

const noFilters = { externalTables: [], externalEnums: [] };

/** Computes the SQL from the migrations folder to the schema folder; empty if they match. */
export async function diffMigrations(): Promise<string> {
  const pglite = await openPglite();
  try {
    const sql = sqlOfPglite(pglite);
    await applyMigrations(sql, knownMigrations());
    const triggers = await sql.query<{ table: string; columns: string }>(searchTriggersQuery);
    const found = searchTriggersOf(triggers.map(({ table, columns }) => [table, columns]));
    const { first, last } = searchMigration(found, schemaSearches());
    const tables = await diffTables(new PgliteAdapterFactory(pglite));
    return [first, tables, last].filter(Boolean).join("\n");
  } finally {
    await pglite.close();
  }
}

export function schemaSearches(): SearchColumns {
  return declaredSearches(
    readSchema()
      .map(([, content]) => content)
      .join("\n"),
  );
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

/** Prisma's own engine, as WebAssembly: the package brings no binary. */
async function openSchemaEngine(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<SchemaEngine> {
  // The package's bindings serve one instance: a second one (of another copy of this module) would get the first one's calls.
  const bindings = await processSingleton("schema-engine", loadBindings);
  return bindings.SchemaEngine.new({ datamodels: readSchema() }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter));
}

async function loadBindings(): Promise<Bindings> {
  // The package's entry imports its .wasm as a module, which Node can't do without a flag.
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
    migrationDirectories: knownMigrations().map(({ name, script }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: script } },
    })),
  };
}
