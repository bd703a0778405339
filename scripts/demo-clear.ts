// `npm run demo:clear` deletes the demo company's records that nobody has changed.
import { explainAndExit } from "./explain.mjs";
import { fail, loadEnv, step } from "./steps.mjs";

loadEnv();
if (process.argv.length > 2) fail("Usage: npm run demo:clear");
try {
  // Loaded late: these modules read the environment on import.
  const [{ runCommand }, { demoClear }] = await Promise.all([
    import("~/server/operations/control/run"),
    import("~/server/commands"),
  ]);
  const { deleted, left } = await runCommand(demoClear, {}, step);
  console.log(`✓ Removed ${deleted} records of the demo company.${left > 0 ? ` ${left} are in use and were kept.` : ""}`);
} catch (error) {
  explainAndExit(error);
}
