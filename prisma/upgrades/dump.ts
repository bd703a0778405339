// `npx tsx prisma/upgrades/dump.ts DATA_DIR NAME` writes the embedded database of a stopped site to prisma/upgrades/NAME/database.sql:
// the state that later migrations are tested on. The schema is copied into it, so that editing an old migration does not change it.
// Beside it belong the files of a small image of that site (files/media/KEY), and accounts with the password of upgrade.test.ts.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { openPglite } from "~/server/db/pglite";

const [dataDir, name] = process.argv.slice(2);
if (!dataDir || !name) throw new Error("Usage: npx tsx prisma/upgrades/dump.ts DATA_DIR NAME");

const database = await openPglite({ dataDir: path.resolve(dataDir, "database") });
const { rows: tables } = await database.query<{ name: string }>(
  `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname COLLATE "C"`,
);
const parts = [
  ...readMigrations(),
  await createTable(database, "_prisma_migrations"),
  // Neither triggers nor foreign keys: the rows are stored exactly as they were.
  "SET session_replication_role = replica;",
  `TRUNCATE ${tables.map((table) => `"${table.name}"`).join(", ")};`,
];
for (const table of tables) parts.push(await insertRows(database, table.name));
parts.push(await setSequences(database), "RESET session_replication_role;");
await database.close();

const folder = path.join("prisma", "upgrades", name);
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "database.sql"), `${parts.filter(Boolean).join("\n\n")}\n`);

function readMigrations(): string[] {
  const folders = readdirSync("prisma/migrations", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map((entry) => entry.name)
    .sort()
    .map((entry) => readFileSync(path.join("prisma", "migrations", entry, "migration.sql"), "utf8").trim());
}

/** Prisma's own table, which no migration creates. */
async function createTable(db: PGlite, table: string): Promise<string> {
  const { rows } = await db.query<{ line: string }>(
    `SELECT format('%I %s%s%s', attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN ' NOT NULL' END,
       ' DEFAULT ' || pg_get_expr(adbin, adrelid)) AS line
     FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  );
  return `CREATE TABLE "${table}" (\n  ${rows.map(({ line }) => line).join(",\n  ")},\n  PRIMARY KEY ("id")\n);`;
}

async function insertRows(db: PGlite, table: string): Promise<string> {
  const { rows: columns } = await db.query<{ name: string }>(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
    [`"${table}"`],
  );
  const names = columns.map((column) => `"${column.name}"`);
  // As text, quoted by the server itself: it reads back what it wrote.
  const values = names.map((column) => `quote_nullable(${column}::text)`).join(", ");
  const { rows } = await db.query<{ line: string }>(
    `SELECT concat('(', concat_ws(', ', ${values}), ')') AS line FROM "${table}" ORDER BY ${names[0]}`,
  );
  if (rows.length === 0) return "";
  return `INSERT INTO "${table}" (${names.join(", ")}) VALUES\n${rows.map(({ line }) => line).join(",\n")};`;
}

async function setSequences(db: PGlite): Promise<string> {
  const { rows } = await db.query<{ line: string }>(
    `SELECT format('SELECT setval(%L, %s);', format('%I', sequencename), last_value) AS line
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  return rows.map(({ line }) => line).join("\n");
}
