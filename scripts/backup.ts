// `npm run backup` writes the site's database and files into one archive; the site may be running.
import { statSync } from "node:fs";
import path from "node:path";
import { formatBytes } from "~/lib/numbers";
import { readArguments } from "./arguments";
import { explainAndExit } from "./explain.mjs";
import { loadEnv, step } from "./steps.mjs";

loadEnv();
const { names, has } = readArguments("npm run backup -- [FILE] [--with-secrets]", { most: 1 }, ["with-secrets"]);
try {
  // Loaded late: these modules read the environment on import.
  const [{ backUpSite }, { backupFile }] = await Promise.all([
    import("~/server/operations/backup/backup"),
    import("~/server/operations/backup/folder"),
  ]);
  const file = path.resolve(names[0] ?? backupFile("atrium", new Date()));
  const progress = { rows: 0, files: 0, bytes: 0 };
  await backUpSite({ file, progress, hasSecrets: has("with-secrets") }, step);
  console.log(`✓ The backup is ${file} (${formatBytes(statSync(file).size, "en")}).`);
} catch (error) {
  explainAndExit(error);
}
