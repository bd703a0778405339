// `npm run restore -- FILE` fills the site, which must not run, with a backup.
import path from "node:path";
import { readArguments } from "./arguments";
import { explainAndExit } from "./explain.mjs";
import { describeProgress } from "./progress";
import { loadEnv, step } from "./steps.mjs";

loadEnv();
const { names, has } = readArguments("npm run restore -- FILE [--replace]", { least: 1, most: 1 }, ["replace"]);
try {
  // It reads the environment when it is loaded.
  const { restoreSite } = await import("~/server/backup/restore");
  const progress = { rows: 0, files: 0, bytes: 0 };
  const options = { file: path.resolve(...names), progress, isReplacing: has("replace") };
  const restored = await step(
    "Restoring",
    () => restoreSite(options, step),
    () => describeProgress(progress),
  );
  const { manifest, persons, hasLostTwoStep } = restored;
  console.log(`✓ The site is that of ${manifest.createdAt}. Everybody has to sign in again.`);
  if (!manifest.hasSecrets) console.log("✓ The backup has no secrets: two-step sign-ins and links in mails have ended.");
  if (hasLostTwoStep) console.log("✓ NEXTAUTH_SECRET is not that of the backup: two-step sign-ins have ended.");
  if (persons > 0) console.log(`✓ Erased again: ${persons} persons.`);
} catch (error) {
  explainAndExit(error);
}
