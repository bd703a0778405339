// `npm run migrate` applies what the database lacks; `npm run migrate -- new NAME` writes the next migration from the schema.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { explainAndExit } from "./explain.mjs";
import { fail, loadEnv, step } from "./steps.mjs";

loadEnv();
const [command, ...words] = process.argv.slice(2);
try {
  if (command === undefined) await apply();
  else if (command === "new" && words.length > 0) await writeNew(words.join("_"));
  else fail("Usage: npm run migrate, or npm run migrate -- new NAME");
} catch (error) {
  explainAndExit(error);
}

async function apply(): Promise<void> {
  // They read the environment when they are loaded.
  const [{ openDatabase }, { env }] = await Promise.all([import("~/server/db/open"), import("~/env")]);
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, step, fill: async () => {} });
  await database.close();
  console.log("✓ The database is up to date.");
}

/** Writes a migration. Read it before you commit it: it does not move data. */
async function writeNew(name: string): Promise<void> {
  const { diffMigrations } = await import("~/server/db/diff-migrations");
  const sql = await diffMigrations();
  if (sql === "") {
    console.log("✓ The migrations already say what the schema says.");
    return;
  }
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join("prisma", "migrations", `${stamp}_${name.toLowerCase().replace(/[^a-z0-9]+/g, "_")}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "migration.sql"), sql);
  console.log(`✓ Wrote ${folder}/migration.sql`);
}
