// `npm start` takes a fresh clone to a running site, or a built one in a few seconds.
import { createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { ensureBuilt } from "./build.mjs";
import { explainAndExit } from "./explain.mjs";
import { checkNode, ensureGenerated, ensureInstalled } from "./prepare.mjs";
import { fail, loadEnv, step } from "./steps.mjs";

/** A container's image contains the build and is read-only. */
const isBuilt = process.argv.includes("--built");

checkNode();
loadEnv();
// Saves memory. The embedded database (WebAssembly) is compiled lazily and optimised only where it is hot. The JavaScript heap
// may grow by a quarter before a garbage collection; by default it grows to several times the live data. package.json sets what
// can't be set here: the initial heap size and one malloc arena, since glibc's arenas of some fifteen threads never return 140
// MB.
setFlagsFromString("--wasm-lazy-compilation");
setFlagsFromString("--wasm-tiering-budget=30000000");
setFlagsFromString("--heap-growing-percent=25");
setFlagsFromString("--gc-memory-reducer-start-delay-ms=1000");

try {
  await checkPort();
  if (!isBuilt) await ensureInstalled();
  // Checks the environment before a long build.
  await import("../src/env.js");
  if (!isBuilt) {
    await ensureGenerated();
    await ensureBuilt();
  }
  /** @type {typeof import("../server")} */
  const { startServer } = await import(pathToFileURL(path.resolve("dist", "server.js")).href);
  await startServer({ isDevelopment: false, step });
} catch (error) {
  explainAndExit(error);
}

/** Checks the port before a long build; the server checks it again. */
async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  if (!(port >= 0 && port < 65_536)) return;
  await new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => fail(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`));
    probe.listen(port, () => probe.close(resolve));
  });
}
