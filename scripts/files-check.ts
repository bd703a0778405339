// `npm run files:check` lists files without a row and rows without files; `--mend` deletes the former.
import { explainAndExit } from "./explain.mjs";
import { fail, loadEnv, step } from "./steps.mjs";

loadEnv();
const [option, ...rest] = process.argv.slice(2);
if ((option !== undefined && option !== "--mend") || rest.length > 0) fail("Usage: npm run files:check [-- --mend]");
try {
  // Loaded late: these modules read the environment on import.
  const [{ runCommand }, { filesCheck }] = await Promise.all([
    import("~/server/operations/control/run"),
    import("~/server/commands"),
  ]);
  const isMending = option === "--mend";
  const { files, missing, stray, deleted, remade } = await runCommand(filesCheck, { isMending }, step);
  console.log(`✓ ${files} files in the store.`);
  show("missing: a record names them, and they are not there. Bring them back from a backup", missing);
  show("stray: no record names them. Delete them with: npm run files:check -- --mend", stray);
  if (isMending) console.log(`✓ Deleted ${deleted} stray files; ${remade} share images, AVIF files and cards are made anew.`);
  // The exit code tells a monitor whether problems remain.
  if (missing.count > remade || stray.count > deleted) process.exitCode = 1;
} catch (error) {
  explainAndExit(error);
}

function show(what: string, { count, first }: { count: number; first: string[] }) {
  if (count === 0) return;
  console.log(`✗ ${count} ${what}.`);
  for (const name of first) console.log(`  ${name}`);
  if (count > first.length) console.log(`  … and ${count - first.length} more`);
}
