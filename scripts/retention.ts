// `npm run retention` deletes personal data past its retention date at once, as the daily job does.
import { explainAndExit } from "./explain.mjs";
import { fail, loadEnv, step } from "./steps.mjs";

loadEnv();
if (process.argv.length > 2) fail("Usage: npm run retention");
try {
  // Loaded late: these modules read the environment on import.
  const [{ runCommand }, { retention }] = await Promise.all([
    import("~/server/operations/control/run"),
    import("~/server/commands"),
  ]);
  const { trash, applications, submissions, conversations, activity, mails, persons, files } = await runCommand(
    retention,
    {},
    step,
  );
  console.log(`✓ Erased from the trash: ${trash}. Anonymised: ${applications} applications, ${conversations} conversations.`);
  console.log(
    `✓ Deleted: ${activity} entries of the activity log, ${mails} mails, ${submissions} repeated applications, ${files} CVs without a candidate.`,
  );
  console.log(`✓ Erasures repeated: ${persons}.`);
} catch (error) {
  explainAndExit(error);
}
