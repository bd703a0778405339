// `npm run restore -- FILE` replaces the site's content with a backup; a site on an embedded database may keep running.
import path from "node:path";
import { readArguments } from "./arguments";
import { explainAndExit } from "./explain.mjs";
import { loadEnv, step } from "./steps.mjs";

loadEnv();
const { names, has } = readArguments("npm run restore -- FILE [--replace]", { least: 1, most: 1 }, ["replace"]);
try {
  // Loaded late: the module reads the environment on import.
  const { restoreSite } = await import("~/server/operations/backup/restore");
  const progress = { rows: 0, files: 0, bytes: 0 };
  const options = { file: path.resolve(...names), isReplacing: has("replace"), progress };
  const { manifest, persons, hasLostTwoStep, isRunning } = await restoreSite(options, step);
  console.log(`✓ The site is that of ${manifest.createdAt}. All people have to sign in again.`);
  if (isRunning) console.log("✓ The site that runs goes on with it.");
  console.log("✓ No mail is sent until an administrator resumes it in the back office.");
  if (!manifest.hasSecrets) console.log("✓ The backup has no secrets: two-step sign-ins and links in mails have ended.");
  if (hasLostTwoStep) console.log("✓ NEXTAUTH_SECRET is not that of the backup: two-step sign-ins have ended.");
  if (persons > 0) console.log(`✓ Erased again: ${persons} persons.`);
} catch (error) {
  explainAndExit(error);
}
