// `npm run dev` runs the same server on the same data with hot reload.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleServer, watchSiteScript } from "./build.mjs";
import { explainAndExit } from "./explain.mjs";
import { checkNode, ensureGenerated, ensureInstalled } from "./prepare.mjs";
import { loadEnv, step } from "./steps.mjs";

checkNode();
loadEnv();
// @ts-expect-error read-only in Next's types; this is the one place that sets it.
process.env.NODE_ENV = "development";
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

try {
  await ensureInstalled();
  await ensureGenerated();
  const folder = path.join("dist", "development");
  await step("Building the server", () => bundleServer(folder));
  await step("Building the script of the public pages", () => watchSiteScript());
  /** @type {typeof import("../server")} */
  const { startServer } = await import(pathToFileURL(path.resolve(folder, "server.js")).href);
  await startServer({ isDevelopment: true, step });
} catch (error) {
  explainAndExit(error);
}
