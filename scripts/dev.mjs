// `npm run dev`: the same server and the same data, with hot reload.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleServer } from "./build.mjs";
import { explainAndExit } from "./explain.mjs";
import { checkNode, ensureGenerated, ensureInstalled } from "./prepare.mjs";
import { loadEnv, step } from "./steps.mjs";

checkNode();
loadEnv();
// @ts-expect-error Next's types make it read-only; this is the one place where it is decided.
process.env.NODE_ENV = "development";
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

try {
  await ensureInstalled();
  await ensureGenerated();
  const bundle = path.join("dist", "development.js");
  await step("Building the server", () => bundleServer(bundle));
  /** @type {typeof import("../server")} */
  const { startServer } = await import(pathToFileURL(path.resolve(bundle)).href);
  await startServer({ isDevelopment: true, step });
} catch (error) {
  explainAndExit(error);
}
