// `npm run migrate` applies missing migrations; `npm run migrate -- new NAME` generates the next one from the schema.
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
  // Loaded late: these modules read the environment on import.
  const [{ openDatabase }, { env }] = await Promise.all([import("~/server/db/open"), import("~/env")]);
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, step, fill: async () => {} });
  await database.close();
  console.log("✓ The database is up to date.");
}

/** Writes a migration. Review it before committing: it does not move data. */
async function writeNew(name: string): Promise<void> {
  const [{ diffMigrations }, { knownMigrations, nextMigrationName }] = await Promise.all([
    import("~/server/db/diff-migrations"),
    import("~/server/db/migrations"),
  ]);
  const sql = await diffMigrations();
  if (sql === "") {
    console.log("✓ The migrations already say what the schema says.");
    return;
  }
  const known = knownMigrations().map((migration) => migration.name);
  const folder = path.join("prisma", "migrations", nextMigrationName(name, known, new Date()));
  mkdirSync(folder);
  writeFileSync(path.join(folder, "migration.sql"), sql);
  console.log(`✓ Wrote ${folder}/migration.sql`);
}
