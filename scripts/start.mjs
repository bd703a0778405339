// `npm start`: from a clean clone to a running site; from a built one in a few seconds.
import { createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { ensureBuilt } from "./build.mjs";
import { explainAndExit } from "./explain.mjs";
import { checkNode, ensureGenerated, ensureInstalled } from "./prepare.mjs";
import { fail, loadEnv, step } from "./steps.mjs";

checkNode();
loadEnv();
// Of the embedded database only what is used is compiled, and only what is used much is compiled twice: a quarter of the memory
// of an idle server. (So is the small young generation of objects, which package.json sets: it can't be set from here.)
setFlagsFromString("--wasm-lazy-compilation");
setFlagsFromString("--wasm-tiering-budget=30000000");

try {
  await checkPort();
  await ensureInstalled();
  // Checks the environment before a build, which takes long.
  await import("../src/env.js");
  await ensureGenerated();
  await ensureBuilt();
  /** @type {typeof import("../server")} */
  const { startServer } = await import(pathToFileURL(path.resolve("dist", "server.js")).href);
  await startServer({ isDevelopment: false, step });
} catch (error) {
  explainAndExit(error);
}

/** Checks the port before a build, which takes long; the server checks it again. */
async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  if (!(port >= 0 && port < 65_536)) return;
  await new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => fail(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`));
    probe.listen(port, () => probe.close(resolve));
  });
}
