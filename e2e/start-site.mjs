// Starts the site under test. Sites of single test files start from a copy of its data folder from before it is filled, because
// creating and migrating an embedded database takes seconds.
import { cpSync, existsSync } from "node:fs";
import { ensureGenerated } from "../scripts/prepare.mjs";
import { run } from "../scripts/steps.mjs";

const { DATA_DIR: dataDir = "", MIGRATED_DATA_DIR: migrated = "" } = process.env;
if (!existsSync(migrated)) {
  await ensureGenerated();
  await run(process.execPath, ["--import", "tsx", "scripts/migrate.ts"]);
  cpSync(dataDir, migrated, { recursive: true });
}
await import("../scripts/start.mjs");
