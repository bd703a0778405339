// `npm run admin:reset -- EMAIL` prints a link with which an administrator who is locked out chooses a new password.
import { explainAndExit } from "./explain.mjs";
import { fail, loadEnv, step } from "./steps.mjs";

loadEnv();
const [email, ...rest] = process.argv.slice(2);
if (email === undefined || rest.length > 0) fail("Usage: npm run admin:reset -- EMAIL");
try {
  // Loaded late: these modules read the environment on import.
  const [{ runCommand }, { adminReset }] = await Promise.all([
    import("~/server/operations/control/run"),
    import("~/server/commands"),
  ]);
  const reset = await runCommand(adminReset, { email }, step);
  console.log(`${reset.email} can choose a new password here, once and within an hour:\n${reset.link}`);
} catch (error) {
  explainAndExit(error);
}
