// `npm run db:move -- TARGET` copies the site's database to PostgreSQL or back into DATA_DIR; the site must be stopped.
import { readArguments } from "./arguments";
import { explainAndExit } from "./explain.mjs";
import { fail, loadEnv, step } from "./steps.mjs";

loadEnv();
const usage = "npm run db:move -- postgres://user:password@host:5432/name|embedded [--replace]";
const { names, has } = readArguments(usage, { least: 1, most: 1 }, ["replace"]);
const [name] = names;
try {
  // Loaded late: these modules read the environment on import.
  const [{ moveDatabase }, { env }] = await Promise.all([import("~/server/operations/backup/move-database"), import("~/env")]);
  const isEmbedded = name === "embedded";
  if (!isEmbedded && !/^postgres(ql)?:\/\//.test(name ?? "")) fail(`Usage: ${usage}`);
  const from = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  const to = { dataDir: env.DATA_DIR, databaseUrl: isEmbedded ? undefined : name };
  if (from.databaseUrl === to.databaseUrl)
    fail(`The database of the site is there already (${isEmbedded ? "DATA_DIR" : "DATABASE_URL"}).`);
  const { manifest } = await moveDatabase(
    { from, to, isReplacing: has("replace"), progress: { rows: 0, files: 0, bytes: 0 } },
    step,
  );
  console.log(
    `✓ All rows of ${manifest.tables.length} tables are there. The old database is as it was. All people have to sign in again.`,
  );
  console.log("✓ No mail is sent until an administrator resumes it in the back office.");
  if (isEmbedded) console.log("✓ Now start the site without DATABASE_URL.");
  else {
    console.log("✓ Now start the site with DATABASE_URL and NEXTAUTH_URL.");
    if (!env.NEXTAUTH_SECRET) console.log("✓ NEXTAUTH_SECRET has to be what is in DATA_DIR/secret: two-step sign-ins need it.");
  }
} catch (error) {
  explainAndExit(error);
}
